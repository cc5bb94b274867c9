//! What a user enters of a settlement, and its check.

use std::{collections::HashSet, hash::Hash};

use chrono::NaiveDate;
use kernel::{Cents, Check, DriverAdvanceId, DriverId, FreightId, Input, Now, TransactionId, check::MAX_CENTS};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::{Discount, PayMethod, driver::MAX_DAILY_CENTS};

/// How many freights, advances or expenses one settlement holds of each: far from any overflow of their sum.
pub const MAX_ITEMS: u64 = 200;
/// The longest period of a settlement in days: a year.
const MAX_DAYS: i64 = 366;

/// What a freight earns its driver, where it is another amount than the agreement's.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CommissionInput {
    /// The freight; one of those settled.
    pub freight_id: FreightId,
    /// The amount in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub commission_cents: Cents,
}

/// A settlement as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
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
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub freight_ids: Vec<FreightId>,
    /// The driver's advances that it deducts.
    #[serde(default)]
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub advance_ids: Vec<DriverAdvanceId>,
    /// The expenses paid by the driver that it gives back.
    #[serde(default)]
    #[validate(length(max = MAX_ITEMS, code = "too_many", message = "Escolha no máximo {max} de uma vez: faça mais de um acerto."))]
    pub expense_ids: Vec<TransactionId>,
    /// Commissions that are other than the agreement says.
    #[serde(default)]
    #[validate(nested)]
    pub commissions: Vec<CommissionInput>,
    /// The fixed pay in cents; unless told by the agreement, for the days that no other settlement
    /// holds a fixed pay of.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub salary_cents: Option<Cents>,
    /// For how many days there is an allowance; none unless told.
    #[validate(range(min = 0, max = MAX_DAYS))]
    pub allowance_days: Option<i64>,
    /// The allowance of a day in cents; the driver's unless told.
    #[validate(range(min = 0, max = MAX_DAILY_CENTS))]
    pub daily_allowance_cents: Option<Cents>,
    /// What is held back.
    #[serde(default)]
    #[validate(length(max = 50, code = "too_many", message = "Um acerto tem no máximo {max} descontos."), nested)]
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
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

impl DriverPaymentInput {
    /// Begins the check of the entry with every fault that it shows by itself.
    pub fn check(&mut self, now: &Now) -> Check {
        let mut check = Check::of(self);
        self.check_days(&mut check, now);
        check_ids(&mut check, "freightIds", &self.freight_ids);
        check_ids(&mut check, "advanceIds", &self.advance_ids);
        check_ids(&mut check, "expenseIds", &self.expense_ids);
        self.check_commissions(&mut check);
        check
    }

    /// Whether no list is longer than [`MAX_ITEMS`]: one without end is not to reach the database.
    pub fn is_bounded(&self) -> bool {
        let counts = [self.freight_ids.len(), self.advance_ids.len(), self.expense_ids.len()];
        counts.into_iter().all(|count| u64::try_from(count).is_ok_and(|count| count <= MAX_ITEMS))
    }

    fn check_days(&self, check: &mut Check, now: &Now) {
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
