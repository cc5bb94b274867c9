//! The whole life of a vehicle in figures.

use kernel::{Cents, CostLine, Km, MetersPerLiter, Result, TollVouchers};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{DueLine, fuel::VehicleFuel};

/// The freights of a vehicle, the cancelled ones aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFreights {
    /// How many.
    pub count: i64,
    /// How many of them are not completed.
    pub open_count: i64,
    /// Revenue of the freights that have begun, and other income of the vehicle. A trailer earns nothing by itself: the
    /// revenue is its truck's.
    pub revenue_cents: Cents,
    /// Km loaded of those that have begun.
    pub loaded_km: Km,
    /// Km empty of those that have begun.
    pub empty_km: Km,
}

/// The whole life of a vehicle in figures, up to today.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleSummary {
    /// Its freights.
    pub freights: VehicleFreights,
    /// Costs by category, the greatest first; the drivers' commissions among them.
    pub costs: Vec<CostLine>,
    /// The sum of the costs.
    pub cost_cents: Cents,
    /// Revenue less costs.
    pub net_cents: Cents,
    /// Costs per km of its freights, loaded and empty; unknown without km.
    pub cost_per_km_cents: Option<Cents>,
    /// The toll vouchers of its freights; absent where there were none.
    pub toll_vouchers: Option<TollVouchers>,
    /// What is due, the nearest first.
    pub due_dates: Vec<DueLine>,
    /// Its fuel.
    pub fuel: VehicleFuel,
    /// Metres driven per litre over all that was measured: 2350 is 2,35 km/l.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl VehicleSummary {
    /// The figures that follow from a vehicle's freights and its costs by category.
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

    /// The same with the vehicle's fuel.
    pub fn fueled(self, fuel: VehicleFuel) -> Self {
        Self { meters_per_liter: fuel.meters_per_liter, fuel, ..self }
    }
}
