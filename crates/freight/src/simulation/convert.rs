//! Conversion of an accepted simulation into the entry of its freight.

use chrono::NaiveDate;
use kernel::{Bps, Cents, Check, CityCode, ClientId, DriverId, Error, Input, Km, Result, VehicleId, check::MAX_CENTS};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::{CommissionBase, Simulation, SimulationFields};
use crate::{FreightInput, entry::PRICE_UNLIKELY};

/// Fields of a freight that add to its simulation or replace the simulation's. An absent field has the simulation's
/// value.
#[derive(Clone, Debug, Default, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConvertInput {
    /// Client that orders and pays it.
    pub client_id: Option<ClientId>,
    /// The truck.
    pub truck_id: Option<VehicleId>,
    /// Trailers, beginning with the one behind the truck.
    pub trailer_ids: Option<Vec<VehicleId>>,
    /// Driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// City of loading, by its IBGE code.
    pub origin_city_code: Option<CityCode>,
    /// City of unloading, by its IBGE code.
    pub destination_city_code: Option<CityCode>,
    /// Day for which the freight is agreed.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub scheduled_for: Option<NaiveDate>,
    /// Part of the gross paid in advance, in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub advance_cents: Option<Cents>,
    /// Advance as a share of the gross, in basis points, in place of the amount.
    #[validate(range(
        min = 0,
        max = 10_000,
        code = "out_of_range",
        message = "O adiantamento vai de 0 a 100% do frete."
    ))]
    pub advance_bps: Option<Bps>,
    /// Due day of the advance; default the day on which the freight begins, and until then the scheduled day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub advance_due_on: Option<NaiveDate>,
    /// Due day of the balance; default 30 days after the day on which the freight begins, and until then after the
    /// scheduled day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub balance_due_on: Option<NaiveDate>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Known facts about the vehicles and the driver of the future freight.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// Axles of truck and trailers together, where they go together.
    pub axles: Option<i64>,
    /// True when the truck is a tractor without a trailer.
    pub is_lone_tractor: bool,
    /// Base and rate of the driver's agreed commission; `None` where the pay is fixed.
    pub agreed: Option<(CommissionBase, Bps)>,
}

impl ConvertInput {
    fn truck(&self, from: &SimulationFields) -> Option<VehicleId> {
        self.truck_id.or(from.truck_id)
    }

    /// Returns the truck, if one is named, and its trailers.
    pub fn vehicles(&self, from: &Simulation) -> (Option<VehicleId>, Vec<VehicleId>) {
        (self.truck(&from.simulation.fields), self.trailer_ids.clone().unwrap_or_else(|| from.trailer_ids.clone()))
    }

    /// Returns the driver.
    pub fn driver(&self, from: &Simulation) -> Option<DriverId> {
        self.driver_id.or(from.simulation.fields.driver_id)
    }

    /// Returns the simulated axles for the simulated vehicles, for a simulation without a truck, and for a lone
    /// tractor. Otherwise it is the sum of the vehicles' axles, which may not be fewer than simulated. A lone tractor
    /// pulls a trailer of another owner, so no sum of vehicles has the axles: the freight's own check compares them
    /// with its table.
    fn axles(&self, check: &mut Check, from: &Simulation, taken: &Taken) -> Option<i64> {
        let (truck, trailers) = self.vehicles(from);
        let simulated = from.simulation.fields.axles;
        if taken.is_lone_tractor
            || from.simulation.fields.truck_id.is_none()
            || (truck == from.simulation.fields.truck_id && trailers == from.trailer_ids)
        {
            return Some(simulated);
        }
        if let Some(sum) = taken.axles.filter(|sum| *sum < simulated) {
            let field = if self.trailer_ids.is_some() { "trailerIds" } else { "truckId" };
            let remedy = match trailers.is_empty() {
                true => "escolha também a carreta.".to_owned(),
                false => format!("escolha veículos que somem {simulated}."),
            };
            let message = format!("A simulação é de {simulated} eixos e os veículos escolhidos somam {sum}: {remedy}");
            check.fail(field, "fewer_axles", message);
        }
        taken.axles
    }

