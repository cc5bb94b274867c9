//! Starter plans for a truck and for a trailer, as usual in the trade. The manufacturer's manual prevails, so every one
//! can be changed. Of a range, the lower end applies: too early does no harm. Tyre pressure (every 15 days) and tread
//! (by measure) have neither kilometres nor months and are no plans.

use chrono::NaiveDate;
use kernel::{Check, Input, Km, VehicleId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::MaintenanceCategory::{
    self, AirConditioning, Brakes, Chassis, Electrical, Engine, Suspension, Tires, Transmission,
};

/// Starter plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starter {
    /// Stable slug.
    pub code: &'static str,
    /// Work to be done.
    pub name: &'static str,
    /// Part of the vehicle.
    pub category: MaintenanceCategory,
    /// Interval in kilometres.
    pub every_km: Option<i64>,
    /// Interval in months.
    pub every_months: Option<i64>,
}

const fn every(
    code: &'static str,
    name: &'static str,
    category: MaintenanceCategory,
    every_km: Option<i64>,
    every_months: Option<i64>,
) -> Starter {
    Starter { code, name, category, every_km, every_months }
}

const TRUCK: [Starter; 19] = [
    every("engine_oil", "Óleo do motor e filtro de óleo", Engine, Some(20_000), Some(12)),
    every("fuel_filter", "Filtro de combustível e separador de água", Engine, Some(20_000), Some(12)),
    every("air_filter", "Filtro de ar", Engine, Some(40_000), Some(12)),
    every("cab_filter", "Filtro de ar da cabine", AirConditioning, Some(30_000), Some(12)),
    every("gearbox_oil", "Óleo do câmbio", Transmission, Some(50_000), Some(24)),
    every("differential_oil", "Óleo do diferencial", Transmission, Some(100_000), Some(24)),
    every("greasing", "Lubrificação do chassi e da quinta roda", Chassis, Some(5_000), Some(1)),
    every("alignment", "Alinhamento", Tires, Some(10_000), Some(6)),
    every("tire_rotation", "Rodízio de pneus", Tires, Some(10_000), Some(6)),
    every("brakes", "Lonas de freio e regulagem (inspeção)", Brakes, Some(10_000), Some(3)),
    every("air_dryer", "Filtro secador de ar (APU)", Brakes, Some(100_000), Some(12)),
    every("valves", "Regulagem de válvulas", Engine, Some(80_000), None),
    every("belts", "Correias e tensor", Engine, Some(100_000), Some(24)),
    every("coolant", "Líquido de arrefecimento", Engine, Some(200_000), Some(24)),
    every("clutch", "Embreagem", Transmission, Some(200_000), None),
    every("shock_absorbers", "Amortecedores", Suspension, Some(150_000), None),
    every("wheel_bearings", "Rolamentos das rodas", Chassis, Some(100_000), None),
    every("arla_filter", "Filtro do ARLA 32 (SCR)", Engine, Some(120_000), Some(24)),
    every("batteries", "Baterias", Electrical, None, Some(24)),
];

/// Starter plans of a trailer: its own review, in four separate plans, and its rolling parts.
const TRAILER: [Starter; 8] = [
    every("trailer_suspension", "Suspensão da carreta", Suspension, Some(20_000), Some(6)),
    every("trailer_brakes", "Freios da carreta", Brakes, Some(20_000), Some(6)),
    every("trailer_lights", "Luzes e parte elétrica da carreta", Electrical, Some(20_000), Some(6)),
    every("trailer_hubs", "Cubos de roda da carreta", Chassis, Some(20_000), Some(6)),
    every("greasing", "Lubrificação do chassi e do pino-rei", Chassis, Some(5_000), Some(1)),
    every("alignment", "Alinhamento", Tires, Some(10_000), Some(6)),
    every("tire_rotation", "Rodízio de pneus", Tires, Some(10_000), Some(6)),
    every("wheel_bearings", "Rolamentos das rodas", Chassis, Some(100_000), None),
];

/// Additional starter plan of a refrigerated body; its hour meter (every 1,500 h) is left to its owner.
const REFRIGERATED: Starter =
    every("refrigeration_unit", "Aparelho de frio (ou a cada 1.500 h)", AirConditioning, None, Some(12));

/// Build of a vehicle, as far as its plans are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// True for a trailer, which is pulled instead of driven.
    pub trailer: bool,
    /// True with a refrigerated body.
    pub refrigerated: bool,
}

/// Returns the starter plans of a vehicle.
pub fn set(build: Build) -> Vec<Starter> {
    let own: &[Starter] = if build.trailer { &TRAILER } else { &TRUCK };
    own.iter().copied().chain(build.refrigerated.then_some(REFRIGERATED)).collect()
}

/// Starter plan as the API returns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenanceStarterItem)]
pub struct StarterItem {
    /// Stable slug.
    pub code: String,
    /// Work to be done.
    pub name: String,
    /// Part of the vehicle.
    pub category: MaintenanceCategory,
    /// Interval in kilometres; null for a plan by months alone.
    pub every_km: Option<Km>,
    /// Interval in months; null for a plan by kilometres alone.
    pub every_months: Option<i64>,
    /// True when the vehicle already has a plan of this name.
    pub standing: bool,
}

impl StarterItem {
    /// Returns a starter plan for the API; `standing` is true when the vehicle already has it.
    pub fn of(starter: &Starter, standing: bool) -> Self {
        Self {
            code: starter.code.to_owned(),
            name: starter.name.to_owned(),
            category: starter.category,
            every_km: starter.every_km.map(Km::from),
            every_months: starter.every_months,
            standing,
        }
    }
}

/// Choice of starter plans for a vehicle.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = MaintenanceStarterInput)]
pub struct StarterChoice {
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// Codes of the chosen plans; an existing plan of the vehicle is skipped.
    #[validate(length(min = 1, code = "required", message = "Escolha pelo menos um item."))]
    pub codes: Vec<String>,
    /// Day on which all of them were last done.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub last_done_on: Option<NaiveDate>,
    /// Odometer at that time, in kilometres.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub last_done_km: Option<Km>,
}

impl StarterChoice {
    /// Returns the chosen plans in the order of the starter set; notes a fault for codes that are not in it.
    pub fn chosen(&self, check: &mut Check, build: Build) -> Vec<Starter> {
        let offered = set(build);
        let known = |code: &String| offered.iter().any(|one| one.code == code.as_str());
        check.ensure(self.codes.iter().all(known), "codes", "unknown", "Escolha itens da lista deste veículo.");
        offered.into_iter().filter(|one| self.codes.iter().any(|code| code == one.code)).collect()
    }
}

#[cfg(test)]
#[path = "starter_tests.rs"]
mod tests;
