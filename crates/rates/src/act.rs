//! Act: the source of a table's force, and the day from which it holds.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Source of a table's force: an act of the law, or the week of a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Act {
    /// Name: `Portaria SUROC 22/2026`.
    pub title: String,
    /// First day on which it holds.
    pub valid_from: NaiveDate,
    /// True where the figures are those of the official text; else they were transcribed and are never shown as
    /// official.
    pub official: bool,
    /// Source of the figures, in Portuguese.
    pub source: String,
    /// Note on the figures, in Portuguese; null where there is none.
    pub note: Option<String>,
}

/// A table and its act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dated<T> {
    /// Act.
    pub act: Act,
    /// Figures.
    pub table: T,
}
