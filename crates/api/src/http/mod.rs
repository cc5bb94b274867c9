//! The conventions that every route keeps: who asks, what the body is, how it is answered and refused.

mod answer;
mod body;
mod listing;
mod origin;
mod problem;
mod query;
mod request;
mod who;

pub use answer::{CsvFile, Outcome, PdfFile, created, no_content, record};
pub use body::{Empty, hex, read_body};
pub use listing::{FormatQuery, ListQuery, Listing, SpreadsheetFile};
pub use origin::from_own_origin;
pub use problem::{Problem, ProblemBody, dress};
pub use query::{PageQuery, Params};
pub use request::{Delete, Post, Put, claim};
pub use who::{Master, SESSION_USER, Session, Who, address};
