//! Transaction: money that came in or went out, or is to.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Category, Cents, Check, Error, FreightId, Instant, Now, OwnerId, PaymentStatus, Plate, Result, SourceKind,
    SourcePart, TransactionId, TransactionKind, VehicleId, ledger::overdue_days, schema::transactions, text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One line of the books.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = transactions)]
pub struct Transaction {
    /// Identity.
    pub id: TransactionId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
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
    /// The kind of record that posted it; travels in [`TransactionRecord::source`].
    #[serde(skip)]
    pub source_kind: Option<SourceKind>,
    /// Which part of its source it is.
    #[serde(skip)]
    pub source_part: Option<SourcePart>,
    /// Folded text that the search looks into.
    #[serde(skip)]
    pub search: String,
}

/// The record that posted a transaction, where it is edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Source {
    /// The kind of record.
    pub kind: SourceKind,
    /// Its identity.
    pub id: FreightId,
    /// Which part of it.
    pub part: SourcePart,
}

impl Transaction {
    /// The record that posted it, if one did.
    pub fn source(&self) -> Option<Source> {
        Some(Source { kind: self.source_kind?, id: self.freight_id?, part: self.source_part? })
    }

    /// Whether it is settled.
    pub fn status(&self) -> PaymentStatus {
        PaymentStatus::of(self.paid_on)
    }

    /// What a record posted is changed and deleted there.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `posted_by_source`.
    pub fn ensure_by_hand(&self) -> Result<()> {
        if self.source().is_some() {
            let detail = format!("“{}” é mantido pelo frete: altere o frete.", self.description);
            return Err(Error::conflict("posted_by_source", detail));
        }
        Ok(())
    }
}

/// A transaction as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TransactionRecord {
    /// The transaction.
    #[serde(flatten)]
    pub transaction: Transaction,
    /// Whether it is settled.
    pub status: PaymentStatus,
    /// By how many days it is late.
    pub overdue_days: i64,
    /// The record that posted it, if one did.
    pub source: Option<Source>,
    /// The number of its freight.
    pub freight_number: Option<i64>,
    /// The client of its freight.
    pub client_name: Option<String>,
    /// The plate of its vehicle.
    pub plate: Option<Plate>,
}

impl TransactionRecord {
    /// A transaction with the names of what it is for, as seen from `today`.
    pub fn of(
        transaction: Transaction,
        freight_number: Option<i64>,
        client_name: Option<String>,
        plate: Option<Plate>,
        today: NaiveDate,
    ) -> Self {
        Self {
            status: transaction.status(),
            overdue_days: overdue_days(transaction.due_on, transaction.paid_on, today),
            source: transaction.source(),
            freight_number,
            client_name,
            plate,
            transaction,
        }
    }
}

/// A transaction as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TransactionInput {
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// What it is about; must fit the kind.
    pub category: Category,
    /// What it is, in words.
    pub description: String,
    /// How much, in cents; more than zero.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was paid or received; absent while it is pending.
    pub paid_on: Option<NaiveDate>,
    /// The vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// The freight it is for.
    pub freight_id: Option<FreightId>,
}

/// What the user decides of a transaction.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = transactions, treat_none_as_null = true)]
#[expect(missing_docs, reason = "the same fields as Transaction")]
pub struct TransactionFields {
    pub kind: TransactionKind,
    pub category: Category,
    pub description: String,
    pub amount_cents: Cents,
    pub due_on: NaiveDate,
    pub paid_on: Option<NaiveDate>,
    pub vehicle_id: Option<VehicleId>,
    pub freight_id: Option<FreightId>,
    pub search: String,
}

/// The folded text under which a transaction is found.
pub fn search_text(category: Category, description: &str) -> String {
    fold(&format!("{description} {}", category.label()))
}

impl TransactionInput {
    /// Ends a check that the caller began with the faults of vehicle and freight.
    ///
    /// # Errors
    /// [`Error::Validation`] with every fault found.
    pub fn check(self, mut check: Check, now: &Now) -> Result<TransactionFields> {
        let description = check.text("description", &self.description, 200);
        check.money("amountCents", self.amount_cents, 1);
        if !self.category.fits(self.kind) {
            let message = match self.kind {
                TransactionKind::Income => "Esta categoria é só de despesas: escolha outra.",
                TransactionKind::Expense => "Esta categoria é só de receitas: escolha outra.",
            };
            check.fail("category", "wrong_kind", message);
        }
        check.date("dueOn", self.due_on);
        check_paid_on(&mut check, self.paid_on, now);
        check.finish()?;
        Ok(TransactionFields {
            search: search_text(self.category, &description),
            kind: self.kind,
            category: self.category,
            description,
            amount_cents: self.amount_cents,
            due_on: self.due_on,
            paid_on: self.paid_on,
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
        })
    }
}

fn check_paid_on(check: &mut Check, paid_on: Option<NaiveDate>, now: &Now) {
    check.optional_date("paidOn", paid_on);
    if paid_on.is_some_and(|day| day > now.today) {
        check.fail("paidOn", "in_future", "A data do pagamento não pode ser depois de hoje.");
    }
}

/// A payment as the user enters it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payment {
    /// When it was paid or received; today unless told.
    pub paid_on: Option<NaiveDate>,
}

impl Payment {
    /// The day on which it was paid.
    ///
    /// # Errors
    /// [`Error::Validation`] when that day is not yet there.
    pub fn check(self, now: &Now) -> Result<NaiveDate> {
        let mut check = Check::new();
        check_paid_on(&mut check, self.paid_on, now);
        check.finish()?;
        Ok(self.paid_on.unwrap_or(now.today))
    }
}

#[cfg(test)]
#[path = "transaction_tests.rs"]
mod tests;
