//! A simulation that was taken: what its freight begins with.

use chrono::NaiveDate;
use kernel::{Bps, Cents, Check, CityCode, ClientId, DriverId, Error, Km, Result, VehicleId};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Simulation;
use crate::FreightInput;

/// What is told of a freight beside its simulation, or in place of what that says. What is absent comes from it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConvertInput {
    /// Who orders and pays it.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// The trailers, the first behind the truck first.
    pub trailer_ids: Option<Vec<VehicleId>>,
    /// Who drives it, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// Where it is loaded.
    pub origin_city_code: Option<CityCode>,
    /// Where it is unloaded.
    pub destination_city_code: Option<CityCode>,
    /// The day for which it is agreed.
    pub scheduled_for: Option<NaiveDate>,
    /// What of the gross is paid in advance, in cents; none unless told.
    pub advance_cents: Option<Cents>,
    /// When the advance is due.
    pub advance_due_on: Option<NaiveDate>,
    /// When the balance is due.
    pub balance_due_on: Option<NaiveDate>,
    /// Anything else.
    pub notes: Option<String>,
}

impl ConvertInput {
    /// The freight as it would be entered by hand.
    ///
    /// # Errors
    /// [`Error::Validation`] at truck and cities that neither names.
    pub fn freight(self, from: &Simulation) -> Result<FreightInput> {
        let simulation = &from.simulation;
        let mut check = Check::new();
        let truck = self.truck_id.or(simulation.truck_id);
        check.ensure(truck.is_some(), "truckId", "required", "Escolha o caminhão: a simulação não diz qual.");
        let origin = self.origin_city_code.or(simulation.origin_city_code);
        check.ensure(origin.is_some(), "originCityCode", "required", "Escolha a cidade de origem.");
        let destination = self.destination_city_code.or(simulation.destination_city_code);
        check.ensure(destination.is_some(), "destinationCityCode", "required", "Escolha a cidade de destino.");
        check.finish()?;
        let missing = || Error::Internal("a truck or city is missing though no fault was noted".into());
        let trailer_ids = self.trailer_ids.unwrap_or_else(|| from.trailer_ids.clone());
        // Other vehicles have axles of their own.
        let same_vehicles = truck == simulation.truck_id && trailer_ids == from.trailer_ids;
        let driver_id = self.driver_id.or(simulation.driver_id);
        // A share of nothing is what a simulation without one says: the driver's agreement holds then.
        let share = Some(simulation.commission_bps).filter(|share| *share > Bps::default() && driver_id.is_some());
        let due_return = simulation.fields().due_return_km();
        Ok(FreightInput {
            client_id: self.client_id.or(simulation.client_id),
            origin_city_code: origin.ok_or_else(missing)?,
            destination_city_code: destination.ok_or_else(missing)?,
            distance_km: simulation.distance_km,
            empty_km: Some(from.answer.empty_km),
            cargo_type: simulation.cargo_type,
            cargo_description: None,
            weight_kg: simulation.weight_kg,
            pricing: simulation.pricing,
            rate_cents: simulation.rate_cents,
            advance_cents: self.advance_cents,
            advance_due_on: self.advance_due_on,
            balance_due_on: self.balance_due_on,
            toll_cents: Some(simulation.toll_cents),
            toll_payer: Some(simulation.toll_payer),
            truck_id: truck.ok_or_else(missing)?,
            trailer_ids,
            axles: same_vehicles.then_some(simulation.axles),
            driver_id,
            commission_bps: share,
            scheduled_for: self.scheduled_for.unwrap_or(simulation.scheduled_for),
            odometer_start_km: None,
            odometer_end_km: None,
            cte_key: None,
            ciot: None,
            mdfe_key: None,
            notes: self.notes.or_else(|| simulation.notes.clone()),
            minimum_table: Some(simulation.minimum_table),
            empty_return_km: Some(due_return).filter(|km| *km > Km::default()),
        })
    }
}
