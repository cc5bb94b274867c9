//! What a user enters of a settlement, and its check.

use std::collections::HashSet;

use chrono::NaiveDate;
use kernel::{Cents, Check, DriverAdvanceId, DriverId, FreightId, Now, TransactionId};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{Discount, PayMethod, driver::MAX_DAILY_CENTS};

/// How many freights, advances or expenses one settlement holds of each: far from any overflow of their sum.
pub const MAX_ITEMS: usize = 200;
/// How many discounts one settlement holds.
const MAX_DISCOUNTS: usize = 50;
/// The longest period of a settlement in days: a year.
const MAX_DAYS: i64 = 366;

/// What a freight earns its driver, where it is another amount than the agreement's.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CommissionInput {
    /// The freight; one of those settled.
    pub freight_id: FreightId,
    /// The amount in cents.
    pub commission_cents: Cents,
}

/// A settlement as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DriverPaymentInput {
    /// With whom.
    pub driver_id: DriverId,
    /// The first day of its period.
    pub period_from: NaiveDate,
    /// The last day of its period.
    pub period_to: NaiveDate,
    /// The driver's completed freights that it settles.
    #[serde(default)]
    pub freight_ids: Vec<FreightId>,
    /// The driver's advances that it deducts.
    #[serde(default)]
    pub advance_ids: Vec<DriverAdvanceId>,
    /// The expenses paid by the driver that it gives back.
    #[serde(default)]
    pub expense_ids: Vec<TransactionId>,
    /// Commissions that are other than the agreement says.
    #[serde(default)]
    pub commissions: Vec<CommissionInput>,
    /// The fixed pay in cents; unless told by the agreement, for the days that no other settlement
    /// holds a fixed pay of.
    pub salary_cents: Option<Cents>,
    /// For how many days there is an allowance; none unless told.
    pub allowance_days: Option<i64>,
    /// The allowance of a day in cents; the driver's unless told.
    pub daily_allowance_cents: Option<Cents>,
    /// What is held back.
    #[serde(default)]
    pub discounts: Vec<Discount>,
    /// Whether what the driver owes goes to the next settlement instead of being paid; not so unless told.
    pub carries: Option<bool>,
    /// When the balance is due; the last day of the period unless told.
    pub due_on: Option<NaiveDate>,
    /// When the balance was paid; pending unless told.
    pub paid_on: Option<NaiveDate>,
    /// In which way it is paid.
    pub method: PayMethod,
    /// Anything else.
    pub notes: Option<String>,
}

impl DriverPaymentInput {
    /// Notes every fault that the entry shows by itself.
    pub fn check(&self, check: &mut Check, now: &Now) {
        self.check_dates(check, now);
        check_ids(check, "freightIds", &self.freight_ids);
        check_ids(check, "advanceIds", &self.advance_ids);
        check_ids(check, "expenseIds", &self.expense_ids);
        self.check_commissions(check);
        self.check_discounts(check);
        if let Some(salary) = self.salary_cents {
            check.money("salaryCents", salary, 0);
        }
        check.optional_range("allowanceDays", self.allowance_days, 0, MAX_DAYS);
        check.money_up_to("dailyAllowanceCents", self.daily_allowance_cents.unwrap_or_default(), 0, MAX_DAILY_CENTS);
        check.optional_text("notes", self.notes.as_deref(), 4000);
    }

    /// Whether no list is longer than [`MAX_ITEMS`]: one without end is not to reach the database.
    pub fn is_bounded(&self) -> bool {
        [self.freight_ids.len(), self.advance_ids.len(), self.expense_ids.len()].iter().all(|count| *count <= MAX_ITEMS)
    }

    fn check_dates(&self, check: &mut Check, now: &Now) {
        check.date("periodFrom", self.period_from);
        check.date("periodTo", self.period_to);
        check.optional_date("dueOn", self.due_on);
        check.optional_date("paidOn", self.paid_on);
        if self.period_to < self.period_from {
            check.fail("periodTo", "before_start", "O período termina antes de começar: confira as datas.");
        } else if (self.period_to - self.period_from).num_days() >= MAX_DAYS {
            check.fail("periodTo", "too_long", "Um acerto cobre no máximo um ano: divida o período.");
        }
        if self.paid_on.is_some_and(|day| day > now.today) {
            check.fail("paidOn", "in_future", "A data do pagamento não pode ser depois de hoje.");
        }
    }

    fn check_commissions(&self, check: &mut Check) {
        let mut seen = HashSet::new();
        for (index, one) in self.commissions.iter().enumerate() {
            let field = format!("commissions[{index}].freightId");
            check.ensure(
                self.freight_ids.contains(&one.freight_id),
                &field,
                "not_in_payment",
                "Este frete não está no acerto: inclua o frete ou tire a comissão.",
            );
            check.ensure(
                seen.insert(one.freight_id),
                &field,
                "duplicate",
                "A comissão deste frete aparece duas vezes.",
            );
            check.money(&format!("commissions[{index}].commissionCents"), one.commission_cents, 0);
        }
    }

    fn check_discounts(&self, check: &mut Check) {
        if self.discounts.len() > MAX_DISCOUNTS {
            check.fail("discounts", "too_many", format!("Um acerto tem no máximo {MAX_DISCOUNTS} descontos."));
            return;
        }
        for (index, discount) in self.discounts.iter().enumerate() {
            check.text(&format!("discounts[{index}].description"), &discount.description, 120);
            check.money(&format!("discounts[{index}].amountCents"), discount.amount_cents, 1);
        }
    }
}

fn check_ids<T: Copy + Eq + std::hash::Hash>(check: &mut Check, field: &str, ids: &[T]) {
    if ids.len() > MAX_ITEMS {
        check.fail(field, "too_many", format!("Escolha no máximo {MAX_ITEMS} de uma vez: faça mais de um acerto."));
        return;
    }
    let mut seen = HashSet::new();
    check.ensure(ids.iter().all(|id| seen.insert(*id)), field, "duplicate", "Um item foi escolhido duas vezes.");
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
