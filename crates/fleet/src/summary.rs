//! The whole life of a vehicle in figures.

use kernel::{Cents, CostLine, Km, MetersPerLiter, Result};
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
    /// What those that have started and the vehicle's other income bring; of the cancelled ones what was received. A trailer earns nothing by itself: the revenue is its truck's.
    pub revenue_cents: Cents,
    /// The drivers' commissions on it.
    pub commission_cents: Cents,
    /// Km loaded of those that have started.
    pub loaded_km: Km,
    /// Km empty of those that have started.
    pub empty_km: Km,
}

/// The whole life of a vehicle in figures.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleSummary {
    /// Its freights.
    pub freights: VehicleFreights,
    /// What was spent on it, by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// The sum of the costs.
    pub cost_cents: Cents,
    /// Revenue less commissions and costs.
    pub net_cents: Cents,
    /// Costs and drivers' commissions per km of its freights, loaded and empty; unknown without km.
    pub cost_per_km_cents: Option<Cents>,
    /// What is due, the nearest first.
    pub due_dates: Vec<DueLine>,
    /// Its fuel.
    pub fuel: VehicleFuel,
    /// Metres driven per litre over all that was measured: 2350 is 2,35 km/l.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl VehicleSummary {
    /// The figures that follow from a vehicle's freights and costs; a category may come in several lines.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn of(freights: VehicleFreights, lines: Vec<CostLine>, due_dates: Vec<DueLine>) -> Result<Self> {
        let mut costs: Vec<CostLine> = Vec::new();
        for line in lines {
            match costs.iter_mut().find(|cost| cost.category == line.category) {
                Some(cost) => cost.amount_cents = cost.amount_cents.plus(line.amount_cents)?,
                None => costs.push(line),
            }
        }
        costs.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
        let cost_cents = Cents::sum(costs.iter().map(|line| line.amount_cents))?;
        let km = freights.loaded_km.plus(freights.empty_km)?.get();
        Ok(Self {
            net_cents: freights.revenue_cents.minus(freights.commission_cents)?.minus(cost_cents)?,
            cost_per_km_cents: if km == 0 {
                None
            } else {
                Some(cost_cents.plus(freights.commission_cents)?.scaled(1, km)?)
            },
            freights,
            costs,
            cost_cents,
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
