//! The reckoning of a settlement: what each freight earns the driver, and what is left to pay in either direction.

use chrono::NaiveDate;
use diesel::prelude::{Insertable, Queryable};
use kernel::{
    Bps, Cents, DriverPaymentId, Error, FreightId, Result, VehicleId, net_base, schema::driver_payment_freights,
};

use crate::{
    Agreement, Discount, Driver, DriverFields, DriverPaymentFields, DriverPaymentInput, Period, SalaryReckoning,
    SettlementClosing,
};

/// What a driver's pay follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What was agreed.
    pub agreement: Agreement,
    /// The share, of an agreement on one.
    pub commission_bps: Option<Bps>,
    /// The fixed amount of a trip or month, of an agreement on one.
    pub fixed_cents: Option<Cents>,
}

/// What a freight earns its driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commission {
    /// What the share is of: the freight's price, or what the costs of its trip leave of it.
    pub base_cents: Cents,
    /// The share; absent where the amount is fixed.
    pub commission_bps: Option<Bps>,
    /// The amount.
    pub commission_cents: Cents,
}

impl Commission {
    /// A share of a base.
    pub fn share(base_cents: Cents, share: Bps) -> Result<Self> {
        Ok(Self { base_cents, commission_bps: Some(share), commission_cents: base_cents.share(share)? })
    }
}

impl Terms {
    /// Those of a driver.
    pub fn of(driver: &Driver) -> Self {
        let DriverFields { agreement, commission_bps, fixed_cents, .. } = driver.fields;
        Self { agreement, commission_bps, fixed_cents }
    }

    /// What a freight earns under these terms, from its price (vale-pedágio stands outside it) and the costs of its trip.
    /// `trip_share` is what was agreed for this freight alone: it takes the place of the share or of the fixed amount.
    pub fn commission(&self, price: Cents, costs: Cents, trip_share: Option<Bps>) -> Result<Commission> {
        let base_cents = match self.agreement {
            Agreement::CommissionNet => net_base(price, costs)?,
            Agreement::CommissionGross | Agreement::FixedPerTrip | Agreement::FixedPerMonth => price,
        };
        let share = trip_share.or(self.commission_bps.filter(|_| self.agreement.is_share()));
        if let Some(share) = share {
            return Commission::share(base_cents, share);
        }
        let commission_cents = match self.agreement {
            Agreement::FixedPerTrip => self.fixed_cents.unwrap_or_default(),
            _ => Cents::ZERO,
        };
        Ok(Commission { base_cents, commission_bps: None, commission_cents })
    }

    /// The fixed pay of a period and how it came about, but for the days that the periods already `paid` cover; `None`
    /// where no monthly pay was agreed.
    pub fn salary(&self, period: Period, paid: &[Period]) -> Result<Option<(Cents, SalaryReckoning)>> {
        let month = self.fixed_cents.filter(|_| self.agreement == Agreement::FixedPerMonth);
        let reckoned = |month: Cents| {
            let reckoning = SalaryReckoning::of(period, paid);
            Ok((reckoning.amount(month)?, reckoning))
        };
        month.map(reckoned).transpose()
    }
}

/// A freight as a settlement needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// The freight.
    pub freight_id: FreightId,
    /// Its number.
    pub number: i64,
    /// Its truck.
    pub truck_id: VehicleId,
    /// What it pays, vale-pedágio aside.
    pub price_cents: Cents,
    /// What of its costs comes off the price before a share of the net is taken: the costs of the trip.
    pub cost_cents: Cents,
    /// The share agreed for it alone.
    pub commission_bps: Option<Bps>,
}

/// A freight as it is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Insertable, Queryable)]
#[diesel(table_name = driver_payment_freights)]
pub struct Settled {
    /// The freight.
    pub freight_id: FreightId,
    /// What the share is of.
    pub base_cents: Cents,
    /// The share; absent where the amount is fixed or was entered.
    pub commission_bps: Option<Bps>,
    /// What the driver earns.
    pub commission_cents: Cents,
}

/// What a settlement rests on, as it was found.
#[derive(Clone, Debug)]
pub struct Basis<'a> {
    /// The driver.
    pub driver: &'a Driver,
    /// The freights named, in their order.
    pub trips: &'a [Trip],
    /// What the advances named add up to.
    pub advances_cents: Cents,
    /// What the driver paid of the expenses named.
    pub refunds_cents: Cents,
    /// The periods of the driver's other settlements that hold a fixed pay.
    pub salaried: &'a [Period],
    /// The debt of an earlier settlement that is carried into this one.
    pub carried: Option<(DriverPaymentId, Cents)>,
}

/// A settlement as it is to be written down.
#[derive(Clone, Debug)]
pub struct Settlement {
    /// Its columns.
    pub fields: DriverPaymentFields,
    /// Its freights, in order.
    pub freights: Vec<Settled>,
    /// Its discounts, in order.
    pub discounts: Vec<Discount>,
    /// When the balance was paid, if it was.
    pub paid_on: Option<NaiveDate>,
    /// How its fixed pay came about, where it is what was agreed.
    pub salary_reckoning: Option<SalaryReckoning>,
}

