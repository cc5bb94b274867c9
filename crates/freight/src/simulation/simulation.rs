//! FreightSimulation: an offer weighed before it is taken, with the rates by which it was judged.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, CityCode, ClientId, DriverId, FreightId, FreightSimulationId, Instant, Kilograms, Km, MetersPerLiter,
    MillisPerKm, MillisPerLiter, OwnerId, Result, VehicleId, schema::freight_simulations,
};
use rates::{MinimumTable, minimum_freight::Way};
use serde::Serialize;
use utoipa::ToSchema;

use super::{CommissionBase, SimulationAnswer, SimulationRates, calculate};
use crate::{CargoType, Pricing, TollPayer, city, distance};

/// An offer weighed before it is taken.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freight_simulations)]
pub struct FreightSimulation {
    /// Identity.
    pub id: FreightSimulationId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// Its number among the owner's simulations.
    pub number: i64,
    /// Whether it was laid aside: lists leave it out.
    pub archived: bool,
    /// The freight it became, if it did.
    pub freight_id: Option<FreightId>,
    /// What it would pay in all, in cents: lists are ordered by it.
    #[serde(skip)]
    pub gross_cents: Cents,
    /// What it would leave, in cents: lists are ordered by it.
    #[serde(skip)]
    pub net_cents: Cents,
    /// [`SimulationRates`](super::SimulationRates) by which it was judged, as JSON.
    #[serde(skip)]
    pub rates: String,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: SimulationFields,
}

/// What the user decides of a simulation.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freight_simulations, treat_none_as_null = true)]
pub struct SimulationFields {
    /// What its owner calls it.
    pub name: Option<String>,
    /// The day for which it is offered: its rates and taxes are those of that day.
    pub scheduled_for: NaiveDate,
    /// Who offers it.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// Axles on the ground of the whole composition.
    pub axles: i64,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// By which table the legal minimum judges it.
    pub minimum_table: MinimumTable,
    /// Where it is loaded.
    pub origin_city_code: Option<CityCode>,
    /// Where it is unloaded.
    pub destination_city_code: Option<CityCode>,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres to the loading.
    pub empty_to_loading_km: Km,
    /// Empty kilometres back.
    pub empty_return_km: Km,
    /// Whether the empty return must be paid, by law or by contract.
    pub empty_return_due: bool,
    /// Weight of the cargo in kilograms.
    pub weight_kg: Option<Kilograms>,
    /// What the rate is for.
    pub pricing: Pricing,
    /// The offer in cents: per trip, tonne or kilometre.
    pub rate_cents: Cents,
    /// Toll of the way in cents.
    pub toll_cents: Cents,
    /// Who bears the toll.
    pub toll_payer: TollPayer,
    /// Price of a litre of diesel in thousandths of a real.
    pub diesel_price_millis: MillisPerLiter,
    /// Metres driven per litre when loaded.
    pub loaded_meters_per_liter: MetersPerLiter,
    /// Metres driven per litre when empty.
    pub empty_meters_per_liter: MetersPerLiter,
    /// ARLA as a share of the diesel's volume.
    pub arla_bps: Bps,
    /// Price of a litre of ARLA in thousandths of a real.
    pub arla_price_millis: Option<MillisPerLiter>,
    /// Who would drive it, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// The driver's share.
    pub commission_bps: Bps,
    /// What the share is of.
    pub commission_base: CommissionBase,
    /// What the driver earns for the trip beside it, in cents.
    pub driver_fixed_cents: Cents,
    /// Days of the whole trip, waiting and the way back included.
    pub days: i64,
    /// What a day on the road costs in food and lodging, in cents.
    pub daily_cost_cents: Cents,
    /// Maintenance for each kilometre in thousandths of a real.
    pub maintenance_per_km_millis: MillisPerKm,
    /// Tyres for each kilometre in thousandths of a real.
    pub tires_per_km_millis: MillisPerKm,
    /// Insurance of a month in cents.
    pub insurance_monthly_cents: Cents,
    /// Loan instalments of a month in cents.
    pub loan_monthly_cents: Cents,
    /// What truck and trailers lose in worth in a month, in cents.
    pub depreciation_monthly_cents: Cents,
    /// Other costs of a month in cents.
    pub other_monthly_cents: Cents,
    /// Over how many days of work the costs of a month are spread.
    pub work_days_per_month: i64,
    /// Whether the payer is a company and holds taxes back.
    pub withheld: bool,
    /// What this payer paid already in the month, in cents.
    pub payer_month_cents: Cents,
    /// Dependants, for the income tax.
    pub dependents: i64,
    /// Any other cost of the trip in cents.
    pub other_cents: Cents,
    /// What that cost is.
    pub other_description: Option<String>,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into: name, cities, cargo and notes.
    #[serde(skip)]
    pub search: String,
    /// INSS that other payers held back in the month, in cents: its ceiling is the person's, over all payers.
    pub other_inss_cents: Cents,
}

impl FreightSimulation {
    /// The rates by which it was judged.
    pub fn kept_rates(&self) -> Result<SimulationRates> {
        SimulationRates::read(&self.rates)
    }

    /// The answer, by the rates that were kept with it and by what its owner now wants a day to leave at least.
    pub fn answer(&self, least_day: Option<Cents>) -> Result<SimulationAnswer> {
        calculate(&self.fields, &self.kept_rates()?, least_day)
    }
}

impl SimulationFields {
    /// Empty kilometres: to the loading and back.
    pub fn empty_km(&self) -> Result<Km> {
        self.empty_to_loading_km.plus(self.empty_return_km)
    }

    /// Kilometres of an empty return that must be paid.
    pub fn due_return_km(&self) -> Km {
        if self.empty_return_due { self.empty_return_km } else { Km::default() }
    }

    /// The way as the legal minimum goes by it.
    pub fn minimum_way(&self) -> Way {
        let city = |code: Option<CityCode>| code.and_then(city::find);
        let (from, to) = (city(self.origin_city_code), city(self.destination_city_code));
        let tolerance = distance::tolerance(from, to, self.distance_km);
        Way { loaded: Some(self.distance_km), empty_return: self.due_return_km(), tolerance }
    }

    /// What it would pay in all.
    pub fn gross(&self) -> Result<Cents> {
        let gross = crate::gross(self.pricing, self.rate_cents, self.weight_kg, self.distance_km)?;
        gross.ok_or_else(|| kernel::Error::Internal("a simulation by the tonne without its weight".into()))
    }
}
