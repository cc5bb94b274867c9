//! Lines of the accountant's year: the sums, and those of each payer.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kernel::{Cents, ClientId, FreightId, Result, TaxId, TransactionId, string_enum, text::day};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Month,
    withholding::{AssessedTaxes, Payer, TaxTables},
};

string_enum! {
    /// Basis of the taxes withheld.
    WithheldBasis {
        /// Entered with the receipts.
        Entered = "entered" "Informado",
        /// Estimated by the tables: nothing was entered.
        Estimated = "estimated" "Estimado",
        /// Differs between receipts: entered for some and estimated for others, for example.
        Mixed = "mixed" "Parte informada, parte estimada",
        /// Nothing withheld: the payer is a person (CPF).
        Person = "person" "Pessoa física, nada descontado",
        /// Unknown: the month has no table.
        Unknown = "unknown" "Falta a tabela do mês",
    }
}

/// Name of a payer.
#[derive(Clone, Debug)]
pub struct PayerName {
    /// The name.
    pub name: String,
    /// CPF or CNPJ.
    pub document: Option<TaxId>,
}

impl PayerName {
    /// Names the payer of a freight without a client: `Sem cliente · frete nº 12`.
    pub fn of_freight(number: i64) -> Self {
        Self { name: format!("{UNNAMED} · frete nº {number}"), document: None }
    }

    /// Returns the name of a payer, or a placeholder without a client.
    pub(crate) fn shown(name: Option<&Self>) -> String {
        name.map_or_else(|| UNNAMED.to_owned(), |payer| payer.name.clone())
    }

    /// Names the payer of income without a freight: `Sem cliente · Frete avulso, 21/11/2026`.
    pub fn of_transaction(description: &str, paid_on: NaiveDate) -> Self {
        Self { name: format!("{UNNAMED} · {description}, {}", day(paid_on)), document: None }
    }
}

/// Placeholder of a payer without a client.
const UNNAMED: &str = "Sem cliente";

/// Amounts of the year's table, in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxSums {
    /// Freight received.
    pub gross_cents: Cents,
    /// Taxable part (10 %).
    pub taxable_cents: Cents,
    /// Exempt part (90 %).
    pub exempt_cents: Cents,
    /// INSS withheld.
    pub inss_cents: Cents,
    /// SEST withheld.
    pub sest_cents: Cents,
    /// SENAT withheld.
    pub senat_cents: Cents,
    /// Income tax (IRRF) withheld.
    pub irrf_cents: Cents,
    /// All taxes withheld.
    pub withheld_cents: Cents,
    /// Estimated part of the taxes withheld.
    pub estimated_cents: Cents,
    /// INSS that the carrier himself owes on what persons paid: an estimate.
    pub own_inss_cents: Cents,
    /// SEST that the carrier himself owes on what persons paid: an estimate.
    pub own_sest_cents: Cents,
    /// SENAT that the carrier himself owes on what persons paid: an estimate.
    pub own_senat_cents: Cents,
    /// Taxable part of what persons paid without income tax withheld: the income of the carnê-leão, before any
    /// deductions from it.
    pub carne_leao_cents: Cents,
    /// Deductions of payers that are no tax: shortage, damage and other.
    pub discount_cents: Cents,
}

impl TaxSums {
    pub(crate) fn of(one: &AssessedTaxes<'_>) -> Result<Self> {
        let (taxes, income) = (one.withheld, one.income);
        let withheld_cents = taxes.total()?;
        Ok(Self {
            gross_cents: income.gross_cents,
            taxable_cents: taxes.taxable_cents,
            exempt_cents: taxes.exempt_cents,
            inss_cents: taxes.inss_cents,
            sest_cents: taxes.sest_cents,
            senat_cents: taxes.senat_cents,
            irrf_cents: taxes.irrf_cents,
            withheld_cents,
            estimated_cents: if one.estimated { withheld_cents } else { Cents::ZERO },
            own_inss_cents: one.own.inss_cents,
            own_sest_cents: one.own.sest_cents,
            own_senat_cents: one.own.senat_cents,
            carne_leao_cents: if income.is_of_carne_leao() { taxes.taxable_cents } else { Cents::ZERO },
            discount_cents: income.discount_cents,
        })
    }

    /// Returns true where the carrier himself owes a contribution on what persons paid, or has income of the
    /// carnê-leão.
    pub fn has_own_taxes(&self) -> bool {
        [self.carne_leao_cents, self.own_inss_cents, self.own_sest_cents, self.own_senat_cents]
            .iter()
            .any(|amount| *amount != Cents::ZERO)
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
            (&mut self.own_sest_cents, other.own_sest_cents),
            (&mut self.own_senat_cents, other.own_senat_cents),
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
    /// Client; null without one.
    pub client_id: Option<ClientId>,
    /// Freight without a client, which is a payer of its own; null otherwise.
    pub freight_id: Option<FreightId>,
    /// Transaction without a freight, which is a payer of its own; null otherwise.
    pub transaction_id: Option<TransactionId>,
    /// Name; without a client, the record of the receipt: `Sem cliente · frete nº 12`.
    pub name: String,
    /// CPF or CNPJ.
    pub document: Option<TaxId>,
    /// Basis of the taxes withheld.
    pub basis: WithheldBasis,
    /// Basis as it is shown, in Portuguese.
    pub basis_label: &'static str,
    /// True if any of the taxes withheld are estimated.
    pub estimated: bool,
    /// Sums.
    #[serde(flatten)]
    pub sums: TaxSums,
}

/// Sums receipts by payer, the greatest first, and in total.
pub(crate) fn by_payer(
    assessed: &[&AssessedTaxes<'_>],
    names: &BTreeMap<Payer, PayerName>,
    tables: &TaxTables,
) -> Result<(Vec<PayerLine>, TaxSums)> {
    let mut payers: BTreeMap<Payer, (TaxSums, BTreeSet<WithheldBasis>)> = BTreeMap::new();
    let mut all = TaxSums::default();
    for one in assessed {
        let sums = TaxSums::of(one)?;
        all.add(&sums)?;
        let (of_payer, bases) = payers.entry(one.income.payer).or_default();
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

pub(crate) fn basis(one: &AssessedTaxes<'_>, tables: &TaxTables) -> WithheldBasis {
    match one {
        one if one.income.entered.is_some() => WithheldBasis::Entered,
        one if one.estimated => WithheldBasis::Estimated,
        one if !tables.contains_key(&Month::of(one.income.paid_on)) => WithheldBasis::Unknown,
        _ => WithheldBasis::Person,
    }
}

impl PayerLine {
    /// A total line, without a payer.
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
            name: PayerName::shown(name),
            document: name.and_then(|payer| payer.document.clone()),
            basis,
            basis_label: basis.label(),
            estimated: bases.contains(&WithheldBasis::Estimated),
            sums,
        }
    }
}
