//! What a company that pays an autonomous carrier (TAC) holds back: INSS, SEST, SENAT and income tax; and the INSS that he
//! pays himself where a person pays him.
//!
//! INSS is 11 % of 20 % of the freight up to the ceiling of the month (Lei 8.212/1991 art. 21, Decreto 3.048/1999 art. 201
//! § 4º, IN RFB 2.110/2022). The ceiling is the carrier's, over all who pay him in the month (Lei 8.212/1991 art. 28 § 5º):
//! each payer holds back only what others have left of it. A person holds nothing back, and the carrier owes 20 % of the same
//! 20 % (Lei 8.212/1991 art. 21). SEST 1,5 % and SENAT 1,0 % of the same base, each rounded by itself, for each is a
//! contribution of its own (Lei 8.706/1993 art. 7º); income tax by the
//! monthly table on 10 % of the freight (Lei 7.713/1988 art. 9º I, Lei 12.794/2013), less the INSS held back and what is
//! allowed for dependants, or the simplified discount, whichever is better, and since 2026 reduced by Lei 15.270/2025.
//! Payments of one payer in one month are taken together. Vale-pedágio is in no base (Lei 10.209/2001 art. 2º).

mod reading;

use chrono::{Datelike, NaiveDate};
use kernel::{Bps, Cents, Deduction, Result, quantity::scale};
use serde::{Deserialize, Serialize};

use crate::Act;

#[cfg(test)]
mod tests;

/// INSS of a carrier on what persons pay him, of its base (Lei 8.212/1991 art. 21).
const OWN_INSS_BPS: i64 = 2_000;

/// A step of the monthly table of the income tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bracket {
    /// The greatest base of this step; none of the last.
    pub up_to: Option<Cents>,
    /// Its rate.
    pub rate: Bps,
    /// What is taken off.
    pub deduct: Cents,
}

/// What Lei 15.270/2025 takes off the tax, by the whole taxable income of the month: an amount less a share of the income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reduction {
    /// The greatest taxable income of this step.
    pub up_to: Cents,
    /// The amount.
    pub amount: Cents,
    /// The share of the income, in millionths.
    pub rate_millionths: i64,
}

/// The figures in force from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CarrierTaxTable {
    /// The share of the freight that is taxable income.
    pub taxable: Bps,
    /// The share of the freight on which INSS, SEST and SENAT are reckoned.
    pub social_base: Bps,
    /// INSS, of that base.
    pub inss: Bps,
    /// The greatest base of INSS in a month.
    pub inss_ceiling: Cents,
    /// SEST, of the same base.
    pub sest: Bps,
    /// SENAT, of the same base.
    pub senat: Bps,
    /// The simplified discount from the taxable income.
    pub simplified: Cents,
    /// What each dependant takes off the taxable income.
    pub dependent: Cents,
    /// The steps of the income tax, the lowest first.
    pub brackets: Vec<Bracket>,
    /// The steps of its reduction, the lowest first; none where there is none.
    pub reductions: Vec<Reduction>,
}

/// What is held back of the freight that one payer paid in one month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// The part that is taxable income.
    pub taxable_cents: Cents,
    /// The rest, which is exempt.
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

impl Withheld {
    /// What is held back in all.
    pub fn total(&self) -> Result<Cents> {
        Cents::sum(self.named().map(|(_, amount)| amount))
    }

    /// Each tax by its name.
    pub fn named(&self) -> [(Deduction, Cents); 4] {
        [
            (Deduction::Inss, self.inss_cents),
            (Deduction::Sest, self.sest_cents),
            (Deduction::Senat, self.senat_cents),
            (Deduction::Irrf, self.irrf_cents),
        ]
    }

    /// Both, part by part.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.with(other, Cents::plus)
    }

    /// This less another: what a freight adds to what was paid before it.
    pub fn minus(self, other: Self) -> Result<Self> {
        self.with(other, Cents::minus)
    }

    /// What is still due after another was held back, each tax never less than nothing.
    pub fn due_after(self, other: Self) -> Result<Self> {
        self.with(other, |due, held| Ok(due.minus(held)?.max(Cents::ZERO)))
    }

    /// The same with each tax no more than another's; the taxable and the exempt part stay.
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

/// The share of its base that a carrier pays as INSS himself where a person pays him.
pub fn own_inss_share() -> Bps {
    Bps::from(OWN_INSS_BPS)
}

