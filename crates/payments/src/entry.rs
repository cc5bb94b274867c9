//! Fields that a user enters of a settlement, and their check.

use std::{collections::HashSet, hash::Hash};

use chrono::NaiveDate;
use kernel::{Cents, Check, DriverAdvanceId, DriverId, FreightId, Input, Now, TransactionId, check::MAX_CENTS};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::{Discount, DriverPayment, PayMethod, driver::MAX_DAILY_CENTS};

/// Maximum number of freights, of advances and of expenses in one settlement: far from any overflow of their sum.
pub const MAX_ITEMS: u64 = 200;
/// Maximum length of a settlement's period in days: a year.
pub(crate) const MAX_DAYS: i64 = 366;

/// Commission of a freight that differs from the agreement's.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CommissionInput {
    /// Freight, one of those settled.
    pub freight_id: FreightId,
    /// Commission in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub commission_cents: Cents,
}

/// A settlement as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DriverPaymentInput {
    /// Driver.
    pub driver_id: DriverId,
    /// First day of the period.
    #[serde(deserialize_with = "kernel::day::required")]
    pub period_from: NaiveDate,
    /// Last day of the period.
    #[serde(deserialize_with = "kernel::day::required")]
    pub period_to: NaiveDate,
    /// Completed freights of the driver to settle.
    #[serde(default)]
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub freight_ids: Vec<FreightId>,
    /// Advances of the driver to deduct.
    #[serde(default)]
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub advance_ids: Vec<DriverAdvanceId>,
    /// Expenses paid by the driver to refund.
    #[serde(default)]
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub expense_ids: Vec<TransactionId>,
    /// Commissions that differ from the agreement's.
    #[serde(default)]
    #[validate(nested)]
    pub commissions: Vec<CommissionInput>,
    /// Fixed pay in cents; default by the agreement, for the days without a fixed pay in another settlement.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub salary_cents: Option<Cents>,
    /// Number of days with a daily allowance; default none.
    #[validate(range(min = 0, max = MAX_DAYS))]
    pub allowance_days: Option<i64>,
    /// Daily allowance in cents; default the driver's.
    #[validate(range(min = 0, max = MAX_DAILY_CENTS))]
    pub daily_allowance_cents: Option<Cents>,
    /// Discounts from the driver's pay.
    #[serde(default)]
    #[validate(length(max = 50, code = "too_many", message = "Um acerto tem no máximo {max} descontos."), nested)]
    pub discounts: Vec<Discount>,
    /// True to carry the driver's debt into the next settlement instead of paying it; default false. A balance in the
    /// driver's favour is never carried.
    pub carries: Option<bool>,
    /// Due day of the balance; default the last day of the period.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub due_on: Option<NaiveDate>,
    /// Paid day of the balance, today at the latest; default pending. Ignored if there is nothing to pay.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub paid_on: Option<NaiveDate>,
    /// Payment method.
    pub method: PayMethod,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

/// A chosen freight in its current state.
#[derive(Clone, Copy, Debug)]
pub struct ChosenFreight {
    /// The freight.
    pub id: FreightId,
    /// Number of the freight.
    pub number: i64,
    /// Its driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// True when it is completed and not cancelled.
    pub completed: bool,
}

/// A chosen advance in its current state.
#[derive(Clone, Copy, Debug)]
pub struct ChosenAdvance {
    /// The advance.
    pub id: DriverAdvanceId,
    /// Driver who received it.
    pub driver_id: DriverId,
}

/// A chosen expense in its current state.
#[derive(Clone, Copy, Debug)]
pub struct ChosenExpense<'a> {
    /// Transaction that books it.
    pub id: TransactionId,
    /// Description of the expense.
    pub description: &'a str,
    /// Driver who paid it, where that is not the owner.
    pub paid_by: Option<DriverId>,
}

