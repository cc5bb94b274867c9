//! History of a kind of table: shipped and imported tables, their days in force, and the preview of a new one.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kernel::{Entity, Error, Instant, RateImportId, Result, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{AnyTable, Difference, RateChange, RateImport, RateKind, minimum_freight};

string_enum! {
    /// Origin of a table.
    RateOrigin {
        /// Shipped with the program.
        Shipped = "shipped" "Do sistema",
        /// Imported by a master.
        Imported = "imported" "Importada",
    }
}

/// Table in the history of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RateTable)]
pub struct RateRecord {
    /// Identity of an import; null for a shipped table.
    pub id: Option<RateImportId>,
    /// Version; grows by one when the table is withdrawn.
    pub version: i64,
    /// Kind.
    pub kind: RateKind,
    /// First day in force.
    pub valid_from: NaiveDate,
    /// Last day in force: the day before the next begins; null for the last one.
    pub valid_to: Option<NaiveDate>,
    /// Name of its act.
    pub title: String,
    /// Source of its figures, in Portuguese.
    pub source: String,
    /// True where they are those of the official text.
    pub official: bool,
    /// Number of filled cells: the lines of its file.
    pub cells: i64,
    /// Origin.
    pub origin: RateOrigin,
    /// True for the table in force today.
    pub in_force: bool,
    /// True where a later import of the same first day replaced it.
    pub superseded: bool,
    /// Time of withdrawal; null where it is not withdrawn.
    pub withdrawn_at: Option<Instant>,
    /// Time of import; null for a shipped table.
    pub imported_at: Option<Instant>,
    /// Master who imported it; null for a deleted account and a shipped table.
    pub imported_by: Option<String>,
    /// Note on the table, in Portuguese; null where there is none.
    pub note: Option<String>,
}

impl RateRecord {
    /// Refuses to withdraw a table that was withdrawn before.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `already_withdrawn`.
    pub fn ensure_not_withdrawn(&self) -> Result<()> {
        if self.withdrawn_at.is_some() {
            return Err(Error::conflict("already_withdrawn", "Esta tabela já foi retirada."));
        }
        Ok(())
    }
}

impl Entity for RateRecord {
    fn id(&self) -> i64 {
        self.id.map(i64::from).unwrap_or_default()
    }

    fn version(&self) -> i64 {
        self.version
    }
}

/// Table that another one is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedTable {
    /// Name of its act.
    pub title: String,
    /// First day in force.
    pub valid_from: NaiveDate,
}

/// Changes by a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatePreview {
    /// Kind.
    pub kind: RateKind,
    /// First day in force.
    pub valid_from: NaiveDate,
    /// Name of its act.
    pub title: String,
    /// Table of the same first day that it would replace; null without one.
    pub replaces: Option<RateRecord>,
    /// Table in force on that day so far, with which the new one is compared; null without one.
    pub compared_with: Option<ComparedTable>,
    /// Changed figures.
    pub changes: Vec<RateChange>,
    /// Number of cells that stay as they are.
    pub unchanged: i64,
    /// Number of filled cells.
    pub cells: i64,
}

impl RatePreview {
    /// Compares a new table with `existing`, the known one in force on its first day; `history` is that of their kind.
    pub fn of(table: &AnyTable, existing: Option<&AnyTable>, history: Vec<RateRecord>) -> Self {
        let day = table.act.valid_from;
        let in_place = |one: &RateRecord| one.valid_from == day && !one.superseded && one.withdrawn_at.is_none();
        let Difference { changes, unchanged } = Difference::of(existing.map_or(&[], |one| &one.cells), &table.cells);
        let named = |one: &AnyTable| ComparedTable { title: one.act.title.clone(), valid_from: one.act.valid_from };
        Self {
            kind: table.kind,
            valid_from: day,
            title: table.act.title.clone(),
            replaces: history.into_iter().find(in_place),
            compared_with: existing.map(named),
            changes,
            unchanged,
            cells: count(table),
        }
    }
}

fn count(table: &AnyTable) -> i64 {
    i64::try_from(table.cells.len()).unwrap_or(i64::MAX)
}

/// Lists every table of a kind, past ones included: the latest first day first, and of one day the last import first.
/// `imports` are those of the kind, each with the name of the importing master.
pub fn history(kind: RateKind, imports: &[(RateImport, Option<String>)], today: NaiveDate) -> Result<Vec<RateRecord>> {
    let mut records: Vec<RateRecord> = kind.shipped().map(shipped).collect();
    for (import, by) in imports {
        records.push(imported(import, by.clone())?);
    }
    records.sort_by_key(|record| std::cmp::Reverse((record.valid_from, record.id)));
    // The last import of a day is in force from it on; a shipped table has no id and lower precedence.
    let mut holding: BTreeMap<NaiveDate, Option<RateImportId>> = BTreeMap::new();
    for record in records.iter().filter(|record| record.withdrawn_at.is_none()) {
        holding.entry(record.valid_from).or_insert(record.id);
    }
    let mut begins: BTreeSet<NaiveDate> = holding.keys().copied().collect();
    if kind == RateKind::MinimumFreight {
        // An act with unknown coefficients ends the one before it too.
        begins.extend(minimum_freight::timeline().iter().map(|act| act.valid_from));
    }
    for record in &mut records {
        let live = record.withdrawn_at.is_none();
        let holds = live && holding.get(&record.valid_from) == Some(&record.id);
        let next = begins.range(record.valid_from..).find(|day| **day > record.valid_from);
        record.valid_to = next.and_then(|day| day.pred_opt());
        record.superseded = live && !holds;
        record.in_force = holds && record.valid_from <= today && record.valid_to.is_none_or(|last| today <= last);
    }
    Ok(records)
}

fn shipped(table: &AnyTable) -> RateRecord {
    RateRecord {
        id: None,
        version: 1,
        kind: table.kind,
        valid_from: table.act.valid_from,
        valid_to: None,
        title: table.act.title.clone(),
        source: table.act.source.clone(),
        official: table.act.official,
        cells: count(table),
        origin: RateOrigin::Shipped,
        in_force: false,
        superseded: false,
        withdrawn_at: None,
        imported_at: None,
        imported_by: None,
        note: table.act.note.clone(),
    }
}

fn imported(import: &RateImport, by: Option<String>) -> Result<RateRecord> {
    let table = import.table()?;
    Ok(RateRecord {
        id: Some(import.id),
        version: import.version,
        origin: RateOrigin::Imported,
        withdrawn_at: import.withdrawn_at,
        imported_at: Some(import.created_at),
        imported_by: by,
        ..shipped(&table)
    })
}
