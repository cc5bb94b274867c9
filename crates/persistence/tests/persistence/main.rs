//! What the database keeps, on either kind: its shape, its transactions, its pages, and the books in step with freights.

mod books;
mod idempotency;
mod migration;
mod page;
mod sample;
mod shape;
mod store;
