//! Users, their API tokens, and what masters administer.

pub mod admin;
pub mod password;
pub mod refusal;
pub mod token;
pub mod user;

pub use admin::{AdminUser, AuditAction, AuditEntry, Settings, SettingsInput, UserRightsInput};
pub use password::{PasswordChangeInput, PasswordResetInput};
pub use token::{ApiToken, ApiTokenFields, ApiTokenInput, Scope};
pub use user::{Credentials, Opening, Profile, ProfileInput, ReckoningTerms, Registration, RegistrationInput, User};
