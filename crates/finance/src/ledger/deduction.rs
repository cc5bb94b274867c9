//! Deductions: amounts that payers withhold from what they pay.

use kernel::{Cents, Result, TransactionId, string_enum};
use rates::carrier_tax::FreightTaxes;
use serde::Serialize;
use utoipa::ToSchema;

use super::Category;

string_enum! {
    /// Kind of amount that a payer withholds from a receipt.
    Deduction {
        /// INSS of the carrier.
        Inss = "inss" "INSS",
        /// SEST.
        Sest = "sest" "SEST",
        /// SENAT.
        Senat = "senat" "SENAT",
        /// Income tax (IRRF).
        Irrf = "irrf" "IRRF",
        /// Cargo that was missing when it was weighed or counted.
        Shortage = "shortage" "Quebra ou falta",
        /// Cargo that was damaged.
        Damage = "damage" "Avaria",
        /// Any other amount that the payer held back.
        Other = "other" "Outro desconto",
    }
}

string_enum! {
    /// Statement that a payer with a CPF is equated to a company for social security (Lei 8.212/1991 art. 15 parágrafo
    /// único), such as a farmer registered as contribuinte individual.
    EquatedToCompany {
        /// Unknown: the carrier's own INSS is calculated in full, and the lower one is named beside it.
        Unknown = "unknown" "Não sei",
        /// He pays or declares the employer's share: the carrier may deduct part of it (art. 30 § 4º).
        Yes = "yes" "Sim",
        /// He is not, or pays and declares no employer's share.
        No = "no" "Não",
    }
}

impl Deduction {
    /// Returns true for a tax.
    pub const fn is_tax(self) -> bool {
        matches!(self, Self::Inss | Self::Sest | Self::Senat | Self::Irrf)
    }

    /// Returns the amount of each withheld tax.
    pub const fn amounts(taxes: &FreightTaxes) -> [(Self, Cents); 4] {
        [
            (Self::Inss, taxes.inss_cents),
            (Self::Sest, taxes.sest_cents),
            (Self::Senat, taxes.senat_cents),
            (Self::Irrf, taxes.irrf_cents),
        ]
    }

    /// Category of the deduction's expense.
    pub const fn category(self) -> Category {
        if self.is_tax() { Category::Impostos } else { Category::Outros }
    }
}

/// Amount withheld from a receipt, booked as an expense of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WithheldAmount {
    /// Transaction of that expense.
    pub transaction_id: TransactionId,
    /// Kind of deduction.
    pub kind: Deduction,
    /// Label on screen, in Portuguese.
    pub label: &'static str,
    /// Amount in cents.
    pub amount_cents: Cents,
}

impl WithheldAmount {
    /// Sums the taxes, and what the payer wrote off for shortage, damage and the like, both in cents.
    pub fn sums(all: &[Self]) -> Result<(Cents, Cents)> {
        let sum = |tax: bool| Cents::sum(all.iter().filter(|one| one.kind.is_tax() == tax).map(|one| one.amount_cents));
        Ok((sum(true)?, sum(false)?))
    }
}