/// The parts of a balance, each zero or more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// What the freights earn.
    pub commission_cents: Cents,
    /// The fixed pay.
    pub salary_cents: Cents,
    /// The daily allowances.
    pub allowances_cents: Cents,
    /// What the driver paid for the owner.
    pub refunds_cents: Cents,
    /// What the driver was given ahead.
    pub advances_cents: Cents,
    /// What is held back.
    pub discounts_cents: Cents,
    /// The debt brought along.
    pub carried_cents: Cents,
}

impl Sums {
    /// What is left: above zero the owner pays, below it the driver owes.
    pub fn balance(&self) -> Result<Cents> {
        let earned = [self.commission_cents, self.salary_cents, self.allowances_cents, self.refunds_cents];
        let taken = [self.advances_cents, self.discounts_cents, self.carried_cents];
        Cents::sum(earned)?.minus(Cents::sum(taken)?)
    }
}

impl DriverPaymentInput {
    /// Reckons what was entered, once it is checked.
    ///
    /// # Errors
    /// [`Error::Validation`] with `nothing` when there is nothing to settle.
    pub fn settle(self, basis: &Basis<'_>) -> Result<Settlement> {
        let terms = Terms::of(basis.driver);
        let freights = basis.trips.iter().map(|trip| self.settled(&terms, trip)).collect::<Result<Vec<_>>>()?;
        let allowance_days = self.allowance_days.unwrap_or_default();
        let daily_allowance_cents =
            self.daily_allowance_cents.or(basis.driver.fields.daily_allowance_cents).unwrap_or_default();
        let agreed = terms.salary((self.period_from, self.period_to), basis.salaried)?;
        let salary = self.salary_cents.or(agreed.as_ref().map(|(cents, _)| *cents)).unwrap_or_default();
        let sums = Sums {
            commission_cents: Cents::sum(freights.iter().map(|one| one.commission_cents))?,
            salary_cents: salary,
            allowances_cents: daily_allowance_cents.scaled(allowance_days, 1)?,
            refunds_cents: basis.refunds_cents,
            advances_cents: basis.advances_cents,
            discounts_cents: Cents::sum(self.discounts.iter().map(|one| one.amount_cents))?,
            carried_cents: basis.carried.map_or(Cents::ZERO, |(_, cents)| cents),
        };
        if freights.is_empty() && sums == Sums::default() {
            let message = "Não há nada a acertar: escolha fretes, vales ou despesas, ou informe valores.";
            return Err(Error::field("freightIds", "nothing", message));
        }
        let fields = self.fields(&sums, allowance_days, daily_allowance_cents, basis.carried.map(|(from, _)| from))?;
        // What is carried, or comes out even, leaves nothing to pay.
        let paid_on = self.paid_on.filter(|_| SettlementClosing::of(&fields, None) == SettlementClosing::Pending);
        let salary_reckoning = standing(agreed, salary);
        Ok(Settlement { fields, freights, discounts: self.discounts, paid_on, salary_reckoning })
    }

    fn settled(&self, terms: &Terms, trip: &Trip) -> Result<Settled> {
        let Commission { base_cents, commission_bps, commission_cents } =
            terms.commission(trip.price_cents, trip.cost_cents, trip.commission_bps)?;
        let own = self.commissions.iter().find(|one| one.freight_id == trip.freight_id).map(|one| one.commission_cents);
        let other = own.filter(|cents| *cents != commission_cents);
        Ok(Settled {
            freight_id: trip.freight_id,
            base_cents,
            commission_bps: commission_bps.filter(|_| other.is_none()),
            commission_cents: other.unwrap_or(commission_cents),
        })
    }

    fn fields(
        &self,
        sums: &Sums,
        allowance_days: i64,
        daily_allowance_cents: Cents,
        carried_from_id: Option<DriverPaymentId>,
    ) -> Result<DriverPaymentFields> {
        let balance_cents = sums.balance()?;
        Ok(DriverPaymentFields {
            driver_id: self.driver_id,
            period_from: self.period_from,
            period_to: self.period_to,
            commission_cents: sums.commission_cents,
            salary_cents: sums.salary_cents,
            allowance_days,
            daily_allowance_cents,
            refunds_cents: sums.refunds_cents,
            advances_cents: sums.advances_cents,
            discounts_cents: sums.discounts_cents,
            carried_cents: sums.carried_cents,
            balance_cents,
            // Only a debt can be carried: what is left to the driver is paid.
            carries: self.carries.unwrap_or_default() && balance_cents < Cents::ZERO,
            carried_from_id,
            due_on: self.due_on.unwrap_or(self.period_to),
            method: self.method,
            search: kernel::text::fold(self.notes.as_deref().unwrap_or_default()),
            notes: self.notes.clone(),
        })
    }
}

/// The reckoning of a fixed pay that stands: none of an amount that is another, for it does not explain that one, and none
/// of nothing.
pub fn standing(agreed: Option<(Cents, SalaryReckoning)>, salary: Cents) -> Option<SalaryReckoning> {
    agreed.filter(|(cents, reckoning)| *cents == salary && !reckoning.words.is_empty()).map(|(_, reckoning)| reckoning)
}

#[cfg(test)]
#[path = "settlement_tests.rs"]
mod tests;
