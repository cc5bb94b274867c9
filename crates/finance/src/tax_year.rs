//! The year for the accountant: freight received by month and payer, its taxable and exempt part, what was held back of it
//! by the tables of [`rates::carrier_tax`], and the expenses, which are for management only: they do not lower the tax of
//! this income (Lei 8.134/1990 art. 6º § 1º c).

use std::{borrow::Cow, collections::BTreeMap};

use chrono::NaiveDate;
use kernel::{Bps, Cents, ClientId, CostLine, Error, FreightId, Result, TaxId, TransactionId, text::day};
use rates::{
    CarrierTaxTable, Dated,
    carrier_tax::{Withheld, untaxed},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Month;

/// What the screen and the paper say beside the figures.
pub const DISCLAIMER: &str = "Estimativa para conferência com o contador: considera que toda empresa pagadora reteve INSS, SEST/SENAT e IRRF \
pelas regras do transportador autônomo. Confira com os recibos (RPA) e informes recebidos. Cada frete sem cliente conta como um pagador à parte. As despesas são gerenciais e não diminuem o \
imposto desse rendimento.";

/// One who paid. Two freights without a client may have had two payers, and each payer holds back by his own payments
/// alone: nothing is put together that is not known to be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Payer {
    /// A client, for all of its freights.
    Client(ClientId),
    /// Whoever paid a freight that names no client.
    Freight(FreightId),
    /// Whoever paid income of the category freight that names no freight.
    Transaction(TransactionId),
}

/// Freight received from one payer in one month.
#[derive(Clone, Debug)]
pub struct Received {
    /// The month in which it was received.
    pub month: Month,
    /// Who paid.
    pub payer: Payer,
    /// How much.
    pub gross_cents: Cents,
}

/// The table in force on the first day of each month; none of a month older than the first table.
pub type TaxTables = BTreeMap<Month, Cow<'static, Dated<CarrierTaxTable>>>;

/// What a payer is called.
#[derive(Clone, Debug)]
pub struct PayerName {
    /// The name.
    pub name: String,
    /// CPF or CNPJ.
    pub document: Option<TaxId>,
}

impl PayerName {
    /// Whoever paid a freight that names no client: `Sem cliente · frete nº 12`.
    pub fn of_freight(number: i64) -> Self {
        Self { name: format!("{UNNAMED} · frete nº {number}"), document: None }
    }

    /// Whoever paid income that names no freight: `Sem cliente · Frete avulso, 21/11/2026`.
    pub fn of_transaction(description: &str, paid_on: NaiveDate) -> Self {
        Self { name: format!("{UNNAMED} · {description}, {}", day(paid_on)), document: None }
    }
}

/// What a payer is called whom nobody wrote down.
const UNNAMED: &str = "Sem cliente";

/// Amounts of the year's table, in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxSums {
    /// Freight received.
    pub gross_cents: Cents,
    /// The 10 % that are taxable.
    pub taxable_cents: Cents,
    /// The 90 % that are exempt.
    pub exempt_cents: Cents,
    /// INSS held back.
    pub inss_cents: Cents,
    /// SEST held back.
    pub sest_cents: Cents,
    /// SENAT held back.
    pub senat_cents: Cents,
    /// Income tax held back.
    pub irrf_cents: Cents,
}

impl TaxSums {
    fn add(&mut self, other: &Self) -> Result<()> {
        for (sum, amount) in [
            (&mut self.gross_cents, other.gross_cents),
            (&mut self.taxable_cents, other.taxable_cents),
            (&mut self.exempt_cents, other.exempt_cents),
            (&mut self.inss_cents, other.inss_cents),
            (&mut self.sest_cents, other.sest_cents),
            (&mut self.senat_cents, other.senat_cents),
            (&mut self.irrf_cents, other.irrf_cents),
        ] {
            *sum = sum.plus(amount)?;
        }
        Ok(())
    }
}

