//! The accountant's year: freight received by month and payer, its taxable and exempt part, the taxes withheld from it
//! (as entered, else by the tables of [`rates::carrier_tax`]), the INSS that the carrier himself owes on what persons
//! paid, and the expenses. These are for management only: they do not lower the tax of this income
//! (Lei 8.134/1990 art. 6º § 1º c).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kernel::{Bps, Cents, CostLine, Error, Result, text::reais};
use rates::{CarrierTaxTable, Dated, carrier_tax};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::tax_line::{PayerLine, PayerName, TaxSums, WithheldBasis};
use crate::{
    Month, PayLine,
    tax_line::by_payer,
    withholding::{Payer, Receipt, TaxTables, reckon},
};

/// Notice beside the figures, on screen and on paper.
pub const DISCLAIMER: &str = "Para conferência com o contador. Onde você informou o que foi descontado, vale o informado; no resto é \
estimativa: considera que toda empresa pagadora reteve INSS, SEST, SENAT e IRRF pelas regras do transportador autônomo, com os \
dependentes do seu perfil. Confira com os recibos (RPA) e informes recebidos. Cada frete sem cliente conta como um pagador à parte. \
As despesas servem para o seu controle e não diminuem o imposto desse rendimento.";

/// A month of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TaxMonth {
    /// The month.
    pub month: Month,
    /// Payments of each payer in the month.
    pub payers: Vec<PayerLine>,
    /// Sums of the month.
    #[serde(flatten)]
    pub sums: TaxSums,
}

/// Rules by which the year was computed: those of its last month with a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxRules {
    /// Taxable share of the freight, in basis points.
    pub taxable_bps: Bps,
    /// Share of the freight on which INSS, SEST and SENAT are computed, in basis points.
    pub social_base_bps: Bps,
    /// INSS rate on that base, in basis points.
    pub inss_bps: Bps,
    /// SEST rate on that base, in basis points.
    pub sest_bps: Bps,
    /// SENAT rate on that base, in basis points.
    pub senat_bps: Bps,
    /// Rate of the carrier's own INSS on what persons pay, on that base, in basis points.
    pub own_inss_bps: Bps,
    /// Ceiling of the INSS base in a month, in cents.
    pub inss_ceiling_cents: Cents,
    /// First day on which the rules are in force.
    pub valid_from: Option<NaiveDate>,
    /// Act in which the rules stand.
    pub source: String,
}

/// The accountant's year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxYear {
    /// The year.
    pub year: i32,
    /// The twelve months.
    pub months: Vec<TaxMonth>,
    /// Payers over the year, the greatest first.
    pub payers: Vec<PayerLine>,
    /// Sums of the year.
    pub totals: TaxSums,
    /// Expenses by category, for management only.
    pub expenses: Vec<CostLine>,
    /// Parts of the category `salario` of the expenses; empty where it is not divided.
    pub salary_parts: Vec<PayLine>,
    /// Sum of the expenses, in cents.
    pub expense_cents: Cents,
    /// Rules; null for a year without tables in this program: then no tax is estimated.
    pub rules: Option<TaxRules>,
    /// Notice to show beside the figures.
    pub disclaimer: String,
    /// Sentence on the estimated part of the taxes withheld, in Portuguese; null if nothing was withheld.
    pub estimate_words: Option<String>,
    /// Sentences on the carrier's own taxes on what persons paid, in Portuguese; null if none paid.
    pub person_words: Option<String>,
    /// Caveat, in Portuguese, that figures rest on another year's table; null if none do.
    pub caveat: Option<String>,
}

/// Returns the months of a reportable year.
///
/// # Errors
/// [`Error::NotFound`] outside 1950 to 2100.
pub fn months_of(year: i32) -> Result<Vec<Month>> {
    let first: Month = format!("{year:04}-01").parse().map_err(|_| Error::NotFound)?;
    Ok(first.through(first.after(11)))
}

impl TaxYear {
    /// Computes a year from the receipts in it.
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
            salary_parts: Vec::new(),
            disclaimer: DISCLAIMER.to_owned(),
            estimate_words: estimate_words(&totals),
            person_words: person_words(&totals, !tables.is_empty()),
            caveat: tables.values().next_back().and_then(|dated| table_caveat(year, dated)),
        })
    }

    /// Adds the parts of the category `salario`.
    pub fn with_salary_parts(self, salary_parts: Vec<PayLine>) -> Self {
        Self { salary_parts, ..self }
    }
}

/// Caveat that a year is computed with the table of an earlier one.
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

/// Sentences on the carrier's own taxes; without a table of the year the INSS is not computed.
fn person_words(totals: &TaxSums, has_table: bool) -> Option<String> {
    let TaxSums { own_inss_cents, carne_leao_cents, .. } = *totals;
    (carne_leao_cents != Cents::ZERO).then(|| {
        let inss = match own_inss_cents {
            _ if !has_table => "O INSS desses fretes é seu, em guia (GPS) até o dia 15 do mês seguinte: sem a tabela do \
                                ano, não calculamos quanto."
                .to_owned(),
            Cents::ZERO => "Sobre esses fretes você não deve INSS: pelas nossas contas, o que outros pagadores descontaram nos \
                            mesmos meses já chegou ao teto."
                .to_owned(),
            cents => format!(
                "O INSS desses fretes é seu: cerca de {} no ano, em guia (GPS) até o dia 15 do mês seguinte.",
                reais(cents)
            ),
        };
        format!(
            "Quem paga com CPF não desconta nada. {inss} Os {} de parte tributável entram no carnê-leão, mês a mês; dessa \
             base ainda podem sair o INSS pago no mês e os dependentes, ou o desconto simplificado. SEST e SENAT desses \
             fretes não estão aqui: veja com o contador.",
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
