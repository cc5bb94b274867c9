//! FillUp: one fill-up of a vehicle, what it has in the books, and how it travels.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Queryable, Selectable};
use kernel::{
    Category, Cents, CityCode, DriverId, Effect, FieldError, FreightId, FuelRecordId, Instant, Km, MetersPerLiter,
    Milliliters, MillisPerLiter, OwnerId, PaymentStatus, Plate, Posting, Settling, SourcePart, TransactionId,
    TransactionKind, VehicleId, Warning, choice, schema::fuel_records,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Fill, FuelFields, FuelMissing, Measured, amounts::liters};

choice! {
    /// What is filled.
    Fuel {
        /// Diesel of 10 ppm sulphur.
        DieselS10 = "diesel_s10" "Diesel S10",
        /// Diesel of 500 ppm sulphur, for older engines.
        DieselS500 = "diesel_s500" "Diesel S500",
        /// ARLA 32, which cleans the exhaust and drives nothing.
        Arla32 = "arla32" "ARLA 32",
        /// Petrol.
        Gasoline = "gasoline" "Gasolina",
        /// Ethanol.
        Ethanol = "ethanol" "Etanol",
    }
}

choice! {
    /// What burns it.
    FuelPurpose {
        /// The vehicle's engine.
        Engine = "engine" "Motor",
        /// A refrigeration unit of its own tank.
        Refrigeration = "refrigeration" "Aparelho de frio",
    }
}

/// One fill-up of a vehicle.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = fuel_records)]
pub struct FillUp {
    /// Identity.
    pub id: FuelRecordId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: FuelFields,
}

/// How a fill-up is paid, which the books keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPayment {
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was paid; absent while it is pending.
    pub paid_on: Option<NaiveDate>,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// Whether the driver paid it: the owner gives it back in a settlement.
    pub paid_by_driver: bool,
}

/// Whether the engine burns it: neither ARLA nor a refrigeration unit's diesel, which drive nothing.
pub fn is_burned_by_engine(fuel: Fuel, purpose: FuelPurpose) -> bool {
    purpose == FuelPurpose::Engine && fuel != Fuel::Arla32
}

impl FillUp {
    /// Its place in the chain of full tanks; nothing when it has none.
    pub fn fill(&self) -> Option<Fill> {
        is_burned_by_engine(self.fields.fuel, self.fields.purpose).then_some(Fill {
            id: self.id,
            filled_on: self.fields.filled_on,
            odometer_km: self.fields.odometer_km,
            volume_ml: self.fields.volume_ml,
            total_cents: self.fields.total_cents,
            full_tank: self.fields.full_tank,
            missed_previous: self.fields.missed_previous,
        })
    }

    fn described(&self) -> String {
        let purpose = if self.fields.purpose == FuelPurpose::Refrigeration { " (aparelho de frio)" } else { "" };
        let station = self.fields.station.as_ref().map(|station| format!(" · {station}")).unwrap_or_default();
        format!("{}{purpose} · {}{station}", self.fields.fuel.label(), liters(self.fields.volume_ml))
    }

    /// What it has in the books: one expense of the day on which it was filled, settled as the record says.
    pub fn posting(&self, payment: &FuelPayment) -> Posting {
        let (kind, category) = (TransactionKind::Expense, Category::Combustivel);
        Posting {
            part: SourcePart::Total,
            installment: 1,
            installments: 1,
            kind,
            category,
            description: self.described(),
            amount_cents: self.fields.total_cents,
            competence_on: self.fields.filled_on,
            due_on: payment.due_on,
            settling: Settling::BySource(payment.paid_on),
            vehicle_id: Some(self.fields.vehicle_id),
            freight_id: self.fields.freight_id,
            driver_id: payment.driver_id,
            paid_by_driver: payment.paid_by_driver,
            effect: Effect::of(kind, category, false, payment.paid_by_driver),
        }
    }
}

