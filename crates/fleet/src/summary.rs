//! Figures of a vehicle's whole life.

use finance::{CostLine, TollVouchers};
use kernel::{Cents, Km, MetersPerLiter, Result};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{DueLine, fuel::VehicleFuel};

/// Freights of a vehicle, without the cancelled ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFreights {
    /// Number of freights.
    pub count: i64,
    /// Number of them not completed.
    pub open_count: i64,
    /// Revenue in cents of the freights that have begun, and other income of the vehicle. A trailer has no revenue of
    /// its own: it counts for its truck.
    pub revenue_cents: Cents,
    /// Loaded km of the freights that have begun: of the odometer where both ends were read, else as planned.
    pub loaded_km: Km,
    /// Empty km of the freights that have begun.
    pub empty_km: Km,
}

/// Figures of a vehicle's whole life, up to today.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleSummary {
    /// Freights.
    pub freights: VehicleFreights,
    /// Costs by category, the greatest first; drivers' commissions included.
    pub costs: Vec<CostLine>,
    /// Sum of the costs, in cents.
    pub cost_cents: Cents,
    /// Revenue less costs, in cents.
    pub net_cents: Cents,
    /// Costs in cents per km of its freights, loaded and empty; null without km.
    pub cost_per_km_cents: Option<Cents>,
    /// Toll vouchers of its freights; null where there were none.
    pub toll_vouchers: Option<TollVouchers>,
    /// Due dates, the nearest first.
    pub due_dates: Vec<DueLine>,
    /// Fuel.
    pub fuel: VehicleFuel,
    /// Metres driven per litre over all measured segments: 2350 is 2,35 km/l; null where there is none.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl VehicleSummary {
    /// Computes the figures from a vehicle's freights and its costs by category.
    pub fn of(freights: VehicleFreights, costs: Vec<CostLine>, due_dates: Vec<DueLine>) -> Result<Self> {
        let cost_cents = Cents::sum(costs.iter().map(|line| line.amount_cents))?;
        let km = freights.loaded_km.plus(freights.empty_km)?.get();
        Ok(Self {
            net_cents: freights.revenue_cents.minus(cost_cents)?,
            cost_per_km_cents: if km == 0 { None } else { Some(cost_cents.scaled(1, km)?) },
            freights,
            costs,
            cost_cents,
            toll_vouchers: None,
            due_dates,
            fuel: VehicleFuel::default(),
            meters_per_liter: None,
        })
    }

    /// Returns the same figures with the vehicle's fuel.
    pub fn fueled(self, fuel: VehicleFuel) -> Self {
        Self { meters_per_liter: fuel.meters_per_liter, fuel, ..self }
    }
}
