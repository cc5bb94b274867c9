//! Open amount: fields of an item of a list from which it can be settled.

use crate::{Category, Effect, SourceKind, Transaction, TransactionKind};
use chrono::NaiveDate;
use kernel::{Cents, TransactionId};
use serde::Serialize;
use utoipa::ToSchema;

/// An amount still to be paid or received, with what is needed to settle it by `POST /api/finances/{id}/pay`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenAmount {
    /// Transaction that is open.
    pub transaction_id: TransactionId,
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Effect of the transaction: money and result, or money alone.
    pub effect: Effect,
    /// Description, in Portuguese.
    pub description: String,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Day on which it is due.
    pub due_on: NaiveDate,
}

impl OpenAmount {
    /// Returns the amount of a transaction; none for an advance to a driver, which is settled in itself.
    pub fn of(transaction: &Transaction) -> Option<Self> {
        let fields = &transaction.fields;
        (transaction.source_kind != Some(SourceKind::DriverAdvance)).then(|| Self {
            transaction_id: transaction.id,
            kind: fields.kind,
            category: fields.category,
            effect: fields.effect,
            description: fields.description.clone(),
            amount_cents: fields.amount_cents,
            due_on: fields.due_on,
        })
    }
}
