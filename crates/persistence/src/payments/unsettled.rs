//! Open items of a driver that a settlement may include.

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{Freight, FreightStatus};
use kernel::{Cents, DriverId, DriverPaymentId, Error, FreightId, Now, OwnerId, Result};
use payments::{OpenItems, PayTerms, Period, SettledFreight, TripLine, open_period, salary_open_from};

use super::{
    carried_debt, driver,
    driver_settlements::DriverSettlements,
    row::row,
    settlement_lines::{self, Days, ExpenseRow, Given},
    trip::{self, Facts},
};
use crate::{
    Db,
    owned::{driver_payment_freights as settlement_freights, freight_drivers, freights},
    sql,
};

struct Found {
    freights: Vec<Freight>,
    given: Vec<Given>,
    spent: Vec<ExpenseRow>,
}

impl Found {
    fn days(&self) -> Vec<NaiveDate> {
        let freights = self.freights.iter().map(Freight::belongs_on);
        freights.chain(self.given.iter().map(Given::day)).chain(self.spent.iter().map(ExpenseRow::day)).collect()
    }

    fn retain_within(&mut self, (from, to): Period) {
        let is_in = |day: NaiveDate| from <= day && day <= to;
        self.freights.retain(|one| is_in(one.belongs_on()));
        self.given.retain(|one| is_in(one.day()));
        self.spent.retain(|one| is_in(one.day()));
    }
}

/// Lists the open items of a driver in a period: by first day of freights, payment day of advances and due day of
/// expenses. A missing day defaults to that of all open items, or of the edited settlement. `editing` is that
/// settlement; its items count as open.
///
/// # Errors
/// [`Error::NotFound`] if the owner has no such driver, or the driver no such settlement.
pub fn open(
    db: &mut Db,
    owner: OwnerId,
    id: DriverId,
    days: Days,
    editing: Option<DriverPaymentId>,
    now: &Now,
) -> Result<OpenItems> {
    let record = driver::find(db, owner, id, now)?;
    let terms = PayTerms::of(&record.driver);
    let editing = editing.map(|id| row(db, owner, id)).transpose()?;
    if editing.as_ref().is_some_and(|payment| payment.fields.driver_id != id) {
        return Err(Error::NotFound);
    }
    let own = editing.as_ref().map(|payment| payment.id);
    let debt = carried_debt::brought(db, owner, id, editing.as_ref())?;
    let mut found = Found {
        freights: open_freights(db, owner, id, days, own)?,
        given: settlement_lines::given_open(db, owner, id, days, own)?,
        spent: settlement_lines::spent_open(db, owner, id, days, own)?,
    };
    let paid = DriverSettlements::of(db, owner, &[id])?.beside(own);
    // A period with a first day covers a year from that day at most, not from the first item after it.
    let first = days.0.map(sql::day).or_else(|| terms.monthly_cents().map(|_| salary_open_from(&paid, now.today)));
    let usual = editing.map_or_else(
        || open_period(&found.days(), first, now.today),
        |payment| (payment.fields.period_from, payment.fields.period_to),
    );
    let period = requested(days, usual);
    found.retain_within(period);
    let (salary_cents, salary_reckoning) = terms.salary(period, &paid)?.unzip();
    Ok(OpenItems {
        period_from: period.0,
        period_to: period.1,
        freights: lines(db, owner, found.freights, terms, now)?,
        advances: found.given.iter().map(Given::line).collect(),
        expenses: found.spent.iter().map(ExpenseRow::line).collect(),
        carried_cents: debt.map_or(Cents::ZERO, |debt| debt.cents()),
        carried_from_number: debt.map(|debt| debt.number),
        salary_cents: salary_cents.unwrap_or_default(),
        salary_reckoning,
        daily_allowance_cents: record.driver.fields.daily_allowance_cents.unwrap_or_default(),
        driver: record,
    })
}

/// Requested period; a missing day is the default one, but never beyond the other.
fn requested((from, to): Days, usual: Period) -> Period {
    match (from.map(sql::day), to.map(sql::day)) {
        (Some(from), Some(to)) => (from, to),
        (Some(from), None) => (from, usual.1.max(from)),
        (None, Some(to)) => (usual.0.min(to), to),
        (None, None) => usual,
    }
}

/// Loads the completed freights of a driver that are in no settlement except `editing`, the oldest first.
fn open_freights(
    db: &mut Db,
    owner: OwnerId,
    driver: DriverId,
    (from, to): Days,
    editing: Option<DriverPaymentId>,
) -> Result<Vec<Freight>> {
    let own =
        freight_drivers::of(owner).filter(freight_drivers::driver_id.eq(driver)).select(freight_drivers::freight_id);
    let in_settlement = settlement_freights::of(owner)
        .filter(settlement_freights::driver_payment_id.ne(editing.unwrap_or_default()))
        .select(settlement_freights::freight_id);
    let mut query = freights::of(owner)
        .filter(freights::status.eq(FreightStatus::Completed).and(freights::cancelled_on.is_null()))
        .filter(freights::id.eq_any(own))
        .filter(freights::id.ne_all(in_settlement))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(freights::began_on.ge(sql::day(from)));
    }
    if let Some(to) = to {
        query = query.filter(freights::began_on.le(sql::day(to)));
    }
    let ordered = query.select(Freight::as_select()).order((freights::began_on, freights::id));
    Ok(ordered.limit(settlement_lines::limit()).load(db)?)
}

/// Builds the lines of open freights, in their order, with the commissions by the terms.
fn lines(db: &mut Db, owner: OwnerId, rows: Vec<Freight>, terms: PayTerms, now: &Now) -> Result<Vec<TripLine>> {
    let order: Vec<FreightId> = rows.iter().map(|freight| freight.id).collect();
    let facts = trip::facts(db, owner, rows, now)?;
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
