//! Validation of an entered transaction.

use crate::{Effect, TransactionFields, TransactionInput, TransactionKind, entry::search_text, loan};
use chrono::NaiveDate;
use kernel::{Check, Now, Result, time::months_after};

impl TransactionInput {
    /// Finishes a check that the caller began ([`Check::of`]) and continued with the referenced records. `written_on`
    /// is the day of writing of an entry outside a series: a bill of a trip belongs to the trip, not to the later due
    /// day.
    pub fn check(self, mut check: Check, written_on: Option<NaiveDate>, now: &Now) -> Result<TransactionFields> {
        if !self.category.fits(self.kind) {
            let message = match self.kind {
                TransactionKind::Income => "Esta categoria é só de despesas: escolha outra.",
                TransactionKind::Expense => "Esta categoria é só de receitas: escolha outra.",
            };
            check.fail("category", "wrong_kind", message);
        }
        // An expense that the driver paid is settled: default on the due day.
        let paid_on = self.paid_on.or(self.paid_by_driver.then_some(self.due_on));
        check_paid_on(&mut check, if self.paid_on.is_some() { "paidOn" } else { "dueOn" }, paid_on, now);
        self.check_entered_on(&mut check, now);
        self.check_bearer(&mut check);
        let principal_cents = loan::principal(&self, &mut check);
        if let Some(repayment) = self.repayment {
            repayment.check(&self, &mut check);
        }
        check.finish()?;
        Ok(TransactionFields {
            search: search_text(self.category, &self.description),
            effect: Effect::of(self.kind, self.category, self.personal, self.paid_by_driver),
            competence_on: written_on
                .filter(|_| self.freight_id.is_some())
                .map_or(self.due_on, |on| on.min(self.due_on)),
            driver_id: self.driver_id,
            personal: self.personal,
            paid_by_driver: self.paid_by_driver,
            kind: self.kind,
            category: self.category,
            description: self.description,
            amount_cents: self.amount_cents,
            principal_cents,
            due_on: self.due_on,
            paid_on,
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
        })
    }

    /// Checks that the day of entering has begun, and is at most a year ago: older ones come from a wrong device clock.
    fn check_entered_on(&self, check: &mut Check, now: &Now) {
        let Some(on) = self.entered_on else { return };
        let message = "O dia em que lançou não pode ser depois de hoje.";
        check.ensure(now.has_begun(on), "enteredOn", "in_future", message);
        let message = "Este lançamento é de mais de um ano atrás: lance de novo.";
        check.ensure(months_after(on, 12) >= now.today, "enteredOn", "too_old", message);
    }

    /// Checks that an expense paid by a driver is one of the business and names him.
    fn check_bearer(&self, check: &mut Check) {
        if self.paid_by_driver {
            let spent = self.kind == TransactionKind::Expense;
            check.ensure(spent, "paidByDriver", "wrong_kind", "O motorista só paga despesas.");
            check.ensure(!self.personal, "paidByDriver", "personal", "Uma despesa da casa não entra no acerto.");
            check.ensure(self.driver_id.is_some(), "driverId", "required", "Escolha o motorista que pagou.");
        }
    }
}

/// Checks that a paid day is not in the future.
pub(crate) fn check_paid_on(check: &mut Check, field: &str, paid_on: Option<NaiveDate>, now: &Now) {
    if paid_on.is_some_and(|day| !now.has_begun(day)) {
        check.fail(field, "in_future", "O dia em que pagou ou recebeu não pode ser depois de hoje.");
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
