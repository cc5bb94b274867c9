//! Open items of a driver, to be settled.

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{Freight, FreightStatus};
use kernel::{Cents, DriverId, DriverPaymentId, Error, FreightId, Now, OwnerId, Result};
use payments::{Driver, OpenItems, PayTerms, SettledFreight, TripLine};

use super::{
    carried_debt, driver,
    row::row,
    salary::Salaries,
    settlement_lines::{self, Days, ExpenseRow, Given},
    trip::{self, Facts},
};
use crate::{
    Db,
    owned::{driver_payment_freights as settled, freight_drivers as driven, freights},
    sql,
};

/// Lists the open items of a driver: by the days on which freights began, advances were given and expenses were due.
/// Fixed pay is calculated only if both days are given. `editing` is a settlement that is being changed: what it holds
/// counts as open.
///
/// # Errors
/// [`Error::NotFound`] when the owner has no such driver, or no settlement of him to be changed.
pub fn open(
    db: &mut Db,
    owner: OwnerId,
    id: DriverId,
    days: (Option<NaiveDate>, Option<NaiveDate>),
    editing: Option<DriverPaymentId>,
    now: &Now,
) -> Result<OpenItems> {
    let record = driver::find(db, owner, id, now)?;
    let driver = &record.driver;
    let editing = editing.map(|id| row(db, owner, id)).transpose()?;
    if editing.as_ref().is_some_and(|payment| payment.fields.driver_id != id) {
        return Err(Error::NotFound);
    }
    let own = editing.as_ref().map(|payment| payment.id);
    let debt = match &editing {
        Some(payment) => payment.fields.carried_from_id.map(|id| carried_debt::debt_of(db, owner, id)).transpose()?,
        None => carried_debt::open_debts(db, owner, &[id])?.into_iter().next(),
    };
    let salary = match days {
        (Some(from), Some(to)) => {
            let paid = Salaries::of(db, owner, &[id])?.beside(own);
            PayTerms::of(driver).salary((sql::day(from), sql::day(to)), &paid)?
        }
        _ => None,
    };
    let (salary_cents, salary_reckoning) = salary.unzip();
    Ok(OpenItems {
        freights: open_freights(db, driver, days, own, now)?,
        advances: settlement_lines::given_open(db, owner, id, days, own)?.iter().map(Given::line).collect(),
        expenses: settlement_lines::spent_open(db, owner, id, days, own)?.iter().map(ExpenseRow::line).collect(),
        carried_cents: debt.map_or(Cents::ZERO, |debt| debt.cents()),
        carried_from_number: debt.map(|debt| debt.number),
        salary_cents: salary_cents.unwrap_or_default(),
        salary_reckoning,
        daily_allowance_cents: driver.fields.daily_allowance_cents.unwrap_or_default(),
        driver: record,
    })
}

fn open_freights(
    db: &mut Db,
    driver: &Driver,
    (from, to): Days,
    editing: Option<DriverPaymentId>,
    now: &Now,
) -> Result<Vec<TripLine>> {
    let owner = driver.owner_id;
    let own = driven::of(owner).filter(driven::driver_id.eq(driver.id)).select(driven::freight_id);
    let held = settled::of(owner)
        .filter(settled::driver_payment_id.ne(editing.unwrap_or_default()))
        .select(settled::freight_id);
    let mut query = freights::of(owner)
        .filter(freights::status.eq(FreightStatus::Completed).and(freights::cancelled_on.is_null()))
        .filter(freights::id.eq_any(own))
        .filter(freights::id.ne_all(held))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(freights::began_on.ge(sql::day(from)));
    }
    if let Some(to) = to {
        query = query.filter(freights::began_on.le(sql::day(to)));
    }
    let rows: Vec<Freight> = query
        .select(Freight::as_select())
        .order((freights::began_on, freights::id))
        .limit(settlement_lines::limit())
        .load(db)?;
    let order: Vec<FreightId> = rows.iter().map(|freight| freight.id).collect();
    let facts = trip::facts(db, owner, rows, now)?;
    let terms = PayTerms::of(driver);
    let line = |one: &Facts| {
        let trip = one.trip();
        let earned = terms.commission(trip.price_cents, trip.cost_cents, trip.commission_bps)?;
        Ok(one.line(&SettledFreight {
            freight_id: trip.freight_id,
            base_cents: earned.base_cents,
            commission_bps: earned.commission_bps,
            commission_cents: earned.commission_cents,
        }))
    };
    order.iter().filter_map(|id| facts.get(id)).map(line).collect()
}
