//! Transaction: a past or future movement of money.

use crate::{
    Category, Deduction, Effect, PayMethod, PaymentStatus, SourceKind, SourcePart, TransactionFields, TransactionKind,
    WithheldAmount, ledger::overdue::overdue_days,
};
use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{Cents, DriverPaymentId, Error, Instant, OwnerId, Plate, Result, TransactionId, schema::transactions};
use serde::Serialize;
use utoipa::ToSchema;

/// One line of the books.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = transactions)]
pub struct Transaction {
    /// Identity.
    pub id: TransactionId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Kind of the record that posted it; the API shows it in [`TransactionRecord::source`].
    #[serde(skip)]
    pub source_kind: Option<SourceKind>,
    /// Part of the source that it books.
    #[serde(skip)]
    pub source_part: Option<SourcePart>,
    /// Settlement in which it was refunded to the driver; null if none.
    pub driver_payment_id: Option<DriverPaymentId>,
    /// Series: the id shared by transactions that were entered together; null for a single one.
    pub series_id: Option<i64>,
    /// Place among those entered or posted together, from 1.
    pub installment: i64,
    /// Number of transactions entered or posted together.
    pub installments: i64,
    /// Id of the record that posted it; the API shows it in [`TransactionRecord::source`].
    #[serde(skip)]
    pub source_id: Option<i64>,
    /// Payment method; null if not entered.
    pub method: Option<PayMethod>,
    /// Id of the first part, shared by the parts into which partial payments split one amount.
    #[serde(skip)]
    pub split_id: Option<i64>,
    /// Receipt from which it was withheld; null if it is no deduction.
    pub held_from_id: Option<TransactionId>,
    /// Kind of deduction; null unless it was withheld from a receipt.
    pub deduction: Option<Deduction>,
    /// Counted cash in cents; null unless this is the difference that a cash count found.
    pub counted_cents: Option<Cents>,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: TransactionFields,
}

/// Record that posted a transaction, where it is edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Source {
    /// Kind of the record.
    pub kind: SourceKind,
    /// Id of the record.
    pub id: i64,
    /// Part of the record.
    pub part: SourcePart,
}

impl Transaction {
    /// Returns the record that posted it, if one did.
    pub fn source(&self) -> Option<Source> {
        Some(Source { kind: self.source_kind?, id: self.source_id?, part: self.source_part? })
    }

    /// Payment status: settled or pending.
    pub fn status(&self) -> PaymentStatus {
        PaymentStatus::of(self.fields.paid_on)
    }

    /// Returns true for a loan's money that was entered with the instalments that repay it.
    pub fn brings_instalments(&self) -> bool {
        let loan = self.fields.kind == TransactionKind::Income && self.fields.category == Category::Emprestimo;
        loan && self.series_id.is_some() && self.installments == 1
    }

    /// Checks that no record posted it: a posting is changed and deleted through its record.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `posted_by_source`, or with `held_back` for a deduction from a receipt.
    pub fn ensure_by_hand(&self) -> Result<()> {
        self.ensure_not_withheld()?;
        let (keeper, it) = match self.source_kind {
            None => return Ok(()),
            Some(SourceKind::Freight) => ("pelo frete", "o frete"),
            Some(SourceKind::Fuel) => ("pelo abastecimento", "o abastecimento"),
            Some(SourceKind::Maintenance) => ("pela manutenção", "a manutenção"),
            Some(SourceKind::DriverAdvance) => ("pelo vale", "o vale"),
            Some(SourceKind::DriverPayment) => ("pelo acerto", "o acerto"),
        };
        let detail = format!("“{}” foi lançado {keeper}: altere {it}.", self.fields.description);
        Err(Error::conflict("posted_by_source", detail))
    }

    /// Checks that no cash count booked it: such a difference is not edited but deleted, and the cash counted again.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `counted`.
    pub fn ensure_not_counted(&self) -> Result<()> {
        if self.counted_cents.is_some() {
            let detail = "A conferência do caixa não pode ser alterada: apague e confira de novo.";
            return Err(Error::conflict("counted", detail.to_owned()));
        }
        Ok(())
    }

    /// Checks that no settlement refunded it to the driver: what was refunded stays as it was settled.
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

