//! Taxes withheld by the payer of an offer.

use chrono::NaiveDate;
use kernel::{
    Bps, Cents, Result,
    text::{day, percent, reais},
};
use rates::{
    CarrierTaxTable, Dated, RateKind,
    carrier_tax::{
        CEILING_REACHED, FreightTaxes, OwnContributions, UnwithheldFreight, caveat, own_inss_share,
        own_inss_share_of_equated, split_without_table,
    },
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationFields, SimulationLineKind, SimulationRates, cost::Cost};

/// Table by which taxes were calculated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationTaxTable {
    /// Title of the table.
    pub title: String,
    /// First day on which it is in force.
    pub valid_from: NaiveDate,
    /// Source of its figures, in Portuguese.
    pub source: String,
    /// Day until which the table was checked, in Portuguese, and for a later day that another may be in force.
    pub checked_words: String,
}

/// Taxes that the payer of an offer withholds, or the reason why there are none, and what the carrier then owes
/// himself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationTaxes {
    /// True when the payer is a company and withholds taxes.
    pub withheld: bool,
    /// Taxable part of the offer, in cents (Lei 7.713/1988 art. 9º I).
    pub taxable_cents: Cents,
    /// INSS withheld, in cents.
    pub inss_cents: Cents,
    /// SEST withheld, in cents.
    pub sest_cents: Cents,
    /// SENAT withheld, in cents.
    pub senat_cents: Cents,
    /// Income tax withheld, in cents.
    pub irrf_cents: Cents,
    /// Total withheld, in cents.
    pub total_cents: Cents,
    /// Estimated contributions that the carrier pays himself on a payment by a person; zero where a company pays. These
    /// are INSS, SEST and SENAT (Lei 8.212/1991 art. 21, Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º).
    pub own_contributions: OwnContributions,
    /// Earlier payments of the payer in the month, in cents: payments of a month are taxed together.
    pub payer_month_cents: Cents,
    /// INSS that other payers withheld in the month, in cents: the ceiling is the carrier's.
    pub other_inss_cents: Cents,
    /// Table in force on the day of the offer; null where there is none.
    pub table: Option<SimulationTaxTable>,
    /// Reason why nothing is withheld, in Portuguese; null where the payer withholds by a table.
    pub reason: Option<String>,
    /// Caveat in Portuguese that the taxes of the day may differ: the table in force is of an earlier year; null where
    /// it is of the same year.
    pub caveat: Option<String>,
}

/// Tax table of an offer, with the amounts already paid and withheld in the month.
pub(super) struct Taxing<'a> {
    dated: Option<&'a Dated<CarrierTaxTable>>,
    fields: &'a SimulationFields,
}

impl<'a> Taxing<'a> {
    pub(super) fn of(fields: &'a SimulationFields, rates: &'a SimulationRates) -> Self {
        Self { dated: rates.tax.as_ref(), fields }
    }

    /// Returns the taxes withheld from an offer by a company; zero where a person pays or without a table.
    fn withheld(&self, offer: Cents) -> Result<FreightTaxes> {
        let SimulationFields { payer_month_cents: before, dependents, other_inss_cents: other, .. } = *self.fields;
        match self.dated.filter(|_| self.fields.withheld) {
            Some(Dated { table, .. }) => table.withheld_after(before, offer, dependents, other),
            None => split_without_table(offer),
        }
    }

    /// Returns the contributions that the carrier owes himself, INSS at a rate; zero where a company pays or without a
    /// table.
    fn own(&self, offer: Cents, rate: Bps) -> Result<OwnContributions> {
        let SimulationFields { payer_month_cents: before, other_inss_cents: other, .. } = *self.fields;
        let whole = UnwithheldFreight::whole;
        match self.dated.filter(|_| !self.fields.withheld) {
            Some(Dated { table, .. }) => table.own_contributions(whole(before), whole(offer), other, rate),
            None => Ok(OwnContributions::default()),
        }
    }

