//! The check of a simulation's entry: every field within bounds that make an overflow impossible.

use kernel::{
    Cents, Check, Kilograms, Km, MetersPerLiter, MillisPerLiter, Result, VehicleId, check::MAX_CENTS, text::fold,
};
use rates::MinimumTable;

use super::{
    CommissionBase, SimulationFields, SimulationInput,
    input::{
        MAX_COMMISSION_BPS, MAX_DAYS, MAX_DEPENDENTS, MAX_PER_KM_MILLIS, MAX_PERIODIC_CENTS, MAX_PRICE_MILLIS,
        METERS_PER_LITER, WORK_DAYS,
    },
};
use crate::{
    Pricing, TollPayer, city,
    entry::{MAX_KG, gross},
};

/// A checked simulation: its columns and its trailers.
#[derive(Clone, Debug)]
pub struct SimulationEntry {
    /// The columns.
    pub fields: SimulationFields,
    /// The trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
}

impl SimulationInput {
    /// Ends a check that the caller began with the faults of client, driver and vehicles. `composition_axles` is the sum
    /// of the vehicles' axles, where they were put together.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] with every fault found.
    pub fn check(self, mut check: Check, composition_axles: Option<i64>) -> Result<SimulationEntry> {
        self.check_vehicles(&mut check, composition_axles);
        self.check_way(&mut check);
        self.check_offer(&mut check);
        self.check_engine(&mut check);
        self.check_pay(&mut check);
        self.check_time(&mut check);
        let trailer_ids = self.trailer_ids.clone().unwrap_or_default();
        // Where there are none, the fault is noted already and the number is never used.
        let axles = self.axles.or(composition_axles).unwrap_or(2);
        let fields = self.fields(&mut check, axles);
        check.finish()?;
        Ok(SimulationEntry { fields, trailer_ids })
    }

