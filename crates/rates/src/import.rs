//! RateImport: a table that a master put in, over or beside what the program ships.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Check, Error, Instant, RateImportId, Result, UserId, schema::rate_imports, text::day};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{AnyTable, RateKind};

/// The longest word on where figures are from.
const MAX_SOURCE: usize = 200;

/// A table that a master put in. It is never changed or deleted, only withdrawn.
#[derive(Clone, Debug, Queryable, Selectable, Identifiable)]
#[diesel(table_name = rate_imports)]
pub struct RateImport {
    /// Identity; of two with the same first day the greater one holds.
    pub id: RateImportId,
    /// Grows by one when it is withdrawn.
    pub version: i64,
    /// When it was put in.
    pub created_at: Instant,
    /// By whom.
    pub actor_id: UserId,
    /// Which kind of table.
    pub kind: RateKind,
    /// The first day on which it holds.
    pub valid_from: NaiveDate,
    /// The name of its act.
    pub title: String,
    /// Where its figures are from.
    pub source: String,
    /// Whether they are those of the official text.
    pub official: bool,
    /// The table as its kind writes it.
    pub csv: String,
    /// When it was withdrawn.
    pub withdrawn_at: Option<Instant>,
}

impl RateImport {
    /// What it says of a table.
    ///
    /// # Errors
    /// [`Error::Internal`] when it can no longer be read.
    pub fn table(&self) -> Result<AnyTable> {
        let read = self.kind.read(&self.csv, &self.source, self.official);
        read.map_err(|error| Error::Internal(format!("the imported table {}: {error}", self.id)))
    }
}

/// What a master puts in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RateInput {
    /// Which kind of table.
    pub kind: RateKind,
    /// The table as a CSV: comma or semicolon, decimal point or comma.
    pub csv: String,
    /// Where its figures are from, in Portuguese.
    pub source: String,
    /// Whether they are those of the official text; if not, they are never shown as official.
    #[serde(default)]
    pub official: bool,
}

impl RateInput {
    /// The table, if nothing is wrong with it.
    ///
    /// # Errors
    /// [`Error::Validation`] at `source`, and at `csv` for each line at fault.
    pub fn check(&self) -> Result<AnyTable> {
        let mut check = Check::new();
        let source = check.text("source", &self.source, MAX_SOURCE);
        let read = match self.kind.read(&self.csv, &source, self.official) {
            Err(Error::Validation(errors)) => {
                errors.into_iter().for_each(|error| check.fail(&error.field, &error.code, error.message));
                None
            }
            read => Some(read?),
        };
        check.finish_with(read)
    }
}

impl AnyTable {
    /// A table that says what already holds from the same day on need not be put in; to show that figures that were
    /// transcribed are official is something new.
    ///
    /// # Errors
    /// [`Error::Validation`] at `csv` with `nothing_changes`.
    pub fn ensure_new(&self, standing: Option<&Self>) -> Result<()> {
        let same = |standing: &&Self| {
            let (old, new) = (&standing.act, &self.act);
            let confirmed = new.official && !old.official;
            (old.valid_from, &old.title) == (new.valid_from, &new.title) && standing.cells == self.cells && !confirmed
        };
        match standing.filter(same) {
            None => Ok(()),
            Some(Self { act, .. }) => {
                let since = day(act.valid_from);
                let message =
                    format!("Nada muda: {}, desde {since}, já está aqui com estes mesmos valores.", act.title);
                Err(Error::field("csv", "nothing_changes", message))
            }
        }
    }
}
