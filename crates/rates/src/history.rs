//! The history of a kind of table: what was shipped and what was put in, from when to when each holds, and what a new one
//! would change.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kernel::{Entity, Instant, RateImportId, Result, choice};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{AnyTable, Difference, RateChange, RateImport, RateKind, minimum_freight};

choice! {
    /// Where a table came from.
    RateOrigin {
        /// It came with the program.
        Shipped = "shipped" "Do sistema",
        /// A master put it in.
        Imported = "imported" "Importada",
    }
}

/// A table in the history of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RateTable)]
pub struct RateRecord {
    /// Identity of an import; none of what was shipped.
    pub id: Option<RateImportId>,
    /// Grows by one when it is withdrawn.
    pub version: i64,
    /// Which kind.
    pub kind: RateKind,
    /// The first day on which it holds.
    pub valid_from: NaiveDate,
    /// The last: the day before the next begins.
    pub valid_to: Option<NaiveDate>,
    /// The name of its act.
    pub title: String,
    /// Where its figures are from, in Portuguese.
    pub source: String,
    /// Whether they are those of the official text.
    pub official: bool,
    /// How many places of the table are filled: the lines of its file.
    pub cells: i64,
    /// Where it came from.
    pub origin: RateOrigin,
    /// Whether it holds today.
    pub in_force: bool,
    /// Whether another import of the same first day took its place.
    pub superseded: bool,
    /// When it was withdrawn.
    pub withdrawn_at: Option<Instant>,
    /// When it was put in.
    pub imported_at: Option<Instant>,
    /// Who put it in; none when the account is gone.
    pub imported_by: Option<String>,
    /// What else must be known of it, in Portuguese.
    pub note: Option<String>,
}

impl Entity for RateRecord {
    fn id(&self) -> i64 {
        self.id.map(i64::from).unwrap_or_default()
    }

    fn version(&self) -> i64 {
        self.version
    }
}

/// Which table another one is held against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedTable {
    /// The name of its act.
    pub title: String,
    /// The first day on which it holds.
    pub valid_from: NaiveDate,
}

/// What a table would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatePreview {
    /// Which kind.
    pub kind: RateKind,
    /// The first day on which it would hold.
    pub valid_from: NaiveDate,
    /// The name of its act.
    pub title: String,
    /// The table of the same first day whose place it would take.
    pub replaces: Option<RateRecord>,
    /// The table that holds on that day until now, against which the changes are.
    pub compared_with: Option<ComparedTable>,
    /// Every figure that is not the same.
    pub changes: Vec<RateChange>,
    /// How many places stay as they are.
    pub unchanged: i64,
    /// How many places of the table are filled.
    pub cells: i64,
}

impl RatePreview {
    /// What a table would change of the one that holds on its first day; `history` is that of its kind.
    pub fn of(table: &AnyTable, standing: Option<&AnyTable>, history: Vec<RateRecord>) -> Self {
        let day = table.act.valid_from;
        let in_place = |one: &RateRecord| one.valid_from == day && !one.superseded && one.withdrawn_at.is_none();
        let Difference { changes, unchanged } = Difference::of(standing.map_or(&[], |one| &one.cells), &table.cells);
        let named = |one: &AnyTable| ComparedTable { title: one.act.title.clone(), valid_from: one.act.valid_from };
        Self {
            kind: table.kind,
            valid_from: day,
            title: table.act.title.clone(),
            replaces: history.into_iter().find(in_place),
            compared_with: standing.map(named),
            changes,
            unchanged,
            cells: count(table),
        }
    }
}

fn count(table: &AnyTable) -> i64 {
    i64::try_from(table.cells.len()).unwrap_or(i64::MAX)
}

/// Every table of a kind, also those that hold no longer: the newest first day first, and of one day the last import
/// first. `imports` are those of the kind, each with the name of who put it in.
pub fn history(kind: RateKind, imports: &[(RateImport, Option<String>)], today: NaiveDate) -> Result<Vec<RateRecord>> {
    let mut records: Vec<RateRecord> = kind.shipped().map(shipped).collect();
    for (import, by) in imports {
        records.push(imported(import, by.clone())?);
    }
    records.sort_by_key(|record| std::cmp::Reverse((record.valid_from, record.id)));
    // The last that was put in of each day is the one that holds from it on; what was shipped has no id and gives way.
    let mut holding: BTreeMap<NaiveDate, Option<RateImportId>> = BTreeMap::new();
    for record in records.iter().filter(|record| record.withdrawn_at.is_none()) {
        holding.entry(record.valid_from).or_insert(record.id);
    }
    let mut begins: BTreeSet<NaiveDate> = holding.keys().copied().collect();
    if kind == RateKind::MinimumFreight {
        // An act whose coefficients are not known ends the one before it too.
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
