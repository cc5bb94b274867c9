//! Freight as a simulation by its owner's own figures: the expected cost of fuel and toll.

use super::{CommissionBase, SimulationFields, WORK_DAYS};
use crate::{Freight, FuelHistory};
use kernel::{Bps, Cents, Km, MetersPerLiter, MillisPerKm, MillisPerLiter};

/// Returns the freight as a simulation, with the price of diesel and the consumption from its owner's fill-ups; `None`
/// without one of these. Costs that neither freight nor fill-ups show are zero.
pub(crate) fn assumed(freight: &Freight, history: &FuelHistory) -> Option<SimulationFields> {
    let FuelHistory { diesel_price, loaded, empty, arla, arla_price } = history;
    let own = |offer: &super::DefaultFigure| offer.value.filter(|_| offer.is_own());
    let arla = own(arla).zip(own(arla_price));
    Some(SimulationFields {
        name: None,
        scheduled_for: freight.fields.scheduled_for,
        client_id: freight.fields.client_id,
        truck_id: Some(freight.fields.truck_id),
        axles: freight.fields.axles,
        cargo_type: freight.fields.cargo_type,
        minimum_table: freight.fields.minimum_table,
        origin_city_code: Some(freight.fields.origin_city_code),
        destination_city_code: Some(freight.fields.destination_city_code),
        distance_km: freight.fields.distance_km,
        empty_to_loading_km: freight.fields.empty_km,
        empty_return_km: Km::default(),
        empty_return_due: false,
        weight_kg: freight.fields.weight_kg,
        pricing: freight.fields.pricing,
        rate_cents: freight.fields.rate_cents,
        toll_cents: freight.fields.toll_cents,
        toll_payer: freight.fields.toll_payer,
        diesel_price_millis: own(diesel_price).map(MillisPerLiter::from)?,
        loaded_meters_per_liter: own(loaded).map(MetersPerLiter::from)?,
        empty_meters_per_liter: own(empty).map(MetersPerLiter::from)?,
        arla_bps: arla.map(|(share, _)| Bps::from(share)).unwrap_or_default(),
        arla_price_millis: arla.map(|(_, price)| MillisPerLiter::from(price)),
        driver_id: None,
        commission_bps: Bps::default(),
        commission_base: CommissionBase::Gross,
        driver_fixed_cents: Cents::ZERO,
        days: 1,
        daily_cost_cents: Cents::ZERO,
        maintenance_per_km_millis: MillisPerKm::default(),
        tires_per_km_millis: MillisPerKm::default(),
        insurance_monthly_cents: Cents::ZERO,
        loan_monthly_cents: Cents::ZERO,
        depreciation_monthly_cents: Cents::ZERO,
        other_monthly_cents: Cents::ZERO,
        work_days_per_month: WORK_DAYS,
        withheld: false,
        payer_month_cents: Cents::ZERO,
        other_inss_cents: Cents::ZERO,
        dependents: 0,
        other_cents: Cents::ZERO,
        other_description: None,
        notes: None,
        search: String::new(),
    })
}
