//! Accounts over HTTP: registration, sessions, profile, password, notices and API tokens.

mod account;
mod device;
mod extractor;
mod notice;
pub mod password;
pub mod password_link;
mod policy;
pub mod proof;
pub mod secret;
mod session;
pub mod setup;
mod token;

pub use account::services as account_services;
pub use extractor::{
    Authenticated, PROVED_HASH, Principal, SESSION_KEY, SESSION_USER, SIGNED_IN_FROM, bearer, challenge,
};
pub use notice::services as notice_services;
pub use policy::{Admin, AnyCredential, Policy, SessionOnly, stores_nothing};
pub use session::{Cookies, SESSION_COOKIE, sessions};
pub use token::services as token_services;
