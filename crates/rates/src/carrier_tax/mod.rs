//! Taxes of an autonomous carrier (TAC): INSS, SEST, SENAT and income tax, which a paying company withholds. On
//! payments by persons the carrier pays them himself.
//!
//! INSS is 11 % of 20 % of the freight up to the ceiling of the month (Lei 8.212/1991 art. 21, Decreto 3.048/1999 art.
//! 201 § 4º, IN RFB 2.110/2022). The ceiling is the carrier's, over all payers of the month (Lei 8.212/1991 art. 28 §
//! 5º): each payer withholds only the rest of it. A person withholds nothing, and the carrier owes 20 % of the same 20
//! % (Lei 8.212/1991 art. 21).
//!
//! A person may be equated to a company, such as a farmer with a contribuinte individual's registration (Lei 8.212/1991
//! art. 15 parágrafo único). That person owes the employer's 20 % on the payment (art. 22 III) but does not withhold
//! (Lei 10.666/2003 art. 4º § 3º). The carrier then deducts 45 % of that contribution from his own, at most 9 % of the
//! base (Lei 8.212/1991 art. 30 § 4º). 45 % of 20 % is 9 %, and 11 % remain. The law grants it only where the payer
//! paid or declared his share. This program cannot verify that: it is a field of the client, and a note beside the
//! figure.
//!
//! SEST is 1.5 % and SENAT 1.0 % of the same base, each rounded separately as a contribution of its own (Lei 8.706/1993
//! art. 7º). Income tax follows the monthly table on 10 % of the freight (Lei 7.713/1988 art. 9º I, Lei 12.794/2013).
//! The INSS withheld and the allowance for dependants, or the simplified discount, whichever is better, are deducted.
//! Since 2026 it is reduced by Lei 15.270/2025. Payments of one payer in one month are taxed together. On payments by
//! persons the carrier himself owes SEST and SENAT (Decreto 1.007/1993 art. 2º § 3º), and the income tax of the month
//! (carnê-leão, Lei 7.713/1988 art. 8º). Vale-pedágio is in no base (Lei 10.209/2001 art. 2º).

mod own;
mod reading;

use chrono::{Datelike, NaiveDate};
use kernel::{Bps, Cents, Result, quantity::scale};
use serde::{Deserialize, Serialize};

pub use own::{OwnContributions, UnwithheldFreight, own_inss_rate, own_inss_share, own_inss_share_of_equated};

use crate::Act;

#[cfg(test)]
mod tests;

/// Rate of the INSS complement of a month below the minimum wage (Lei 10.666/2003 art. 5º).
const COMPLEMENT_BPS: i64 = 2_000;

/// Step of the monthly table of the income tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bracket {
    /// Greatest base of this step; `None` for the last.
    pub up_to: Option<Cents>,
    /// Rate, of the base.
    pub rate: Bps,
    /// Amount deducted from the tax.
    pub deduct: Cents,
}

/// Reduction of the tax by Lei 15.270/2025, by the whole taxable income of the month: an amount less a share of the
/// income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reduction {
    /// Greatest taxable income of this step.
    pub up_to: Cents,
    /// Amount from which the share of the income is subtracted.
    pub amount: Cents,
    /// Share of the income, in millionths.
    pub rate_millionths: i64,
}

/// Tax figures in force from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CarrierTaxTable {
    /// Share of the freight that is taxable income.
    pub taxable: Bps,
    /// Share of the freight that is the base of INSS, SEST and SENAT.
    pub social_base: Bps,
    /// Rate of INSS, of that base.
    pub inss: Bps,
    /// Ceiling: the greatest base of INSS in a month.
    pub inss_ceiling: Cents,
    /// Rate of SEST, of the same base.
    pub sest: Bps,
    /// Rate of SENAT, of the same base.
    pub senat: Bps,
    /// Minimum wage: the least base of INSS with which a month counts (Constituição art. 195 § 14); none in tables that
    /// were imported without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum_wage: Option<Cents>,
    /// Simplified discount from the taxable income.
    pub simplified: Cents,
    /// Deduction from the taxable income for each dependant.
    pub dependent: Cents,
    /// Steps of the income tax, the lowest first.
    pub brackets: Vec<Bracket>,
    /// Steps of its reduction, the lowest first; empty where there is none.
    pub reductions: Vec<Reduction>,
}

