//! Fields of an entered freight, and the stored ones.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, Ciot, CityCode, ClientId, DriverId, FiscalKey, Input, Kilograms, Km, Result, VehicleId,
    check::{COMPOSITION_AXLES, MAX_CARGO_KG, MAX_CENTS},
    schema::freights,
    text::fold,
};
use rates::MinimumTable;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{CargoType, Pricing, TollPayer, city};

/// Fields on which [`gross`] rests.
pub(crate) const PRICED_BY: &[&str] = &["distanceKm", "weightKg", "rateCents"];

/// Code of the question about a price, which a confirmation repeats.
pub(crate) const PRICE_UNLIKELY: &str = "price_unlikely";

/// Freight as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FreightInput {
    /// Client that orders and pays it.
    pub client_id: Option<ClientId>,
    /// City of loading, by its IBGE code.
    pub origin_city_code: CityCode,
    /// City of unloading, by its IBGE code; may be the same city.
    pub destination_city_code: CityCode,
    /// Loaded kilometres.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Empty kilometres; default 0.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_km: Option<Km>,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// Description of the cargo.
    #[validate(length(max = 200))]
    pub cargo_description: Option<String>,
    /// Weight of the cargo in kilograms; required when the rate is per tonne.
    #[validate(range(min = 1, max = MAX_CARGO_KG))]
    pub weight_kg: Option<Kilograms>,
    /// Unit of the rate: trip, tonne or loaded kilometre.
    pub pricing: Pricing,
    /// Rate in cents per trip, tonne or loaded kilometre.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub rate_cents: Cents,
    /// Part of the gross paid in advance, in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub advance_cents: Option<Cents>,
    /// Advance as a share of the gross, in basis points, in place of the amount.
    #[validate(range(
        min = 0,
        max = 10_000,
        code = "out_of_range",
        message = "O adiantamento vai de 0 a 100% do frete."
    ))]
    pub advance_bps: Option<Bps>,
    /// Due day of the advance; default the day on which the freight begins, and until then the scheduled day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub advance_due_on: Option<NaiveDate>,
    /// Due day of the balance; default 30 days after the day on which the freight begins, and until then after the
    /// scheduled day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub balance_due_on: Option<NaiveDate>,
    /// Toll of the route in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Party that pays the toll; default the shipper (Lei 10.209/2001).
    pub toll_payer: Option<TollPayer>,
    /// The truck.
    pub truck_id: VehicleId,
    /// Trailers, beginning with the one behind the truck.
    pub trailer_ids: Vec<VehicleId>,
    /// Axles on the ground; default the sum of the vehicles' axles.
    #[validate(range(
        min = COMPOSITION_AXLES.0,
        max = COMPOSITION_AXLES.1,
        code = "out_of_range",
        message = "Uma composição tem de {min} a {max} eixos."
    ))]
    pub axles: Option<i64>,
    /// Driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// Driver's share of this freight alone, in basis points, in place of the one agreed with him; without effect until
    /// a driver is named.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "A comissão vai de 0 a 100%."))]
    pub commission_bps: Option<Bps>,
    /// Day for which the freight is agreed.
    #[serde(deserialize_with = "kernel::day::required")]
    pub scheduled_for: NaiveDate,
    /// Odometer at the start, in kilometres.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end, in kilometres.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_end_km: Option<Km>,
    /// Access key of the CT-e.
    pub cte_key: Option<String>,
    /// CIOT of the freight.
    pub ciot: Option<String>,
    /// Access key of the MDF-e.
    pub mdfe_key: Option<String>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Table by which the legal minimum is calculated; default A.
    pub minimum_table: Option<MinimumTable>,
    /// Kilometres of an empty return that must be paid, included in the empty kilometres; default 0.
    #[validate(range(
        min = 0,
        max = Km::MAX_TRIP,
        code = "above_empty",
        message = "A volta vazia que deve ser paga faz parte dos km vazios."
    ))]
    pub empty_return_km: Option<Km>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Fields of a freight that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freights, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct FreightFields {
    /// Client that orders and pays it; null when none is named.
    pub client_id: Option<ClientId>,
    /// City of loading, by its IBGE code.
    pub origin_city_code: CityCode,
    /// City of unloading, by its IBGE code.
    pub destination_city_code: CityCode,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres, to the loading or back.
    pub empty_km: Km,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// Description of the cargo.
    pub cargo_description: Option<String>,
    /// Weight of the cargo in kilograms; null if unknown.
    pub weight_kg: Option<Kilograms>,
    /// Unit of the rate: trip, tonne or loaded kilometre.
    pub pricing: Pricing,
    /// Rate in cents per trip, tonne or loaded kilometre.
    pub rate_cents: Cents,
    /// Gross: total price of the freight, in cents, without vale-pedágio.
    pub gross_cents: Cents,
    /// Part of the gross paid in advance, in cents.
    pub advance_cents: Cents,
    /// Due day of the advance; when null, the day on which the freight began, and until then the scheduled day.
    pub advance_due_on: Option<NaiveDate>,
    /// Due day of the balance; when null, 30 days after the day on which the freight began, and until then after the
    /// scheduled day.
    pub balance_due_on: Option<NaiveDate>,
    /// Toll of the route in cents: the voucher, or the toll expected by the driver.
    pub toll_cents: Cents,
    /// Party that pays the toll.
    pub toll_payer: TollPayer,
    /// The truck.
    pub truck_id: VehicleId,
    /// Axles of the composition.
    pub axles: i64,
    /// Driver's share of this freight alone, in basis points, in place of the one agreed with him; without effect until
    /// a driver is named.
    pub commission_bps: Option<Bps>,
    /// Day for which the freight is agreed.
    pub scheduled_for: NaiveDate,
    /// Odometer at the start, in kilometres.
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end, in kilometres.
    pub odometer_end_km: Option<Km>,
    /// Access key of the CT-e.
    pub cte_key: Option<FiscalKey>,
    /// CIOT of the freight.
    pub ciot: Option<Ciot>,
    /// Access key of the MDF-e.
    pub mdfe_key: Option<FiscalKey>,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded text for the search: cities, cargo, documents and notes (not the client's name).
    #[serde(skip)]
    pub search: String,
    /// Table by which the legal minimum is calculated.
    pub minimum_table: MinimumTable,
    /// Kilometres of an empty return that must be paid: containers, and dedicated fleets for sanitary reasons.
    pub empty_return_km: Km,
    /// Advance as a share of the gross, in basis points; null where it was agreed as an amount.
    pub advance_bps: Option<Bps>,
}

/// Returns the gross of a freight: the rate per trip, per tonne or per loaded kilometre, rounded once to the cent.
/// `None` when it is paid by the tonne and the weight is unknown.
pub fn gross(pricing: Pricing, rate: Cents, weight: Option<Kilograms>, distance: Km) -> Result<Option<Cents>> {
    match pricing {
        Pricing::Fixed => Ok(Some(rate)),
        Pricing::PerTon => {
            let Some(weight) = weight else { return Ok(None) };
            rate.by_tonne(weight).map(Some)
        }
        Pricing::PerKm => rate.scaled(distance.get(), 1).map(Some),
    }
}

/// Returns the folded text under which a freight or a simulation is found.
pub(crate) fn search_text<'a>(
    cities: impl IntoIterator<Item = CityCode>,
    texts: impl IntoIterator<Item = Option<&'a str>>,
) -> String {
    let cities = cities.into_iter().filter_map(city::find).map(|city| format!("{} {}", city.name, city.uf));
    let texts = texts.into_iter().flatten().map(str::to_owned);
    fold(&cities.chain(texts).collect::<Vec<_>>().join(" "))
}
