//! Settlements as the API returns them, a page of them in a fixed number of queries.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{CostLine, SourceKind, SourcePart};
use kernel::{DriverId, DriverPaymentId, Error, FreightId, Now, OwnerId, Result, TransactionId};
use payments::{
    Discount, Driver, DriverPayment, DriverPaymentRecord, FuelFigures, PaymentRef, SettledFreight, SettlementDetails,
    TripFigures,
};

use super::{
    draft::{driver_ref, grouped, owner_expenses},
    fuel,
    salary::Salaries,
    settlement_lines::{self, ExpenseRow, Given},
    trip::{self, Facts},
};
use crate::{
    Db,
    finance::figures::{FiguresQuery, Scope, SelectedBooks},
    owned::{
        driver_payment_discounts as discounts, driver_payment_freights as settled, driver_payments as acertos, drivers,
        transactions as books,
    },
    prepared::one_of,
};

/// Balance of a settlement in the books: the transaction and its paid day.
type Balance = (TransactionId, Option<NaiveDate>);

/// Records related to the settlements of a page.
struct Related {
    drivers: HashMap<DriverId, Driver>,
    salaries: Salaries,
    settled: HashMap<DriverPaymentId, Vec<SettledFreight>>,
    facts: HashMap<FreightId, Facts>,
    given: HashMap<DriverPaymentId, Vec<Given>>,
    spent: HashMap<DriverPaymentId, Vec<ExpenseRow>>,
    owner_expenses: HashMap<FreightId, Vec<CostLine>>,
    discounts: HashMap<DriverPaymentId, Vec<Discount>>,
    carried_from: HashMap<DriverPaymentId, i64>,
    carried_to: HashMap<DriverPaymentId, PaymentRef>,
    fuel: HashMap<FreightId, FuelFigures>,
    balances: HashMap<DriverPaymentId, Balance>,
}

/// Makes the records of the given settlements.
pub(super) fn records(
    db: &mut Db,
    owner: OwnerId,
    payments: &[DriverPayment],
    now: &Now,
) -> Result<Vec<DriverPaymentRecord>> {
    let related = Related::of(db, owner, payments, now)?;
    payments.iter().map(|payment| DriverPaymentRecord::of(payment, related.details(payment)?)).collect()
}

impl Related {
    fn of(db: &mut Db, owner: OwnerId, payments: &[DriverPayment], now: &Now) -> Result<Self> {
        let ids: Vec<DriverPaymentId> = payments.iter().map(|payment| payment.id).collect();
        let settled = settled_of(db, owner, &ids)?;
        let freights: Vec<FreightId> = settled.values().flatten().map(|one| one.freight_id).collect();
        let rows = trip::rows(db, owner, &freights)?;
        let asked = FiguresQuery::until(owner, Scope::Freights(&freights), now.today);
        let books = SelectedBooks::without_commissions(db, &asked)?;
        let held = |payment: Option<DriverPaymentId>| payment.unwrap_or_default();
        let drivers = drivers_of(db, owner, payments)?;
        Ok(Self {
            salaries: Salaries::of(db, owner, &drivers.keys().copied().collect::<Vec<_>>())?,
            drivers,
            facts: trip::facts(db, owner, rows, books.trip_costs()?, now)?,
            given: grouped(
                settlement_lines::given_in(db, owner, &ids)?.into_iter().map(|one| (held(one.payment), one)),
            ),
            spent: grouped(
                settlement_lines::spent_in(db, owner, &ids)?.into_iter().map(|one| (held(one.payment), one)),
            ),
            owner_expenses: owner_expenses(&books)?,
            discounts: discounts_of(db, owner, &ids)?,
            carried_from: carried_from(db, owner, payments)?,
            carried_to: carried_to(db, owner, &ids)?,
            fuel: fuel::of_freights(db, owner, &freights)?,
            balances: balances_of(db, owner, &ids)?,
            settled,
        })
    }

