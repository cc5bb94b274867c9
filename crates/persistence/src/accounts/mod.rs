//! People, their sessions, tokens and links; settings and the audit trail.

mod access;
pub mod audit;
pub mod person;
pub mod session;
pub mod settings;
pub mod token;
pub mod user;
