//! Conventions of every route: extractors, bodies, responses and problem documents.

mod address;
mod body;
mod export_audit;
mod listing;
mod origin;
mod problem;
mod problem_body;
pub mod query;
mod request;
mod response;
mod response_headers;

pub use crate::auth::{
    Admin, AnyCredential, Authenticated, PROVED_HASH, Policy, Principal, SESSION_KEY, SESSION_USER, SIGNED_IN_FROM,
    SessionOnly, stores_nothing,
};
pub use address::{Proxies, address};
pub use body::{Empty, hex, read_body};
pub use export_audit::audit_export;
pub use listing::{List, ListQuery, Listing, SpreadsheetFile, WholeListQuery};
pub use origin::{Origin, verify_origin};
pub use problem::Problem;
pub use problem_body::ProblemBody;
pub use query::{PageQuery, Params};
pub use request::{Delete, Get, Post, Put, key};
pub use response::{CsvFile, HandlerResult, PdfFile, Reply, created, made, no_content, ok, record};
pub use response_headers::response_headers;
