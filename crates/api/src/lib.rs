//! actix-web: one file per resource, the conventions of the API in `http`, and the server itself.

mod admin;
mod app;
mod assets;
mod auth;
pub mod config;
mod finance;
mod fleet;
mod freight;
mod health;
mod http;
mod jobs;
mod limits;
mod logging;
mod maintenance;
mod minimum;
mod openapi;
mod overview;
mod paper;
mod payments;
mod server;
mod state;
mod turns;

pub use app::{configure, wrapped};
pub use logging::start as start_logging;
pub use openapi::document;
pub use server::serve;
pub use state::AppState;
