//! User, Session, ApiToken: who may come in.

pub mod admin;
pub mod password;
pub mod token;
pub mod user;

pub use admin::{AdminUser, AuditAction, AuditEntry, Settings, SettingsInput, UserRightsInput};
pub use password::{PasswordChangeInput, PasswordResetInput};
pub use token::{ApiToken, ApiTokenFields, ApiTokenInput, Scope};
pub use user::{Credentials, Opening, Profile, ProfileInput, Registration, RegistrationInput, Terms, User};
