//! Closed months that a write would change: the content of a conflict.

use serde::Serialize;
use utoipa::ToSchema;

use crate::Cents;

/// Figure of a closed month that a write would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClosedChange {
    /// Name of the figure, in Portuguese.
    pub label: String,
    /// Amount in the closed month, in cents; null where no sum changes but what it is made of does.
    pub before_cents: Option<Cents>,
    /// Amount after the write, in cents; null as `beforeCents`.
    pub after_cents: Option<Cents>,
}

/// Closed month that a write would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClosedMonth {
    /// Month, as `2026-10`.
    pub month: String,
    /// Figures that would change.
    pub changes: Vec<ClosedChange>,
}
