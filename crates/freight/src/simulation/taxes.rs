//! What the payer holds back of an offer.

use chrono::NaiveDate;
use kernel::{
    Cents, Result,
    text::{day, percent, reais},
};
use rates::{
    CarrierTaxTable, Dated,
    carrier_tax::{Withheld, caveat, untaxed},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationFields, SimulationLineKind, SimulationRates, cost::Cost};

/// The table by which taxes were reckoned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationTaxTable {
    /// Its name.
    pub title: String,
    /// The first day on which it holds.
    pub valid_from: NaiveDate,
    /// Where its figures were taken from, in Portuguese.
    pub source: String,
}

/// What the payer holds back of an offer, or why nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationTaxes {
    /// Whether the payer is a company and holds taxes back.
    pub withheld: bool,
    /// The part of the offer that is taxable income (Lei 7.713/1988 art. 9º I).
    pub taxable_cents: Cents,
    /// INSS.
    pub inss_cents: Cents,
    /// SEST and SENAT together.
    pub sest_senat_cents: Cents,
    /// Income tax.
    pub irrf_cents: Cents,
    /// All three together.
    pub total_cents: Cents,
    /// What the payer paid already in the month: payments of a month are taken together.
    pub payer_month_cents: Cents,
    /// The table in force on the day, where taxes are held back.
    pub table: Option<SimulationTaxTable>,
    /// Why nothing is held back, in Portuguese.
    pub reason: Option<String>,
    /// That the taxes of the day may be others, in Portuguese: the table in force is of an earlier year.
    pub caveat: Option<String>,
}

/// The table by which an offer is taxed, with what earlier payments of the month were taxed already.
pub(super) struct Taxing<'a> {
    table: Option<(&'a Dated<CarrierTaxTable>, Withheld)>,
    fields: &'a SimulationFields,
}

impl<'a> Taxing<'a> {
    pub(super) fn of(fields: &'a SimulationFields, rates: &'a SimulationRates) -> Result<Self> {
        let dated = rates.tax.as_ref().filter(|_| fields.withheld);
        let before = |dated: &'a Dated<CarrierTaxTable>| -> Result<_> {
            Ok((dated, dated.table.withheld(fields.payer_month_cents, fields.dependents)?))
        };
        Ok(Self { table: dated.map(before).transpose()?, fields })
    }

    /// What is held back of an offer in all.
    pub(super) fn total(&self, offer: Cents) -> Result<Cents> {
        let Some((Dated { table, .. }, before)) = &self.table else { return Ok(Cents::ZERO) };
        let after = table.withheld(self.fields.payer_month_cents.plus(offer)?, self.fields.dependents)?;
        after.total()?.minus(before.total()?)
    }

    pub(super) fn taxes(&self, offer: Cents) -> Result<SimulationTaxes> {
        let SimulationFields { withheld, payer_month_cents, dependents, scheduled_for, .. } = *self.fields;
        let parts = match &self.table {
            Some((Dated { table, .. }, _)) => table.withheld_after(payer_month_cents, offer, dependents)?,
            None => untaxed(offer)?,
        };
        let table = self.table.as_ref().map(|(Dated { act, .. }, _)| SimulationTaxTable {
            title: act.title.clone(),
            valid_from: act.valid_from,
            source: act.source.clone(),
        });
        let reason = match (withheld, &table) {
            (false, _) => Some("Este pagador não retém impostos: os que houver são pagos por você.".to_owned()),
            (true, None) => Some(format!("Não temos a tabela de impostos que valia em {}.", day(scheduled_for))),
            (true, Some(_)) => None,
        };
        Ok(SimulationTaxes {
            withheld,
            taxable_cents: parts.taxable_cents,
            inss_cents: parts.inss_cents,
            sest_senat_cents: parts.sest_senat_cents,
            irrf_cents: parts.irrf_cents,
            total_cents: parts.total()?,
            payer_month_cents,
            caveat: self.table.as_ref().and_then(|(Dated { act, .. }, _)| caveat(act, scheduled_for)),
            table,
            reason,
        })
    }

    /// The taxes as lines.
    pub(super) fn costs(&self, taxes: &SimulationTaxes) -> Vec<Cost> {
        let Some((Dated { table, .. }, _)) = &self.table else { return Vec::new() };
        let base = percent(table.social_base);
        let month = match self.fields.payer_month_cents {
            Cents::ZERO => String::new(),
            before => format!(", com {} deste pagador já no mês", reais(before)),
        };
        let ceiling = reais(table.inss_ceiling);
        let (inss, taxable) = (percent(table.inss), percent(table.taxable));
        let (sest, senat) = (percent(table.sest), percent(table.senat));
        vec![
            Cost::new(
                SimulationLineKind::Inss,
                taxes.inss_cents,
                format!("{inss} de {base} do frete, até o teto de {ceiling} por mês{month}"),
            ),
            Cost::new(
                SimulationLineKind::SestSenat,
                taxes.sest_senat_cents,
                format!("{sest} e {senat} de {base} do frete"),
            ),
            Cost::new(
                SimulationLineKind::Irrf,
                taxes.irrf_cents,
                format!("tabela mensal sobre {taxable} do frete{month}"),
            ),
        ]
    }
}