/// A payer's line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayerLine {
    /// The client, where one is known.
    pub client_id: Option<ClientId>,
    /// The freight that names no client, and so is a payer of its own.
    pub freight_id: Option<FreightId>,
    /// The transaction that names no freight, and so is a payer of its own.
    pub transaction_id: Option<TransactionId>,
    /// Name; without a client, what to look for: `Sem cliente · frete nº 12`.
    pub name: String,
    /// CPF or CNPJ.
    pub document: Option<TaxId>,
    /// The amounts.
    #[serde(flatten)]
    pub sums: TaxSums,
}

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
    /// The share of the freight on which INSS and SEST/SENAT are reckoned.
    pub social_base_bps: Bps,
    /// INSS, of that base.
    pub inss_bps: Bps,
    /// SEST, of that base.
    pub sest_bps: Bps,
    /// SENAT, of that base.
    pub senat_bps: Bps,
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
    /// Puts a year together.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a year outside 1950 to 2100, [`Error::Internal`] on overflow.
    pub fn of(
        year: i32,
        received: &[Received],
        names: &BTreeMap<Payer, PayerName>,
        expenses: Vec<CostLine>,
        tables: &TaxTables,
    ) -> Result<Self> {
        let mut totals = TaxSums::default();
        let mut payers: BTreeMap<Payer, PayerLine> = BTreeMap::new();
        let mut months = Vec::new();
        for month in months_of(year)? {
            let mut of_month = TaxMonth { month, payers: Vec::new(), sums: TaxSums::default() };
            for one in received.iter().filter(|one| one.month == month) {
                let line = line(one, names.get(&one.payer), tables)?;
                of_month.sums.add(&line.sums)?;
                let year =
                    payers.entry(one.payer).or_insert_with(|| PayerLine { sums: TaxSums::default(), ..line.clone() });
                year.sums.add(&line.sums)?;
                of_month.payers.push(line);
            }
            of_month.payers.sort_by_key(|line| std::cmp::Reverse(line.sums.gross_cents));
            totals.add(&of_month.sums)?;
            months.push(of_month);
        }
        let mut payers: Vec<_> = payers.into_values().collect();
        payers.sort_by_key(|line| std::cmp::Reverse(line.sums.gross_cents));
        Ok(Self {
            year,
            rules: tables.values().next_back().map(|dated| rules(dated)),
            months,
            payers,
            totals,
            expense_cents: Cents::sum(expenses.iter().map(|line| line.amount_cents))?,
            expenses,
            disclaimer: DISCLAIMER.to_owned(),
        })
    }
}

/// A company has a CNPJ; who pays freights and has no document written down is taken for one, as nearly all are.
fn is_company(payer: Option<&PayerName>) -> bool {
    payer.and_then(|payer| payer.document.as_ref()).is_none_or(|document| document.as_str().len() != 11)
}

/// What a payer paid in a month. A person holds nothing back, and what was held back before the first table is not known.
fn line(one: &Received, payer: Option<&PayerName>, tables: &TaxTables) -> Result<PayerLine> {
    let gross_cents = one.gross_cents;
    let parts = match tables.get(&one.month).filter(|_| is_company(payer)) {
        Some(dated) => dated.table.withheld(gross_cents, 0, Cents::ZERO)?,
        None => untaxed(gross_cents)?,
    };
    let Withheld { taxable_cents, exempt_cents, inss_cents, sest_cents, senat_cents, irrf_cents } = parts;
    let (client_id, freight_id, transaction_id) = match one.payer {
        Payer::Client(id) => (Some(id), None, None),
        Payer::Freight(id) => (None, Some(id), None),
        Payer::Transaction(id) => (None, None, Some(id)),
    };
    Ok(PayerLine {
        client_id,
        freight_id,
        transaction_id,
        name: payer.map_or_else(|| UNNAMED.to_owned(), |payer| payer.name.clone()),
        document: payer.and_then(|payer| payer.document.clone()),
        sums: TaxSums { gross_cents, taxable_cents, exempt_cents, inss_cents, sest_cents, senat_cents, irrf_cents },
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
        inss_ceiling_cents: table.inss_ceiling,
        valid_from: Some(act.valid_from),
        source: act.title.clone(),
    }
}

#[cfg(test)]
#[path = "tax_year_tests.rs"]
mod tests;
