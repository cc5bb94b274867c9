//! Accounts over HTTP: registration, signing in and out, the user's own profile, password and tokens.

mod account;
mod device;
pub mod password;
pub mod password_link;
mod proof;
pub mod secret;
mod session;
mod token;

pub use account::services as account_services;
pub use session::{Cookies, SESSION_COOKIE, sessions};
pub use token::services as token_services;
