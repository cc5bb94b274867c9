//! The accountant's year. It has freight received by month and payer with its taxable and exempt part, and the withheld
//! taxes (as entered, else by the tables of [`rates::carrier_tax`]). It has the INSS, SEST, SENAT and carnê-leão that
//! the carrier himself owes on payments by persons. It lists each receipt, the other income, and the expenses. These
//! are for management only: they do not lower the tax of this income (Lei 8.134/1990 art. 6º § 1º c).

use std::collections::BTreeMap;

use crate::{
    CostLine, Dependents, EquatedToCompany, Month, PayLine,
    tax_line::by_payer,
    withholding::{AssessedTaxes, FreightIncome, Payer, TaxTables, assess_taxes},
};
use chrono::NaiveDate;
use kernel::{
    Bps, Cents, Error, FreightId, Result,
    text::{percent, reais},
};
use rates::{CarrierTaxTable, Dated, RateKind, carrier_tax};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::{
    carne_leao::{CARNE_LEAO_NOTE, CarneLeao},
    low_inss_base::LowInssBase,
    tax_line::{PayerLine, PayerName, TaxSums, WithheldBasis},
    taxed_income::{FreightDocuments, OtherIncome, TaxedIncome},
};

/// Notice beside the figures, on screen and on paper.
pub const DISCLAIMER: &str = "Para conferência com o contador. Onde você informou o que foi descontado, vale o informado; no resto é \
estimativa: considera que toda empresa pagadora reteve INSS, SEST, SENAT e IRRF pelas regras do transportador autônomo, com os \
dependentes do seu perfil (em mês fechado, com os de quando ele foi fechado). Confira com os recibos (RPA) e informes recebidos. Cada \
frete sem cliente conta como um pagador à parte. As despesas servem para o seu controle e não diminuem o imposto desse rendimento.";

/// A month of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxMonth {
    /// The month.
    pub month: Month,
    /// Payments of each payer in the month.
    pub payers: Vec<PayerLine>,
    /// Sums of the month.
    #[serde(flatten)]
    pub sums: TaxSums,
    /// Carnê-leão; null without a payment by a person, and without a table of the month.
    pub carne_leao: Option<CarneLeao>,
    /// Warning that the base of INSS is below the minimum wage; null where it reaches it, in a month without freight,
    /// and without a table of the month.
    pub low_inss_base: Option<LowInssBase>,
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
    /// Act that defines the rules.
    pub source: String,
    /// Day until which they were checked, in Portuguese, and for later months that others may be in force.
    pub checked_words: String,
}

/// Records from which an accountant's year is computed.
#[derive(Clone, Debug, Default)]
pub struct YearBooks {
    /// Freight received in the year, and in the month before it, of which INSS falls due in January.
    pub incomes: Vec<FreightIncome>,
    /// Names of the payers.
    pub names: BTreeMap<Payer, PayerName>,
    /// Documents of the freights.
    pub documents: BTreeMap<FreightId, FreightDocuments>,
    /// Other income received in the year.
    pub other_income: Vec<OtherIncome>,
    /// Expenses by category.
    pub expenses: Vec<CostLine>,
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
    /// Carnê-leão of the year, in cents: the sum of its months, an estimate.
    pub carne_leao_tax_cents: Cents,
    /// Receipts one by one, in the order of receipt.
    pub receipts: Vec<TaxedIncome>,
    /// Other income received in the year, in the order of receipt.
    pub other_income: Vec<OtherIncome>,
    /// Sum of the other income, in cents.
    pub other_income_cents: Cents,
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
    /// Assumptions, sources and doubts of those taxes, in Portuguese; empty if none paid.
    pub person_notes: Vec<String>,
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
    /// Computes a year from the receipts in it. A closed month has the number of dependants stored with its closing.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a year outside 1950 to 2100, [`Error::Internal`] on overflow.
    pub fn of(
        year: i32,
        books: YearBooks,
        tables: &TaxTables,
        dependents: &Dependents,
        today: NaiveDate,
    ) -> Result<Self> {
        let YearBooks { incomes, names, documents, other_income, expenses } = books;
        let assessed = assess_taxes(&incomes, tables, dependents)?;
        let (mut totals, mut months) = (TaxSums::default(), Vec::new());
        for month in months_of(year)? {
            let of_month = of_month(&assessed, month);
            let (payers, sums) = by_payer(&of_month, &names, tables)?;
            totals.add(&sums)?;
            let table = tables.get(&month).map(|dated| &dated.table);
            let (mut carne_leao, mut low_inss_base) = (None, None);
            if let Some(table) = table {
                let due = Cents::sum(self::of_month(&assessed, month.before(1)).iter().map(|one| one.own.inss_cents))?;
                carne_leao = CarneLeao::of(month, &of_month, due, table, dependents.in_month(month))?;
                low_inss_base = LowInssBase::of(sums.gross_cents, table, month == Month::of(today))?;
            }
            months.push(TaxMonth { month, payers, sums, carne_leao, low_inss_base });
        }
        let of_year: Vec<_> =
            assessed.iter().filter(|one| Month::of(one.income.paid_on).number_and_year().1 == year).collect();
        let tax = |one: &TaxMonth| one.carne_leao.map(|tax| tax.tax_cents).unwrap_or_default();
        Ok(Self {
            year,
            rules: tables.values().next_back().map(|dated| rules(year, dated)),
            carne_leao_tax_cents: Cents::sum(months.iter().map(tax))?,
            months,
            payers: by_payer(&of_year, &names, tables)?.0,
            receipts: of_year
                .iter()
                .map(|one| TaxedIncome::of(one, &names, &documents, tables))
                .collect::<Result<Vec<_>>>()?,
            person_notes: person_notes(&of_year, &totals, tables),
            totals,
            other_income_cents: Cents::sum(other_income.iter().map(|line| line.amount_cents))?,
            other_income,
            expense_cents: Cents::sum(expenses.iter().map(|line| line.amount_cents))?,
            expenses,
            salary_parts: Vec::new(),
            disclaimer: DISCLAIMER.to_owned(),
            estimate_words: estimate_words(&totals),
            person_words: person_words(&of_year, &totals, !tables.is_empty()),
            caveat: tables.values().next_back().and_then(|dated| table_caveat(year, dated)),
        })
    }

