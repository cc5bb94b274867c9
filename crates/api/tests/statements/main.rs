//! Tests that record every SQL statement. Diesel's default instrumentation is process-wide, so they are a test binary of
//! their own, where a lock serialises them.
#![expect(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on must stop")]

#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/app.rs"]
mod app;
mod bounds;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/documented.rs"]
mod documented;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/house.rs"]
mod house;
mod inserts;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/operations.rs"]
mod operations;
mod plans;
