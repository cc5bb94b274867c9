//! Calculation of a settlement: the commission of each freight, and the balance in either direction.

use chrono::NaiveDate;
use diesel::prelude::{Insertable, Queryable};
use finance::net_base;
use kernel::{Bps, Cents, DriverPaymentId, Error, FreightId, Result, VehicleId, schema::driver_payment_freights};

use crate::{
    Agreement, Discount, Driver, DriverFields, DriverPaymentFields, DriverPaymentInput, Period, SalaryReckoning,
    SettlementStatus,
};

/// Terms of a driver's pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTerms {
    /// Agreement.
    pub agreement: Agreement,
    /// Commission in basis points, by an agreement on a share.
    pub commission_bps: Option<Bps>,
    /// Fixed pay of a trip or month, by an agreement on a fixed amount.
    pub fixed_cents: Option<Cents>,
}

/// Commission of a freight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commission {
    /// Base of the share: the freight's price, or its price less the costs of its trip.
    pub base_cents: Cents,
    /// Share; none if the amount is fixed.
    pub commission_bps: Option<Bps>,
    /// Amount.
    pub commission_cents: Cents,
}

impl Commission {
    /// Calculates a share of a base.
    pub fn share(base_cents: Cents, share: Bps) -> Result<Self> {
        Ok(Self { base_cents, commission_bps: Some(share), commission_cents: base_cents.share(share)? })
    }
}

impl PayTerms {
    /// Returns the terms of a driver.
    pub fn of(driver: &Driver) -> Self {
        let DriverFields { agreement, commission_bps, fixed_cents, .. } = driver.fields;
        Self { agreement, commission_bps, fixed_cents }
    }

    /// Calculates the commission of a freight from its price (without vale-pedágio) and the costs of its trip.
    /// `trip_share` is the share agreed for this freight alone: it replaces the driver's share or fixed amount.
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

    /// Calculates the fixed pay of a period, without the days that the periods already `paid` cover; `None` if no
    /// monthly pay was agreed.
    pub fn salary(&self, period: Period, paid: &[Period]) -> Result<Option<(Cents, SalaryReckoning)>> {
        let reckoned = |month: Cents| {
            let reckoning = SalaryReckoning::of(period, paid);
            Ok((reckoning.amount(month)?, reckoning))
        };
        self.monthly_cents().map(reckoned).transpose()
    }

    /// Returns the fixed pay of a month; `None` if no monthly pay was agreed.
    pub fn monthly_cents(&self) -> Option<Cents> {
        self.fixed_cents.filter(|_| self.agreement == Agreement::FixedPerMonth)
    }
}

/// Fields of a freight that a settlement needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// The freight.
    pub freight_id: FreightId,
    /// Number of the freight.
    pub number: i64,
    /// Truck of the freight.
    pub truck_id: VehicleId,
    /// Price, without vale-pedágio.
    pub price_cents: Cents,
    /// Costs of the trip, deducted from the price before a share of the net is taken.
    pub cost_cents: Cents,
    /// Share agreed for this freight alone.
    pub commission_bps: Option<Bps>,
}

/// A settled freight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Insertable, Queryable)]
#[diesel(table_name = driver_payment_freights, treat_none_as_default_value = false)]
pub struct SettledFreight {
    /// The freight.
    pub freight_id: FreightId,
    /// Base of the share.
    pub base_cents: Cents,
    /// Share; none if the amount is fixed or was entered.
    pub commission_bps: Option<Bps>,
    /// Commission of the driver.
    pub commission_cents: Cents,
}

/// Stored facts from which a settlement is calculated.
#[derive(Clone, Debug)]
pub struct SettlementInputs<'a> {
    /// The driver.
    pub driver: &'a Driver,
    /// Freights of the settlement, in order.
    pub trips: &'a [Trip],
    /// Sum of the advances.
    pub advances_cents: Cents,
    /// Sum of the expenses that the driver paid.
    pub refunds_cents: Cents,
    /// Periods of the driver's other settlements with a fixed pay.
    pub salaried: &'a [Period],
    /// Earlier settlement whose debt is carried into this one, and the debt.
    pub carried: Option<(DriverPaymentId, Cents)>,
}

/// A calculated settlement that is to be stored.
#[derive(Clone, Debug)]
pub struct Settlement {
    /// Columns.
    pub fields: DriverPaymentFields,
    /// Settled freights, in order.
    pub freights: Vec<SettledFreight>,
    /// Discounts, in order.
    pub discounts: Vec<Discount>,
    /// Paid day of the balance, if it was paid.
    pub paid_on: Option<NaiveDate>,
    /// Calculation of the fixed pay, if the pay is the agreed one.
    pub salary_reckoning: Option<SalaryReckoning>,
}

