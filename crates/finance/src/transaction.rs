//! Transaction: money that came in or went out, or is to.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{
    Category, Cents, Deduction, DriverPaymentId, Effect, Error, HeldBack, Instant, OwnerId, PayMethod, PaymentStatus,
    Plate, Result, SourceKind, SourcePart, TransactionId, TransactionKind, ledger::overdue_days, schema::transactions,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::TransactionFields;

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
    /// The kind of record that posted it; travels in [`TransactionRecord::source`].
    #[serde(skip)]
    pub source_kind: Option<SourceKind>,
    /// Which part of its source it is.
    #[serde(skip)]
    pub source_part: Option<SourcePart>,
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
    /// In which way it was paid or received.
    pub method: Option<PayMethod>,
    /// What those have in common into which one amount was parted when some of it was paid: the first one's id.
    #[serde(skip)]
    pub split_id: Option<i64>,
    /// The receipt of which it was held back.
    pub held_from_id: Option<TransactionId>,
    /// What was held back of a receipt, where this is that.
    pub deduction: Option<Deduction>,
    /// What the owner counted in cash, where this is the difference that the count showed.
    pub counted_cents: Option<Cents>,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: TransactionFields,
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
        PaymentStatus::of(self.fields.paid_on)
    }

    /// Whether it is a loan's money that was entered with the instalments that pay it back.
    pub fn brings_instalments(&self) -> bool {
        let loan = self.fields.kind == TransactionKind::Income && self.fields.category == Category::Emprestimo;
        loan && self.series_id.is_some() && self.installments == 1
    }

    /// What a record posted is changed and deleted there.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `posted_by_source`, or with `held_back` for what was held back of a receipt.
    pub fn ensure_by_hand(&self) -> Result<()> {
        self.ensure_not_held_back()?;
        let (keeper, it) = match self.source_kind {
            None => return Ok(()),
            Some(SourceKind::Freight) => ("pelo frete", "o frete"),
            Some(SourceKind::Fuel) => ("pelo abastecimento", "o abastecimento"),
            Some(SourceKind::Maintenance) => ("pela manutenção", "a manutenção"),
            Some(SourceKind::DriverAdvance) => ("pelo vale", "o vale"),
            Some(SourceKind::DriverPayment) => ("pelo acerto", "o acerto"),
        };
        let detail = format!("“{}” é mantido {keeper}: altere {it}.", self.fields.description);
        Err(Error::conflict("posted_by_source", detail))
    }

    /// What a count of the cash booked says what was counted on its day: it is deleted, and counted again.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `counted`.
    pub fn ensure_not_counted(&self) -> Result<()> {
        if self.counted_cents.is_some() {
            let detail = "A conferência do caixa não se altera: apague-a e confira de novo.";
            return Err(Error::conflict("counted", detail.to_owned()));
        }
        Ok(())
    }

    /// What a settlement gave back to the driver stays as it was settled.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `settled`.
    pub fn ensure_not_settled(&self) -> Result<()> {
        if self.driver_payment_id.is_some() {
            let detail =
                format!("“{}” já entrou em um acerto: desfaça o acerto antes de alterar.", self.fields.description);
            return Err(Error::conflict("settled", detail));
        }
        Ok(())
    }

    /// Whether a payment of it can be entered and taken back in the books: what a driver received or paid is settled in
    /// itself.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `always_settled`, or `counted` for what a count of the cash booked.
    pub fn ensure_settleable(&self) -> Result<()> {
        self.ensure_not_held_back()?;
        self.ensure_not_counted()?;
        if self.fields.paid_by_driver
            || self.fields.effect == Effect::Result
            || self.source_kind == Some(SourceKind::DriverAdvance)
        {
            let detail =
                format!("“{}” não fica em aberto: o acerto com o motorista é que paga.", self.fields.description);
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
    /// What was held back of it, where it is a receipt.
    pub deductions: Vec<HeldBack>,
    /// What really came in of it, in cents; only of a receipt of which something was held back.
    pub net_cents: Option<Cents>,
}

kernel::entity!(TransactionRecord: transaction);

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
            overdue_days: if transaction.fields.effect == Effect::Result {
                // A part of a settlement is late with its balance alone.
                0
            } else {
                overdue_days(transaction.fields.due_on, transaction.fields.paid_on, today)
            },
            source: transaction.source(),
            freight_number,
            client_name,
            plate,
            driver_name,
            balance_cents: None,
            deductions: Vec::new(),
            net_cents: None,
            transaction,
        }
    }

    /// The same with what was held back of it.
    pub fn with_deductions(self, deductions: Vec<HeldBack>) -> Result<Self> {
        let held = Cents::sum(deductions.iter().map(|one| one.amount_cents))?;
        let net_cents =
            (!deductions.is_empty()).then(|| self.transaction.fields.amount_cents.minus(held)).transpose()?;
        Ok(Self { deductions, net_cents, ..self })
    }
}
