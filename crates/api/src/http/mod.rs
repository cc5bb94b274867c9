//! The conventions of every route: the asker, the body, answers and refusals.

mod access;
mod address;
mod answer;
mod asker;
mod body;
mod dress;
mod export;
mod listing;
mod origin;
mod problem;
mod problem_body;
mod query;
mod request;

pub use access::{Access, InSession, Master, SignedIn, stores_nothing};
pub use address::{Proxies, address};
pub use answer::{CsvFile, Outcome, PdfFile, Reply, created, made, no_content, ok, record};
pub use asker::{Asker, PROVED_HASH, SESSION_KEY, SESSION_USER, SIGNED_IN_FROM, Who};
pub use body::{Empty, hex, read_body};
pub use dress::dress;
pub use export::note_export;
pub use listing::{FormatQuery, List, ListQuery, Listing, SpreadsheetFile};
pub use origin::{Origin, from_own_origin};
pub use problem::Problem;
pub use problem_body::ProblemBody;
pub use query::{PageQuery, Params};
pub use request::{Delete, Get, Post, Put, key};
