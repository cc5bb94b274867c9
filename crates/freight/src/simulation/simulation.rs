//! FreightSimulation: an offer assessed before its acceptance, with the rates of the assessment.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, CityCode, ClientId, DriverId, FreightId, FreightSimulationId, Instant, Kilograms, Km, MetersPerLiter,
    MillisPerKm, MillisPerLiter, OwnerId, Result, VehicleId, schema::freight_simulations,
};
use rates::{MinimumTable, minimum_freight::Route};
use serde::Serialize;
use utoipa::ToSchema;

use super::{CommissionBase, SimulationAnswer, SimulationRates, calculate};
use crate::{CargoType, Pricing, TollPayer, city, distance};

/// Offer assessed before its acceptance.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freight_simulations)]
pub struct FreightSimulation {
    /// Identity.
    pub id: FreightSimulationId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Number among the owner's simulations.
    pub number: i64,
    /// True when the simulation is archived: lists leave it out.
    pub archived: bool,
    /// Freight converted from the simulation; null before.
    pub freight_id: Option<FreightId>,
    /// Gross of the offer in cents: lists are ordered by it.
    #[serde(skip)]
    pub gross_cents: Cents,
    /// Net in cents: lists are ordered by it.
    #[serde(skip)]
    pub net_cents: Cents,
    /// [`SimulationRates`](super::SimulationRates) by which the offer was assessed, as JSON.
    #[serde(skip)]
    pub rates: String,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: SimulationFields,
}

/// Fields of a simulation that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freight_simulations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct SimulationFields {
    /// Name by its owner.
    pub name: Option<String>,
    /// Day of the offer: its rates and taxes are those of that day.
    pub scheduled_for: NaiveDate,
    /// Client of the offer.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// Axles on the ground of the whole composition.
    pub axles: i64,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// Table by which the legal minimum is calculated.
    pub minimum_table: MinimumTable,
    /// City of loading, by its IBGE code.
    pub origin_city_code: Option<CityCode>,
    /// City of unloading, by its IBGE code.
    pub destination_city_code: Option<CityCode>,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres to the loading.
    pub empty_to_loading_km: Km,
    /// Empty kilometres back.
    pub empty_return_km: Km,
    /// True when the empty return must be paid, by law or by contract.
    pub empty_return_due: bool,
    /// Weight of the cargo in kilograms; null if unknown.
    pub weight_kg: Option<Kilograms>,
    /// Unit of the rate: trip, tonne or loaded kilometre.
    pub pricing: Pricing,
    /// Rate of the offer in cents per trip, tonne or loaded kilometre.
    pub rate_cents: Cents,
    /// Toll of the route in cents.
    pub toll_cents: Cents,
    /// Party that pays the toll.
    pub toll_payer: TollPayer,
    /// Price of a litre of diesel in thousandths of a real.
    pub diesel_price_millis: MillisPerLiter,
    /// Metres driven per litre when loaded.
    pub loaded_meters_per_liter: MetersPerLiter,
    /// Metres driven per litre when empty.
    pub empty_meters_per_liter: MetersPerLiter,
    /// ARLA as a share of the diesel's volume, in basis points.
    pub arla_bps: Bps,
    /// Price of a litre of ARLA in thousandths of a real.
    pub arla_price_millis: Option<MillisPerLiter>,
    /// Driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// Driver's commission rate, in basis points.
    pub commission_bps: Bps,
    /// Base of the commission.
    pub commission_base: CommissionBase,
    /// Driver's fixed pay for the trip, beside the commission, in cents.
    pub driver_fixed_cents: Cents,
    /// Days of the whole trip, waiting and the way back included.
    pub days: i64,
    /// Food and lodging of a day on the road, in cents.
    pub daily_cost_cents: Cents,
    /// Maintenance per kilometre in thousandths of a real.
    pub maintenance_per_km_millis: MillisPerKm,
    /// Tyres per kilometre in thousandths of a real.
    pub tires_per_km_millis: MillisPerKm,
    /// Insurance per month in cents.
    pub insurance_monthly_cents: Cents,
    /// Loan instalments per month in cents.
    pub loan_monthly_cents: Cents,
    /// Depreciation of truck and trailers per month, in cents.
    pub depreciation_monthly_cents: Cents,
    /// Other costs per month in cents.
    pub other_monthly_cents: Cents,
    /// Work days per month, over which the monthly costs are spread.
    pub work_days_per_month: i64,
    /// True when the payer is a company and withholds taxes.
    pub withheld: bool,
    /// Amount that this payer already paid in the month, in cents.
    pub payer_month_cents: Cents,
    /// Dependants, for the income tax.
    pub dependents: i64,
    /// Any other cost of the trip, in cents.
    pub other_cents: Cents,
    /// Description of the other cost.
    pub other_description: Option<String>,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded text for the search: name, cities, cargo, description of the other cost, and notes.
    #[serde(skip)]
    pub search: String,
    /// INSS that other payers withheld in the month, in cents: its ceiling is per person, over all payers.
    pub other_inss_cents: Cents,
}

impl FreightSimulation {
    /// Returns the rates by which the offer was assessed.
    pub fn kept_rates(&self) -> Result<SimulationRates> {
        SimulationRates::read(&self.rates)
    }

    /// Returns the result, by the rates stored with the simulation and the owner's current minimum net per day.
    pub fn answer(&self, least_day: Option<Cents>) -> Result<SimulationAnswer> {
        calculate(&self.fields, &self.kept_rates()?, least_day)
    }
}

impl SimulationFields {
    /// Returns the empty kilometres, to the loading and back.
    pub fn empty_km(&self) -> Result<Km> {
        self.empty_to_loading_km.plus(self.empty_return_km)
    }

    /// Returns the kilometres of an empty return that must be paid.
    pub fn due_return_km(&self) -> Km {
        if self.empty_return_due { self.empty_return_km } else { Km::default() }
    }

    /// Returns the route for which the legal minimum is calculated.
    pub fn minimum_route(&self) -> Route {
        let city = |code: Option<CityCode>| code.and_then(city::find);
        let (from, to) = (city(self.origin_city_code), city(self.destination_city_code));
        let tolerance = distance::tolerance(from, to, self.distance_km);
        Route { loaded: Some(self.distance_km), empty_return: self.due_return_km(), tolerance }
    }

    /// Returns the gross of the offer.
    pub fn gross(&self) -> Result<Cents> {
        let gross = crate::gross(self.pricing, self.rate_cents, self.weight_kg, self.distance_km)?;
        gross.ok_or_else(|| kernel::Error::Internal("a simulation by the tonne without its weight".into()))
    }
}
