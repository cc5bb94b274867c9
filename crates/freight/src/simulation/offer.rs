//! What a simulation begins with: figures of the owner's own history, else of a reference, each with what it rests on.

use chrono::NaiveDate;
use kernel::{choice, text::day};
use serde::Serialize;
use utoipa::ToSchema;

use super::CommissionBase;

choice! {
    /// What an offered figure rests on.
    OfferBasis {
        /// The owner's own records.
        History = "history" "Seu histórico",
        /// A figure of the trade or the law.
        Reference = "reference" "Referência",
        /// Nothing: there is no figure.
        None = "none" "Sem registros",
    }
}

/// A figure offered for a field of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Offer {
    /// The figure, in the unit of its field.
    pub value: Option<i64>,
    /// What it rests on.
    pub basis: OfferBasis,
    /// On how many of the owner's records.
    pub records: i64,
    /// The day of the first of them.
    pub from: Option<NaiveDate>,
    /// The day of the last of them.
    pub to: Option<NaiveDate>,
    /// What it rests on, in Portuguese.
    pub words: String,
    /// Whether a new simulation begins with it; where not, `reason` says why.
    pub applied: bool,
    /// Why it is offered switched off, or why a part of it is left out, in Portuguese.
    pub reason: Option<String>,
}

/// Figures offered for the fields of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationOffers {
    /// Price of a litre of diesel.
    pub diesel_price_millis: Offer,
    /// Metres driven per litre when loaded.
    pub loaded_meters_per_liter: Offer,
    /// Metres driven per litre when empty.
    pub empty_meters_per_liter: Offer,
    /// ARLA as a share of the diesel's volume.
    pub arla_bps: Offer,
    /// Price of a litre of ARLA.
    pub arla_price_millis: Offer,
    /// Maintenance for each kilometre.
    pub maintenance_per_km_millis: Offer,
    /// Tyres for each kilometre.
    pub tires_per_km_millis: Offer,
    /// What a day on the road costs in food and lodging.
    pub daily_cost_cents: Offer,
    /// Insurance of a month.
    pub insurance_monthly_cents: Offer,
    /// Loan instalments of a month.
    pub loan_monthly_cents: Offer,
    /// What truck and trailers lose in worth in a month.
    pub depreciation_monthly_cents: Offer,
    /// Licensing and taxes of a month.
    pub other_monthly_cents: Offer,
    /// Days of work of a month.
    pub work_days_per_month: Offer,
    /// The driver's share.
    pub commission_bps: Offer,
    /// The driver's fixed pay of a trip.
    pub driver_fixed_cents: Offer,
    /// What the client paid already in the month.
    pub payer_month_cents: Offer,
    /// INSS that other payers held back in the month.
    pub other_inss_cents: Offer,
    /// Dependants for the income tax.
    pub dependents: Offer,
}

/// What a simulation begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationDefaults {
    /// Axles of the composition, where told or known from the vehicles.
    pub axles: Option<i64>,
    /// The figures.
    pub items: SimulationOffers,
    /// What the driver's share is of.
    pub commission_base: CommissionBase,
    /// Whether the client holds taxes back: not where the document is a CPF.
    pub withheld: bool,
}

/// How many records a figure rests on, and from when to when they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// How many.
    pub records: i64,
    /// The day of the first.
    pub from: Option<NaiveDate>,
    /// The day of the last.
    pub to: Option<NaiveDate>,
}

impl Seen {
    /// Records of the given days.
    pub fn of(days: impl IntoIterator<Item = NaiveDate>) -> Self {
        days.into_iter().fold(Self::default(), |seen, day| Self {
            records: seen.records.saturating_add(1),
            from: Some(seen.from.map_or(day, |first| first.min(day))),
            to: Some(seen.to.map_or(day, |last| last.max(day))),
        })
    }

    /// The days as people read them: `03/02/2026 a 18/11/2026`.
    pub fn period(&self) -> String {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => day(from),
            (Some(from), Some(to)) => format!("{} a {}", day(from), day(to)),
            _ => String::new(),
        }
    }
}

/// What is said where the owner has nothing yet.
pub const NOTHING_YET: &str = "sem registros ainda";

impl Offer {
    /// No figure, and why.
    pub fn none(words: impl Into<String>) -> Self {
        Self {
            value: None,
            basis: OfferBasis::None,
            records: 0,
            from: None,
            to: None,
            words: words.into(),
            applied: true,
            reason: None,
        }
    }

    /// A figure of the trade or the law.
    pub fn reference(value: i64, words: impl Into<String>) -> Self {
        Self { value: Some(value), basis: OfferBasis::Reference, ..Self::none(words) }
    }

    /// A figure of the owner's own; `what` says what it is, and the days follow.
    pub fn history(value: i64, seen: Seen, what: &str) -> Self {
        let Seen { records, from, to } = seen;
        let words = match seen.period() {
            period if period.is_empty() => what.to_owned(),
            period => format!("{what}, {period}"),
        };
        Self { value: Some(value), basis: OfferBasis::History, records, from, to, ..Self::none(words) }
    }

    /// Whether it is a figure of the owner's own.
    pub fn is_own(&self) -> bool {
        self.basis == OfferBasis::History
    }

    /// The same, but switched off.
    #[must_use]
    pub fn switched_off(self, reason: impl Into<String>) -> Self {
        Self { applied: false, ..self.because(reason) }
    }

    /// The same with a reason.
    #[must_use]
    pub fn because(self, reason: impl Into<String>) -> Self {
        Self { reason: Some(reason.into()), ..self }
    }

    /// The same, where the field takes it: what no entry would take is not offered.
    #[must_use]
    pub fn within(self, least: i64, most: i64) -> Self {
        match self.value {
            Some(value) if !(least..=most).contains(&value) => {
                Self { value: None, basis: OfferBasis::None, words: format!("fora do aceito: {}", self.words), ..self }
            }
            _ => self,
        }
    }
}

/// `1 abastecimento`, `12 abastecimentos`.
pub fn counted(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
