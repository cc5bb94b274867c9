//! What a user enters of a simulation, and within which bounds.

use chrono::NaiveDate;
use kernel::{
    Bps, Cents, CityCode, ClientId, DriverId, Input, Kilograms, Km, MetersPerLiter, MillisPerKm, MillisPerLiter,
    VehicleId,
    check::{COMPOSITION_AXLES, MAX_CENTS, MAX_DEPENDENTS},
};
use rates::MinimumTable;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::CommissionBase;
use crate::{CargoType, Pricing, TollPayer, entry::MAX_KG};

/// The greatest price of a litre, diesel or ARLA: R$ 100,000.
pub const MAX_PRICE_MILLIS: i64 = 100_000;
/// What an engine of this trade does with a litre: from 0,1 to 50 km.
pub const METERS_PER_LITER: (i64, i64) = (100, 50_000);
/// The greatest reserve for each kilometre: R$ 100,000.
pub const MAX_PER_KM_MILLIS: i64 = 100_000;
/// The greatest cost of a day or month, and the greatest fixed pay of a trip: R$ 1.000.000,00.
pub const MAX_PERIODIC_CENTS: i64 = 100_000_000;
/// The greatest commission: beyond the half no offer would ever be enough.
pub const MAX_COMMISSION_BPS: i64 = 5_000;
/// The longest trip.
pub const MAX_DAYS: i64 = 365;
/// Over how many days of work the costs of a month are spread unless told.
pub const WORK_DAYS: i64 = 22;

/// A simulation as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SimulationInput {
    /// What its owner calls it.
    #[validate(length(max = 80))]
    pub name: Option<String>,
    /// The day for which it is offered: its rates and taxes are those of that day.
    pub scheduled_for: NaiveDate,
    /// Who offers it.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// The trailers, the first behind the truck first; none unless told.
    pub trailer_ids: Option<Vec<VehicleId>>,
    /// Axles on the ground of the whole composition. The sum of the vehicles' unless told; required without a truck.
    #[validate(range(
        min = COMPOSITION_AXLES.0,
        max = COMPOSITION_AXLES.1,
        code = "out_of_range",
        message = "Uma composição tem de {min} a {max} eixos."
    ))]
    pub axles: Option<i64>,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// By which table the legal minimum judges it. A unless told.
    pub minimum_table: Option<MinimumTable>,
    /// Where it is loaded.
    pub origin_city_code: Option<CityCode>,
    /// Where it is unloaded.
    pub destination_city_code: Option<CityCode>,
    /// Loaded kilometres.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Empty kilometres to the loading. None unless told.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_to_loading_km: Option<Km>,
    /// Empty kilometres back. None unless told.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_return_km: Option<Km>,
    /// Whether the empty return must be paid, by law or by contract. No unless told.
    pub empty_return_due: Option<bool>,
    /// Weight of the cargo in kilograms. Needed when it is paid by the tonne.
    #[validate(range(min = 1, max = MAX_KG))]
    pub weight_kg: Option<Kilograms>,
    /// What the rate is for.
    pub pricing: Pricing,
    /// The offer in cents: per trip, tonne or kilometre.
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub rate_cents: Cents,
    /// Toll of the way in cents. None unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Who bears the toll. The shipper unless told (Lei 10.209/2001).
    pub toll_payer: Option<TollPayer>,
    /// Price of a litre of diesel in thousandths of a real.
    #[validate(range(min = 1, max = MAX_PRICE_MILLIS, code = "out_of_range", message = "O litro custa de R$ 0,001 a R$ 100,00."))]
    pub diesel_price_millis: MillisPerLiter,
    /// Metres driven per litre when loaded.
    #[validate(range(min = METERS_PER_LITER.0, max = METERS_PER_LITER.1, code = "out_of_range", message = "O consumo fica entre 0,1 e 50 km/l."))]
    pub loaded_meters_per_liter: MetersPerLiter,
    /// Metres driven per litre when empty. As when loaded unless told.
    #[validate(range(min = METERS_PER_LITER.0, max = METERS_PER_LITER.1, code = "out_of_range", message = "O consumo fica entre 0,1 e 50 km/l."))]
    pub empty_meters_per_liter: Option<MetersPerLiter>,
    /// ARLA as a share of the diesel's volume. None unless told.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "O ARLA vai de 0 a 100 % do diesel."))]
    pub arla_bps: Option<Bps>,
    /// Price of a litre of ARLA in thousandths of a real. Needed where there is any.
    #[validate(range(min = 1, max = MAX_PRICE_MILLIS, code = "out_of_range", message = "O litro custa de R$ 0,001 a R$ 100,00."))]
    pub arla_price_millis: Option<MillisPerLiter>,
    /// Who would drive it, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// The driver's share. None unless told.
    #[validate(range(min = 0, max = MAX_COMMISSION_BPS, code = "out_of_range", message = "A comissão vai de 0 a 50 %."))]
    pub commission_bps: Option<Bps>,
    /// What the share is of. The gross unless told.
    pub commission_base: Option<CommissionBase>,
    /// What the driver earns for the trip beside it, in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub driver_fixed_cents: Option<Cents>,
    /// Days of the whole trip, waiting and the way back included.
    #[validate(range(min = 1, max = MAX_DAYS))]
    pub days: i64,
    /// What a day on the road costs in food and lodging, in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub daily_cost_cents: Option<Cents>,
    /// Maintenance for each kilometre in thousandths of a real.
    #[validate(range(min = 0, max = MAX_PER_KM_MILLIS, code = "out_of_range", message = "A reserva vai de R$ 0,00 a R$ 100,00 por km."))]
    pub maintenance_per_km_millis: Option<MillisPerKm>,
    /// Tyres for each kilometre in thousandths of a real.
    #[validate(range(min = 0, max = MAX_PER_KM_MILLIS, code = "out_of_range", message = "A reserva vai de R$ 0,00 a R$ 100,00 por km."))]
    pub tires_per_km_millis: Option<MillisPerKm>,
    /// Insurance of a month in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub insurance_monthly_cents: Option<Cents>,
    /// Loan instalments of a month in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub loan_monthly_cents: Option<Cents>,
    /// What truck and trailers lose in worth in a month, in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub depreciation_monthly_cents: Option<Cents>,
    /// Other costs of a month in cents.
    #[validate(range(min = 0, max = MAX_PERIODIC_CENTS))]
    pub other_monthly_cents: Option<Cents>,
    /// Over how many days of work the costs of a month are spread. 22 unless told.
    #[validate(range(min = 1, max = 31))]
    pub work_days_per_month: Option<i64>,
    /// Whether the payer is a company and holds taxes back. Yes unless told.
    pub withheld: Option<bool>,
    /// What this payer paid already in the month, in cents. Nothing unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub payer_month_cents: Option<Cents>,
    /// INSS that other payers held back in the month, in cents: its ceiling is the person's, over all payers. Nothing
    /// unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub other_inss_cents: Option<Cents>,
    /// Dependants, for the income tax. Those of the profile unless told.
    #[validate(range(min = 0, max = MAX_DEPENDENTS))]
    pub dependents: Option<i64>,
    /// Any other cost of the trip in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub other_cents: Option<Cents>,
    /// What that cost is.
    #[validate(length(max = 120))]
    pub other_description: Option<String>,
    /// Anything else.
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

/// Whether a simulation is laid aside.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(deny_unknown_fields)]
pub struct ArchiveInput {
    /// `true` lays it aside, `false` takes it up again.
    pub archived: bool,
}
