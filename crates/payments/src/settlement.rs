//! DriverPayment (settlement, acerto): the settled pay of a driver, and the balance to be paid.

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

use crate::{PayMethod, SettlementStatus};

/// A stored settlement. The API returns it as [`crate::DriverPaymentRecord`].
#[derive(Clone, Debug, Queryable, Selectable, Identifiable)]
#[diesel(table_name = driver_payments)]
pub struct DriverPayment {
    /// Identity.
    pub id: DriverPaymentId,
    /// Owner.
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Number among the owner's settlements.
    pub number: i64,
    /// Stored fields.
    #[diesel(embed)]
    pub fields: DriverPaymentFields,
}

/// Stored fields of a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = driver_payments, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct DriverPaymentFields {
    /// Driver.
    pub driver_id: DriverId,
    /// First day of the period.
    pub period_from: NaiveDate,
    /// Last day of the period.
    pub period_to: NaiveDate,
    /// Commission of the freights, in cents.
    pub commission_cents: Cents,
    /// Fixed pay in cents.
    pub salary_cents: Cents,
    /// Number of days with a daily allowance.
    pub allowance_days: i64,
    /// Daily allowance in cents.
    pub daily_allowance_cents: Cents,
    /// Refunds of expenses that the driver paid, in cents.
    pub refunds_cents: Cents,
    /// Advances deducted, in cents.
    pub advances_cents: Cents,
    /// Discounts in cents.
    pub discounts_cents: Cents,
    /// Debt carried from an earlier settlement, in cents.
    pub carried_cents: Cents,
    /// Balance in cents: the owner pays it if positive, the driver owes it if negative.
    pub balance_cents: Cents,
    /// True if the next settlement deducts the debt.
    pub carries: bool,
    /// Settlement from which the debt was carried.
    pub carried_from_id: Option<DriverPaymentId>,
    /// Due day of the balance.
    pub due_on: NaiveDate,
    /// Payment method.
    pub method: PayMethod,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded search text.
    pub search: String,
    /// Creation day of a settlement without a payment, if the last day of its period was in a closed month then: by
    /// payment it counts on this day instead.
    pub counted_on: Option<NaiveDate>,
}

/// A discount from a driver's pay: a fine, a damage, a loan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, Queryable, Insertable, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[diesel(table_name = driver_payment_discounts, treat_none_as_default_value = false)]
pub struct Discount {
    /// Reason.
    #[validate(length(min = 1, max = 120))]
    pub description: String,
    /// Amount in cents, above zero.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
}

impl DriverPaymentFields {
    /// Sum of the daily allowances.
    pub fn allowances_cents(&self) -> Result<Cents> {
        self.daily_allowance_cents.scaled(self.allowance_days, 1)
    }

    /// Dates a settlement without a payment after the closed months, the last of which ends on `closed_to`: it counts
    /// today if they contain the last day of its period. No money moves with it, so no other day is more exact.
    pub fn count_after(&mut self, closed_to: NaiveDate, today: NaiveDate) {
        let is_late = self.is_without_payment() && self.period_to <= closed_to;
        self.counted_on = is_late.then_some(today);
    }

    /// True without a payment: the balance is zero, or the next settlement deducts it.
    pub fn is_without_payment(&self) -> bool {
        SettlementStatus::of(self, None).is_closed()
    }

    /// Paid day of all earnings, refunds and discounts: the paid day of the balance. Without a balance, it is the last
    /// day of the period, or the creation day if that month was closed then. None while the balance is open.
    pub fn closed_on(&self, paid_on: Option<NaiveDate>) -> Option<NaiveDate> {
        match SettlementStatus::of(self, paid_on) {
            SettlementStatus::Pending | SettlementStatus::Paid => paid_on,
            SettlementStatus::Carried | SettlementStatus::Even => Some(self.counted_on.unwrap_or(self.period_to)),
        }
    }
}

impl DriverPayment {
    /// Checks that it is pending: a closed settlement is not edited, only undone.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `paid` for a closed one.
    pub fn ensure_pending(&self, status: SettlementStatus) -> Result<()> {
        let words = match status {
            SettlementStatus::Pending => return Ok(()),
            SettlementStatus::Paid => "já está pago",
            SettlementStatus::Carried => "já está fechado, e a dívida ficou para o próximo",
            SettlementStatus::Even => "já está fechado, sem saldo a pagar",
        };
        let detail = format!("O acerto nº {} {words}: desfaça o acerto e faça outro.", self.number);
        Err(Error::conflict("paid", detail))
    }

    /// Checks that it is closed: only a closed settlement is undone, a pending one is changed or deleted.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `pending` for a pending one.
    pub fn ensure_closed(&self, status: SettlementStatus) -> Result<()> {
        if status.is_closed() {
            return Ok(());
        }
        let detail = format!("O acerto nº {} ainda está pendente: você pode editar ou apagar.", self.number);
        Err(Error::conflict("pending", detail))
    }

    /// Checks that a payment entered for a closed settlement is the one that closed it: same day, amount and method,
    /// and `whole`, without deductions or a rest. `paid_on` is the recorded day.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `already_settled`.
    pub fn ensure_closed_by(
        &self,
        paid_on: Option<NaiveDate>,
        (day, amount, method): (Option<NaiveDate>, Option<Cents>, Option<PayMethod>),
        whole: bool,
    ) -> Result<()> {
        let balance = paid_on.map(|_| Cents::from(self.fields.balance_cents.get().saturating_abs()));
        let paid_by = paid_on.map(|_| self.fields.method);
        let same = day.is_none_or(|day| paid_on == Some(day))
            && amount.is_none_or(|amount| balance == Some(amount))
            && method.is_none_or(|method| paid_by == Some(method));
        if same && whole {
            return Ok(());
        }
        let number = self.number;
        let detail = match paid_on {
            Some(day) => format!(
                "O acerto nº {number} já foi pago em {}, em {}: para mudar o pagamento, desfaça o acerto e faça outro.",
                kernel::text::day(day),
                self.fields.method.label()
            ),
            None => format!("O acerto nº {number} já está fechado e não tem saldo a pagar."),
        };
        Err(Error::conflict("already_settled", detail))
    }

    /// Checks that no later settlement deducted its debt: that one must be undone first.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `carried_on` that names the later one.
    pub fn ensure_not_carried_on(&self, later: Option<i64>) -> Result<()> {
        let Some(later) = later else { return Ok(()) };
        let detail =
            format!("A dívida do acerto nº {} foi para o acerto nº {later}: desfaça antes o nº {later}.", self.number);
        Err(Error::conflict("carried_on", detail))
    }
}
