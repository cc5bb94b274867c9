//! Personal API tokens: named, scoped, expiring, sent once.

use chrono::{NaiveDate, TimeDelta};
use diesel::prelude::*;
use kernel::{ApiTokenId, Check, Input, Instant, Now, OwnerId, Result, schema::api_tokens, string_enum};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::Password;

/// Maximum number of tokens of a user.
pub const MAX_TOKENS: i64 = 50;

/// Minimum interval between two records of a token's use: recording each one would turn every read into a write.
const USE_RECORD_INTERVAL: TimeDelta = TimeDelta::hours(1);

string_enum! {
    /// Scope of a token.
    Scope {
        /// Read only.
        Read = "read" "Só leitura",
        /// Read and write.
        Write = "write" "Leitura e gravação",
    }
}

/// A personal API token, without its secret.
#[derive(Clone, Debug, Queryable, Identifiable, Serialize, ToSchema)]
#[diesel(table_name = api_tokens)]
#[serde(rename_all = "camelCase")]
pub struct ApiToken {
    /// Identity.
    pub id: ApiTokenId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Name: the purpose of the token.
    pub name: String,
    /// Scope.
    pub scope: Scope,
    /// SHA-256 of the secret.
    #[serde(skip)]
    #[diesel(deserialize_as = String)]
    pub secret_hash: SecretString,
    /// Last day on which it works; null if it never expires.
    pub expires_on: Option<NaiveDate>,
    /// Time of its last use, exact to the hour; null if it was never used.
    pub last_used_at: Option<Instant>,
}

kernel::entity!(ApiToken);

impl ApiToken {
    /// Returns true when it still works on a day in its owner's zone.
    pub fn works_on(&self, day: NaiveDate) -> bool {
        self.expires_on.is_none_or(|last| day <= last)
    }

    /// Returns true when a use at this moment is to be recorded.
    pub fn should_record_use(&self, at: Instant) -> bool {
        self.last_used_at.is_none_or(|last| last.plus(USE_RECORD_INTERVAL) <= at)
    }
}

/// Fields of a new token.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApiTokenInput {
    /// Name: the purpose of the token.
    #[validate(length(min = 1, max = 80))]
    pub name: String,
    /// Scope.
    pub scope: Scope,
    /// Last day on which it works; null if it never expires.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub expires_on: Option<NaiveDate>,
    /// The user's own password: a session alone cannot create a token.
    #[schema(value_type = String)]
    pub password: Password,
}

/// A checked token.
#[derive(Clone, Insertable)]
#[diesel(table_name = api_tokens, treat_none_as_default_value = false)]
pub struct ApiTokenFields {
    /// Name: the purpose of the token.
    pub name: String,
    /// Scope.
    pub scope: Scope,
    expires_on: Option<NaiveDate>,
}

impl ApiTokenInput {
    /// Returns the identity of a repeated request. It excludes the password, because the fingerprint is stored with a
    /// fast hash.
    pub fn identity(&self) -> String {
        format!("{:?}", (&self.name, self.scope, self.expires_on))
    }

    /// Checks every field but the password, which the account's hash decides.
    pub fn check(mut self, now: &Now) -> Result<ApiTokenFields> {
        let mut check = Check::of(&mut self);
        let ahead = self.expires_on.is_none_or(|day| day >= now.today);
        check.ensure(ahead, "expiresOn", "in_the_past", "A validade precisa ser hoje ou depois.");
        check.finish()?;
        Ok(ApiTokenFields { name: self.name, scope: self.scope, expires_on: self.expires_on })
    }
}
