//! REST API on actix-web: one file per resource, the conventions of the API in `http`, and the server itself.

mod admin;
mod app;
mod assets;
mod auth;
mod blocking;
pub mod commands;
pub mod config;
mod connection;
mod credential_cache;
mod finance;
mod fleet;
mod freight;
mod health;
mod http;
mod job_limiter;
mod jobs;
mod keyed_semaphore;
mod limits;
mod logging;
mod maintenance;
mod metrics;
mod minimum;
mod openapi;
mod operations;
mod overview;
mod payments;
mod pdf;
mod readiness;
mod server;
mod state;

pub use app::{build_app, docs, document};
pub use logging::{log_to, start as start_logging};
pub use openapi::Docs;
pub use server::{database_fault, serve, serve_until};
pub use state::{AppState, freeze_clock};
