//! The lines of the accountant's year: amounts, and what each payer paid.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kernel::{Cents, ClientId, FreightId, Result, TaxId, TransactionId, choice, text::day};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Month,
    withholding::{Payer, Reckoned, TaxTables},
};

choice! {
    /// From where it is known what was held back.
    WithheldBasis {
        /// From what was entered with the receipts.
        Entered = "entered" "Informado",
        /// By the tables: nothing was entered.
        Estimated = "estimated" "Estimado",
        /// Of some receipts it was entered, of others it is estimated.
        Mixed = "mixed" "Parte informada, parte estimada",
        /// A person (CPF) holds nothing back.
        Person = "person" "Pessoa física, nada descontado",
        /// No table is known of the month.
        Unknown = "unknown" "Sem tabela do mês",
    }
}

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
    /// All that was held back together.
    pub withheld_cents: Cents,
    /// How much of that is estimated.
    pub estimated_cents: Cents,
    /// INSS that the carrier owes himself of what persons paid: an estimate.
    pub own_inss_cents: Cents,
    /// The taxable part of what persons paid: the base of the carnê-leão, before what may still come off it.
    pub carne_leao_cents: Cents,
    /// What payers held back that is no tax: shortage, damage and other.
    pub discount_cents: Cents,
}

impl TaxSums {
    pub(crate) fn of(one: &Reckoned<'_>) -> Result<Self> {
        let (taxes, receipt) = (one.withheld, one.receipt);
        let withheld_cents = taxes.total()?;
        Ok(Self {
            gross_cents: receipt.gross_cents,
            taxable_cents: taxes.taxable_cents,
            exempt_cents: taxes.exempt_cents,
            inss_cents: taxes.inss_cents,
            sest_cents: taxes.sest_cents,
            senat_cents: taxes.senat_cents,
            irrf_cents: taxes.irrf_cents,
            withheld_cents,
            estimated_cents: if one.estimated { withheld_cents } else { Cents::ZERO },
            own_inss_cents: one.own_inss_cents,
            carne_leao_cents: if receipt.is_of_person() { taxes.taxable_cents } else { Cents::ZERO },
            discount_cents: receipt.discount_cents,
        })
    }

    pub(crate) fn add(&mut self, other: &Self) -> Result<()> {
        for (sum, amount) in [
            (&mut self.gross_cents, other.gross_cents),
            (&mut self.taxable_cents, other.taxable_cents),
            (&mut self.exempt_cents, other.exempt_cents),
            (&mut self.inss_cents, other.inss_cents),
            (&mut self.sest_cents, other.sest_cents),
            (&mut self.senat_cents, other.senat_cents),
            (&mut self.irrf_cents, other.irrf_cents),
            (&mut self.withheld_cents, other.withheld_cents),
            (&mut self.estimated_cents, other.estimated_cents),
            (&mut self.own_inss_cents, other.own_inss_cents),
            (&mut self.carne_leao_cents, other.carne_leao_cents),
            (&mut self.discount_cents, other.discount_cents),
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
    /// From where it is known what was held back.
    pub basis: WithheldBasis,
    /// That, as it is shown.
    pub basis_label: &'static str,
    /// Whether any of what was held back is estimated.
    pub estimated: bool,
    /// The amounts.
    #[serde(flatten)]
    pub sums: TaxSums,
}

/// Receipts put together by payer, the greatest first, and all of them.
pub(crate) fn by_payer(
    reckoned: &[&Reckoned<'_>],
    names: &BTreeMap<Payer, PayerName>,
    tables: &TaxTables,
) -> Result<(Vec<PayerLine>, TaxSums)> {
    let mut payers: BTreeMap<Payer, (TaxSums, BTreeSet<WithheldBasis>)> = BTreeMap::new();
    let mut all = TaxSums::default();
    for one in reckoned {
        let sums = TaxSums::of(one)?;
        all.add(&sums)?;
        let (of_payer, bases) = payers.entry(one.receipt.payer).or_default();
        of_payer.add(&sums)?;
        bases.insert(basis(one, tables));
    }
    let line = |(payer, (sums, bases)): (Payer, (TaxSums, BTreeSet<WithheldBasis>))| {
        PayerLine::of(payer, names.get(&payer), sums, &bases)
    };
    let mut lines: Vec<_> = payers.into_iter().map(line).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.sums.gross_cents));
    Ok((lines, all))
}

fn basis(one: &Reckoned<'_>, tables: &TaxTables) -> WithheldBasis {
    match one {
        one if one.receipt.entered.is_some() => WithheldBasis::Entered,
        one if one.estimated => WithheldBasis::Estimated,
        one if !tables.contains_key(&Month::of(one.receipt.paid_on)) => WithheldBasis::Unknown,
        _ => WithheldBasis::Person,
    }
}

impl PayerLine {
    /// A line that sums others up: it names nobody.
    pub fn total(sums: TaxSums) -> Self {
        let (basis, basis_label) = (WithheldBasis::Mixed, "");
        Self {
            client_id: None,
            freight_id: None,
            transaction_id: None,
            name: "Total".to_owned(),
            document: None,
            basis,
            basis_label,
            estimated: sums.estimated_cents != Cents::ZERO,
            sums,
        }
    }

    fn of(payer: Payer, name: Option<&PayerName>, sums: TaxSums, bases: &BTreeSet<WithheldBasis>) -> Self {
        let (client_id, freight_id, transaction_id) = match payer {
            Payer::Client(id) => (Some(id), None, None),
            Payer::Freight(id) => (None, Some(id), None),
            Payer::Transaction(id) => (None, None, Some(id)),
        };
        let basis = match bases.iter().copied().collect::<Vec<_>>().as_slice() {
            [one] => *one,
            _ => WithheldBasis::Mixed,
        };
        Self {
            client_id,
            freight_id,
            transaction_id,
            name: name.map_or_else(|| UNNAMED.to_owned(), |payer| payer.name.clone()),
            document: name.and_then(|payer| payer.document.clone()),
            basis,
            basis_label: basis.label(),
            estimated: bases.contains(&WithheldBasis::Estimated),
            sums,
        }
    }
}
