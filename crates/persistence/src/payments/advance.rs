//! Advances to drivers: posted on the day of payment, and deducted by at most one settlement.

use chrono::NaiveDate;
use diesel::{
    dsl::{AsSelect, auto_type},
    prelude::*,
};
use finance::{
    SourceKind,
    ledger::unlikely::{AmountOf, LAST_OWN_AMOUNTS},
};
use kernel::{
    Cents, Check, DriverAdvanceId, DriverId, FreightId, Now, OwnerId, Page, PageRequest, Result, VehicleId, Warning,
};
use payments::{Advance, AdvanceFields, AdvanceInput, AdvanceRecord};
use serde::Deserialize;
use utoipa::IntoParams;

use super::driver;
use crate::{
    Db, at_version,
    connection::MultiBackend,
    finance::posting,
    keyset::keyset,
    owned::{
        driver_advances as advances, driver_payments as settlements, drivers, freight_drivers, freights,
        join_same_tenant,
    },
    references::Named,
    sql::narrowed,
};

/// Filter of the list of advances.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only of this driver.
    pub driver_id: Option<DriverId>,
    /// Only for this freight.
    pub freight_id: Option<FreightId>,
    /// `true`: only those not deducted by a settlement; `false`: only the others.
    pub open: Option<bool>,
}

/// An advance with the names of the records it references.
#[derive(Queryable, Selectable)]
struct Row {
    #[diesel(embed)]
    advance: Advance,
    #[diesel(select_expression = drivers::name)]
    driver_name: String,
    #[diesel(select_expression = freights::number.nullable())]
    freight_number: Option<i64>,
    #[diesel(select_expression = settlements::number.nullable())]
    payment_number: Option<i64>,
}

impl Row {
    fn record(self) -> AdvanceRecord {
        let Self { advance, driver_name, freight_number, payment_number } = self;
        AdvanceRecord { advance, driver_name, freight_number, payment_number }
    }
}

/// Selects every advance of an owner with the names of the records it references, ready to be filtered.
#[auto_type]
fn rows(owner: OwnerId) -> _ {
    let row: AsSelect<Row, MultiBackend> = Row::as_select();
    advances::of(owner)
        .inner_join(join_same_tenant(drivers::id, advances::driver_id))
        .left_join(join_same_tenant(freights::id, advances::freight_id))
        .left_join(join_same_tenant(settlements::id, advances::driver_payment_id))
        .select(row)
}

/// Lists the owner's advances; default order last given first.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    _: &Now,
) -> Result<Page<AdvanceRecord>> {
    let mut query = rows(owner).into_boxed();
    narrowed!(query, advances, filter, driver_id, freight_id);
    match filter.open {
        Some(true) => query = query.filter(advances::driver_payment_id.is_null()),
        Some(false) => query = query.filter(advances::driver_payment_id.is_not_null()),
        None => {}
    }
    let page = keyset!(db, request, query => Row, (advances::id, advance.id), "-givenOn", {
        "givenOn" => advances::given_on, advance.fields.given_on: NaiveDate;
        "amountCents" => advances::amount_cents, advance.fields.amount_cents: Cents;
    })?;
    Ok(page.map(Row::record))
}

/// Lists the advances of one driver.
///
/// # Errors
/// [`kernel::Error::NotFound`] if the owner has no such driver, or [`kernel::Error::Malformed`] for an unknown order or
/// cursor.
pub fn list_of(
    db: &mut Db,
    owner: OwnerId,
    id: DriverId,
    open: Option<bool>,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<AdvanceRecord>> {
    driver::row(db, owner, id)?;
    list(db, owner, &Filter { driver_id: Some(id), freight_id: None, open }, request, now)
}

/// Loads one advance of a driver.
///
/// # Errors
/// [`kernel::Error::NotFound`] if the owner has no such driver, or the driver no such advance.
pub fn find(db: &mut Db, owner: OwnerId, (driver, id): (DriverId, DriverAdvanceId)) -> Result<AdvanceRecord> {
    let row: Row = rows(owner).filter(advances::driver_id.eq(driver)).filter(advances::id.eq(id)).first(db)?;
    Ok(row.record())
}

/// Validates an entry against the owner's freights and other advances; also returns the truck of its freight.
/// `existing` is the stored advance, for a change.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    (mut input, existing): (AdvanceInput, Option<&AdvanceFields>),
    now: &Now,
) -> Result<(AdvanceFields, Option<VehicleId>)> {
    let mut check = Check::of(&mut input);
    let mut truck = None;
    if let Some(id) = input.freight_id {
        let found: Option<(VehicleId, Option<DriverId>)> = freights::of(owner)
            .left_join(join_same_tenant(freight_drivers::freight_id, freights::id))
            .filter(freights::id.eq(id))
            .select((freights::truck_id, freight_drivers::driver_id.nullable()))
            .first(db)
            .optional()?;
        Named::Freight.found(&mut check, found);
        let kept = existing.and_then(|existing| existing.freight_id);
        input.check_freight(&mut check, driver, found.and_then(|(_, of)| of), kept);
        truck = found.map(|(truck, _)| truck);
    }
    let confirm = input.confirm.take().unwrap_or_default();
    let fields = input.check(check, now)?;
    if existing.is_none_or(|existing| existing.amount_cents != fields.amount_cents) {
        let unlikely = AmountOf::Advance.unlikely("amountCents", fields.amount_cents, &last_amounts(db, owner)?);
        Warning::require(unlikely.into_iter().collect(), &confirm)?;
    }
    Ok((fields, truck))
}

