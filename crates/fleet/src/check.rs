//! Validation of a vehicle's entry, and its stored fields.

use chrono::Datelike;
use kernel::{Check, Km, Now, Plate, Result, text::fold};

use crate::{DueDate, Vehicle, VehicleFields, VehicleInput, VehicleStatus, VehicleType, licensing};

/// A validated vehicle: its columns and the data in other tables.
#[derive(Clone, Debug)]
pub struct VehicleEntry {
    /// Columns.
    pub fields: VehicleFields,
    /// Odometer as the user stated it, in kilometres.
    pub odometer_km: Km,
    /// Due dates that the owner named, in order.
    pub due_dates: Vec<DueDate>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Vec<String>,
}

impl VehicleInput {
    /// Checks the entry of a new vehicle, or the change of `existing`.
    pub fn check(mut self, existing: Option<&Vehicle>, now: &Now) -> Result<VehicleEntry> {
        let mut check = Check::of(&mut self);
        if existing.is_some_and(|vehicle| vehicle.fields.kind != self.kind) {
            check.fail("type", "fixed", "O tipo não muda depois do cadastro: cadastre outro veículo.");
        }
        self.check_years(&mut check, now);
        self.check_build(&mut check);
        self.check_purchase(&mut check, now);
        let odometer_km = self.odometer_km.or(existing.map(|vehicle| vehicle.odometer_km)).unwrap_or_default();
        let due_dates = self.due_dates.take().unwrap_or_default();
        let confirm = self.confirm.take().unwrap_or_default();
        let fields = self.fields(&mut check, existing);
        let fields = check.finish_with(fields)?;
        Ok(VehicleEntry { fields, odometer_km, due_dates, confirm })
    }

    fn check_years(&self, check: &mut Check, now: &Now) {
        let next_year = i64::from(now.today.year()) + 1;
        for (field, year) in [("manufactureYear", self.manufacture_year), ("modelYear", self.model_year)] {
            if check.is_sound(&[field]) && year.is_some_and(|year| year > next_year) {
                check.fail(field, "too_large", format!("O maior valor aceito é {next_year}."));
            }
        }
        if let (Some(made), Some(model)) = (self.manufacture_year, self.model_year)
            && (1950..=next_year).contains(&made)
            && (1950..=next_year).contains(&model)
            && model != made
            && model != made + 1
        {
            check.fail("modelYear", "implausible", "O ano do modelo é o da fabricação ou o seguinte.");
        }
    }

    fn check_build(&self, check: &mut Check) {
        // Tractors have 2 (4x2) to 4 axles (8x4), rigid trucks up to 5 with an auxiliary axle; trailers have from one
        // (a dolly) to six (a low bed).
        let (min, max, message) = match self.kind {
            VehicleType::Truck => (2, 5, "Um cavalo ou caminhão tem de 2 a 5 eixos."),
            VehicleType::Trailer => (1, 6, "Uma carreta tem de 1 a 6 eixos."),
        };
        if check.is_sound(&["axles"]) {
            check.ensure((min..=max).contains(&self.axles), "axles", "out_of_range", message);
        }
        if self.kind == VehicleType::Trailer {
            check.ensure(self.body_type.is_some(), "bodyType", "required", "Escolha a carroceria da carreta.");
            for (field, present) in [
                ("tankCapacityMl", self.tank_capacity_ml.is_some()),
                ("expectedMetersPerLiter", self.expected_meters_per_liter.is_some()),
            ] {
                check.ensure(!present, field, "not_for_trailer", "Uma carreta não tem tanque nem consumo próprios.");
            }
        }
    }

    fn check_purchase(&self, check: &mut Check, now: &Now) {
        if self.purchased_on.is_some_and(|day| !now.has_begun(day)) {
            check.fail("purchasedOn", "in_future", "A compra não pode ser depois de hoje.");
        }
        if let (Some(price), Some(residual)) = (self.purchase_price_cents, self.residual_value_cents) {
            let message = "O valor de revenda não pode passar do valor de compra.";
            check.ensure(residual <= price, "residualValueCents", "above_price", message);
        }
    }

    /// Returns the columns; `None` with a fault when the plate is invalid.
    fn fields(self, check: &mut Check, existing: Option<&Vehicle>) -> Option<VehicleFields> {
        let renavam = check.parse_optional("renavam", self.renavam.as_deref());
        let chassis = check.parse_optional("chassis", self.chassis.as_deref());
        let licensing_uf = check_state(check, self.licensing_uf.as_deref());
        let plate: Plate = check.parse("plate", &self.plate)?;
        let search = search_text(&plate, [&self.nickname, &self.brand, &self.model]);
        Some(VehicleFields {
            kind: self.kind,
            status: self.status.or(existing.map(|vehicle| vehicle.fields.status)).unwrap_or(VehicleStatus::Active),
            plate_key: plate.mercosul(),
            plate,
            nickname: self.nickname,
            brand: self.brand,
            model: self.model,
            manufacture_year: self.manufacture_year,
            model_year: self.model_year,
            renavam,
            chassis,
            color: self.color,
            axles: self.axles,
            body_type: self.body_type,
            tare_kg: self.tare_kg,
            capacity_kg: self.capacity_kg,
            tank_capacity_ml: self.tank_capacity_ml,
            expected_meters_per_liter: self.expected_meters_per_liter,
            purchased_on: self.purchased_on,
            purchase_price_cents: self.purchase_price_cents,
            residual_value_cents: self.residual_value_cents,
            useful_life_months: self.useful_life_months,
            licensing_due_on: self.licensing_due_on,
            licensing_uf,
            insurance_due_on: self.insurance_due_on,
            tachograph_due_on: self.tachograph_due_on,
            rntrc_due_on: self.rntrc_due_on,
            notes: self.notes,
            search,
        })
    }
}

fn check_state(check: &mut Check, text: Option<&str>) -> Option<String> {
    let text = text.filter(|text| !text.trim().is_empty())?;
    match licensing::state(text) {
        Ok(state) => Some(state.to_owned()),
        Err(fault) => {
            check.fail("licensingUf", fault.code, fault.message);
            None
        }
    }
}

/// Builds the search text, which matches a plate of either pattern, with or without its hyphen.
fn search_text(plate: &Plate, names: [&Option<String>; 3]) -> String {
    let (letters, digits) = plate.as_str().split_at_checked(3).unwrap_or_default();
    let mut text = format!("{} {letters}-{digits} {}", plate.as_str(), plate.mercosul());
    for name in names.into_iter().flatten() {
        text.push(' ');
        text.push_str(name);
    }
    fold(&text)
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