    /// Checks that a part of one amount stays one. Parts are joined again when a payment is undone: until then they
    /// stay of one kind and are settled by their payments alone.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `in_parts`.
    pub fn ensure_still_a_part(&self, changed: &TransactionFields) -> Result<()> {
        let of = |one: &TransactionFields| {
            let about = (one.kind, one.category, one.effect, one.personal, one.paid_by_driver);
            (about, one.vehicle_id, one.freight_id, one.driver_id, one.paid_on)
        };
        if of(&self.fields) != of(changed) {
            let detail = format!(
                "“{}” foi pago em partes: aqui só mudam descrição, vencimento e valor. Para o resto, desfaça os pagamentos.",
                self.fields.description
            );
            return Err(Error::conflict("in_parts", detail));
        }
        Ok(())
    }

    /// Checks that its payment can be entered and undone in the books. Advances to a driver, his earnings and expenses
    /// that he paid are never open in the books: his settlement pays them.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `always_settled`, `held_back` for a deduction from a receipt, or `counted` for the
    /// difference of a cash count.
    pub fn ensure_settleable(&self) -> Result<()> {
        self.ensure_not_withheld()?;
        self.ensure_not_counted()?;
        if self.fields.paid_by_driver
            || self.fields.effect == Effect::Result
            || self.source_kind == Some(SourceKind::DriverAdvance)
        {
            let detail = format!("“{}” não fica em aberto: é pago no acerto com o motorista.", self.fields.description);
            return Err(Error::conflict("always_settled", detail));
        }
        Ok(())
    }
}

/// A transaction as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TransactionRecord {
    /// The transaction.
    #[serde(flatten)]
    pub transaction: Transaction,
    /// Payment status: settled or pending.
    pub status: PaymentStatus,
    /// Days overdue; zero if it is settled, not yet due, or moves no money (effect `result`).
    pub overdue_days: i64,
    /// Record that posted it; null if none did.
    pub source: Option<Source>,
    /// Number of its freight.
    pub freight_number: Option<i64>,
    /// Client of its freight.
    pub client_name: Option<String>,
    /// Plate of its vehicle.
    pub plate: Option<Plate>,
    /// Name of its driver.
    pub driver_name: Option<String>,
    /// Running balance in cents: income less expenses up to and including this line, by due day, of money that moves.
    /// Without a filter it begins with the opening balance of the cash.
    pub balance_cents: Option<Cents>,
    /// Deductions that the payer withheld from a receipt.
    pub deductions: Vec<WithheldAmount>,
    /// Net amount received, in cents; null unless something was withheld from the receipt.
    pub net_cents: Option<Cents>,
}

kernel::entity!(TransactionRecord: transaction);

/// Names of the records that a transaction refers to.
#[derive(Clone, Debug, Default)]
pub struct TransactionNames {
    /// Number of its freight.
    pub freight_number: Option<i64>,
    /// Client of its freight.
    pub client_name: Option<String>,
    /// Plate of its vehicle.
    pub plate: Option<Plate>,
    /// Name of its driver.
    pub driver_name: Option<String>,
}

impl TransactionRecord {
    /// Returns a transaction with the names of the records it refers to, as seen from `today`.
    pub fn of(transaction: Transaction, named: TransactionNames, today: NaiveDate) -> Self {
        let TransactionNames { freight_number, client_name, plate, driver_name } = named;
        Self {
            status: transaction.status(),
            overdue_days: if transaction.fields.effect == Effect::Result {
                // Only the balance of a settlement can be overdue, not its parts.
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

    /// Checks that nothing was withheld from it: a deduction rests on the amount and day of its receipt.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `has_deductions`.
    pub fn ensure_nothing_held(&self) -> Result<()> {
        if !self.deductions.is_empty() {
            let what = &self.transaction.fields.description;
            let detail = format!("“{what}” tem descontos do pagador: desfaça o recebimento antes de alterar.");
            return Err(Error::conflict("has_deductions", detail));
        }
        Ok(())
    }

    /// Adds the deductions withheld from it, and the net amount.
    pub fn with_deductions(self, deductions: Vec<WithheldAmount>) -> Result<Self> {
        let withheld = Cents::sum(deductions.iter().map(|one| one.amount_cents))?;
        let net_cents =
            (!deductions.is_empty()).then(|| self.transaction.fields.amount_cents.minus(withheld)).transpose()?;
        Ok(Self { deductions, net_cents, ..self })
    }
}
