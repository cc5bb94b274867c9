//! RateImport: a table imported by a master, in place of or beside the shipped ones.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Check, Error, Input, Instant, RateImportId, Result, UserId, schema::rate_imports, text::day};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::{Act, AnyTable, RateKind};

/// Table that a master imported. It is never changed or deleted, only withdrawn.
#[derive(Clone, Debug, Queryable, Selectable, Identifiable)]
#[diesel(table_name = rate_imports)]
pub struct RateImport {
    /// Identity; of two with the same first day the greater one has precedence.
    pub id: RateImportId,
    /// Version; grows by one when the import is withdrawn.
    pub version: i64,
    /// Time of import.
    pub created_at: Instant,
    /// Master who imported it.
    pub actor_id: UserId,
    /// Kind of table.
    pub kind: RateKind,
    /// First day in force.
    pub valid_from: NaiveDate,
    /// Name of its act.
    pub title: String,
    /// Source of its figures.
    pub source: String,
    /// True where they are those of the official text.
    pub official: bool,
    /// Table as its kind writes it.
    pub csv: String,
    /// Time of withdrawal.
    pub withdrawn_at: Option<Instant>,
}

impl RateImport {
    /// Reads the imported table.
    pub fn table(&self) -> Result<AnyTable> {
        let read = self.kind.read(&self.csv, &self.source, self.official);
        read.map_err(|error| Error::Internal(format!("the imported table {}: {error}", self.id).into()))
    }
}

/// Import of a table, as a master enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RateInput {
    /// Kind of table.
    pub kind: RateKind,
    /// Table as a CSV: comma or semicolon, decimal point or comma.
    #[input(verbatim)]
    pub csv: String,
    /// Source of its figures, in Portuguese.
    #[validate(length(min = 1, max = 200))]
    pub source: String,
    /// True where they are those of the official text; else they are never shown as official.
    #[serde(default)]
    pub official: bool,
}

impl RateInput {
    /// Checks the entry and returns its table.
    ///
    /// # Errors
    /// [`Error::Validation`] at `source`, and at `csv` for each line at fault.
    pub fn check(mut self) -> Result<AnyTable> {
        let mut check = Check::of(&mut self);
        let read = match self.kind.read(&self.csv, &self.source, self.official) {
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
    /// Refuses a table equal to the one in force from the same day on; another source, or another official status,
    /// counts as new.
    ///
    /// # Errors
    /// [`Error::Validation`] at `csv` with `nothing_changes`.
    pub fn ensure_new(&self, existing: Option<&Self>) -> Result<()> {
        let reported = |table: &Self| {
            let Act { valid_from, title, source, official, .. } = table.act.clone();
            (valid_from, title, source, official)
        };
        let same = |existing: &&Self| reported(existing) == reported(self) && existing.cells == self.cells;
        match existing.filter(same) {
            None => Ok(()),
            Some(Self { act, .. }) => {
                let since = day(act.valid_from);
                let message =
                    format!("Nada muda: {}, desde {since}, já está aqui com estes mesmos valores e fonte.", act.title);
                Err(Error::field("csv", "nothing_changes", message))
            }
        }
    }
}
