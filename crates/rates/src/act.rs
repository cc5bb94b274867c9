//! Act: what gave a table its force, and since when.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What gave a table its force: an act of the law, or the week of a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Act {
    /// Its name: `Portaria SUROC 22/2026`.
    pub title: String,
    /// The first day on which it holds.
    pub valid_from: NaiveDate,
    /// Whether the figures are those of the official text; if not, they were transcribed and are never shown as official.
    pub official: bool,
    /// Where the figures were taken from, in Portuguese.
    pub source: String,
    /// What else must be known of it, in Portuguese.
    pub note: Option<String>,
}

/// A table and what gave it its force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dated<T> {
    /// What gave it its force.
    pub act: Act,
    /// The figures.
    pub table: T,
}