    fn details(&self, payment: &DriverPayment) -> Result<SettlementDetails> {
        let id = payment.id;
        let settled = self.settled.get(&id).map(Vec::as_slice).unwrap_or_default();
        let facts: Vec<(&Facts, &SettledFreight)> =
            settled.iter().filter_map(|one| Some((self.facts.get(&one.freight_id)?, one))).collect();
        let freights = facts.iter().map(|(facts, settled)| facts.line(settled)).collect();
        let trips: Vec<TripFigures> = facts.iter().map(|(facts, _)| facts.figures()).collect();
        let own = |one: &SettledFreight| one.freight_id;
        let expenses = settled.iter().filter_map(|one| self.owner_expenses.get(&own(one))).flatten().copied();
        let fuel = settled.iter().filter_map(|one| self.fuel.get(&own(one))).copied();
        let (km_out, km_back) = TripFigures::odometers(&trips);
        let balance = self.balances.get(&id);
        let missing = || Error::Internal(format!("no driver {}", payment.fields.driver_id).into());
        let driver = self.drivers.get(&payment.fields.driver_id).ok_or_else(missing)?;
        Ok(SettlementDetails {
            driver: driver_ref(driver),
            vehicles: TripFigures::vehicles(&trips),
            km_out,
            km_back,
            freights,
            advances: self.given.get(&id).into_iter().flatten().map(Given::line).collect(),
            refunds: self.spent.get(&id).into_iter().flatten().map(ExpenseRow::line).collect(),
            owner_expenses: CostLine::by_category(expenses)?,
            discounts: self.discounts.get(&id).cloned().unwrap_or_default(),
            carried_from_number: payment.fields.carried_from_id.and_then(|from| self.carried_from.get(&from).copied()),
            carried_to: self.carried_to.get(&id).copied(),
            fuel: fuel::sum(fuel)?,
            owner_result: TripFigures::owner_result(&trips, &payment.fields)?,
            transaction_id: balance.map(|(transaction, _)| *transaction),
            paid_on: balance.and_then(|(_, paid_on)| *paid_on),
            salary_reckoning: self.salaries.reckoning(payment, driver)?,
        })
    }
}

fn drivers_of(db: &mut Db, owner: OwnerId, payments: &[DriverPayment]) -> Result<HashMap<DriverId, Driver>> {
    let ids: Vec<DriverId> = payments.iter().map(|payment| payment.fields.driver_id).collect();
    let rows: Vec<Driver> = drivers::of(owner).select(Driver::as_select()).filter(one_of(drivers::id, ids)).load(db)?;
    Ok(rows.into_iter().map(|driver| (driver.id, driver)).collect())
}

/// Loads the freights of the given settlements, each settlement's in order.
pub(super) fn settled_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[DriverPaymentId],
) -> Result<HashMap<DriverPaymentId, Vec<SettledFreight>>> {
    let rows: Vec<(DriverPaymentId, SettledFreight)> = settled::of(owner)
        .filter(one_of(settled::driver_payment_id, ids))
        .order((settled::driver_payment_id, settled::position))
        .select((
            settled::driver_payment_id,
            (settled::freight_id, settled::base_cents, settled::commission_bps, settled::commission_cents),
        ))
        .load(db)?;
    Ok(grouped(rows))
}

fn discounts_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[DriverPaymentId],
) -> Result<HashMap<DriverPaymentId, Vec<Discount>>> {
    let rows: Vec<(DriverPaymentId, Discount)> = discounts::of(owner)
        .filter(one_of(discounts::driver_payment_id, ids))
        .order((discounts::driver_payment_id, discounts::position))
        .select((discounts::driver_payment_id, (discounts::description, discounts::amount_cents)))
        .load(db)?;
    Ok(grouped(rows))
}

/// Loads the numbers of the settlements whose debts the given ones took over.
fn carried_from(db: &mut Db, owner: OwnerId, payments: &[DriverPayment]) -> Result<HashMap<DriverPaymentId, i64>> {
    let ids: Vec<DriverPaymentId> = payments.iter().filter_map(|payment| payment.fields.carried_from_id).collect();
    let rows: Vec<(DriverPaymentId, i64)> =
        acertos::of(owner).filter(one_of(acertos::id, ids)).select((acertos::id, acertos::number)).load(db)?;
    Ok(rows.into_iter().collect())
}

/// Loads the settlements that took over the debts of the given ones.
pub(super) fn carried_to(
    db: &mut Db,
    owner: OwnerId,
    ids: &[DriverPaymentId],
) -> Result<HashMap<DriverPaymentId, PaymentRef>> {
    let rows: Vec<(DriverPaymentId, DriverPaymentId, i64)> = acertos::of(owner)
        .filter(one_of(acertos::carried_from_id, ids))
        .select((acertos::carried_from_id.assume_not_null(), acertos::id, acertos::number))
        .load(db)?;
    Ok(rows.into_iter().map(|(from, id, number)| (from, PaymentRef { id, number })).collect())
}

fn balances_of(db: &mut Db, owner: OwnerId, ids: &[DriverPaymentId]) -> Result<HashMap<DriverPaymentId, Balance>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.get()).collect();
    let rows: Vec<(DriverPaymentId, TransactionId, Option<NaiveDate>)> = books::of(owner)
        .filter(books::source_kind.eq(SourceKind::DriverPayment))
        .filter(books::source_part.eq(SourcePart::Balance))
        .filter(one_of(books::source_id, ids))
        .select((books::source_id.assume_not_null(), books::id, books::paid_on))
        .load(db)?;
    Ok(rows.into_iter().map(|(payment, id, paid_on)| (payment, (id, paid_on))).collect())
}