fn last_amounts(db: &mut Db, owner: OwnerId) -> Result<Vec<Cents>> {
    Ok(advances::of(owner)
        .order((advances::given_on.desc(), advances::id.desc()))
        .select(advances::amount_cents)
        .limit(LAST_OWN_AMOUNTS)
        .load(db)?)
}

fn post(db: &mut Db, record: &AdvanceRecord, truck: Option<VehicleId>, now: &Now) -> Result<()> {
    let Advance { owner_id, id, .. } = record.advance;
    let part = record.advance.posting(&record.driver_name, truck);
    posting::sync_postings(db, owner_id, (SourceKind::DriverAdvance, id.get()), &[part], now.at)
}

/// Inserts an advance and its posting.
///
/// # Errors
/// [`kernel::Error::NotFound`] if the owner has no such driver, [`kernel::Error::Validation`], or
/// [`kernel::Error::Confirm`] for an unlikely amount.
pub fn insert(db: &mut Db, owner: OwnerId, driver: DriverId, input: AdvanceInput, now: &Now) -> Result<AdvanceRecord> {
    driver::row(db, owner, driver)?;
    let (fields, truck) = checked(db, owner, driver, (input, None), now)?;
    let id: DriverAdvanceId = advances::insert()
        .values((
            &fields,
            advances::owner_id.eq(owner),
            advances::version.eq(1_i64),
            advances::created_at.eq(now.at),
            advances::updated_at.eq(now.at),
            advances::driver_id.eq(driver),
        ))
        .returning(advances::id)
        .get_result(db)?;
    let made = find(db, owner, (driver, id))?;
    post(db, &made, truck, now)?;
    Ok(made)
}

/// Changes an advance that is not deducted, if it has the given version; its posting follows.
///
/// # Errors
/// [`kernel::Error::Stale`], [`kernel::Error::Validation`], [`kernel::Error::Confirm`] for an unlikely amount, or
/// [`kernel::Error::Conflict`] with `settled`.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    (driver, id): (DriverId, DriverAdvanceId),
    version: i64,
    input: AdvanceInput,
    now: &Now,
) -> Result<AdvanceRecord> {
    let current = at_version(find(db, owner, (driver, id))?, version)?;
    current.advance.ensure_open(current.payment_number)?;
    let (fields, truck) = checked(db, owner, driver, (input, Some(&current.advance.fields)), now)?;
    let row = advances::of(owner).filter(advances::id.eq(id));
    diesel::update(row.filter(advances::version.eq(version)))
        .set((&fields, advances::version.eq(advances::version + 1), advances::updated_at.eq(now.at)))
        .execute(db)?;
    let changed = find(db, owner, (driver, id))?;
    post(db, &changed, truck, now)?;
    Ok(changed)
}

/// Deletes an advance that is not deducted, and its posting.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Conflict`] with `settled`.
pub fn delete(
    db: &mut Db,
    owner: OwnerId,
    (driver, id): (DriverId, DriverAdvanceId),
    version: Option<i64>,
    now: &Now,
) -> Result<()> {
    let current = at_version(find(db, owner, (driver, id))?, version)?;
    current.advance.ensure_open(current.payment_number)?;
    posting::sync_postings(db, owner, (SourceKind::DriverAdvance, id.get()), &[], now.at)?;
    diesel::delete(advances::of(owner).filter(advances::id.eq(id))).execute(db)?;
    Ok(())
}
