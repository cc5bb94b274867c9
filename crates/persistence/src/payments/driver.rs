//! Drivers, with the open items between each driver and the owner.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{
    dsl::{count_star, exists},
    prelude::*,
    select,
};
use freight::FreightStatus;
use kernel::{Cents, DriverId, Error, Instant, Now, OwnerId, Page, PageRequest, Result};
use payments::{Driver, DriverFields, DriverInput, DriverRecord, errors};
use serde::Deserialize;
use utoipa::IntoParams;

use super::carried_debt;
use crate::{
    Db, at_version,
    keyset::keyset,
    owned::{
        driver_advances as advances, driver_payment_freights as settlement_freights, driver_payments as settlements,
        drivers, freight_drivers, freight_simulations as simulations, freights, join_same_tenant, transactions,
    },
    prepared::id_in,
    sql,
    sql::total,
};

/// Filter of the list of drivers.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// `true`: only active drivers; `false`: only the others.
    pub active: Option<bool>,
    /// Text in name, CPF, phone or CNH number.
    pub q: Option<String>,
}

/// Lists the owner's drivers; default order by name.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<DriverRecord>> {
    let mut query = drivers::of(owner).select(Driver::as_select()).into_boxed();
    sql::narrowed!(query, drivers, filter, active);
    if let Some(q) = &filter.q {
        query = query.filter(drivers::search.like(sql::containing(q)).escape('\\'));
    }
    // The search text begins with the name without accents and case, which gives the expected order.
    let page = keyset!(db, request, query => Driver, (drivers::id, id), "name", {
        "name" => drivers::search, fields.search: String;
        "createdAt" => drivers::created_at, created_at: Instant;
    })?;
    let items = records(db, owner, page.items, now.today)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one driver.
pub fn find(db: &mut Db, owner: OwnerId, id: DriverId, now: &Now) -> Result<DriverRecord> {
    let driver = row(db, owner, id)?;
    records(db, owner, vec![driver], now.today)?.pop().ok_or(Error::NotFound)
}

pub(super) fn row(db: &mut Db, owner: OwnerId, id: DriverId) -> Result<Driver> {
    Ok(drivers::of(owner).filter(drivers::id.eq(id)).select(Driver::as_select()).first(db)?)
}

/// Inserts a driver.
///
/// # Errors
/// [`Error::Validation`], [`Error::Confirm`] for an unlikely CNH, or [`Error::Conflict`] if another driver has the CPF.
pub fn insert(db: &mut Db, owner: OwnerId, input: DriverInput, now: &Now) -> Result<DriverRecord> {
    let fields = input.check(None)?;
    ensure_cpf_free(db, owner, &fields, None)?;
    let driver: Driver = drivers::insert()
        .values((
            &fields,
            drivers::owner_id.eq(owner),
            drivers::version.eq(1_i64),
            drivers::created_at.eq(now.at),
            drivers::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Driver>())
        .get_result(db)?;
    find(db, owner, driver.id, now)
}

/// Changes a driver, if the record has the given version. Existing settlements are not recomputed.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], [`Error::Confirm`] for an unlikely CNH, or [`Error::Conflict`] if another
/// driver has the CPF.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: DriverId,
    version: i64,
    input: DriverInput,
    now: &Now,
) -> Result<DriverRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    let fields = input.check(Some(&current.driver))?;
    ensure_cpf_free(db, owner, &fields, Some(id))?;
    let row = drivers::of(owner).filter(drivers::id.eq(id));
    diesel::update(row.filter(drivers::version.eq(version)))
        .set((&fields, drivers::version.eq(drivers::version + 1), drivers::updated_at.eq(now.at)))
        .execute(db)?;
    find(db, owner, id, now)
}

/// Deletes a driver without records.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] with `has_history`, which recommends deactivation.
pub fn delete(db: &mut Db, owner: OwnerId, id: DriverId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    if has_history(db, owner, id)? {
        return Err(errors::has_history(&current.driver.fields.name));
    }
    diesel::delete(drivers::of(owner).filter(drivers::id.eq(id))).execute(db)?;
    Ok(())
}

fn has_history(db: &mut Db, owner: OwnerId, id: DriverId) -> Result<bool> {
    Ok(select(exists(freight_drivers::of(owner).filter(freight_drivers::driver_id.eq(id)))).get_result(db)?
        || select(exists(advances::of(owner).filter(advances::driver_id.eq(id)))).get_result(db)?
        || select(exists(settlements::of(owner).filter(settlements::driver_id.eq(id)))).get_result(db)?
        || select(exists(transactions::of(owner).filter(transactions::driver_id.eq(id)))).get_result(db)?
        || select(exists(simulations::of(owner).filter(simulations::driver_id.eq(id)))).get_result(db)?)
}

fn ensure_cpf_free(db: &mut Db, owner: OwnerId, fields: &DriverFields, own: Option<DriverId>) -> Result<()> {
    let Some(cpf) = &fields.cpf else { return Ok(()) };
    let holder: Option<String> = drivers::of(owner)
        .filter(drivers::cpf.eq(cpf))
        .filter(drivers::id.ne(own.unwrap_or_default()))
        .select(drivers::name)
        .first(db)
        .optional()?;
    holder.map_or(Ok(()), |name| Err(errors::cpf_taken(&name)))
}

/// Converts the given drivers to API records, with the open items of each.
fn records(db: &mut Db, owner: OwnerId, drivers: Vec<Driver>, today: NaiveDate) -> Result<Vec<DriverRecord>> {
    let ids: Vec<DriverId> = drivers.iter().map(|driver| driver.id).collect();
    let given: HashMap<DriverId, Cents> = advances::of(owner)
        .filter(id_in(advances::driver_id, &ids))
        .filter(advances::driver_payment_id.is_null())
        .group_by(advances::driver_id)
        .select((advances::driver_id, total("amount_cents")))
        .load::<(DriverId, Cents)>(db)?
        .into_iter()
        .collect();
    let in_settlement = settlement_freights::of(owner).select(settlement_freights::freight_id);
    let freights: HashMap<DriverId, i64> = freight_drivers::of(owner)
        .inner_join(join_same_tenant(freights::id, freight_drivers::freight_id))
        .filter(id_in(freight_drivers::driver_id, &ids))
        .filter(freights::status.eq(FreightStatus::Completed).and(freights::cancelled_on.is_null()))
        .filter(freight_drivers::freight_id.ne_all(in_settlement))
        .group_by(freight_drivers::driver_id)
        .select((freight_drivers::driver_id, count_star()))
        .load::<(DriverId, i64)>(db)?
        .into_iter()
        .collect();
    let mut owed: HashMap<DriverId, Cents> = HashMap::new();
    for debt in carried_debt::open_debts(db, owner, &ids)? {
        let sum = owed.entry(debt.driver_id).or_default();
        *sum = sum.plus(debt.cents())?;
    }
    let record = |driver: Driver| DriverRecord {
        open_advances_cents: given.get(&driver.id).copied().unwrap_or_default(),
        open_freights: freights.get(&driver.id).copied().unwrap_or_default(),
        carried_cents: owed.get(&driver.id).copied().unwrap_or_default(),
        due_lines: driver.due_lines(today),
        driver,
    };
    Ok(drivers.into_iter().map(record).collect())
}
