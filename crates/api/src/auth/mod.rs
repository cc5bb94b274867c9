//! Accounts over HTTP: registration, signing in and out, the user's own profile, password, notices and tokens.

mod account;
mod device;
mod notice;
pub mod password;
pub mod password_link;
pub mod proof;
pub mod secret;
mod session;
pub mod setup;
mod token;

pub use account::services as account_services;
pub use notice::services as notice_services;
pub use session::{Cookies, SESSION_COOKIE, sessions};
pub use token::services as token_services;
