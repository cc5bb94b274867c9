//! Validation of a simulation's entry: every field within bounds that make an overflow impossible.

use kernel::{Bps, Cents, Check, Km, Result, VehicleId, check::MAX_CENTS};
use rates::MinimumTable;

use super::{CommissionBase, SimulationFields, SimulationInput, WORK_DAYS};
use crate::{
    Pricing, TollPayer, city,
    entry::{PRICED_BY, gross, search_text},
};

/// Checked simulation: columns and trailers.
#[derive(Clone, Debug)]
pub struct SimulationEntry {
    /// Columns of the simulation.
    pub fields: SimulationFields,
    /// Trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
}

impl SimulationInput {
    /// Finishes a check that began with [`Check::of`] and the faults of client, driver and vehicles.
    /// `composition_axles` is the sum of the vehicles' axles, where they could be put together.
    pub fn check(self, mut check: Check, composition_axles: Option<i64>) -> Result<SimulationEntry> {
        self.check_vehicles(&mut check, composition_axles);
        self.check_way(&mut check);
        self.check_offer(&mut check);
        if self.arla_bps.unwrap_or_default() > Bps::default() && self.arla_price_millis.is_none() {
            check.fail("arlaPriceMillis", "required", "Informe o preço do litro de ARLA.");
        }
        let trailer_ids = self.trailer_ids.clone().unwrap_or_default();
        // Without axles the fault is noted already and this number is never used.
        let axles = self.axles.or(composition_axles).unwrap_or(2);
        check.finish()?;
        Ok(SimulationEntry { fields: self.fields(axles), trailer_ids })
    }

    fn check_vehicles(&self, check: &mut Check, composition_axles: Option<i64>) {
        if self.truck_id.is_none() && self.trailer_ids.as_ref().is_some_and(|ids| !ids.is_empty()) {
            check.fail("truckId", "required", "Escolha o caminhão que puxa as carretas.");
        }
        match composition_axles {
            _ if self.axles.is_some() => {}
            Some(axles) => check.composition_axles("axles", axles),
            // Vehicles that do not go together are noted as faults already.
            None if self.truck_id.is_none() => {
                check.fail("axles", "required", "Informe os eixos ou escolha o caminhão.");
            }
            _ => {}
        }
    }

    fn check_way(&self, check: &mut Check) {
        for (field, code) in
            [("originCityCode", self.origin_city_code), ("destinationCityCode", self.destination_city_code)]
        {
            let known = code.is_none_or(|code| city::find(code).is_some());
            check.ensure(known, field, "unknown", "Escolha uma cidade da lista.");
        }
        let (there, back) = (self.empty_to_loading_km.unwrap_or_default(), self.empty_return_km.unwrap_or_default());
        if check.is_sound(&["emptyToLoadingKm", "emptyReturnKm"])
            && there.plus(back).is_ok_and(|empty| empty.get() > Km::MAX_TRIP)
        {
            check.fail("emptyReturnKm", "too_large", "Os km vazios somam mais de 10.000.");
        }
    }

    fn check_offer(&self, check: &mut Check) {
        if self.pricing == Pricing::PerTon && self.weight_kg.is_none() {
            check.fail("weightKg", "required", "Informe o peso: o frete é pago por tonelada.");
        }
        if !check.is_sound(PRICED_BY) {
            return;
        }
        match gross(self.pricing, self.rate_cents, self.weight_kg, self.distance_km).map(|gross| gross.map(Cents::get))
        {
            Ok(Some(1..=MAX_CENTS)) => {}
            Ok(Some(0)) => {
                check.fail("rateCents", "too_small", "O valor total do frete não chega a um centavo.");
            }
            _ => check.fail("rateCents", "too_large", "O valor total do frete passa de R$\u{a0}100.000.000,00."),
        }
    }

    fn fields(self, axles: i64) -> SimulationFields {
        let (name, other) = (self.name.as_deref(), self.other_description.as_deref());
        let search = search_text(
            [self.origin_city_code, self.destination_city_code].into_iter().flatten(),
            [name, Some(self.cargo_type.label()), other, self.notes.as_deref()],
        );
        SimulationFields {
            name: self.name,
            scheduled_for: self.scheduled_for,
            client_id: self.client_id,
            truck_id: self.truck_id,
            axles,
            cargo_type: self.cargo_type,
            minimum_table: self.minimum_table.unwrap_or(MinimumTable::A),
            origin_city_code: self.origin_city_code,
            destination_city_code: self.destination_city_code,
            distance_km: self.distance_km,
            empty_to_loading_km: self.empty_to_loading_km.unwrap_or_default(),
            empty_return_km: self.empty_return_km.unwrap_or_default(),
            empty_return_due: self.empty_return_due.unwrap_or(false),
            weight_kg: self.weight_kg,
            pricing: self.pricing,
            rate_cents: self.rate_cents,
            toll_cents: self.toll_cents.unwrap_or_default(),
            toll_payer: self.toll_payer.unwrap_or(TollPayer::Shipper),
            diesel_price_millis: self.diesel_price_millis,
            loaded_meters_per_liter: self.loaded_meters_per_liter,
            empty_meters_per_liter: self.empty_meters_per_liter.unwrap_or(self.loaded_meters_per_liter),
            arla_bps: self.arla_bps.unwrap_or_default(),
            arla_price_millis: self.arla_price_millis,
            driver_id: self.driver_id,
            commission_bps: self.commission_bps.unwrap_or_default(),
            commission_base: self.commission_base.unwrap_or(CommissionBase::Gross),
            driver_fixed_cents: self.driver_fixed_cents.unwrap_or_default(),
            days: self.days,
            daily_cost_cents: self.daily_cost_cents.unwrap_or_default(),
            maintenance_per_km_millis: self.maintenance_per_km_millis.unwrap_or_default(),
            tires_per_km_millis: self.tires_per_km_millis.unwrap_or_default(),
            insurance_monthly_cents: self.insurance_monthly_cents.unwrap_or_default(),
            loan_monthly_cents: self.loan_monthly_cents.unwrap_or_default(),
            depreciation_monthly_cents: self.depreciation_monthly_cents.unwrap_or_default(),
            other_monthly_cents: self.other_monthly_cents.unwrap_or_default(),
            work_days_per_month: self.work_days_per_month.unwrap_or(WORK_DAYS),
            withheld: self.withheld.unwrap_or(true),
            payer_month_cents: self.payer_month_cents.unwrap_or_default(),
            other_inss_cents: self.other_inss_cents.unwrap_or_default(),
            dependents: self.dependents.unwrap_or(0),
            other_cents: self.other_cents.unwrap_or_default(),
            other_description: self.other_description,
            notes: self.notes,
            search,
        }
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