/// That the taxes of a day may be others, in Portuguese, where the table in force is of an earlier year: the ceiling of INSS is
/// another one every January (Lei 8.212/1991 art. 28 § 5º), and what we have is then the table of a year that is over.
pub fn caveat(act: &Act, on: NaiveDate) -> Option<String> {
    let (known, asked) = (act.valid_from.year(), on.year());
    (asked > known).then(|| format!("Temos a tabela de impostos de {known}: para {asked} os valores podem mudar."))
}

/// How a freight parts into taxable and exempt where no table is known or nothing is held back: 10 % (Lei 7.713/1988
/// art. 9º I as of Lei 12.794/2013).
pub fn untaxed(gross: Cents) -> Result<Withheld> {
    let taxable_cents = gross.share(Bps::from(1_000))?;
    Ok(Withheld { taxable_cents, exempt_cents: gross.minus(taxable_cents)?, ..Withheld::default() })
}

impl CarrierTaxTable {
    /// What a company holds back of all that it paid a carrier in a month. `other_inss` is what other payers held back of
    /// his INSS in the same month: the ceiling is his and not the payer's.
    pub fn withheld(&self, gross: Cents, dependents: i64, other_inss: Cents) -> Result<Withheld> {
        let taxable_cents = gross.share(self.taxable)?;
        let inss_cents = self.of_base(gross, self.inss)?.min(self.inss_left(other_inss)?);
        Ok(Withheld {
            taxable_cents,
            exempt_cents: gross.minus(taxable_cents)?,
            inss_cents,
            sest_cents: self.of_base(gross, self.sest)?,
            senat_cents: self.of_base(gross, self.senat)?,
            irrf_cents: self.income_tax(taxable_cents, inss_cents, dependents)?,
        })
    }

    /// What it holds back of one freight, after what it paid already in the month.
    pub fn withheld_after(&self, before: Cents, gross: Cents, dependents: i64, other_inss: Cents) -> Result<Withheld> {
        let all = self.withheld(before.plus(gross)?, dependents, other_inss)?;
        all.minus(self.withheld(before, dependents, other_inss)?)
    }

    /// What is left of the month's INSS until its ceiling, after what payers held back of it.
    pub fn inss_left(&self, withheld: Cents) -> Result<Cents> {
        Ok(self.inss_ceiling.share(self.inss)?.minus(withheld)?.max(Cents::ZERO))
    }

    /// The INSS that the carrier himself owes of all that persons (CPF) paid him in a month: 20 % of 20 % of the freight,
    /// within what `other_inss`, which companies held back in the month, leaves of the ceiling's base.
    pub fn own_inss(&self, gross_of_persons: Cents, other_inss: Cents) -> Result<Cents> {
        // From the INSS to its base: 932,31 stands for the whole ceiling of 8.475,55.
        let used = match self.inss.get() {
            ..=0 => Cents::ZERO,
            share => other_inss.scaled(10_000, share)?,
        };
        let left = self.inss_ceiling.minus(used)?.max(Cents::ZERO);
        Ok(self.of_base(gross_of_persons, own_inss_share())?.min(left.share(own_inss_share())?))
    }

    /// The same of one freight, after what persons paid already in the month.
    pub fn own_inss_after(&self, before: Cents, gross: Cents, other_inss: Cents) -> Result<Cents> {
        self.own_inss(before.plus(gross)?, other_inss)?.minus(self.own_inss(before, other_inss)?)
    }

    /// A share of the base of the social contributions. Each is rounded once: a base rounded before its share is taken may
    /// end a cent beside it.
    fn of_base(&self, gross: Cents, share: Bps) -> Result<Cents> {
        gross.scaled(self.social_base.get().saturating_mul(share.get()), 10_000 * 10_000)
    }

    fn income_tax(&self, taxable: Cents, inss: Cents, dependents: i64) -> Result<Cents> {
        let allowed = inss.plus(self.dependent.scaled(dependents, 1)?)?.max(self.simplified);
        let base = taxable.minus(allowed)?.max(Cents::ZERO);
        let within = |step: &&Bracket| step.up_to.is_none_or(|most| base <= most);
        let Some(step) = self.brackets.iter().find(within) else { return Ok(Cents::ZERO) };
        let tax = base.share(step.rate)?.minus(step.deduct)?.max(Cents::ZERO);
        Ok(tax.minus(self.reduction(taxable)?)?.max(Cents::ZERO))
    }

    fn reduction(&self, taxable: Cents) -> Result<Cents> {
        let Some(step) = self.reductions.iter().find(|step| taxable <= step.up_to) else { return Ok(Cents::ZERO) };
        let less = Cents::from(scale(taxable.get(), step.rate_millionths, 1_000_000)?);
        Ok(step.amount.minus(less)?.max(Cents::ZERO))
    }
}