    pub(super) fn total(&self, offer: Cents) -> Result<Cents> {
        self.withheld(offer)?.total()?.plus(self.own(offer, own_inss_share())?.total()?)
    }

    pub(super) fn taxes(&self, offer: Cents) -> Result<SimulationTaxes> {
        let SimulationFields { withheld, payer_month_cents, other_inss_cents, scheduled_for, .. } = *self.fields;
        let parts = self.withheld(offer)?;
        let own_contributions = self.own(offer, own_inss_share())?;
        let lower = self.own(offer, own_inss_share_of_equated())?.inss_cents;
        let taxable = self.dated.map(|Dated { table, .. }| percent(table.taxable));
        let table = self.dated.map(|Dated { act, .. }| SimulationTaxTable {
            title: act.title.clone(),
            valid_from: act.valid_from,
            source: act.source.clone(),
            checked_words: act.checked_words(RateKind::CarrierTax, scheduled_for),
        });
        let reason = match (withheld, taxable) {
            (true, Some(_)) => None,
            (false, Some(taxable)) => {
                let inss = match own_contributions.inss_cents {
                    Cents::ZERO => format!(", e {CEILING_REACHED}"),
                    cents => format!(
                        ": o INSS deste frete, cerca de {}, é você quem paga (cerca de {} se quem paga é equiparado a \
                         empresa, como o produtor rural que recolhe a parte de patrão)",
                        reais(cents),
                        reais(lower)
                    ),
                };
                let others = reais(own_contributions.sest_senat()?);
                Some(format!(
                    "Pessoa física não desconta impostos{inss}. SEST e SENAT, cerca de {others}, são por sua \
                     conta. {taxable} do frete entram no carnê-leão."
                ))
            }
            (_, None) => Some(format!("Não temos a tabela de impostos que valia em {}.", day(scheduled_for))),
        };
        Ok(SimulationTaxes {
            withheld,
            taxable_cents: parts.taxable_cents,
            inss_cents: parts.inss_cents,
            sest_cents: parts.sest_cents,
            senat_cents: parts.senat_cents,
            irrf_cents: parts.irrf_cents,
            total_cents: parts.total()?,
            own_contributions,
            payer_month_cents,
            other_inss_cents,
            caveat: self.dated.and_then(|Dated { act, .. }| caveat(act, scheduled_for)),
            table,
            reason,
        })
    }

    pub(super) fn costs(&self, taxes: &SimulationTaxes) -> Vec<Cost> {
        let Some(Dated { table, .. }) = self.dated else { return Vec::new() };
        let base = percent(table.social_base);
        let month = match self.fields.payer_month_cents {
            Cents::ZERO => String::new(),
            before => format!(", com {} deste pagador já no mês", reais(before)),
        };
        let others = match self.fields.other_inss_cents {
            Cents::ZERO => String::new(),
            other => format!(", menos {} que outros já descontaram", reais(other)),
        };
        let ceiling = reais(table.inss_ceiling);
        let of_base = |share| format!("{} de {base} do frete", percent(share));
        let inss = |share| format!("{}, até o teto de {ceiling} por mês{month}{others}", of_base(share));
        let own = taxes.own_contributions;
        let income_tax = format!("tabela mensal sobre {} do frete{month}", percent(table.taxable));
        vec![
            Cost::new(SimulationLineKind::Inss, taxes.inss_cents, inss(table.inss)),
            Cost::new(SimulationLineKind::Sest, taxes.sest_cents, of_base(table.sest)),
            Cost::new(SimulationLineKind::Senat, taxes.senat_cents, of_base(table.senat)),
            Cost::new(SimulationLineKind::Irrf, taxes.irrf_cents, income_tax),
            Cost::new(SimulationLineKind::OwnInss, own.inss_cents, inss(own_inss_share())),
            Cost::new(SimulationLineKind::OwnSest, own.sest_cents, of_base(table.sest)),
            Cost::new(SimulationLineKind::OwnSenat, own.senat_cents, of_base(table.senat)),
        ]
    }
}
