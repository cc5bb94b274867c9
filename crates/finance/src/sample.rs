//! A transaction for the tests.

use crate::{Category, Effect, Transaction, TransactionFields, TransactionKind};
use kernel::{Cents, OwnerId, TransactionId};
use serde_json::json;

/// Freight to be received, or fuel to be paid, of `cents` on 10/11/2026.
pub(crate) fn transaction(kind: TransactionKind, cents: i64) -> Transaction {
    let at = serde_json::from_value(json!("2026-11-01T15:00:00Z")).expect("an instant");
    let day = "2026-11-10".parse().expect("a day");
    let category = match kind {
        TransactionKind::Income => Category::Frete,
        TransactionKind::Expense => Category::Combustivel,
    };
    Transaction {
        id: TransactionId::from(5),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: at,
        updated_at: at,
        source_kind: None,
        source_part: None,
        driver_payment_id: None,
        series_id: None,
        installment: 1,
        installments: 1,
        source_id: None,
        method: None,
        split_id: None,
        held_from_id: None,
        deduction: None,
        counted_cents: None,
        fields: TransactionFields {
            kind,
            category,
            description: "Saldo do frete nº 12".to_owned(),
            amount_cents: Cents::from(cents),
            due_on: day,
            paid_on: None,
            vehicle_id: None,
            freight_id: None,
            search: String::new(),
            competence_on: day,
            driver_id: None,
            personal: false,
            paid_by_driver: false,
            effect: Effect::Both,
            principal_cents: Cents::ZERO,
        },
    }
}
