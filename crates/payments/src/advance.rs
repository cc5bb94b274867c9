//! Advance (vale): money paid to a driver ahead of the settlement. It is no cost; the driver's spending of it is.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use finance::{Category, Effect, PayMethod, PaymentAuthority, Posting, SourcePart, TransactionKind};
use kernel::{
    Cents, Check, DriverAdvanceId, DriverId, DriverPaymentId, Error, FreightId, Input, Instant, Now, OwnerId, Result,
    VehicleId, check::MAX_CENTS, schema::driver_advances, text::reais,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// Money paid to a driver ahead of the settlement.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = driver_advances)]
pub struct Advance {
    /// Identity.
    pub id: DriverAdvanceId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Driver who received it.
    pub driver_id: DriverId,
    /// Settlement that deducted it; null while it is open.
    pub driver_payment_id: Option<DriverPaymentId>,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: AdvanceFields,
}

/// An advance as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AdvanceInput {
    /// Freight that it is for.
    pub freight_id: Option<FreightId>,
    /// Day of payment; not after today.
    #[serde(deserialize_with = "kernel::day::required")]
    pub given_on: NaiveDate,
    /// Amount in cents, above zero.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
    /// Payment method.
    pub method: PayMethod,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Fields of an advance that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = driver_advances, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct AdvanceFields {
    /// Freight that it is for.
    pub freight_id: Option<FreightId>,
    /// Day of payment.
    pub given_on: NaiveDate,
    /// Amount in cents, above zero.
    pub amount_cents: Cents,
    /// Payment method.
    pub method: PayMethod,
    /// Free notes.
    pub notes: Option<String>,
}

impl AdvanceInput {
    /// Adds a fault where the freight is another driver's; `of_freight` is its driver, where that is not the owner.
    /// `kept` is the freight of the advance before the change: its driver may have changed since.
    pub fn check_freight(
        &self,
        check: &mut Check,
        driver: DriverId,
        of_freight: Option<DriverId>,
        kept: Option<FreightId>,
    ) {
        let own = of_freight.is_none_or(|of| of == driver) || kept == self.freight_id;
        check.ensure(
            own,
            "freightId",
            "other_driver",
            "Este frete é de outro motorista: escolha um frete deste motorista.",
        );
    }

    /// Finishes a check that the caller began ([`Check::of`]) and continued with the faults of the freight.
    pub fn check(self, mut check: Check, now: &Now) -> Result<AdvanceFields> {
        check.ensure(
            now.has_begun(self.given_on),
            "givenOn",
            "in_future",
            "A data do vale não pode ser depois de hoje.",
        );
        check.finish()?;
        let Self { freight_id, given_on, amount_cents, method, notes, .. } = self;
        Ok(AdvanceFields { freight_id, given_on, amount_cents, method, notes })
    }
}

impl Advance {
    /// Checks that no settlement deducted it: a deducted advance is not changed.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `settled` that names the settlement.
    pub fn ensure_open(&self, payment_number: Option<i64>) -> Result<()> {
        let Some(number) = payment_number else { return Ok(()) };
        let amount = reais(self.fields.amount_cents);
        let detail =
            format!("O vale de {amount} já foi descontado no acerto nº {number}: desfaça o acerto antes de alterar.");
        Err(Error::conflict("settled", detail))
    }

    /// Posting of the advance in the books: money out on its day, and no cost. `truck` is the truck of its freight.
    pub fn posting(&self, driver_name: &str, truck: Option<VehicleId>) -> Posting {
        Posting {
            part: SourcePart::Total,
            installment: 1,
            installments: 1,
            kind: TransactionKind::Expense,
            category: Category::Salario,
            description: format!("Vale de {driver_name}"),
            field: "amountCents",
            amount_cents: self.fields.amount_cents,
            competence_on: self.fields.given_on,
            due_on: self.fields.given_on,
            authority: PaymentAuthority::Source(Some(self.fields.given_on)),
            vehicle_id: truck,
            freight_id: self.fields.freight_id,
            driver_id: Some(self.driver_id),
            paid_by_driver: false,
            effect: Effect::Cash,
        }
    }
}

/// An advance as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvanceRecord {
    /// The advance.
    #[serde(flatten)]
    pub advance: Advance,
    /// Name of the driver.
    pub driver_name: String,
    /// Number of its freight.
    pub freight_number: Option<i64>,
    /// Number of the settlement that deducted it; null while it is open.
    pub payment_number: Option<i64>,
}

kernel::entity!(AdvanceRecord: advance);
