//! Transaction: money that came in or went out, or is to.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Category, Cents, Check, DriverId, DriverPaymentId, Effect, Error, FreightId, Instant, Now, OwnerId, PaymentStatus,
    Plate, Result, SourceKind, SourcePart, TransactionId, TransactionKind, VehicleId, choice, ledger::overdue_days,
    schema::transactions, text::fold,
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
    /// The settlement in which it was given back to the driver, if it was.
    pub driver_payment_id: Option<DriverPaymentId>,
    /// What those entered together have in common.
    pub series_id: Option<i64>,
    /// Its place among those entered or posted together, from 1.
    pub installment: i64,
    /// How many were entered or posted together.
    pub installments: i64,
    /// The record that posted it; travels in [`TransactionRecord::source`].
    #[serde(skip)]
    pub source_id: Option<i64>,
}

/// The record that posted a transaction, where it is edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Source {
    /// The kind of record.
    pub kind: SourceKind,
    /// Its identity.
    pub id: i64,
    /// Which part of it.
    pub part: SourcePart,
}

impl Transaction {
    /// The record that posted it, if one did.
    pub fn source(&self) -> Option<Source> {
        Some(Source { kind: self.source_kind?, id: self.source_id?, part: self.source_part? })
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
        let (keeper, it) = match self.source_kind {
            None => return Ok(()),
            Some(SourceKind::Freight) => ("pelo frete", "o frete"),
            Some(SourceKind::Fuel) => ("pelo abastecimento", "o abastecimento"),
            Some(SourceKind::Maintenance) => ("pela manutenção", "a manutenção"),
            Some(SourceKind::DriverAdvance) => ("pelo vale", "o vale"),
            Some(SourceKind::DriverPayment) => ("pelo acerto", "o acerto"),
        };
        let detail = format!("“{}” é mantido {keeper}: altere {it}.", self.description);
        Err(Error::conflict("posted_by_source", detail))
    }

    /// What a settlement gave back to the driver stays as it was settled.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `settled`.
    pub fn ensure_not_settled(&self) -> Result<()> {
        if self.driver_payment_id.is_some() {
            let detail = format!("“{}” já entrou em um acerto: desfaça o acerto antes de alterar.", self.description);
            return Err(Error::conflict("settled", detail));
        }
        Ok(())
    }

    /// Whether a payment of it can be entered and taken back in the books: what a driver received or paid is settled in
    /// itself.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `always_settled`.
    pub fn ensure_settleable(&self) -> Result<()> {
        if self.paid_by_driver || self.effect == Effect::Result || self.source_kind == Some(SourceKind::DriverAdvance) {
            let detail = format!("“{}” não fica em aberto: o acerto com o motorista é que paga.", self.description);
            return Err(Error::conflict("always_settled", detail));
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
    /// The name of its driver.
    pub driver_name: Option<String>,
    /// What was in and out, it and everything before it in the list counted, by due day and in cents; only in a list
    /// sorted by due day, and only money that moves.
    pub balance_cents: Option<Cents>,
}

/// Those whom a transaction names.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// The number of its freight.
    pub freight_number: Option<i64>,
    /// The client of its freight.
    pub client_name: Option<String>,
    /// The plate of its vehicle.
    pub plate: Option<Plate>,
    /// The name of its driver.
    pub driver_name: Option<String>,
}

impl TransactionRecord {
    /// A transaction with the names of what it is for, as seen from `today`.
    pub fn of(transaction: Transaction, named: Named, today: NaiveDate) -> Self {
        let Named { freight_number, client_name, plate, driver_name } = named;
        Self {
            status: transaction.status(),
            overdue_days: overdue_days(transaction.due_on, transaction.paid_on, today),
            source: transaction.source(),
            freight_number,
            client_name,
            plate,
            driver_name,
            balance_cents: None,
            transaction,
        }
    }
}

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
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// Whether it is the household's: it stays out of results.
    #[serde(default)]
    pub personal: bool,
    /// Whether the driver paid it: the owner gives it back in a settlement.
    #[serde(default)]
    pub paid_by_driver: bool,
    /// In how many monthly instalments the amount is paid, from `dueOn` on; only when it is made.
    pub installments: Option<i64>,
    /// Until which day the amount comes back every month; only when it is made.
    pub repeat_until: Option<NaiveDate>,
    /// How much of its series a change is for; this one only unless told.
    pub scope: Option<SeriesScope>,
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
    pub driver_id: Option<DriverId>,
    pub personal: bool,
    pub paid_by_driver: bool,
    pub effect: Effect,
    pub competence_on: NaiveDate,
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
        // What a driver paid is paid: on the day it was due, unless told.
        let paid_on = self.paid_on.or(self.paid_by_driver.then_some(self.due_on));
        check_paid_on(&mut check, if self.paid_on.is_some() { "paidOn" } else { "dueOn" }, paid_on, now);
        if self.paid_by_driver {
            let spent = self.kind == TransactionKind::Expense;
            check.ensure(spent, "paidByDriver", "wrong_kind", "O motorista só paga despesas.");
            check.ensure(!self.personal, "paidByDriver", "personal", "Uma despesa da casa não entra no acerto.");
            check.ensure(self.driver_id.is_some(), "driverId", "required", "Escolha o motorista que pagou.");
        }
        check.finish()?;
        Ok(TransactionFields {
            search: search_text(self.category, &description),
            effect: Effect::of(self.kind, self.category, self.personal, self.paid_by_driver),
            competence_on: self.due_on,
            driver_id: self.driver_id,
            personal: self.personal,
            paid_by_driver: self.paid_by_driver,
            kind: self.kind,
            category: self.category,
            description,
            amount_cents: self.amount_cents,
            due_on: self.due_on,
            paid_on,
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
        })
    }
}

fn check_paid_on(check: &mut Check, field: &str, paid_on: Option<NaiveDate>, now: &Now) {
    check.optional_date(field, paid_on);
    if paid_on.is_some_and(|day| day > now.today) {
        check.fail(field, "in_future", "A data do pagamento não pode ser depois de hoje.");
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
        check_paid_on(&mut check, "paidOn", self.paid_on, now);
        check.finish()?;
        Ok(self.paid_on.unwrap_or(now.today))
    }
}

#[cfg(test)]
#[path = "transaction_tests.rs"]
mod tests;
