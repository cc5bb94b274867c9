//! Taxes withheld by payers from freight, receipt by receipt: as entered, else by law.
//!
//! Payments of one payer in one month are taxed together. The INSS ceiling is the carrier's, over all payers in the
//! order of payment (Lei 8.212/1991 art. 28 § 5º). A receipt with any tax entered counts as entered. A company's
//! receipt with none is estimated after earlier payments of the same payer. The estimate never exceeds the law's taxes
//! on all payments of the month less the entered ones: often the taxes of the advance are deducted from the balance
//! too. A person withholds nothing: the carrier owes INSS, SEST and SENAT himself, INSS within the rest of the month's
//! ceiling, and his income tax as carnê-leão. Each tax is judged separately: a person who withheld INSS alone leaves
//! the income to the carnê-leão, which taxes payments by persons without withholding (Lei 7.713/1988 art. 8º).

use std::{borrow::Cow, collections::BTreeMap};

use crate::{Deduction, Dependents, EquatedToCompany, Month};
use chrono::{Datelike, Days, NaiveDate, Weekday};
use kernel::{Bps, Cents, ClientId, FreightId, Result, TransactionId};
use rates::{
    CarrierTaxTable, Dated,
    carrier_tax::{FreightTaxes, OwnContributions, UnwithheldFreight, own_inss_rate, split_without_table},
};

/// A payer of freight. Each payer withholds by its own payments alone, and two freights without a client may have had
/// two payers. So only payments of one known payer are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Payer {
    /// A client, for all its freights.
    Client(ClientId),
    /// The payer of a freight that names no client.
    Freight(FreightId),
    /// The payer of income of the category freight that names no freight.
    Transaction(TransactionId),
}

/// Table in force on the first day of each month; months older than the first table have none.
pub type TaxTables = BTreeMap<Month, Cow<'static, Dated<CarrierTaxTable>>>;

/// Freight received: one settled income, before any deduction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FreightIncome {
    /// The income.
    pub id: TransactionId,
    /// Freight, if it names one.
    pub freight_id: Option<FreightId>,
    /// Payer.
    pub payer: Payer,
    /// True if the payer has a known CPF. A payer without a document counts as a company, as nearly all are.
    pub cpf: bool,
    /// Statement of the client's record that a person is equated to a company.
    pub equated: EquatedToCompany,
    /// Paid day.
    pub paid_on: NaiveDate,
    /// Amount in cents, before any deduction.
    pub gross_cents: Cents,
    /// Taxes entered as withheld, if any.
    pub entered: Option<FreightTaxes>,
    /// Other deductions of the payer, in cents: shortage, damage and the like.
    pub discount_cents: Cents,
}

impl FreightIncome {
    /// Enters an amount that the payer withheld.
    pub fn hold(&mut self, deduction: Deduction, amount: Cents) -> Result<()> {
        let tax = |income: &mut Self| income.entered.take().unwrap_or_default();
        match deduction {
            Deduction::Shortage | Deduction::Damage | Deduction::Other => {
                self.discount_cents = self.discount_cents.plus(amount)?;
                return Ok(());
            }
            Deduction::Inss => self.entered = Some(FreightTaxes { inss_cents: amount, ..tax(self) }),
            Deduction::Sest => self.entered = Some(FreightTaxes { sest_cents: amount, ..tax(self) }),
            Deduction::Senat => self.entered = Some(FreightTaxes { senat_cents: amount, ..tax(self) }),
            Deduction::Irrf => self.entered = Some(FreightTaxes { irrf_cents: amount, ..tax(self) }),
        }
        Ok(())
    }

    /// True if the carrier owes a tax on it himself: the payer is a person (CPF) and withheld none of this tax.
    fn is_owed_by_carrier(&self, tax: fn(&FreightTaxes) -> Cents) -> bool {
        self.cpf && self.entered.as_ref().map(tax).unwrap_or_default() == Cents::ZERO
    }

    /// Returns true if the carrier owes INSS on it himself.
    pub fn owes_inss(&self) -> bool {
        self.is_owed_by_carrier(|taxes| taxes.inss_cents)
    }

