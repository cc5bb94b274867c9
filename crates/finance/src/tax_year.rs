//! The year for the accountant: freight received by month and payer, its taxable and exempt part, what was held back of it
//! (as it was entered, else by the tables of [`rates::carrier_tax`]), what the carrier owes himself of what persons paid,
//! and the expenses, which are for management only: they do not lower the tax of this income (Lei 8.134/1990 art. 6º
//! § 1º c).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kernel::{Bps, Cents, CostLine, Error, Result, text::reais};
use rates::{CarrierTaxTable, Dated, carrier_tax};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::tax_line::{PayerLine, PayerName, TaxSums, WithheldBasis};
use crate::{
    Month,
    tax_line::by_payer,
    withholding::{Payer, Receipt, TaxTables, reckon},
};

/// What the screen and the paper say beside the figures.
pub const DISCLAIMER: &str = "Para conferência com o contador. Onde você informou o que foi descontado, vale o informado; no resto é \
estimativa: considera que toda empresa pagadora reteve INSS, SEST, SENAT e IRRF pelas regras do transportador autônomo, com os \
dependentes do seu perfil. Confira com os recibos (RPA) e informes recebidos. Cada frete sem cliente conta como um pagador à parte. \
As despesas são gerenciais e não diminuem o imposto desse rendimento.";

/// A month of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TaxMonth {
    /// The month.
    pub month: Month,
    /// What each payer paid in it.
    pub payers: Vec<PayerLine>,
    /// All of them.
    #[serde(flatten)]
    pub sums: TaxSums,
}

/// The rules by which the year was reckoned: those of its last month that has some.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxRules {
    /// The taxable share of the freight.
    pub taxable_bps: Bps,
    /// The share of the freight on which INSS, SEST and SENAT are reckoned.
    pub social_base_bps: Bps,
    /// INSS, of that base.
    pub inss_bps: Bps,
    /// SEST, of that base.
    pub sest_bps: Bps,
    /// SENAT, of that base.
    pub senat_bps: Bps,
    /// INSS of the carrier himself on what persons pay, of that base.
    pub own_inss_bps: Bps,
    /// The greatest base of INSS in a month.
    pub inss_ceiling_cents: Cents,
    /// From when they hold.
    pub valid_from: Option<NaiveDate>,
    /// Where they are from.
    pub source: String,
}

/// The year for the accountant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxYear {
    /// The year.
    pub year: i32,
    /// Its twelve months.
    pub months: Vec<TaxMonth>,
    /// Each payer over the year, the greatest first.
    pub payers: Vec<PayerLine>,
    /// The whole year.
    pub totals: TaxSums,
    /// Expenses by category, for management only.
    pub expenses: Vec<CostLine>,
    /// Their sum.
    pub expense_cents: Cents,
    /// The rules; absent for a year that this program has no tables for: then nothing is reckoned as held back.
    pub rules: Option<TaxRules>,
    /// What to say beside the figures.
    pub disclaimer: String,
    /// How much of what was held back is estimated, in Portuguese; absent where nothing was held back.
    pub estimate_words: Option<String>,
    /// What follows of what persons paid, in Portuguese; absent where none did.
    pub person_words: Option<String>,
    /// Which figures rest on the table of another year, in Portuguese.
    pub caveat: Option<String>,
}

/// A year that can be reported.
///
/// # Errors
/// [`Error::NotFound`] outside 1950 to 2100.
pub fn months_of(year: i32) -> Result<Vec<Month>> {
    let first: Month = format!("{year:04}-01").parse().map_err(|_| Error::NotFound)?;
    Ok(first.through(first.after(11)))
}

impl TaxYear {
    /// Puts a year together of what was received in it.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a year outside 1950 to 2100, [`Error::Internal`] on overflow.
    pub fn of(
        year: i32,
        receipts: &[Receipt],
        names: &BTreeMap<Payer, PayerName>,
        expenses: Vec<CostLine>,
        tables: &TaxTables,
        dependents: i64,
    ) -> Result<Self> {
        let reckoned = reckon(receipts, tables, dependents)?;
        let (mut totals, mut months) = (TaxSums::default(), Vec::new());
        for month in months_of(year)? {
            let of_month: Vec<_> = reckoned.iter().filter(|one| Month::of(one.receipt.paid_on) == month).collect();
            let (payers, sums) = by_payer(&of_month, names, tables)?;
            totals.add(&sums)?;
            months.push(TaxMonth { month, payers, sums });
        }
        let of_year = reckoned.iter().filter(|one| Month::of(one.receipt.paid_on).number_and_year().1 == year);
        Ok(Self {
            year,
            rules: tables.values().next_back().map(|dated| rules(dated)),
            months,
            payers: by_payer(&of_year.collect::<Vec<_>>(), names, tables)?.0,
            totals,
            expense_cents: Cents::sum(expenses.iter().map(|line| line.amount_cents))?,
            expenses,
            disclaimer: DISCLAIMER.to_owned(),
            estimate_words: estimate_words(&totals),
            person_words: person_words(&totals),
            caveat: tables.values().next_back().and_then(|dated| table_caveat(year, dated)),
        })
    }
}

/// That a year is reckoned by the table of an earlier one.
fn table_caveat(year: i32, dated: &Dated<CarrierTaxTable>) -> Option<String> {
    carrier_tax::caveat(&dated.act, NaiveDate::from_ymd_opt(year, 12, 31)?)
}

fn estimate_words(totals: &TaxSums) -> Option<String> {
    let (all, estimated) = (totals.withheld_cents, totals.estimated_cents);
    let words = match estimated {
        Cents::ZERO => format!("Os {} descontados foram todos informados por você.", reais(all)),
        estimated if estimated == all => format!("Os {} descontados são todos estimados.", reais(all)),
        estimated => format!("Dos {} descontados, {} são estimados.", reais(all), reais(estimated)),
    };
    (all != Cents::ZERO).then_some(words)
}

fn person_words(totals: &TaxSums) -> Option<String> {
    let TaxSums { own_inss_cents, carne_leao_cents, .. } = *totals;
    (carne_leao_cents != Cents::ZERO).then(|| {
        format!(
            "Quem paga com CPF não desconta nada. O INSS desses fretes é seu: cerca de {} no ano, em guia (GPS) até o dia 15 do \
             mês seguinte. Os {} de parte tributável entram no carnê-leão, mês a mês; dessa base ainda podem sair o INSS pago no mês \
             e os dependentes, ou o desconto simplificado. SEST e SENAT desses fretes não estão aqui: veja com o contador.",
            reais(own_inss_cents),
            reais(carne_leao_cents),
        )
    })
}

fn rules(dated: &Dated<CarrierTaxTable>) -> TaxRules {
    let Dated { act, table } = dated;
    TaxRules {
        taxable_bps: table.taxable,
        social_base_bps: table.social_base,
        inss_bps: table.inss,
        sest_bps: table.sest,
        senat_bps: table.senat,
        own_inss_bps: carrier_tax::own_inss_share(),
        inss_ceiling_cents: table.inss_ceiling,
        valid_from: Some(act.valid_from),
        source: act.title.clone(),
    }
}

#[cfg(test)]
#[path = "tax_year_tests.rs"]
mod tests;
