//! Entry of a simulation by the user, and its bounds.

use chrono::NaiveDate;
use kernel::{
    Bps, Cents, CityCode, ClientId, DriverId, Input, Kilograms, Km, MetersPerLiter, MillisPerKm, MillisPerLiter,
    VehicleId,
    check::{COMPOSITION_AXLES, MAX_CARGO_KG, MAX_CENTS, MAX_DEPENDENTS},
};
use rates::MinimumTable;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::CommissionBase;
use crate::{CargoType, Pricing, TollPayer};

/// Greatest price of a litre, diesel or ARLA, in thousandths of a real: R$ 100.00.
pub const MAX_PRICE_MILLIS: i64 = 100_000;
/// Bounds of the consumption of an engine of this trade, in metres per litre: 0.1 to 50 km per litre.
pub const METERS_PER_LITER: (i64, i64) = (100, 50_000);
/// Greatest reserve per kilometre, in thousandths of a real: R$ 100.00.
pub const MAX_PER_KM_MILLIS: i64 = 100_000;
/// Greatest cost per day or month, and greatest fixed pay per trip, in cents: R$ 1,000,000.00.
pub const MAX_PERIODIC_CENTS: i64 = 100_000_000;
/// Maximum commission: a half, so that commission and taxes together stay below an offer.
pub const MAX_COMMISSION_BPS: i64 = 5_000;
/// Longest trip in days.
pub const MAX_DAYS: i64 = 365;
/// Default work days per month, over which the monthly costs are spread.
pub const WORK_DAYS: i64 = 22;