    /// Returns freight of this payer, in the parts of each contribution that the carrier owes on it himself: none of a
    /// contribution withheld from this receipt.
    pub fn unwithheld(&self, gross: Cents) -> UnwithheldFreight {
        let part = |owed: bool| if owed { gross } else { Cents::ZERO };
        UnwithheldFreight {
            inss_cents: part(self.owes_inss()),
            sest_cents: part(self.is_owed_by_carrier(|taxes| taxes.sest_cents)),
            senat_cents: part(self.is_owed_by_carrier(|taxes| taxes.senat_cents)),
        }
    }

    /// Returns true if the carrier owes any contribution on it himself.
    pub fn owes_contributions(&self) -> bool {
        self.unwithheld(self.gross_cents) != UnwithheldFreight::default()
    }

    /// True if its taxable part belongs to the carnê-leão: paid by a person, without income tax withheld.
    pub fn is_of_carne_leao(&self) -> bool {
        self.is_owed_by_carrier(|taxes| taxes.irrf_cents)
    }

    /// Returns the rate of the carrier's own INSS on it.
    pub fn own_inss_rate(&self) -> Bps {
        own_inss_rate(self.equated == EquatedToCompany::Yes)
    }
}

/// Taxes withheld from a receipt.
#[derive(Clone, Copy, Debug)]
pub struct AssessedTaxes<'a> {
    /// The income.
    pub income: &'a FreightIncome,
    /// Taxable and exempt part, and each tax.
    pub withheld: FreightTaxes,
    /// True if the taxes are estimated.
    pub estimated: bool,
    /// Contributions that the carrier himself owes on it.
    pub own: OwnContributions,
}

/// Sums of a month before a receipt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MonthToDate {
    /// Paid by the same payer earlier in the month, in cents.
    pub payer_cents: Cents,
    /// INSS withheld by other payers earlier in the month, as entered or estimated, in cents.
    pub other_inss_cents: Cents,
    /// Estimated part of that INSS, in cents.
    pub other_inss_estimated_cents: Cents,
    /// Taxes entered as withheld by the same payer earlier in the month.
    pub payer_withheld: FreightTaxes,
    /// Paid by persons earlier in the month without each contribution withheld: those that the carrier owes himself go
    /// on from there.
    pub persons: UnwithheldFreight,
    /// INSS withheld by all payers earlier in the month, this one included: it uses up the ceiling.
    pub inss_cents: Cents,
}

impl MonthToDate {
    /// Sums up the receipts of one month that precede a payer's next receipt.
    pub fn of(assessed: &[AssessedTaxes<'_>], payer: Payer) -> Result<Self> {
        let sum = |holds: &dyn Fn(&AssessedTaxes<'_>) -> bool, of: &dyn Fn(&AssessedTaxes<'_>) -> Cents| {
            Cents::sum(assessed.iter().filter(|one| holds(one)).map(of))
        };
        let other = |one: &AssessedTaxes<'_>| one.income.payer != payer;
        let (gross, inss) =
            (|one: &AssessedTaxes<'_>| one.income.gross_cents, |one: &AssessedTaxes<'_>| one.withheld.inss_cents);
        Ok(Self {
            payer_cents: sum(&|one| !other(one), &gross)?,
            other_inss_cents: sum(&other, &inss)?,
            other_inss_estimated_cents: sum(&|one| other(one) && one.estimated, &inss)?,
            payer_withheld: withheld_by(assessed.iter().map(|one| one.income), payer)?,
            persons: assessed
                .iter()
                .map(|one| one.income.unwithheld(one.income.gross_cents))
                .try_fold(UnwithheldFreight::default(), UnwithheldFreight::plus)?,
            inss_cents: sum(&|_| true, &inss)?,
        })
    }
}

fn withheld_by<'a>(incomes: impl Iterator<Item = &'a FreightIncome>, payer: Payer) -> Result<FreightTaxes> {
    incomes
        .filter(|one| one.payer == payer)
        .filter_map(|one| one.entered)
        .try_fold(FreightTaxes::default(), |sum, entered| sum.plus(entered))
}

/// Computes the taxes of receipts, month by month in the order of payment.
pub fn assess_taxes<'a>(
    incomes: &'a [FreightIncome],
    tables: &TaxTables,
    dependents: &Dependents,
) -> Result<Vec<AssessedTaxes<'a>>> {
    let mut months: BTreeMap<Month, Vec<&FreightIncome>> = BTreeMap::new();
    for income in incomes {
        months.entry(Month::of(income.paid_on)).or_default().push(income);
    }
    let mut all = Vec::new();
    for (month, mut incomes) in months {
        incomes.sort_by_key(|income| (income.paid_on, income.id));
        let table = tables.get(&month).map(|dated| &dated.table);
        let mut assessed = withheld(&incomes, table, dependents.in_month(month))?;
        if let Some(table) = table {
            add_own_contributions(&mut assessed, table)?;
        }
        all.append(&mut assessed);
    }
    Ok(all)
}