/// Taxes on the freight that one payer paid in one month, due by law, entered or left, and its taxable and exempt part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreightTaxes {
    /// Taxable part of the freight.
    pub taxable_cents: Cents,
    /// Exempt part: the rest.
    pub exempt_cents: Cents,
    /// INSS.
    pub inss_cents: Cents,
    /// SEST.
    pub sest_cents: Cents,
    /// SENAT.
    pub senat_cents: Cents,
    /// Income tax.
    pub irrf_cents: Cents,
}

impl FreightTaxes {
    /// Total withheld.
    pub fn total(&self) -> Result<Cents> {
        Cents::sum([self.inss_cents, self.sest_cents, self.senat_cents, self.irrf_cents])
    }

    /// Adds two sets, part by part.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.with(other, Cents::plus)
    }

    /// Subtracts another set, part by part: what a freight adds to the payments before it.
    pub fn minus(self, other: Self) -> Result<Self> {
        self.with(other, Cents::minus)
    }

    /// Returns what is still due after `other` was withheld, each part zero at least.
    pub fn due_after(self, other: Self) -> Result<Self> {
        self.with(other, |due, withheld| Ok(due.minus(withheld)?.max(Cents::ZERO)))
    }

    /// Returns the same taxes, each limited to that of `other`; the taxable and the exempt part stay.
    pub fn at_most(self, other: Self) -> Self {
        Self {
            inss_cents: self.inss_cents.min(other.inss_cents),
            sest_cents: self.sest_cents.min(other.sest_cents),
            senat_cents: self.senat_cents.min(other.senat_cents),
            irrf_cents: self.irrf_cents.min(other.irrf_cents),
            ..self
        }
    }

    fn with(self, other: Self, of: impl Fn(Cents, Cents) -> Result<Cents>) -> Result<Self> {
        Ok(Self {
            taxable_cents: of(self.taxable_cents, other.taxable_cents)?,
            exempt_cents: of(self.exempt_cents, other.exempt_cents)?,
            inss_cents: of(self.inss_cents, other.inss_cents)?,
            sest_cents: of(self.sest_cents, other.sest_cents)?,
            senat_cents: of(self.senat_cents, other.senat_cents)?,
            irrf_cents: of(self.irrf_cents, other.irrf_cents)?,
        })
    }
}

/// Income tax of a month, with the steps that lead to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MonthlyTax {
    /// Deducted from the taxable income: INSS and dependants, or the simplified discount.
    pub deducted: Cents,
    /// True if the simplified discount is the better one.
    pub simplified: bool,
    /// Base: the taxable income less the deduction.
    pub base: Cents,
    /// Tax by the table, before the reduction.
    pub before_reduction: Cents,
    /// Reduction by Lei 15.270/2025 that was applied.
    pub reduction: Cents,
    /// Tax.
    pub tax: Cents,
}

/// Why a carrier owes no more INSS in a month, in Portuguese, to be joined to a sentence.
pub const CEILING_REACHED: &str = "o INSS do mês já chegou ao teto";

/// Returns a caveat in Portuguese where the table in force is of an earlier year: the ceiling of INSS changes every
/// January (Lei 8.212/1991 art. 28 § 5º).
pub fn caveat(act: &Act, on: NaiveDate) -> Option<String> {
    let (known, requested) = (act.valid_from.year(), on.year());
    (requested > known)
        .then(|| format!("Temos a tabela de impostos de {known}: para {requested} os valores podem mudar."))
}

/// Splits a freight into taxable and exempt without a table or withholding: 10 % is taxable (Lei 7.713/1988 art. 9º I
/// as of Lei 12.794/2013).
pub fn split_without_table(gross: Cents) -> Result<FreightTaxes> {
    let taxable_cents = gross.share(Bps::from(1_000))?;
    Ok(FreightTaxes { taxable_cents, exempt_cents: gross.minus(taxable_cents)?, ..FreightTaxes::default() })
}

