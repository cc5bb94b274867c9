//! Administration of rate tables by masters: history, preview, import and withdrawal.

use std::borrow::Cow;

use ::rates::{
    AnyTable, CarrierTaxTable, Dated, MinimumFreightTable, RateImport, RateKind, RatePreview, RateRecord, RateTable,
    WaitingTimeRate, diesel_price::DieselPrices, history,
};
use accounts::AuditAction;
use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    Error, RateImportId, Result,
    schema::{rate_imports as imports, users},
    text::day,
};

use super::in_force;
use crate::{
    Db,
    accounts::audit::{self, Actor},
    stale,
};

/// Lists the history of one kind of table, or of all: the latest first day first.
pub fn list(db: &mut Db, kind: Option<RateKind>, today: NaiveDate) -> Result<Vec<RateRecord>> {
    let mut records = Vec::new();
    for one in RateKind::ALL.iter().filter(|one| kind.is_none_or(|kind| kind == **one)) {
        records.extend(history_of(db, *one, today)?);
    }
    // The sort is stable: within a day each kind retains its own order.
    records.sort_by_key(|record| std::cmp::Reverse(record.valid_from));
    Ok(records)
}

fn history_of(db: &mut Db, kind: RateKind, today: NaiveDate) -> Result<Vec<RateRecord>> {
    let imported: Vec<(RateImport, Option<String>)> = imports::table
        .left_join(users::table.on(users::id.eq(imports::actor_id)))
        .filter(imports::kind.eq(kind))
        .order(imports::id)
        .select((RateImport::as_select(), users::name.nullable()))
        .load(db)?;
    history(kind, &imported, today)
}

/// Loads one import with its state in the history of its kind.
pub fn find(db: &mut Db, id: RateImportId, today: NaiveDate) -> Result<RateRecord> {
    let kind: RateKind = imports::table.filter(imports::id.eq(id)).select(imports::kind).first(db)?;
    history_of(db, kind, today)?.into_iter().find(|record| record.id == Some(id)).ok_or(Error::NotFound)
}

/// Returns the table in force on a day, whatever its kind.
fn table_in_force(db: &mut Db, kind: RateKind, day: NaiveDate) -> Result<Option<AnyTable>> {
    fn any<T: RateTable>(found: Option<Cow<'static, Dated<T>>>) -> Option<AnyTable> {
        found.map(|dated| AnyTable::from(&*dated))
    }
    Ok(match kind {
        RateKind::MinimumFreight => any(in_force::<MinimumFreightTable>(db, day)?),
        RateKind::CarrierTax => any(in_force::<CarrierTaxTable>(db, day)?),
        RateKind::WaitingTime => any(in_force::<WaitingTimeRate>(db, day)?),
        RateKind::DieselPrice => any(in_force::<DieselPrices>(db, day)?),
    })
}

/// Returns the CSV of the table in force from a first day on, to be edited and imported again.
///
/// # Errors
/// [`Error::NotFound`] if none begins on that day.
pub fn csv(db: &mut Db, kind: RateKind, valid_from: NaiveDate) -> Result<String> {
    let found = table_in_force(db, kind, valid_from)?.filter(|table| table.act.valid_from == valid_from);
    found.map(|table| table.csv).ok_or(Error::NotFound)
}

/// Previews the changes of a table.
pub fn preview(db: &mut Db, table: &AnyTable, today: NaiveDate) -> Result<RatePreview> {
    let current = table_in_force(db, table.kind, table.act.valid_from)?;
    Ok(RatePreview::of(table, current.as_ref(), history_of(db, table.kind, today)?))
}

/// Imports a table and records it in the audit trail.
///
/// # Errors
/// [`Error::Validation`] at `csv` if it changes nothing.
pub fn insert(db: &mut Db, actor: &Actor, table: &AnyTable, today: NaiveDate) -> Result<RateRecord> {
    let act = &table.act;
    table.ensure_new(table_in_force(db, table.kind, act.valid_from)?.as_ref())?;
    let id: RateImportId = diesel::insert_into(imports::table)
        .values((
            imports::version.eq(1_i64),
            imports::created_at.eq(actor.at),
            imports::actor_id.eq(actor.id.get()),
            imports::kind.eq(table.kind),
            imports::valid_from.eq(act.valid_from),
            imports::title.eq(&act.title),
            imports::source.eq(&act.source),
            imports::official.eq(act.official),
            imports::csv.eq(&table.csv),
        ))
        .returning(imports::id)
        .get_result(db)?;
    audit::insert(db, actor, AuditAction::ImportedRates, None, Some(&detail(table.kind, &act.title, act.valid_from)))?;
    find(db, id, today)
}

/// Withdraws an import, if it has the given version, and records it in the audit trail. The previous table is in force
/// again.
///
/// # Errors
/// [`Error::NotFound`], [`Error::Stale`], or [`Error::Conflict`] if it is already withdrawn.
pub fn withdraw(db: &mut Db, actor: &Actor, id: RateImportId, version: Option<i64>, today: NaiveDate) -> Result<()> {
    let current = find(db, id, today)?;
    if version.is_some_and(|version| version != current.version) {
        return Err(stale(&current));
    }
    current.ensure_not_withdrawn()?;
    diesel::update(imports::table.filter(imports::id.eq(id)))
        .set((imports::withdrawn_at.eq(actor.at), imports::version.eq(imports::version + 1)))
        .execute(db)?;
    let detail = detail(current.kind, &current.title, current.valid_from);
    audit::insert(db, actor, AuditAction::WithdrewRates, None, Some(&detail))
}

fn detail(kind: RateKind, title: &str, valid_from: NaiveDate) -> String {
    format!("{}: {title}, desde {}", kind.label(), day(valid_from))
}
