//! What payers hold back of what they pay.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Category, Cents, TransactionId, choice};

choice! {
    /// What a payer holds back of a receipt, by its name.
    Deduction {
        /// The carrier's INSS.
        Inss = "inss" "INSS",
        /// SEST.
        Sest = "sest" "SEST",
        /// SENAT.
        Senat = "senat" "SENAT",
        /// Income tax.
        Irrf = "irrf" "IRRF",
        /// Cargo that was missing when it was weighed or counted.
        Shortage = "shortage" "Quebra ou falta",
        /// Cargo that was damaged.
        Damage = "damage" "Avaria",
        /// Whatever else the payer held back.
        Other = "other" "Outro desconto",
    }
}

impl Deduction {
    /// Whether it is a tax.
    pub const fn is_tax(self) -> bool {
        matches!(self, Self::Inss | Self::Sest | Self::Senat | Self::Irrf)
    }

    /// The category of its expense.
    pub const fn category(self) -> Category {
        if self.is_tax() { Category::Impostos } else { Category::Outros }
    }
}

/// What was held back of a receipt; it stands in the books as an expense of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldBack {
    /// Its transaction.
    pub transaction_id: TransactionId,
    /// What it is.
    pub kind: Deduction,
    /// Its name on screen.
    pub label: &'static str,
    /// How much, in cents.
    pub amount_cents: Cents,
}

impl HeldBack {
    /// What of some deductions are taxes, and what the payer wrote off for shortage, damage and the like, in cents.
    pub fn sums(all: &[Self]) -> crate::Result<(Cents, Cents)> {
        let sum = |tax: bool| Cents::sum(all.iter().filter(|one| one.kind.is_tax() == tax).map(|one| one.amount_cents));
        Ok((sum(true)?, sum(false)?))
    }
}
