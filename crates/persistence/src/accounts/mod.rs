//! Accounts: users, sessions, tokens, links, notices, settings and the audit trail.

mod access;
pub mod audit;
pub mod notice;
pub mod person;
pub mod session;
pub mod settings;
pub mod token;
pub mod user;
