//! Entry of a fill-up: the fields that a user enters, and their check.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Cents, Check, CityCode, CityName, DriverId, FreightId, Input, Km, Milliliters, MillisPerLiter, Now, Result,
    VehicleId, schema::fuel_records, text::fold,
};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{
    Amounts, FillUp, Fuel, FuelPayment, FuelPurpose,
    amounts::{MAX_PRICE_MILLIS, MAX_TOTAL_CENTS, MAX_VOLUME_ML},
};
use crate::{Vehicle, VehicleType};

/// A fill-up as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FuelInput {
    /// Vehicle that was filled up.
    pub vehicle_id: VehicleId,
    /// Freight on which it was filled up, of this vehicle.
    pub freight_id: Option<FreightId>,
    /// Day of the fill-up; not after today.
    #[serde(deserialize_with = "kernel::day::required")]
    pub filled_on: NaiveDate,
    /// Fuel.
    pub fuel: Fuel,
    /// Purpose: the consumer of the fuel. Default a truck's engine; a trailer has only a refrigeration unit.
    pub purpose: Option<FuelPurpose>,
    /// Volume in millilitres. Of volume, price and total any two determine the third.
    #[validate(range(
        min = 1,
        max = MAX_VOLUME_ML,
        code = "out_of_range",
        message = "Informe um volume acima de zero e de até 2.000 litros."
    ))]
    pub volume_ml: Option<Milliliters>,
    /// Price per litre, in thousandths of a real.
    #[validate(range(
        min = 1,
        max = MAX_PRICE_MILLIS,
        code = "out_of_range",
        message = "Informe um preço por litro acima de zero e de até R$\u{a0}30,00."
    ))]
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// Total in cents.
    #[validate(range(
        min = 1,
        max = MAX_TOTAL_CENTS,
        code = "out_of_range",
        message = "Informe um total acima de zero e de até R$\u{a0}60.000,00."
    ))]
    pub total_cents: Option<Cents>,
    /// Odometer then, in kilometres; trucks only.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_km: Option<Km>,
    /// True where the tank was full afterwards; default true.
    pub full_tank: Option<bool>,
    /// True where a fill-up before this one was forgotten; default false.
    pub missed_previous: Option<bool>,
    /// Station.
    #[validate(length(max = 80))]
    pub station: Option<String>,
    /// City, by its IBGE code.
    pub city_code: Option<CityCode>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Due day; default the day of the fill-up, which it always is where the driver paid.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub due_on: Option<NaiveDate>,
    /// Paid day; `null` while it is pending. When absent, a new record without a due day was paid on the day of the
    /// fill-up, and a change leaves the payment as it is.
    #[serde(default, deserialize_with = "explicit")]
    #[schema(value_type = Option<NaiveDate>)]
    pub paid_on: Option<Option<NaiveDate>>,
    /// Driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// True where the driver paid it: the owner reimburses him in a settlement. Default false.
    pub paid_by_driver: Option<bool>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Distinguishes `null` from an absent field.
fn explicit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<NaiveDate>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Fields of a fill-up that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = fuel_records, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct FuelFields {
    /// Vehicle that was filled up.
    pub vehicle_id: VehicleId,
    /// Freight on which it was filled up.
    pub freight_id: Option<FreightId>,
    /// Day of the fill-up.
    pub filled_on: NaiveDate,
    /// Fuel.
    pub fuel: Fuel,
    /// Purpose: the consumer of the fuel.
    pub purpose: FuelPurpose,
    /// Volume in millilitres.
    pub volume_ml: Milliliters,
    /// Price per litre, in thousandths of a real.
    pub price_per_liter_millis: MillisPerLiter,
    /// Total in cents.
    pub total_cents: Cents,
    /// Odometer then, in kilometres.
    pub odometer_km: Option<Km>,
    /// True where the tank was full afterwards.
    pub full_tank: bool,
    /// True where a fill-up before this one was forgotten.
    pub missed_previous: bool,
    /// Station.
    pub station: Option<String>,
    /// City, by its IBGE code.
    pub city_code: Option<CityCode>,
    /// Free notes.
    pub notes: Option<String>,
    /// Search text, folded.
    #[serde(skip)]
    pub search: String,
}

/// A checked fill-up: its columns and its payment.
#[derive(Clone, Debug)]
pub struct FuelEntry {
    /// Columns.
    pub fields: FuelFields,
    /// Payment.
    pub payment: FuelPayment,
}

impl FuelInput {
    /// Returns the purpose entered; default the engine of a truck or the refrigeration unit of a trailer.
    pub fn burned_by(&self, vehicle: Option<&Vehicle>) -> FuelPurpose {
        let pulled = vehicle.is_some_and(|vehicle| vehicle.fields.kind == VehicleType::Trailer);
        self.purpose.unwrap_or(if pulled { FuelPurpose::Refrigeration } else { FuelPurpose::Engine })
    }

    /// Volume, price and total, as far as entered.
    pub fn amounts(&self) -> Amounts {
        let Self { volume_ml, price_per_liter_millis, total_cents, .. } = *self;
        Amounts { volume_ml, price_per_liter_millis, total_cents }
    }

