//! Advance (vale): money given to a driver ahead of the settlement. It is no cost: spending it is.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Category, Cents, Check, DriverAdvanceId, DriverId, DriverPaymentId, Effect, Error, FreightId, Input, Instant, Now,
    OwnerId, PayMethod, Posting, Result, Settling, SourcePart, TransactionKind, VehicleId, check::MAX_CENTS,
    schema::driver_advances, text::reais,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// Money given to a driver ahead of the settlement.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = driver_advances)]
pub struct Advance {
    /// Identity.
    pub id: DriverAdvanceId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// To whom.
    pub driver_id: DriverId,
    /// The settlement that deducted it, if one did.
    pub driver_payment_id: Option<DriverPaymentId>,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: AdvanceFields,
}

/// An advance as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AdvanceInput {
    /// For which freight.
    pub freight_id: Option<FreightId>,
    /// When; not after today.
    pub given_on: NaiveDate,
    /// How much, in cents.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub amount_cents: Cents,
    /// In which way.
    pub method: PayMethod,
    /// Anything else.
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

/// What the user decides of an advance.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = driver_advances, treat_none_as_null = true)]
pub struct AdvanceFields {
    /// For which freight.
    pub freight_id: Option<FreightId>,
    /// When.
    pub given_on: NaiveDate,
    /// How much, in cents; always more than zero.
    pub amount_cents: Cents,
    /// In which way.
    pub method: PayMethod,
    /// Anything else.
    pub notes: Option<String>,
}

impl AdvanceInput {
    /// Ends a check that the caller began ([`Check::of`]) and went on with the faults of the freight.
    pub fn check(self, mut check: Check, now: &Now) -> Result<AdvanceFields> {
        check.ensure(self.given_on <= now.today, "givenOn", "in_future", "A data do vale não pode ser depois de hoje.");
        check.finish()?;
        let Self { freight_id, given_on, amount_cents, method, notes } = self;
        Ok(AdvanceFields { freight_id, given_on, amount_cents, method, notes })
    }
}

impl Advance {
    /// What a settlement deducted stays as it was.
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

    /// What the advance has in the books: money out on its day, and no cost. `truck` is that of its freight.
    pub fn posting(&self, driver_name: &str, truck: Option<VehicleId>) -> Posting {
        Posting {
            part: SourcePart::Total,
            installment: 1,
            installments: 1,
            kind: TransactionKind::Expense,
            category: Category::Salario,
            description: format!("Vale de {driver_name}"),
            amount_cents: self.fields.amount_cents,
            competence_on: self.fields.given_on,
            due_on: self.fields.given_on,
            settling: Settling::BySource(Some(self.fields.given_on)),
            vehicle_id: truck,
            freight_id: self.fields.freight_id,
            driver_id: Some(self.driver_id),
            paid_by_driver: false,
            effect: Effect::Cash,
        }
    }
}

/// An advance as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvanceRecord {
    /// The advance.
    #[serde(flatten)]
    pub advance: Advance,
    /// The driver's name.
    pub driver_name: String,
    /// The number of its freight.
    pub freight_number: Option<i64>,
    /// The number of the settlement that deducted it.
    pub payment_number: Option<i64>,
}

kernel::entity!(AdvanceRecord: advance);
