//! All settlements of some drivers: the days with fixed pay, and the debts carried into them.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Cents, DriverId, DriverPaymentId, OwnerId, Result};
use payments::{
    Driver, DriverPayment, PayTerms, PaymentRef, Period, SalaryReckoning, settlement_calculation::explaining_reckoning,
};

use crate::{Db, owned::driver_payments as settlements, prepared::id_in};

#[derive(Clone, Copy, Debug, Queryable)]
struct One {
    id: DriverPaymentId,
    number: i64,
    driver_id: DriverId,
    from: NaiveDate,
    to: NaiveDate,
    salary_cents: Cents,
    carried_from_id: Option<DriverPaymentId>,
}

#[derive(Debug)]
pub(super) struct DriverSettlements(Vec<One>);

impl DriverSettlements {
    pub(super) fn of(db: &mut Db, owner: OwnerId, drivers: &[DriverId]) -> Result<Self> {
        let rows = settlements::of(owner)
            .filter(id_in(settlements::driver_id, drivers))
            .select((
                settlements::id,
                settlements::number,
                settlements::driver_id,
                settlements::period_from,
                settlements::period_to,
                settlements::salary_cents,
                settlements::carried_from_id,
            ))
            .load(db)?;
        Ok(Self(rows))
    }

    pub(super) fn number(&self, id: DriverPaymentId) -> Option<i64> {
        self.0.iter().find(|one| one.id == id).map(|one| one.number)
    }

    /// Returns the settlement into which the debt of another was carried.
    pub(super) fn carried_to(&self, from: DriverPaymentId) -> Option<PaymentRef> {
        let later = self.0.iter().find(|one| one.carried_from_id == Some(from));
        later.map(|one| PaymentRef { id: one.id, number: one.number })
    }

    fn periods(&self, keep: impl Fn(&One) -> bool) -> Vec<Period> {
        let salaried = self.0.iter().filter(|one| one.salary_cents > Cents::ZERO && keep(one));
        salaried.map(|one| (one.from, one.to)).collect()
    }

    /// Returns the periods with fixed pay of all settlements except the edited one.
    pub(super) fn beside(&self, editing: Option<DriverPaymentId>) -> Vec<Period> {
        self.periods(|one| Some(one.id) != editing)
    }

    /// Explains the fixed pay of a settlement as last written, beside all others. If a later settlement now covers some
    /// of its days, the explanation follows the first version, after its predecessors.
    pub(super) fn reckoning(&self, payment: &DriverPayment, driver: &Driver) -> Result<Option<SalaryReckoning>> {
        let of_driver = |one: &One| one.driver_id == payment.fields.driver_id && one.id != payment.id;
        let explained = |paid: Vec<Period>| {
            let agreed = PayTerms::of(driver).salary((payment.fields.period_from, payment.fields.period_to), &paid)?;
            Ok(explaining_reckoning(agreed, payment.fields.salary_cents))
        };
        match explained(self.periods(of_driver))? {
            None => explained(self.periods(|one| of_driver(one) && one.number < payment.number)),
            found => Ok(found),
        }
    }
}