impl CarrierTaxTable {
    /// Taxes that a company withholds from all that it paid a carrier in a month. `other_inss` is the INSS that other
    /// payers withheld in the same month: the ceiling is the carrier's, not the payer's.
    pub fn withheld(&self, gross: Cents, dependents: i64, other_inss: Cents) -> Result<FreightTaxes> {
        let taxable_cents = gross.share(self.taxable)?;
        let inss_cents = self.of_base(gross, self.inss)?.min(self.inss_left(other_inss)?);
        Ok(FreightTaxes {
            taxable_cents,
            exempt_cents: gross.minus(taxable_cents)?,
            inss_cents,
            sest_cents: self.of_base(gross, self.sest)?,
            senat_cents: self.of_base(gross, self.senat)?,
            irrf_cents: self.income_tax(taxable_cents, inss_cents, dependents)?,
        })
    }

    /// Taxes that a company withholds from one freight, after its earlier payments of the month.
    pub fn withheld_after(
        &self,
        before: Cents,
        gross: Cents,
        dependents: i64,
        other_inss: Cents,
    ) -> Result<FreightTaxes> {
        let all = self.withheld(before.plus(gross)?, dependents, other_inss)?;
        all.minus(self.withheld(before, dependents, other_inss)?)
    }

    /// Returns the rest of the month's INSS until its ceiling, after the INSS that payers withheld.
    pub fn inss_left(&self, withheld: Cents) -> Result<Cents> {
        Ok(self.inss_ceiling.share(self.inss)?.minus(withheld)?.max(Cents::ZERO))
    }

    /// Base of INSS of all freight received in a month, at most the ceiling.
    pub fn inss_base(&self, gross: Cents) -> Result<Cents> {
        Ok(gross.share(self.social_base)?.min(self.inss_ceiling))
    }

    /// Complement of a month's base below the minimum wage: 20 % of the difference (Lei 10.666/2003 art. 5º; Emenda
    /// Constitucional 103/2019 art. 29). None where the month needs no complement, and without a receipt: a month
    /// without work owes nothing.
    pub fn complement(&self, base: Cents) -> Result<Option<Cents>> {
        let Some(wage) = self.minimum_wage.filter(|wage| Cents::ZERO < base && base < *wage) else { return Ok(None) };
        Ok(Some(wage.minus(base)?.share(Bps::from(COMPLEMENT_BPS))?))
    }

    /// Share of the base of the social contributions, rounded once: rounding the base first may put the result a cent
    /// off.
    fn of_base(&self, gross: Cents, share: Bps) -> Result<Cents> {
        gross.scaled(self.social_base.get().saturating_mul(share.get()), 10_000 * 10_000)
    }

    fn income_tax(&self, taxable: Cents, inss: Cents, dependents: i64) -> Result<Cents> {
        Ok(self.monthly_tax(taxable, inss, dependents)?.tax)
    }

    /// Income tax of a month on taxable income, less INSS and dependants (Lei 9.250/1995 art. 4º) or the simplified
    /// discount (Lei 14.663/2023), and reduced by Lei 15.270/2025.
    pub fn monthly_tax(&self, taxable: Cents, inss: Cents, dependents: i64) -> Result<MonthlyTax> {
        let legal = inss.plus(self.dependent.scaled(dependents, 1)?)?;
        let simplified = self.simplified > legal;
        let deducted = legal.max(self.simplified);
        let base = taxable.minus(deducted)?.max(Cents::ZERO);
        let within = |step: &&Bracket| step.up_to.is_none_or(|most| base <= most);
        let before_reduction = match self.brackets.iter().find(within) {
            Some(step) => base.share(step.rate)?.minus(step.deduct)?.max(Cents::ZERO),
            None => Cents::ZERO,
        };
        let reduction = self.reduction(taxable)?.min(before_reduction);
        let tax = before_reduction.minus(reduction)?;
        Ok(MonthlyTax { deducted, simplified, base, before_reduction, reduction, tax })
    }

    fn reduction(&self, taxable: Cents) -> Result<Cents> {
        let Some(step) = self.reductions.iter().find(|step| taxable <= step.up_to) else { return Ok(Cents::ZERO) };
        let less = Cents::from(scale(taxable.get(), step.rate_millionths, 1_000_000)?);
        Ok(step.amount.minus(less)?.max(Cents::ZERO))
    }
}
