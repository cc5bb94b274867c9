//! Tests of both databases: schema, transactions, pagination, faults, and the invariants of the books.
#![expect(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on must stop")]

mod addresses;
mod books;
mod books_checks;
mod books_entries;
mod books_figures;
mod books_hand;
mod books_reckoned;
mod books_rows;
mod books_screens;
mod books_settled;
mod circles;
mod faults;
mod group_commit;
mod idempotency;
mod migration;
mod owners;
mod page;
mod parsed;
mod prepared;
#[cfg(unix)]
mod private_file;
mod proxy;
mod purge;
mod sample;
mod sessions;
mod shape;
mod store;
// The library has no test build of its own. This file has no other dependency, so its unit tests run here.
#[path = "../../src/typed_search.rs"]
mod typed_search;