    fn check_vehicles(&self, check: &mut Check, composition_axles: Option<i64>) {
        if self.truck_id.is_none() && self.trailer_ids.as_ref().is_some_and(|ids| !ids.is_empty()) {
            check.fail("truckId", "required", "Escolha o caminhão que puxa as carretas.");
        }
        match self.axles.or(composition_axles) {
            Some(axles) => check.composition_axles("axles", axles),
            // Vehicles that do not go together are faults already.
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
        check.range("distanceKm", self.distance_km.get(), 1, Km::MAX_TRIP);
        let (there, back) = (self.empty_to_loading_km.unwrap_or_default(), self.empty_return_km.unwrap_or_default());
        check.range("emptyToLoadingKm", there.get(), 0, Km::MAX_TRIP);
        check.range("emptyReturnKm", back.get(), 0, Km::MAX_TRIP);
        let within = |km: Km| (0..=Km::MAX_TRIP).contains(&km.get());
        if within(there) && within(back) && there.plus(back).is_ok_and(|empty| !within(empty)) {
            check.fail("emptyReturnKm", "too_large", "Os km vazios somam mais de 10.000.");
        }
        check.optional_range("weightKg", self.weight_kg.map(Kilograms::get), 1, MAX_KG);
    }

    fn check_offer(&self, check: &mut Check) {
        if self.pricing == Pricing::PerTon && self.weight_kg.is_none() {
            check.fail("weightKg", "required", "Informe o peso: o frete é pago por tonelada.");
        }
        check.money("rateCents", self.rate_cents, 1);
        check.money("tollCents", self.toll_cents.unwrap_or_default(), 0);
        check.money("otherCents", self.other_cents.unwrap_or_default(), 0);
        check.money("payerMonthCents", self.payer_month_cents.unwrap_or_default(), 0);
        check.money("otherInssCents", self.other_inss_cents.unwrap_or_default(), 0);
        let weighed = self.weight_kg.is_none_or(|weight| (1..=MAX_KG).contains(&weight.get()));
        let sound = weighed
            && (1..=MAX_CENTS).contains(&self.rate_cents.get())
            && (1..=Km::MAX_TRIP).contains(&self.distance_km.get());
        if !sound {
            return;
        }
        match gross(self.pricing, self.rate_cents, self.weight_kg, self.distance_km).map(|gross| gross.map(Cents::get))
        {
            // By a tonnage that is not known: noted already.
            Ok(None) | Ok(Some(1..=MAX_CENTS)) => {}
            Ok(Some(0)) => {
                check.fail("rateCents", "too_small", "O valor total do frete não chega a um centavo.");
            }
            _ => check.fail("rateCents", "too_large", "O valor total do frete passa de R$ 100.000.000,00."),
        }
    }

    fn check_engine(&self, check: &mut Check) {
        price(check, "dieselPriceMillis", Some(self.diesel_price_millis));
        price(check, "arlaPriceMillis", self.arla_price_millis);
        consumption(check, "loadedMetersPerLiter", Some(self.loaded_meters_per_liter));
        consumption(check, "emptyMetersPerLiter", self.empty_meters_per_liter);
        let arla = self.arla_bps.unwrap_or_default().get();
        if !(0..=10_000).contains(&arla) {
            check.fail("arlaBps", "out_of_range", "O ARLA vai de 0 a 100 % do diesel.");
        }
        if arla > 0 && self.arla_price_millis.is_none() {
            check.fail("arlaPriceMillis", "required", "Informe o preço do litro de ARLA.");
        }
        for (field, reserve) in
            [("maintenancePerKmMillis", self.maintenance_per_km_millis), ("tiresPerKmMillis", self.tires_per_km_millis)]
        {
            if reserve.is_some_and(|reserve| !(0..=MAX_PER_KM_MILLIS).contains(&reserve.get())) {
                check.fail(field, "out_of_range", "A reserva vai de R$ 0,00 a R$ 100,00 por km.");
            }
        }
    }

    fn check_pay(&self, check: &mut Check) {
        if self.commission_bps.is_some_and(|share| !(0..=MAX_COMMISSION_BPS).contains(&share.get())) {
            check.fail("commissionBps", "out_of_range", "A comissão vai de 0 a 50 %.");
        }
        for (field, amount) in [
            ("driverFixedCents", self.driver_fixed_cents),
            ("dailyCostCents", self.daily_cost_cents),
            ("insuranceMonthlyCents", self.insurance_monthly_cents),
            ("loanMonthlyCents", self.loan_monthly_cents),
            ("depreciationMonthlyCents", self.depreciation_monthly_cents),
            ("otherMonthlyCents", self.other_monthly_cents),
        ] {
            check.money_up_to(field, amount.unwrap_or_default(), 0, MAX_PERIODIC_CENTS);
        }
    }

    fn check_time(&self, check: &mut Check) {
        check.date("scheduledFor", self.scheduled_for);
        check.range("days", self.days, 1, MAX_DAYS);
        check.optional_range("workDaysPerMonth", self.work_days_per_month, 1, 31);
        check.optional_range("dependents", self.dependents, 0, MAX_DEPENDENTS);
    }

    fn fields(self, check: &mut Check, axles: i64) -> SimulationFields {
        let name = check.optional_text("name", self.name.as_deref(), 80);
        let other_description = check.optional_text("otherDescription", self.other_description.as_deref(), 120);
        let notes = check.optional_text("notes", self.notes.as_deref(), 4000);
        let cities = [self.origin_city_code, self.destination_city_code].into_iter().flatten().filter_map(city::find);
        let cities = cities.map(|city| format!("{} {}", city.name, city.uf));
        let texts = [name.as_deref(), Some(self.cargo_type.label()), other_description.as_deref(), notes.as_deref()];
        let texts = texts.into_iter().flatten().map(str::to_owned);
        let search = fold(&cities.chain(texts).collect::<Vec<_>>().join(" "));
        SimulationFields {
            name,
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
            other_description,
            notes,
            search,
        }
    }
}

fn price(check: &mut Check, field: &str, price: Option<MillisPerLiter>) {
    if price.is_some_and(|price| !(1..=MAX_PRICE_MILLIS).contains(&price.get())) {
        check.fail(field, "out_of_range", "O litro custa de R$ 0,001 a R$ 100,00.");
    }
}

fn consumption(check: &mut Check, field: &str, value: Option<MetersPerLiter>) {
    let (least, most) = METERS_PER_LITER;
    if value.is_some_and(|value| !(least..=most).contains(&value.get())) {
        check.fail(field, "out_of_range", "O consumo fica entre 0,1 e 50 km/l.");
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
