//! The API on actix-web: one file per resource, the conventions of the API in `http`, and the server itself.

mod admin;
mod app;
mod assets;
mod auth;
mod blocking;
mod callers;
pub mod commands;
pub mod config;
mod connection;
mod crossing;
mod finance;
mod fleet;
mod freight;
mod health;
mod http;
mod jobs;
mod limits;
mod logging;
mod long_reads;
mod maintenance;
mod metrics;
mod minimum;
mod openapi;
mod operations;
mod overview;
mod packing;
mod payments;
mod pdf;
mod readiness;
mod server;
mod state;
mod turns;

pub use app::{configure, document, wrapped};
pub use logging::{Rest as LogRest, log_to, start as start_logging};
pub use server::{database_fault, serve, serve_until};
pub use state::{AppState, stop_clock};
