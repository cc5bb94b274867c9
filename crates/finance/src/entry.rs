//! Fields of an entered transaction and of its payment, and their validation.

use crate::{Category, Effect, Posting, Transaction, TransactionKind};
use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Cents, DriverId, Error, FreightId, Input, Result, VehicleId, check::MAX_CENTS, schema::transactions, string_enum,
    text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// Greatest number of transactions entered together: ten years.
pub const MAX_MONTHS: i64 = 120;

string_enum! {
    /// Scope of a change within a series.
    SeriesScope {
        /// This one only.
        One = "one" "Só este",
        /// This one and those after it that are still pending.
        Following = "following" "Este e os próximos",
    }
}

/// A transaction as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TransactionInput {
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// Category; must fit the kind.
    pub category: Category,
    /// Description.
    #[validate(length(min = 1, max = 200))]
    pub description: String,
    /// Amount in cents, above zero.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
    /// Due day.
    #[serde(deserialize_with = "kernel::day::required")]
    pub due_on: NaiveDate,
    /// Paid day, of payment or receipt, today at the latest; null while it is pending. What the driver paid is never
    /// pending: there, null means the due day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub paid_on: Option<NaiveDate>,
    /// Day on which it was entered, where that was before it was sent: at most a year ago. Default today. It is not
    /// stored. A change without it uses the day to which the bill belongs, or, where that is the due day, the day of
    /// sending. A bill of a freight belongs to it, or to the due day if that is earlier.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub entered_on: Option<NaiveDate>,
    /// Vehicle that it is for.
    pub vehicle_id: Option<VehicleId>,
    /// Freight that it is for.
    pub freight_id: Option<FreightId>,
    /// Driver whom it concerns; required if the driver paid it.
    pub driver_id: Option<DriverId>,
    /// True for a personal transaction (of the household): it stays out of results.
    #[serde(default)]
    pub personal: bool,
    /// True if the driver paid it: the owner refunds it in a settlement.
    #[serde(default)]
    pub paid_by_driver: bool,
    /// Number of monthly instalments that share the amount, from `dueOn` on; only on creation. Only the first of them
    /// has `paidOn`.
    #[validate(range(min = 1, max = MAX_MONTHS))]
    pub installments: Option<i64>,
    /// Last possible due day of a monthly repetition of the amount; only on creation, and not together with several
    /// instalments. Only the first repetition has `paidOn`.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub repeat_until: Option<NaiveDate>,
    /// Scope of a change within its series; default this transaction only.
    pub scope: Option<SeriesScope>,
    /// Principal in cents: the part of a loan instalment's `amountCents` that repays the loan itself and is no cost.
    /// Null if unknown: then all of it is a cost. With `installments` it is of the whole amount and spread like it.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub principal_cents: Option<Cents>,
    /// Purchase that the loan paid for (price and down payment), instead of `principalCents`; only on creation.
    #[validate(nested)]
    pub financed: Option<FinancedInput>,
    /// Instalments that repay a loan, entered with the loan's money; only on creation.
    #[validate(nested)]
    pub repayment: Option<RepaymentInput>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

impl TransactionInput {
    /// Checks that a new transaction has no scope: only a change has one.
    ///
    /// # Errors
    /// [`Error::Validation`] at `scope` with `only_on_change`.
    pub fn ensure_no_scope(&self) -> Result<()> {
        if self.scope.is_some() {
            return Err(Error::field(
                "scope",
                "only_on_change",
                "Só ao alterar um lançamento dá para incluir os próximos.",
            ));
        }
        Ok(())
    }

    /// Checks that a change has no instalments, repetition or loan: these are only chosen on creation.
    ///
    /// # Errors
    /// [`Error::Validation`] with `only_when_made`.
    pub fn ensure_nothing_only_when_made(&self) -> Result<()> {
        let requested = [
            ("installments", self.installments.is_some()),
            ("repeatUntil", self.repeat_until.is_some()),
            ("financed", self.financed.is_some()),
            ("repayment", self.repayment.is_some()),
        ];
        match requested.into_iter().find(|(_, is_asked)| *is_asked) {
            Some((field, _)) => {
                let message =
                    "Parcelas e repetição só podem ser escolhidas ao lançar: apague este lançamento e lance de novo.";
                Err(Error::field(field, "only_when_made", message))
            }
            None => Ok(()),
        }
    }

    /// Returns the scope of a change of `current` within its series.
    ///
    /// # Errors
    /// [`Error::Validation`] at `scope` with `paid_by_driver`.
    pub fn scope_of_change(&self, current: &Transaction) -> Result<SeriesScope> {
        // The money and the instalments of a loan are of one series, and have nothing in common.
        let alone = current.brings_instalments();
        let scope = self.scope.filter(|_| !alone).unwrap_or(SeriesScope::One);
        if scope == SeriesScope::Following && self.paid_by_driver {
            let message = "O que o motorista pagou já está pago: altere só este.";
            return Err(Error::field("scope", "paid_by_driver", message));
        }
        Ok(scope)
    }
}

/// Fields of a transaction that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = transactions, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct TransactionFields {
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Description.
    pub description: String,
    /// Amount in cents, above zero.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Paid day, of payment or receipt; null while it is pending.
    pub paid_on: Option<NaiveDate>,
    /// Vehicle that it is for.
    pub vehicle_id: Option<VehicleId>,
    /// Freight that it is for.
    pub freight_id: Option<FreightId>,
    /// Folded search text.
    #[serde(skip)]
    pub search: String,
    /// Competence day: the transaction is income or cost of that day's month.
    pub competence_on: NaiveDate,
    /// Driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// True for a personal transaction (of the household): it stays out of results.
    pub personal: bool,
    /// True if the driver paid it: the owner refunds it in a settlement.
    pub paid_by_driver: bool,
    /// Effect: it moves money, the result, or both.
    pub effect: Effect,
    /// Principal in cents: the part of a loan's instalment that repays the loan itself; it moves money and is no cost.
    pub principal_cents: Cents,
}

impl TransactionFields {
    /// Returns the fields of a posting, settled on a day or pending.
    pub fn of_posting(posting: &Posting, paid_on: Option<NaiveDate>) -> Self {
        Self {
            kind: posting.kind,
            category: posting.category,
            description: posting.description.clone(),
            amount_cents: posting.amount_cents,
            due_on: posting.due_on,
            paid_on,
            vehicle_id: posting.vehicle_id,
            freight_id: posting.freight_id,
            search: search_text(posting.category, &posting.description),
            competence_on: posting.competence_on,
            driver_id: posting.driver_id,
            personal: false,
            paid_by_driver: posting.paid_by_driver,
            effect: posting.effect,
            principal_cents: Cents::ZERO,
        }
    }
}

/// Returns the folded text under which a transaction is found.
pub fn search_text(category: Category, description: &str) -> String {
    fold(&format!("{description} {}", category.label()))
}

/// Financed purchase.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FinancedInput {
    /// Price in cents.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub price_cents: Cents,
    /// Down payment in cents, less than the price.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub down_payment_cents: Cents,
}

/// Repayment of a loan: equal instalments, a month apart.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RepaymentInput {
    /// Amount of each instalment, in cents.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub installment_cents: Cents,
    /// Number of instalments.
    #[validate(range(min = 1, max = MAX_MONTHS))]
    pub installments: i64,
    /// Due day of the first instalment.
    #[serde(deserialize_with = "kernel::day::required")]
    pub first_due_on: NaiveDate,
}