    /// Adds the parts of the category `salario`.
    pub fn with_salary_parts(self, salary_parts: Vec<PayLine>) -> Self {
        Self { salary_parts, ..self }
    }
}

fn of_month<'a, 'b>(assessed: &'b [AssessedTaxes<'a>], month: Month) -> Vec<&'b AssessedTaxes<'a>> {
    assessed.iter().filter(|one| Month::of(one.income.paid_on) == month).collect()
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

/// Assumptions, sources and doubts of the carrier's own taxes on payments by persons.
fn person_notes(of_year: &[&AssessedTaxes<'_>], totals: &TaxSums, tables: &TaxTables) -> Vec<String> {
    let Some(table) = tables.values().next_back().map(|dated| &dated.table) else { return Vec::new() };
    let mut notes = Vec::new();
    let owes = |equated| of_year.iter().any(|one| one.income.owes_inss() && one.income.equated == equated);
    let rates = (percent(carrier_tax::own_inss_share()), percent(carrier_tax::own_inss_share_of_equated()));
    if owes(EquatedToCompany::Yes) {
        notes.push(format!(
            "De quem você marcou como equiparado a empresa, o INSS próprio é de {} da base em vez de {}: a lei deixa deduzir \
             45% da parte de patrão, até 9% da base (Lei 8.212/1991, art. 30, § 4º). Só vale se ele recolheu ou declarou a \
             parte dele: guarde o comprovante.",
            rates.1, rates.0
        ));
    }
    if owes(EquatedToCompany::Unknown) {
        notes.push(format!(
            "De quem não está marcado, contamos {} da base. Se for equiparado a empresa, como o produtor rural que recolhe a \
             parte de patrão, são {} (Lei 8.212/1991, art. 30, § 4º): marque no cadastro do cliente.",
            rates.0, rates.1
        ));
    }
    if totals.own_sest_cents != Cents::ZERO || totals.own_senat_cents != Cents::ZERO {
        notes.push(format!(
            "SEST e SENAT desses fretes são seus, em guia (GPS) como o INSS: {} e {} no ano, {} e {} da base, sem teto. A lei fala \
             do salário de contribuição previdenciária, que tem teto (Lei 8.706/1993, art. 7º, II): confirme com o contador.",
            reais(totals.own_sest_cents),
            reais(totals.own_senat_cents),
            percent(table.sest),
            percent(table.senat)
        ));
    }
    if totals.carne_leao_cents != Cents::ZERO {
        notes.push(CARNE_LEAO_NOTE.to_owned());
    }
    notes
}

/// Sentences on the carrier's own taxes; without a table of the year the INSS is not computed.
fn person_words(of_year: &[&AssessedTaxes<'_>], totals: &TaxSums, has_table: bool) -> Option<String> {
    let TaxSums { own_inss_cents, carne_leao_cents, .. } = *totals;
    let any_owes_inss = of_year.iter().any(|one| one.income.owes_inss());
    totals.has_own_taxes().then(|| {
        let inss = match own_inss_cents {
            _ if !any_owes_inss => "O INSS desses fretes já foi descontado por quem pagou.".to_owned(),
            _ if !has_table => {
                "O INSS desses fretes é seu, em guia (GPS) até o dia 15 do mês seguinte: sem a tabela do \
                                ano, não calculamos quanto."
                    .to_owned()
            }
            Cents::ZERO => {
                "Sobre esses fretes você não deve INSS: pelas nossas contas, o que foi descontado nos mesmos meses \
                            já chegou ao teto."
                    .to_owned()
            }
            cents => format!(
                "O INSS desses fretes é seu: cerca de {} no ano, em guia (GPS) até o dia 15 do mês seguinte.",
                reais(cents)
            ),
        };
        let carne_leao = match carne_leao_cents {
            Cents::ZERO => String::new(),
            cents => format!(" Os {} de parte tributável entram no carnê-leão, mês a mês.", reais(cents)),
        };
        format!("Quem paga com CPF, em regra, não desconta nada. {inss}{carne_leao}")
    })
}

fn rules(year: i32, dated: &Dated<CarrierTaxTable>) -> TaxRules {
    let Dated { act, table } = dated;
    let last = NaiveDate::from_ymd_opt(year, 12, 31).unwrap_or(act.valid_from);
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
        checked_words: act.checked_words(RateKind::CarrierTax, last),
    }
}

#[cfg(test)]
#[path = "tax_year_tests.rs"]
mod tests;