/// Parts of a balance, none below zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Commission of the freights.
    pub commission_cents: Cents,
    /// Fixed pay.
    pub salary_cents: Cents,
    /// Daily allowances.
    pub allowances_cents: Cents,
    /// Expenses that the driver paid for the owner.
    pub refunds_cents: Cents,
    /// Advances.
    pub advances_cents: Cents,
    /// Discounts.
    pub discounts_cents: Cents,
    /// Debt carried from an earlier settlement.
    pub carried_cents: Cents,
}

impl Sums {
    /// Calculates the balance: the owner pays it if positive, the driver owes it if negative.
    pub fn balance(&self) -> Result<Cents> {
        let earned = [self.commission_cents, self.salary_cents, self.allowances_cents, self.refunds_cents];
        let taken = [self.advances_cents, self.discounts_cents, self.carried_cents];
        Cents::sum(earned)?.minus(Cents::sum(taken)?)
    }
}

impl DriverPaymentInput {
    /// Calculates the settlement from a checked entry.
    ///
    /// # Errors
    /// [`Error::Validation`] with `nothing` if there is nothing to settle.
    pub fn settle(self, inputs: &SettlementInputs<'_>) -> Result<Settlement> {
        let terms = PayTerms::of(inputs.driver);
        let freights = inputs.trips.iter().map(|trip| self.settled(&terms, trip)).collect::<Result<Vec<_>>>()?;
        let allowance_days = self.allowance_days.unwrap_or_default();
        let daily_allowance_cents =
            self.daily_allowance_cents.or(inputs.driver.fields.daily_allowance_cents).unwrap_or_default();
        let agreed = terms.salary((self.period_from, self.period_to), inputs.salaried)?;
        let salary = self.salary_cents.or(agreed.as_ref().map(|(cents, _)| *cents)).unwrap_or_default();
        let sums = Sums {
            commission_cents: Cents::sum(freights.iter().map(|one| one.commission_cents))?,
            salary_cents: salary,
            allowances_cents: daily_allowance_cents.scaled(allowance_days, 1)?,
            refunds_cents: inputs.refunds_cents,
            advances_cents: inputs.advances_cents,
            discounts_cents: Cents::sum(self.discounts.iter().map(|one| one.amount_cents))?,
            carried_cents: inputs.carried.map_or(Cents::ZERO, |(_, cents)| cents),
        };
        if freights.is_empty() && sums == Sums::default() {
            let message = "Não há nada a acertar: escolha fretes, vales ou despesas, ou informe valores.";
            return Err(Error::field("freightIds", "nothing", message));
        }
        let fields = self.fields(&sums, allowance_days, daily_allowance_cents, inputs.carried.map(|(from, _)| from))?;
        // A carried or even settlement has nothing to pay.
        let paid_on = self.paid_on.filter(|_| SettlementStatus::of(&fields, None) == SettlementStatus::Pending);
        let salary_reckoning = explaining_reckoning(agreed, salary);
        Ok(Settlement { fields, freights, discounts: self.discounts, paid_on, salary_reckoning })
    }

    fn settled(&self, terms: &PayTerms, trip: &Trip) -> Result<SettledFreight> {
        let Commission { base_cents, commission_bps, commission_cents } =
            terms.commission(trip.price_cents, trip.cost_cents, trip.commission_bps)?;
        let own = self.commissions.iter().find(|one| one.freight_id == trip.freight_id).map(|one| one.commission_cents);
        let other = own.filter(|cents| *cents != commission_cents);
        Ok(SettledFreight {
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
            // Only a debt of the driver can be carried: a balance in his favour is paid.
            carries: self.carries.unwrap_or_default() && balance_cents < Cents::ZERO,
            carried_from_id,
            due_on: self.due_on.unwrap_or(self.period_to),
            method: self.method,
            search: kernel::text::fold(self.notes.as_deref().unwrap_or_default()),
            notes: self.notes.clone(),
            counted_on: None,
        })
    }
}

/// Returns the calculation of a fixed pay, if it explains the amount: none if the amount is another or nothing was
/// calculated.
pub fn explaining_reckoning(agreed: Option<(Cents, SalaryReckoning)>, salary: Cents) -> Option<SalaryReckoning> {
    agreed.filter(|(cents, reckoning)| *cents == salary && !reckoning.words.is_empty()).map(|(_, reckoning)| reckoning)
}

#[cfg(test)]
#[path = "settlement_calculation_tests.rs"]
mod tests;
