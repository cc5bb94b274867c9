//! Days whose fixed pay is already in drivers' settlements.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{Cents, DriverId, DriverPaymentId, OwnerId, Result};
use payments::{Driver, DriverPayment, PayTerms, Period, SalaryReckoning, settlement::standing};

use crate::{Db, owned::driver_payments as acertos, prepared::one_of};

/// A settlement with fixed pay.
#[derive(Clone, Copy, Debug, Queryable)]
struct Salaried {
    id: DriverPaymentId,
    number: i64,
    driver_id: DriverId,
    from: NaiveDate,
    to: NaiveDate,
}

/// The settlements of some drivers with fixed pay.
#[derive(Debug)]
pub(super) struct Salaries(Vec<Salaried>);

impl Salaries {
    pub(super) fn of(db: &mut Db, owner: OwnerId, drivers: &[DriverId]) -> Result<Self> {
        let rows = acertos::of(owner)
            .filter(one_of(acertos::driver_id, drivers))
            .filter(acertos::salary_cents.gt(Cents::ZERO))
            .select((acertos::id, acertos::number, acertos::driver_id, acertos::period_from, acertos::period_to))
            .load(db)?;
        Ok(Self(rows))
    }

    fn periods(&self, keep: impl Fn(&Salaried) -> bool) -> Vec<Period> {
        self.0.iter().filter(|one| keep(one)).map(|one| (one.from, one.to)).collect()
    }

    /// Returns the periods of all but the settlement that is being changed.
    pub(super) fn beside(&self, editing: Option<DriverPaymentId>) -> Vec<Period> {
        self.periods(|one| Some(one.id) != editing)
    }

    /// Explains the fixed pay of a settlement: as last written, beside all others; or as first written, after those
    /// before it, if a later one now holds some of its days.
    pub(super) fn reckoning(&self, payment: &DriverPayment, driver: &Driver) -> Result<Option<SalaryReckoning>> {
        let of_driver = |one: &Salaried| one.driver_id == payment.fields.driver_id && one.id != payment.id;
        let explained = |paid: Vec<Period>| {
            let agreed = PayTerms::of(driver).salary((payment.fields.period_from, payment.fields.period_to), &paid)?;
            Ok(standing(agreed, payment.fields.salary_cents))
        };
        match explained(self.periods(of_driver))? {
            None => explained(self.periods(|one| of_driver(one) && one.number < payment.number)),
            found => Ok(found),
        }
    }
}
