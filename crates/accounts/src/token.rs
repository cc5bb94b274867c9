//! Personal API tokens: named, scoped, expiring, shown once.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{ApiTokenId, Check, Input, Instant, Now, OwnerId, Result, choice, schema::api_tokens};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

choice! {
    /// What a token may do.
    Scope {
        /// Read only.
        Read = "read" "Somente leitura",
        /// Read and write.
        Write = "write" "Leitura e escrita",
    }
}

/// A personal API token, without its secret.
#[derive(Clone, Debug, Queryable, Identifiable, Serialize, ToSchema)]
#[diesel(table_name = api_tokens)]
#[serde(rename_all = "camelCase")]
pub struct ApiToken {
    /// Identity.
    pub id: ApiTokenId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was made.
    pub created_at: Instant,
    /// When it last changed.
    pub updated_at: Instant,
    /// What it is for.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// SHA-256 of the secret.
    #[serde(skip)]
    pub secret_hash: String,
    /// The last day it works; never ends when absent.
    pub expires_on: Option<NaiveDate>,
}

kernel::entity!(ApiToken);

/// What making a token takes.
#[derive(Clone, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApiTokenInput {
    /// What it is for.
    #[validate(length(min = 1, max = 80))]
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// The last day it works.
    #[serde(default)]
    pub expires_on: Option<NaiveDate>,
}

/// A checked token.
#[derive(Clone, Insertable)]
#[diesel(table_name = api_tokens)]
pub struct ApiTokenFields {
    name: String,
    scope: Scope,
    expires_on: Option<NaiveDate>,
}

impl ApiTokenInput {
    /// Checks every field.
    pub fn check(mut self, now: &Now) -> Result<ApiTokenFields> {
        let mut check = Check::of(&mut self);
        let ahead = self.expires_on.is_none_or(|day| day >= now.today);
        check.ensure(ahead, "expiresOn", "in_the_past", "A validade precisa ser hoje ou depois.");
        check.finish()?;
        Ok(ApiTokenFields { name: self.name, scope: self.scope, expires_on: self.expires_on })
    }
}