/// A city by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CityName {
    /// IBGE code.
    pub code: CityCode,
    /// Official name.
    pub name: String,
    /// State.
    pub uf: String,
}

/// Those whom a fill-up names.
#[derive(Clone, Debug)]
pub struct FuelNames {
    /// The plate of the vehicle.
    pub plate: Plate,
    /// The city.
    pub city: Option<CityName>,
    /// The number of the freight.
    pub freight_number: Option<i64>,
    /// The name of the driver.
    pub driver_name: Option<String>,
}

/// A fill-up as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelRecord {
    /// The fill-up.
    #[serde(flatten)]
    pub fill_up: FillUp,
    /// How it is paid.
    #[serde(flatten)]
    pub payment: FuelPayment,
    /// Whether it is paid.
    pub status: PaymentStatus,
    /// What it has in the books.
    pub transaction_id: TransactionId,
    /// The plate of the vehicle.
    pub plate: Plate,
    /// The city.
    pub city: Option<CityName>,
    /// The number of the freight.
    pub freight_number: Option<i64>,
    /// The name of the driver.
    pub driver_name: Option<String>,
    /// Metres driven per litre on the way that ends with this fill-up: 2350 is 2,35 km/l.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// How long that way is, in kilometres.
    pub segment_km: Option<Km>,
    /// Why there is no such way.
    pub missing: Option<FuelMissing>,
}

kernel::entity!(FuelRecord: fill_up);

impl FuelRecord {
    /// A fill-up with all that it shows. `measured` is nothing for what the engine does not burn.
    pub fn of(
        fill_up: FillUp,
        (transaction_id, payment): (TransactionId, FuelPayment),
        names: FuelNames,
        measured: Option<Measured>,
    ) -> Self {
        let measured = measured.unwrap_or(Err(FuelMissing::NotMeasured));
        Self {
            status: PaymentStatus::of(payment.paid_on),
            payment,
            transaction_id,
            plate: names.plate,
            city: names.city,
            freight_number: names.freight_number,
            driver_name: names.driver_name,
            meters_per_liter: measured.ok().map(|segment| segment.meters_per_liter),
            segment_km: measured.ok().map(|segment| segment.km),
            missing: measured.err(),
            fill_up,
        }
    }
}

/// What is known of a fill-up while it is being entered; nothing of it is stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelPreview {
    /// How much, in millilitres, given or derived.
    pub volume_ml: Option<Milliliters>,
    /// The price per litre, in thousandths of a real, given or derived.
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// What it costs, in cents, given or derived.
    pub total_cents: Option<Cents>,
    /// Metres driven per litre on the way that would end with it.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// How long that way is, in kilometres.
    pub segment_km: Option<Km>,
    /// Why there is no such way.
    pub missing: Option<FuelMissing>,
    /// What is unlikely, and would have to be confirmed.
    pub warnings: Vec<Warning>,
    /// What is wrong with what has been entered so far; what is only not there yet is no fault.
    pub errors: Vec<FieldError>,
}

/// What a new fill-up of a vehicle begins with.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelDefaults {
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// The freight that it is on.
    pub freight_id: Option<FreightId>,
    /// That freight's number.
    pub freight_number: Option<i64>,
    /// What it was filled up with last.
    pub fuel: Fuel,
    /// Its last known odometer, in kilometres.
    pub odometer_km: Option<Km>,
    /// The last price per litre of that fuel, in thousandths of a real.
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// The station where that was.
    pub station: Option<String>,
    /// The city where that was.
    pub city_code: Option<CityCode>,
    /// The driver of that freight.
    pub driver_id: Option<DriverId>,
}

/// A station where the owner filled up before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StationOffer {
    /// Its name, as last written.
    pub station: String,
    /// Its city.
    pub city_code: Option<CityCode>,
    /// The last price per litre there, in thousandths of a real.
    pub last_price_millis: MillisPerLiter,
    /// When that was.
    pub last_on: NaiveDate,
}

#[cfg(test)]
#[path = "record_tests.rs"]
mod tests;