    /// Returns the commission rate for this freight alone, where it differs from the agreed one of the same base. A
    /// rate on another base would give another amount, and one simulated with another driver was not agreed with this
    /// one. A rate of zero means that the simulation has no commission.
    fn share(&self, from: &Simulation, taken: &Taken) -> Option<Bps> {
        let SimulationFields { commission_bps: share, commission_base: base, driver_id, .. } = from.simulation.fields;
        let (agreed_base, agreed) = taken.agreed?;
        let another = driver_id.is_some() && driver_id != self.driver(from);
        (share > Bps::default() && base == agreed_base && share != agreed && !another).then_some(share)
    }

    /// Returns the truck, the city of loading and the city of unloading, which a simulation need not name and a freight
    /// must; `None` with a fault where one is missing.
    fn named(&self, check: &mut Check, from: &SimulationFields) -> Option<(VehicleId, CityCode, CityCode)> {
        let truck = self.truck(from);
        check.ensure(truck.is_some(), "truckId", "required", "Escolha o caminhão: a simulação não diz qual.");
        let origin = self.origin_city_code.or(from.origin_city_code);
        check.ensure(origin.is_some(), "originCityCode", "required", "Escolha a cidade de origem.");
        let destination = self.destination_city_code.or(from.destination_city_code);
        check.ensure(destination.is_some(), "destinationCityCode", "required", "Escolha a cidade de destino.");
        Some((truck?, origin?, destination?))
    }

    /// Returns the confirmed warnings. Storing the simulation required a confirmation of an unlikely price, and price
    /// and kilometres are the simulated ones: with the simulated axles the price needs no second confirmation.
    fn confirmed(&self, axles: Option<i64>, from: &SimulationFields) -> Vec<String> {
        let price = (axles == Some(from.axles)).then(|| PRICE_UNLIKELY.to_owned());
        self.confirm.iter().flatten().cloned().chain(price).collect()
    }

    /// Returns the freight as it would be entered by hand.
    ///
    /// # Errors
    /// [`Error::Validation`] at a field outside its limits, at truck and cities that neither names, and at vehicles
    /// that replace the simulated ones with fewer axles.
    pub fn freight(mut self, from: &Simulation, taken: &Taken) -> Result<FreightInput> {
        let simulation = &from.simulation;
        let mut check = Check::of(&mut self);
        let named = self.named(&mut check, &simulation.fields);
        let axles = self.axles(&mut check, from, taken);
        check.finish()?;
        let Some((truck_id, origin_city_code, destination_city_code)) = named else {
            return Err(Error::Internal("a truck or city is missing though no fault was noted".into()));
        };
        let (_, trailer_ids) = self.vehicles(from);
        let (driver_id, share) = (self.driver(from), self.share(from, taken));
        let due_return = simulation.fields.due_return_km();
        let confirm = self.confirmed(axles, &simulation.fields);
        Ok(FreightInput {
            client_id: self.client_id.or(simulation.fields.client_id),
            origin_city_code,
            destination_city_code,
            distance_km: simulation.fields.distance_km,
            empty_km: Some(from.answer.empty_km),
            cargo_type: simulation.fields.cargo_type,
            cargo_description: None,
            weight_kg: simulation.fields.weight_kg,
            pricing: simulation.fields.pricing,
            rate_cents: simulation.fields.rate_cents,
            advance_cents: self.advance_cents,
            advance_bps: self.advance_bps,
            advance_due_on: self.advance_due_on,
            balance_due_on: self.balance_due_on,
            toll_cents: Some(simulation.fields.toll_cents),
            toll_payer: Some(simulation.fields.toll_payer),
            truck_id,
            trailer_ids,
            axles,
            driver_id,
            commission_bps: share,
            scheduled_for: self.scheduled_for.unwrap_or(simulation.fields.scheduled_for),
            odometer_start_km: None,
            odometer_end_km: None,
            cte_key: None,
            ciot: None,
            mdfe_key: None,
            notes: self.notes.or_else(|| simulation.fields.notes.clone()),
            minimum_table: Some(simulation.fields.minimum_table),
            empty_return_km: Some(due_return).filter(|km| *km > Km::default()),
            confirm: Some(confirm),
        })
    }
}
