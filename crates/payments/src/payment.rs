//! DriverPayment (acerto): what was settled with a driver, and what of it is to be paid.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Cents, DriverId, DriverPaymentId, Error, Input, Instant, OwnerId, Result,
    check::MAX_CENTS,
    schema::{driver_payment_discounts, driver_payments},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{PayMethod, SettlementClosing};

/// A settlement as it stands. What it shows is [`crate::DriverPaymentRecord`].
#[derive(Clone, Debug, Queryable, Selectable, Identifiable)]
#[diesel(table_name = driver_payments)]
pub struct DriverPayment {
    /// Identity.
    pub id: DriverPaymentId,
    /// Whose it is.
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// Its number among the owner's settlements.
    pub number: i64,
    /// What is written down of it.
    #[diesel(embed)]
    pub fields: DriverPaymentFields,
}

/// What is written down of a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = driver_payments, treat_none_as_null = true)]
pub struct DriverPaymentFields {
    /// With whom.
    pub driver_id: DriverId,
    /// The first day of its period.
    pub period_from: NaiveDate,
    /// The last day of its period.
    pub period_to: NaiveDate,
    /// What the freights earned, in cents.
    pub commission_cents: Cents,
    /// The fixed pay, in cents.
    pub salary_cents: Cents,
    /// For how many days there is an allowance.
    pub allowance_days: i64,
    /// The allowance of a day, in cents.
    pub daily_allowance_cents: Cents,
    /// What the driver paid and gets back, in cents.
    pub refunds_cents: Cents,
    /// What was given ahead, in cents.
    pub advances_cents: Cents,
    /// What is held back, in cents.
    pub discounts_cents: Cents,
    /// The debt brought from an earlier settlement, in cents.
    pub carried_cents: Cents,
    /// What is left, in cents: above zero the owner pays, below it the driver owes.
    pub balance_cents: Cents,
    /// Whether the debt goes to the next settlement.
    pub carries: bool,
    /// The settlement whose debt was brought.
    pub carried_from_id: Option<DriverPaymentId>,
    /// When the balance is due.
    pub due_on: NaiveDate,
    /// In which way it is paid.
    pub method: PayMethod,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into.
    pub search: String,
}

/// What is held back from a driver: a fine, a damage, a loan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, Queryable, Insertable, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[diesel(table_name = driver_payment_discounts)]
pub struct Discount {
    /// What for.
    #[validate(length(min = 1, max = 120))]
    pub description: String,
    /// How much, in cents; always more than zero.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
}

impl DriverPaymentFields {
    /// What the daily allowances add up to.
    pub fn allowances_cents(&self) -> Result<Cents> {
        self.daily_allowance_cents.scaled(self.allowance_days, 1)
    }

    /// The day on which all that it earned, refunds and holds back is settled: on which the balance was paid, and where
    /// there is none to pay the last of its period. Absent while the balance is open.
    pub fn closed_on(&self, paid_on: Option<NaiveDate>) -> Option<NaiveDate> {
        match SettlementClosing::of(self, paid_on) {
            SettlementClosing::Pending | SettlementClosing::Paid => paid_on,
            SettlementClosing::Carried | SettlementClosing::Even => Some(self.period_to),
        }
    }
}

impl DriverPayment {
    /// A closed settlement is not edited, only undone.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `paid` for a closed one.
    pub fn ensure_pending(&self, closing: SettlementClosing) -> Result<()> {
        let stands = match closing {
            SettlementClosing::Pending => return Ok(()),
            SettlementClosing::Paid => "já está pago",
            SettlementClosing::Carried => "já foi fechado e levou a dívida adiante",
            SettlementClosing::Even => "já está fechado, sem saldo a pagar",
        };
        let detail = format!("O acerto nº {} {stands}: desfaça o acerto e faça outro.", self.number);
        Err(Error::conflict("paid", detail))
    }

    /// Only a closed settlement is undone: a pending one is changed or deleted.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `pending` for a pending one.
    pub fn ensure_closed(&self, closing: SettlementClosing) -> Result<()> {
        if closing.is_closed() {
            return Ok(());
        }
        let detail = format!("O acerto nº {} ainda está pendente: altere ou apague.", self.number);
        Err(Error::conflict("pending", detail))
    }

    /// A settlement whose debt stands in a later one is undone after that one.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `carried_on` that names the later one.
    pub fn ensure_not_carried_on(&self, later: Option<i64>) -> Result<()> {
        let Some(later) = later else { return Ok(()) };
        let detail =
            format!("O saldo do acerto nº {} foi levado ao acerto nº {later}: desfaça esse antes.", self.number);
        Err(Error::conflict("carried_on", detail))
    }
}
