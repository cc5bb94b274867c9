//! Users, their API tokens, what masters administer, and the audit trail.

pub mod admin;
pub mod audit;
mod common_words;
pub mod ended;
pub mod errors;
pub mod notice;
pub mod password;
pub mod token;
pub mod user;

pub use admin::{AdminUser, ChangedPerson, OwnPasswordInput, Settings, SettingsInput, UserRights, UserRightsInput};
pub use audit::{AuditAction, AuditEntry};
pub use ended::EndedAccess;
pub use notice::{Notice, NoticesSeenInput};
pub use password::{Password, PasswordChangeInput, PasswordResetInput};
pub use token::{ApiToken, ApiTokenFields, ApiTokenInput, Scope};
pub use user::{Credentials, Opening, Profile, ProfileInput, Registration, RegistrationInput, TenantSettings, User};
