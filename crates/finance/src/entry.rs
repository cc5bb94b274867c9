//! What a user enters of a transaction and of its payment, and their checks.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Category, Cents, Check, DriverId, Effect, FreightId, Input, Now, Result, TransactionKind, VehicleId,
    check::MAX_CENTS, choice, schema::transactions, text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{
    loan::{self, FinancedInput, RepaymentInput},
    series::MAX_MONTHS,
};

choice! {
    /// How much of a series a change is for.
    SeriesScope {
        /// Only this one.
        One = "one" "Só este",
        /// This one and those after it that are still pending.
        Following = "following" "Este e os próximos",
    }
}

/// A transaction as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TransactionInput {
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// What it is about; must fit the kind.
    pub category: Category,
    /// What it is, in words.
    #[validate(length(min = 1, max = 200))]
    pub description: String,
    /// How much, in cents; more than zero.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was paid or received; absent while it is pending.
    pub paid_on: Option<NaiveDate>,
    /// The vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// The freight it is for.
    pub freight_id: Option<FreightId>,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// Whether it is the household's: it stays out of results.
    #[serde(default)]
    pub personal: bool,
    /// Whether the driver paid it: the owner gives it back in a settlement.
    #[serde(default)]
    pub paid_by_driver: bool,
    /// In how many monthly instalments the amount is paid, from `dueOn` on; only when it is made.
    #[validate(range(min = 1, max = MAX_MONTHS))]
    pub installments: Option<i64>,
    /// Until which day the amount comes back every month; only when it is made.
    pub repeat_until: Option<NaiveDate>,
    /// How much of its series a change is for; this one only unless told.
    pub scope: Option<SeriesScope>,
    /// Of a loan's instalment: how much of `amountCents` pays the loan itself back and is no cost, in cents; not known unless
    /// told, and then all of it is a cost. With `installments` it is of the whole and spread like it.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub principal_cents: Option<Cents>,
    /// Instead of `principalCents`: the price of what the loan paid for, and the down payment; only when it is made.
    #[validate(nested)]
    pub financed: Option<FinancedInput>,
    /// Of a loan's money: the instalments that pay it back, entered with it; only when it is made.
    #[validate(nested)]
    pub repayment: Option<RepaymentInput>,
}

/// What the user decides of a transaction.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = transactions, treat_none_as_null = true)]
pub struct TransactionFields {
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// What it is about.
    pub category: Category,
    /// What it is, in words.
    pub description: String,
    /// How much, in cents; always more than zero.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was paid or received, if it was.
    pub paid_on: Option<NaiveDate>,
    /// The vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// The freight it is for.
    pub freight_id: Option<FreightId>,
    /// Folded text that the search looks into.
    #[serde(skip)]
    pub search: String,
    /// The day to whose month it belongs as income or cost.
    pub competence_on: NaiveDate,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// Whether it is the household's: it stays out of results.
    pub personal: bool,
    /// Whether the driver paid it: the owner gives it back in a settlement.
    pub paid_by_driver: bool,
    /// What it moves: money, the result, or both.
    pub effect: Effect,
    /// The part of a loan's instalment that pays the loan itself back, in cents: it moves money and is no cost.
    pub principal_cents: Cents,
}

/// The folded text under which a transaction is found.
pub fn search_text(category: Category, description: &str) -> String {
    fold(&format!("{description} {}", category.label()))
}

impl TransactionInput {
    /// Ends a check that the caller began ([`Check::of`]) and went on with what the entry names. `written_on` is the day on
    /// which it was written down, for an entry that is none of a series: a bill of a trip belongs to the trip, not to the
    /// later day on which it is due.
    pub fn check(self, mut check: Check, written_on: Option<NaiveDate>, now: &Now) -> Result<TransactionFields> {
        if !self.category.fits(self.kind) {
            let message = match self.kind {
                TransactionKind::Income => "Esta categoria é só de despesas: escolha outra.",
                TransactionKind::Expense => "Esta categoria é só de receitas: escolha outra.",
            };
            check.fail("category", "wrong_kind", message);
        }
        // What a driver paid is paid: on the day it was due, unless told.
        let paid_on = self.paid_on.or(self.paid_by_driver.then_some(self.due_on));
        check_paid_on(&mut check, if self.paid_on.is_some() { "paidOn" } else { "dueOn" }, paid_on, now);
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

    /// What a driver pays is an expense of the business, and he is named.
    fn check_bearer(&self, check: &mut Check) {
        if self.paid_by_driver {
            let spent = self.kind == TransactionKind::Expense;
            check.ensure(spent, "paidByDriver", "wrong_kind", "O motorista só paga despesas.");
            check.ensure(!self.personal, "paidByDriver", "personal", "Uma despesa da casa não entra no acerto.");
            check.ensure(self.driver_id.is_some(), "driverId", "required", "Escolha o motorista que pagou.");
        }
    }
}

/// Checks the day of a payment: none is known before it has come.
pub(crate) fn check_paid_on(check: &mut Check, field: &str, paid_on: Option<NaiveDate>, now: &Now) {
    if paid_on.is_some_and(|day| day > now.today) {
        check.fail(field, "in_future", "A data do pagamento não pode ser depois de hoje.");
    }
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
