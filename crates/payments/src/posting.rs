//! Postings of a settlement in the books. Earnings are a cost without money, discounts are income without money, and
//! only the balance moves money. So the cash equals the real movements, and the result the earnings and expenses. All
//! postings are settled with the balance.

use chrono::NaiveDate;
use finance::{Category, Effect, PaymentAuthority, Posting, SourcePart, TransactionKind};
use kernel::{Cents, FreightId, Result, VehicleId};

use crate::DriverPayment;

/// Fields of a freight that the postings need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TripPosting {
    /// The freight.
    pub freight_id: FreightId,
    /// Number of the freight.
    pub number: i64,
    /// Truck of the freight.
    pub truck_id: VehicleId,
    /// Competence day.
    pub belongs_on: NaiveDate,
    /// Commission of the driver, in cents.
    pub commission_cents: Cents,
}

impl DriverPayment {
    /// Returns the postings that the settlement is to have in the books. `trips` are its freights in order; `paid_on`
    /// is the paid day of the balance, if it was paid. Zero amounts are not posted.
    pub fn postings(
        &self,
        driver_name: &str,
        trips: &[TripPosting],
        paid_on: Option<NaiveDate>,
    ) -> Result<Vec<Posting>> {
        let closed_on = self.fields.closed_on(paid_on);
        let mut parts = self.commissions(driver_name, trips);
        let of = format!("do acerto nº {} com {driver_name}", self.number);
        parts.push(self.of_period(SourcePart::Salary, self.fields.salary_cents, &of));
        parts.push(self.of_period(SourcePart::Allowance, self.fields.allowances_cents()?, &of));
        parts.push(self.of_period(SourcePart::Discount, self.fields.discounts_cents, &of));
        if !self.fields.carries {
            parts.push(self.balance(&of));
        }
        parts.iter_mut().for_each(|part| part.authority = PaymentAuthority::Source(closed_on));
        parts.retain(|part| part.amount_cents > Cents::ZERO);
        Ok(parts)
    }

    fn commissions(&self, driver_name: &str, trips: &[TripPosting]) -> Vec<Posting> {
        let count = i64::try_from(trips.len()).unwrap_or(i64::MAX);
        let commission = |(position, trip): (i64, &TripPosting)| Posting {
            installment: position,
            installments: count,
            description: format!("Comissão do frete nº {} de {driver_name}", trip.number),
            competence_on: trip.belongs_on,
            vehicle_id: Some(trip.truck_id),
            freight_id: Some(trip.freight_id),
            ..self.of_period(SourcePart::Commission, trip.commission_cents, "")
        };
        (1..).zip(trips).map(commission).collect()
    }

    /// Posting that belongs to the period and moves no money.
    fn of_period(&self, part: SourcePart, amount_cents: Cents, of: &str) -> Posting {
        let (kind, category) = match part {
            SourcePart::Discount => (TransactionKind::Income, Category::Outros),
            _ => (TransactionKind::Expense, Category::Salario),
        };
        Posting {
            part,
            installment: 1,
            installments: 1,
            kind,
            category,
            description: format!("{} {of}", part.label()),
            field: "freightIds",
            amount_cents,
            competence_on: self.fields.period_to,
            due_on: self.fields.due_on,
            authority: PaymentAuthority::Source(None),
            vehicle_id: None,
            freight_id: None,
            driver_id: Some(self.fields.driver_id),
            paid_by_driver: false,
            effect: Effect::Result,
        }
    }

    /// Posting of the balance, in the direction in which it is owed.
    fn balance(&self, of: &str) -> Posting {
        let driver_owes = self.fields.balance_cents < Cents::ZERO;
        let (kind, category) = if driver_owes {
            (TransactionKind::Income, Category::Outros)
        } else {
            (TransactionKind::Expense, Category::Salario)
        };
        Posting {
            kind,
            category,
            amount_cents: Cents::from(self.fields.balance_cents.get().abs()),
            effect: Effect::Cash,
            ..self.of_period(SourcePart::Balance, Cents::ZERO, of)
        }
    }
}

#[cfg(test)]
#[path = "posting_tests.rs"]
mod tests;
