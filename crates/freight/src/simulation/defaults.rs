//! Defaults of a simulation: figures from the owner's own history, else from a reference, each with its basis.

use chrono::NaiveDate;
use kernel::{VehicleId, string_enum, text::day};
use serde::Serialize;
use utoipa::ToSchema;

use super::CommissionBase;
use crate::{CargoType, Pricing, TollPayer};

string_enum! {
    /// Basis of a default figure.
    DefaultBasis {
        /// The owner's own records.
        History = "history" "Seu histórico",
        /// A figure of the trade or the law.
        Reference = "reference" "Referência",
        /// Nothing: there is no figure.
        None = "none" "Sem registros",
    }
}

/// Default figure for a field of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DefaultFigure {
    /// Figure in the unit of its field; null where there is none.
    pub value: Option<i64>,
    /// Basis of the figure.
    pub basis: DefaultBasis,
    /// Number of the owner's records behind it.
    pub records: i64,
    /// Day of the first of these records; null where they have no day.
    pub from: Option<NaiveDate>,
    /// Day of the last of these records; null where they have no day.
    pub to: Option<NaiveDate>,
    /// Basis in Portuguese.
    pub words: String,
    /// True when a new simulation begins with the figure; when false, `reason` has the cause.
    pub applied: bool,
    /// Reason why the figure is switched off, or why a part of it is left out, in Portuguese; null otherwise.
    pub reason: Option<String>,
}

/// Default figures for the fields of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DefaultFigures {
    /// Price of a litre of diesel, in thousandths of a real.
    pub diesel_price_millis: DefaultFigure,
    /// Metres driven per litre when loaded.
    pub loaded_meters_per_liter: DefaultFigure,
    /// Metres driven per litre when empty.
    pub empty_meters_per_liter: DefaultFigure,
    /// ARLA as a share of the diesel's volume, in basis points.
    pub arla_bps: DefaultFigure,
    /// Price of a litre of ARLA, in thousandths of a real.
    pub arla_price_millis: DefaultFigure,
    /// Maintenance per kilometre, in thousandths of a real.
    pub maintenance_per_km_millis: DefaultFigure,
    /// Tyres per kilometre, in thousandths of a real.
    pub tires_per_km_millis: DefaultFigure,
    /// Food and lodging of a day on the road, in cents.
    pub daily_cost_cents: DefaultFigure,
    /// Insurance per month, in cents.
    pub insurance_monthly_cents: DefaultFigure,
    /// Loan instalments per month, in cents.
    pub loan_monthly_cents: DefaultFigure,
    /// Depreciation of truck and trailers per month, in cents.
    pub depreciation_monthly_cents: DefaultFigure,
    /// Licensing and taxes per month, in cents.
    pub other_monthly_cents: DefaultFigure,
    /// Days of the trip, by its loaded kilometres.
    pub days: DefaultFigure,
    /// Work days per month.
    pub work_days_per_month: DefaultFigure,
    /// Driver's commission rate, in basis points.
    pub commission_bps: DefaultFigure,
    /// Driver's fixed pay per trip, in cents.
    pub driver_fixed_cents: DefaultFigure,
    /// Amount that the client already paid in the month, in cents.
    pub payer_month_cents: DefaultFigure,
    /// INSS that other payers withheld in the month, in cents.
    pub other_inss_cents: DefaultFigure,
    /// Dependants for the income tax.
    pub dependents: DefaultFigure,
}

/// Defaults of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationDefaults {
    /// Axles of the composition, as entered or by the vehicles; null without either.
    pub axles: Option<i64>,
    /// Default figures.
    pub items: DefaultFigures,
    /// Choices with which a new simulation begins.
    pub usual: UsualChoices,
    /// Base of the driver's commission.
    pub commission_base: CommissionBase,
    /// True when the client withholds taxes: false only where the client's document is a CPF.
    pub withheld: bool,
}

/// Choices with which a new simulation begins: those of the owner's last simulation or freight, whichever was entered
/// later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UsualChoices {
    /// The truck: the requested one, else the last one, else the only active one; null without one.
    pub truck_id: Option<VehicleId>,
    /// Trailers that this truck pulled last, in order; before its first trip, the only trailer in use.
    pub trailer_ids: Vec<VehicleId>,
    /// Axles of the last simulation, where it named no truck and there is none now; else null.
    pub axles: Option<i64>,
    /// Legal kind of cargo of the last time; null before the first.
    pub cargo_type: Option<CargoType>,
    /// Unit of the rate of the last time; null before the first.
    pub pricing: Option<Pricing>,
    /// Party that bore the toll the last time; null before the first.
    pub toll_payer: Option<TollPayer>,
}

/// Number and period of the records behind a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Number of records.
    pub records: i64,
    /// Day of the first record.
    pub from: Option<NaiveDate>,
    /// Day of the last record.
    pub to: Option<NaiveDate>,
}

impl Seen {
    /// Counts records of the given days.
    pub fn of(days: impl IntoIterator<Item = NaiveDate>) -> Self {
        days.into_iter().fold(Self::default(), |seen, day| Self {
            records: seen.records.saturating_add(1),
            from: Some(seen.from.map_or(day, |first| first.min(day))),
            to: Some(seen.to.map_or(day, |last| last.max(day))),
        })
    }

    /// Formats the period: `03/02/2026 a 18/11/2026`.
    pub fn period(&self) -> String {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => day(from),
            (Some(from), Some(to)) => format!("{} a {}", day(from), day(to)),
            _ => String::new(),
        }
    }
}

/// Text where the owner has no records yet.
pub const NOTHING_YET: &str = "sem registros ainda";

impl DefaultFigure {
    /// Returns no figure, with the reason in words.
    pub fn none(words: impl Into<String>) -> Self {
        Self {
            value: None,
            basis: DefaultBasis::None,
            records: 0,
            from: None,
            to: None,
            words: words.into(),
            applied: true,
            reason: None,
        }
    }

    /// Returns a figure of the trade or the law.
    pub fn reference(value: i64, words: impl Into<String>) -> Self {
        Self { value: Some(value), basis: DefaultBasis::Reference, ..Self::none(words) }
    }

    /// Returns a figure from the owner's own records; `what` describes it, and the period follows.
    pub fn history(value: i64, seen: Seen, what: &str) -> Self {
        let Seen { records, from, to } = seen;
        let words = match seen.period() {
            period if period.is_empty() => what.to_owned(),
            period => format!("{what}, {period}"),
        };
        Self { value: Some(value), basis: DefaultBasis::History, records, from, to, ..Self::none(words) }
    }

    /// True for a figure from the owner's own records.
    pub fn is_own(&self) -> bool {
        self.basis == DefaultBasis::History
    }

    /// Returns the same figure, but switched off.
    #[must_use]
    pub fn switched_off(self, reason: impl Into<String>) -> Self {
        Self { applied: false, ..self.because(reason) }
    }

    /// Returns the same figure with a reason.
    #[must_use]
    pub fn because(self, reason: impl Into<String>) -> Self {
        Self { reason: Some(reason.into()), ..self }
    }

    /// Returns the same figure, or none where its field would not accept it.
    #[must_use]
    pub fn within(self, least: i64, most: i64) -> Self {
        match self.value {
            Some(value) if !(least..=most).contains(&value) => Self {
                value: None,
                basis: DefaultBasis::None,
                words: format!("fora do aceito: {}", self.words),
                ..self
            },
            _ => self,
        }
    }
}
