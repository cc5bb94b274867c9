//! Tests that record every SQL statement. Diesel's default instrumentation is process-wide, so they are a separate test
//! binary, serialised by a lock.
#![expect(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on must stop")]

#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/app.rs"]
mod app;
mod bounds;
mod inserts;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/openapi_contract.rs"]
mod openapi_contract;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/operations.rs"]
mod operations;
mod plans;
#[expect(dead_code, reason = "fixtures of the API's tests, of which these need a part")]
#[path = "../api/tenants.rs"]
mod tenants;