/// Simulation as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SimulationInput {
    /// Name by its owner.
    #[validate(length(max = 80))]
    pub name: Option<String>,
    /// Day of the offer: its rates and taxes are those of that day.
    #[serde(deserialize_with = "kernel::day::required")]
    pub scheduled_for: NaiveDate,
    /// Client of the offer.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// Trailers, beginning with the one behind the truck; default none.
    pub trailer_ids: Option<Vec<VehicleId>>,
    /// Axles on the ground of the whole composition; default the sum of the vehicles' axles, required without a truck.
    #[validate(range(
        min = COMPOSITION_AXLES.0,
        max = COMPOSITION_AXLES.1,
        code = "out_of_range",
        message = "Uma composição tem de {min} a {max} eixos."
    ))]
    pub axles: Option<i64>,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// Table by which the legal minimum is calculated; default A.
    pub minimum_table: Option<MinimumTable>,
    /// City of loading, by its IBGE code.
    pub origin_city_code: Option<CityCode>,
    /// City of unloading, by its IBGE code.
    pub destination_city_code: Option<CityCode>,
    /// Loaded kilometres.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Empty kilometres to the loading; default 0.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_to_loading_km: Option<Km>,
    /// Empty kilometres back; default 0.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_return_km: Option<Km>,
    /// True when the empty return must be paid, by law or by contract; default false.
    pub empty_return_due: Option<bool>,
    /// Weight of the cargo in kilograms; required when the rate is per tonne.
    #[validate(range(min = 1, max = MAX_CARGO_KG))]
    pub weight_kg: Option<Kilograms>,
    /// Unit of the rate: trip, tonne or loaded kilometre.
    pub pricing: Pricing,
    /// Rate of the offer in cents per trip, tonne or loaded kilometre.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub rate_cents: Cents,
    /// Toll of the route in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Party that pays the toll; default the shipper (Lei 10.209/2001).
    pub toll_payer: Option<TollPayer>,
    /// Price of a litre of diesel in thousandths of a real.
    #[validate(range(min = 1, max = MAX_PRICE_MILLIS, code = "out_of_range", message = "O litro custa de R$\u{a0}0,001 a R$\u{a0}100,00."))]
    pub diesel_price_millis: MillisPerLiter,
    /// Metres driven per litre when loaded.
    #[validate(range(min = METERS_PER_LITER.0, max = METERS_PER_LITER.1, code = "out_of_range", message = "O consumo fica entre 0,1 e 50 km/l."))]
    pub loaded_meters_per_liter: MetersPerLiter,
    /// Metres driven per litre when empty; default as when loaded.
    #[validate(range(min = METERS_PER_LITER.0, max = METERS_PER_LITER.1, code = "out_of_range", message = "O consumo fica entre 0,1 e 50 km/l."))]
    pub empty_meters_per_liter: Option<MetersPerLiter>,
    /// ARLA as a share of the diesel's volume, in basis points; default 0.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "O ARLA vai de 0 a 100% do diesel."))]
    pub arla_bps: Option<Bps>,
    /// Price of a litre of ARLA in thousandths of a real; required where the share of ARLA is above zero.
    #[validate(range(min = 1, max = MAX_PRICE_MILLIS, code = "out_of_range", message = "O litro custa de R$\u{a0}0,001 a R$\u{a0}100,00."))]
    pub arla_price_millis: Option<MillisPerLiter>,
    /// Driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// Driver's commission rate, in basis points; default 0.
    #[validate(range(min = 0, max = MAX_COMMISSION_BPS, code = "out_of_range", message = "A comissão vai de 0 a 50%."))]
    pub commission_bps: Option<Bps>,
    /// Base of the commission; default the gross.
    pub commission_base: Option<CommissionBase>,
    /// Driver's fixed pay for the trip, beside the commission, in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub driver_fixed_cents: Option<Cents>,
    /// Days of the whole trip, waiting and the way back included.
    #[validate(range(min = 1, max = MAX_DAYS))]
    pub days: i64,
    /// Food and lodging of a day on the road, in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub daily_cost_cents: Option<Cents>,
    /// Maintenance per kilometre in thousandths of a real; default 0.
    #[validate(range(min = 0, max = MAX_PER_KM_MILLIS, code = "out_of_range", message = "A reserva vai de R$\u{a0}0,00 a R$\u{a0}100,00 por km."))]
    pub maintenance_per_km_millis: Option<MillisPerKm>,
    /// Tyres per kilometre in thousandths of a real; default 0.
    #[validate(range(min = 0, max = MAX_PER_KM_MILLIS, code = "out_of_range", message = "A reserva vai de R$\u{a0}0,00 a R$\u{a0}100,00 por km."))]
    pub tires_per_km_millis: Option<MillisPerKm>,
    /// Insurance per month in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub insurance_monthly_cents: Option<Cents>,
    /// Loan instalments per month in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub loan_monthly_cents: Option<Cents>,
    /// Depreciation of truck and trailers per month, in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub depreciation_monthly_cents: Option<Cents>,
    /// Other costs per month in cents; default 0.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub other_monthly_cents: Option<Cents>,
    /// Work days per month, over which the monthly costs are spread; default 22.
    #[validate(range(min = 1, max = 31))]
    pub work_days_per_month: Option<i64>,
    /// True when the payer is a company and withholds taxes; default true.
    pub withheld: Option<bool>,
    /// Amount that this payer already paid in the month, in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub payer_month_cents: Option<Cents>,
    /// INSS that other payers withheld in the month, in cents; default 0. Its ceiling is per person, over all payers.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub other_inss_cents: Option<Cents>,
    /// Dependants, for the income tax; default those of the profile.
    #[validate(range(min = 0, max = MAX_DEPENDENTS))]
    pub dependents: Option<i64>,
    /// Any other cost of the trip, in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub other_cents: Option<Cents>,
    /// Description of the other cost.
    #[validate(length(max = 120))]
    pub other_description: Option<String>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed; without effect where nothing is stored.
    pub confirm: Option<Vec<String>>,
}

/// Archiving of a simulation.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(deny_unknown_fields)]
pub struct ArchiveInput {
    /// `true` archives the simulation, `false` restores it.
    pub archived: bool,
}