    /// Begins the check of an entry. The amounts are completed first, so that a derived amount has the limits of an
    /// entered one.
    pub fn begin(&mut self) -> Check {
        let Amounts { volume_ml, price_per_liter_millis, total_cents } = self.amounts().completed();
        self.volume_ml = volume_ml;
        self.price_per_liter_millis = price_per_liter_millis;
        self.total_cents = total_cents;
        Check::of(self)
    }

    /// Notes a fault where no city has the code entered; `city` is the city found.
    pub fn check_city(&self, check: &mut Check, city: Option<&CityName>) {
        let known = self.city_code.is_none() || city.is_some();
        check.ensure(known, "cityCode", "unknown", "Esta cidade não existe: escolha uma da lista.");
    }

    /// Notes a fault where the vehicle is not on the freight entered. Where a freight moved to another truck, earlier
    /// fill-ups stay as they are.
    pub fn check_freight(&self, check: &mut Check, takes_part: bool, existing: Option<&FillUp>) {
        let as_before = existing
            .is_some_and(|one| (one.fields.freight_id, one.fields.vehicle_id) == (self.freight_id, self.vehicle_id));
        let message = "Este veículo não está neste frete: escolha outro frete ou deixe sem frete.";
        check.ensure(takes_part || as_before, "freightId", "other_vehicle", message);
    }

    /// Notes contradictions in the data entered so far.
    pub fn examine(&self, check: &mut Check, vehicle: Option<&Vehicle>, now: &Now) {
        if !now.has_begun(self.filled_on) {
            check.fail("filledOn", "in_future", "O abastecimento não pode ser depois de hoje: confira a data.");
        }
        let purpose = self.burned_by(vehicle);
        if purpose == FuelPurpose::Refrigeration && self.fuel == Fuel::Arla32 {
            check.fail("fuel", "wrong_purpose", "O aparelho de frio não usa ARLA 32: escolha o combustível dele.");
        }
        if vehicle.is_some_and(|vehicle| vehicle.fields.kind == VehicleType::Trailer) {
            let message = "Uma carreta só abastece o aparelho de frio: para o motor, escolha o caminhão.";
            check.ensure(purpose == FuelPurpose::Refrigeration, "purpose", "not_for_trailer", message);
            let message = "Uma carreta não tem hodômetro: deixe em branco.";
            check.ensure(self.odometer_km.is_none(), "odometerKm", "not_for_trailer", message);
        }
        self.amounts().check(check);
    }

    fn payment(&self, check: &mut Check, existing: Option<&FuelPayment>, now: &Now) -> FuelPayment {
        if let Some(paid_on) = self.paid_on.flatten() {
            check.date("paidOn", paid_on);
            let message = "A data do pagamento não pode ser depois de hoje.";
            check.ensure(now.has_begun(paid_on), "paidOn", "in_future", message);
        }
        let at_once = self.due_on.is_none().then_some(self.filled_on);
        let paid_on = self.paid_on.unwrap_or_else(|| existing.map_or(at_once, |existing| existing.paid_on));
        let paid_by_driver = self.paid_by_driver.unwrap_or(false);
        if paid_by_driver {
            check.ensure(self.driver_id.is_some(), "driverId", "required", "Escolha o motorista que pagou.");
        }
        FuelPayment {
            // An expense that a driver paid is owed to him from that day, and is offered in the settlement of its own
            // month.
            due_on: self.due_on.filter(|_| !paid_by_driver).unwrap_or(self.filled_on),
            // An expense that a driver paid is paid: default on the day of the fill-up.
            paid_on: paid_on.or(paid_by_driver.then_some(self.filled_on)),
            driver_id: self.driver_id,
            paid_by_driver,
        }
    }

    /// Ends a check that [`Self::begin`] began and to which the caller added the faults of vehicle, freight, driver,
    /// city and odometer. `existing` is the payment of the record that is being changed.
    pub fn check(
        &self,
        mut check: Check,
        vehicle: Option<&Vehicle>,
        city: Option<&CityName>,
        existing: Option<&FuelPayment>,
        now: &Now,
    ) -> Result<FuelEntry> {
        self.examine(&mut check, vehicle, now);
        let amounts = self.amounts();
        amounts.need_two(&mut check);
        let payment = self.payment(&mut check, existing, now);
        let fields = amounts.all().map(|(volume_ml, price_per_liter_millis, total_cents)| FuelFields {
            search: search_text(self.station.as_deref(), city, self.notes.as_deref(), self.fuel),
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
            filled_on: self.filled_on,
            fuel: self.fuel,
            purpose: self.burned_by(vehicle),
            volume_ml,
            price_per_liter_millis,
            total_cents,
            odometer_km: self.odometer_km,
            full_tank: self.full_tank.unwrap_or(true),
            missed_previous: self.missed_previous.unwrap_or(false),
            station: self.station.clone(),
            city_code: self.city_code,
            notes: self.notes.clone(),
        });
        let fields = check.finish_with(fields)?;
        Ok(FuelEntry { fields, payment })
    }
}

fn search_text(station: Option<&str>, city: Option<&CityName>, notes: Option<&str>, fuel: Fuel) -> String {
    let city = city.map(|city| format!("{} {}", city.name, city.uf));
    let parts = [station, city.as_deref(), Some(fuel.label()), notes];
    fold(&parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
