//! Combined freights of a settlement: vehicles, odometer, and the result for the owner.

use kernel::{Cents, Km, Result};

use crate::{DriverPaymentFields, OwnerResult, PaymentVehicle};

/// Figures of one freight, summed to those of a settlement.
#[derive(Clone, Debug)]
pub struct TripFigures {
    /// Its truck, then its trailers.
    pub vehicles: Vec<PaymentVehicle>,
    /// Odometer of the truck at the start.
    pub odometer_start_km: Option<Km>,
    /// Odometer of the truck at the end.
    pub odometer_end_km: Option<Km>,
    /// Revenue in cents.
    pub revenue_cents: Cents,
    /// Cost in cents, by any payer.
    pub cost_cents: Cents,
    /// Kilometres, loaded and empty.
    pub km: Km,
}

impl TripFigures {
    /// Returns the vehicles of several freights, each once, the trucks first.
    pub fn vehicles(trips: &[Self]) -> Vec<PaymentVehicle> {
        let trucks = trips.iter().filter_map(|trip| trip.vehicles.first());
        let pulled = trips.iter().flat_map(|trip| trip.vehicles.iter().skip(1));
        let mut all: Vec<PaymentVehicle> = Vec::new();
        for vehicle in trucks.chain(pulled) {
            if !all.contains(vehicle) {
                all.push(vehicle.clone());
            }
        }
        all
    }

    /// Returns the odometer at the start and end of several freights; none where they were driven with several trucks.
    pub fn odometers(trips: &[Self]) -> (Option<Km>, Option<Km>) {
        let mut trucks = trips.iter().map(|trip| trip.vehicles.first());
        let first = trucks.next().flatten();
        if trucks.any(|truck| truck != first) {
            return (None, None);
        }
        let start = trips.iter().filter_map(|trip| trip.odometer_start_km).min();
        (start, trips.iter().filter_map(|trip| trip.odometer_end_km).max())
    }

    /// Returns the result of several freights for the owner, after what their settlement pays the driver.
    pub fn owner_result(trips: &[Self], settled: &DriverPaymentFields) -> Result<OwnerResult> {
        let revenue = Cents::sum(trips.iter().map(|trip| trip.revenue_cents))?;
        let cost = Cents::sum(trips.iter().map(|trip| trip.cost_cents))?;
        let km = trips.iter().try_fold(Km::default(), |sum, trip| sum.plus(trip.km))?;
        OwnerResult::of(revenue, cost, settled, km)
    }
}