impl DriverPaymentInput {
    /// Begins the check of the entry, with every fault that needs no other record.
    pub fn check(&mut self, now: &Now) -> Check {
        let mut check = Check::of(self);
        self.check_days(&mut check, now);
        check_ids(&mut check, "freightIds", &self.freight_ids);
        check_ids(&mut check, "advanceIds", &self.advance_ids);
        check_ids(&mut check, "expenseIds", &self.expense_ids);
        self.check_commissions(&mut check);
        check
    }

    /// Returns true if no list is longer than [`MAX_ITEMS`]: an endless list must not reach the database.
    pub fn is_bounded(&self) -> bool {
        let counts = [self.freight_ids.len(), self.advance_ids.len(), self.expense_ids.len()];
        counts.into_iter().all(|count| u64::try_from(count).is_ok_and(|count| count <= MAX_ITEMS))
    }

    /// Notes a fault where the driver is not that of `existing`, the settlement that is being changed.
    pub fn check_driver(&self, check: &mut Check, existing: Option<&DriverPayment>) {
        let same = existing.is_none_or(|payment| payment.fields.driver_id == self.driver_id);
        check.ensure(same, "driverId", "fixed", "O motorista de um acerto não muda: apague o acerto e faça outro.");
    }

    /// Notes the faults of the freights; `found` are those that the owner has.
    pub fn check_freights(&self, check: &mut Check, found: &[ChosenFreight]) {
        for id in &self.freight_ids {
            let Some(ChosenFreight { number, driver_id, completed, .. }) = found.iter().find(|one| one.id == *id)
            else {
                check.fail("freightIds", "unknown", "Um dos fretes não existe: escolha da lista.");
                continue;
            };
            if *driver_id != Some(self.driver_id) {
                let message = format!("O frete nº {number} não é deste motorista: tire-o do acerto.");
                check.fail("freightIds", "other_driver", message);
            }
            if !completed {
                let message = format!("O frete nº {number} não está concluído: conclua o frete antes do acerto.");
                check.fail("freightIds", "not_completed", message);
            }
        }
    }

    /// Notes the faults of the advances; `found` are those that the owner has.
    pub fn check_advances(&self, check: &mut Check, found: &[ChosenAdvance]) {
        if self.advance_ids.iter().any(|id| !found.iter().any(|one| one.id == *id)) {
            check.fail("advanceIds", "unknown", "Um dos vales não existe: escolha da lista.");
        }
        if found.iter().any(|one| one.driver_id != self.driver_id) {
            check.fail("advanceIds", "other_driver", "Um dos vales é de outro motorista: tire-o do acerto.");
        }
    }

    /// Notes the faults of the expenses; `found` are those that the owner has.
    pub fn check_expenses(&self, check: &mut Check, found: &[ChosenExpense<'_>]) {
        if self.expense_ids.iter().any(|id| !found.iter().any(|one| one.id == *id)) {
            check.fail("expenseIds", "unknown", "Uma das despesas não existe: escolha da lista.");
        }
        for one in found.iter().filter(|one| one.paid_by != Some(self.driver_id)) {
            let message = format!("“{}” não foi paga por este motorista: tire-a do acerto.", one.description);
            check.fail("expenseIds", "other_driver", message);
        }
    }

    fn check_days(&self, check: &mut Check, now: &Now) {
        if self.period_to < self.period_from {
            check.fail("periodTo", "before_start", "O período termina antes de começar: confira as datas.");
        } else if (self.period_to - self.period_from).num_days() >= MAX_DAYS {
            check.fail("periodTo", "too_long", "Um acerto cobre no máximo um ano: divida o período.");
        }
        if self.paid_on.is_some_and(|day| !now.has_begun(day)) {
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
        }
    }
}

fn check_ids<T: Copy + Eq + Hash>(check: &mut Check, field: &str, ids: &[T]) {
    let mut seen = HashSet::new();
    check.ensure(ids.iter().all(|id| seen.insert(*id)), field, "duplicate", "Um item foi escolhido duas vezes.");
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