fn withheld<'a>(
    incomes: &[&'a FreightIncome],
    table: Option<&CarrierTaxTable>,
    dependents: i64,
) -> Result<Vec<AssessedTaxes<'a>>> {
    let mut assessed: Vec<AssessedTaxes<'a>> = Vec::new();
    for income in incomes.iter().copied() {
        let before = MonthToDate::of(&assessed, income.payer)?;
        let estimating = table.filter(|_| income.entered.is_none() && !income.cpf);
        let law = match table {
            Some(table) => {
                let MonthToDate { payer_cents, other_inss_cents, .. } = before;
                table.withheld_after(payer_cents, income.gross_cents, dependents, other_inss_cents)?
            }
            None => split_without_table(before.payer_cents.plus(income.gross_cents)?)?
                .minus(split_without_table(before.payer_cents)?)?,
        };
        let parts = |taxes: FreightTaxes| FreightTaxes {
            taxable_cents: law.taxable_cents,
            exempt_cents: law.exempt_cents,
            ..taxes
        };
        let withheld = match estimating {
            Some(table) => {
                let of_payer = || incomes.iter().copied().filter(|one| one.payer == income.payer);
                let month = Cents::sum(of_payer().map(|one| one.gross_cents))?;
                let due = table.withheld(month, dependents, before.other_inss_cents)?;
                let left = due.due_after(withheld_by(of_payer(), income.payer)?)?;
                parts(estimate(&assessed, income, law, (table, left))?)
            }
            None => parts(income.entered.unwrap_or_default()),
        };
        let estimated = estimating.is_some();
        assessed.push(AssessedTaxes { income, withheld, estimated, own: OwnContributions::default() });
    }
    Ok(assessed)
}

/// Estimates the taxes of a receipt with none entered: the law's addition by it, limited by the payer's month less
/// earlier taxes, and INSS by the ceiling over all payers.
fn estimate(
    assessed: &[AssessedTaxes<'_>],
    income: &FreightIncome,
    law: FreightTaxes,
    (table, left): (&CarrierTaxTable, FreightTaxes),
) -> Result<FreightTaxes> {
    let so_far = Cents::sum(assessed.iter().map(|one| one.withheld.inss_cents))?;
    let below_ceiling = FreightTaxes { inss_cents: law.inss_cents.min(table.inss_left(so_far)?), ..law };
    let estimated = assessed.iter().filter(|one| one.estimated && one.income.payer == income.payer);
    let before = estimated.map(|one| one.withheld).try_fold(FreightTaxes::default(), FreightTaxes::plus)?;
    Ok(below_ceiling.at_most(left.due_after(before)?))
}

/// Adds the INSS, SEST and SENAT that the carrier himself owes on payments by persons in a month. INSS is computed
/// after all withholding of the month, because it is paid after its end.
fn add_own_contributions(assessed: &mut [AssessedTaxes<'_>], table: &CarrierTaxTable) -> Result<()> {
    let inss = Cents::sum(assessed.iter().map(|one| one.withheld.inss_cents))?;
    let mut before = UnwithheldFreight::default();
    for one in assessed.iter_mut() {
        let freight = one.income.unwithheld(one.income.gross_cents);
        one.own = table.own_contributions(before, freight, inss, one.income.own_inss_rate())?;
        before = before.plus(freight)?;
    }
    Ok(())
}

/// Due day of the contributions that the carrier himself owes for a month: the 15th of the next month (Lei 8.212/1991
/// art. 30 II). A Saturday or Sunday moves it to Monday (§ 2º). SEST and SENAT are paid with the same form (GPS). Bank
/// holidays are unknown here.
pub fn contributions_due_on(month: Month) -> NaiveDate {
    let day = month.after(1).first_day() + Days::new(14);
    match day.weekday() {
        Weekday::Sat => day + Days::new(2),
        Weekday::Sun => day + Days::new(1),
        _ => day,
    }
}

#[cfg(test)]
#[path = "withholding_tests.rs"]
mod tests;
