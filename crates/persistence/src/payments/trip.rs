//! Freights as settlements show them, in a fixed number of queries.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::CostLine;
use finance::figures::{AggregateRow, Contribution, Side};
use freight::{City, Freight, FreightProfit, TollPayer, city};
use kernel::{Cents, CityCode, CityName, Error, FreightId, Now, OwnerId, Plate, Result, VehicleId};
use payments::{PaymentVehicle, SettledFreight, Trip, TripFigures, TripLine, TripPosting};

use crate::{
    Db,
    finance::{freight_books::FreightBooks, freight_parties::PartiesByFreight, toll_vouchers::covered_tolls},
    freight::ProfitInputs,
    owned::{freight_trailers as trailers, freights, join_same_tenant, vehicles},
    prepared::id_in,
};

/// Data of a freight for a settlement.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The freight.
    pub freight: Freight,
    /// Revenue, costs and profit.
    pub result: FreightProfit,
    completed_on: Option<NaiveDate>,
    client_name: Option<String>,
    /// The truck, then the trailers.
    vehicles: Vec<PaymentVehicle>,
    /// Costs paid by the owner, by category; toll without the part covered by a voucher.
    pub owner_expenses: Vec<CostLine>,
    origin: CityName,
    destination: CityName,
}

fn city_name(code: CityCode) -> Result<CityName> {
    city::find(code).map(City::named).ok_or_else(|| Error::Internal(format!("no city {code}").into()))
}

/// Loads the owner's freights of the given ids.
pub(super) fn rows(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Vec<Freight>> {
    Ok(freights::of(owner).filter(id_in(freights::id, ids)).select(Freight::as_select()).load(db)?)
}

/// Loads the data of the given freights for settlements.
pub(super) fn facts(
    db: &mut Db,
    owner: OwnerId,
    freights: Vec<Freight>,
    now: &Now,
) -> Result<HashMap<FreightId, Facts>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let parties =
        if ids.is_empty() { PartiesByFreight::default() } else { PartiesByFreight::of_freights(db, owner, &ids)? };
    facts_with(db, owner, freights, parties, now)
}

/// Loads the data of the given freights for settlements, with their parties already loaded.
pub(super) fn facts_with(
    db: &mut Db,
    owner: OwnerId,
    freights: Vec<Freight>,
    parties: PartiesByFreight,
    now: &Now,
) -> Result<HashMap<FreightId, Facts>> {
    if freights.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let books = FreightBooks::find(db, owner, &ids)?;
    let inputs = ProfitInputs::with(db, owner, &ids, books, parties)?;
    let mut results = inputs.profits(&freights, now)?;
    let mut vehicles = vehicles_of(db, owner, &freights, &inputs.parties)?;
    let mut owner_expenses = owner_expenses(&freights, &inputs.books, now.today)?;
    let missing = || Error::Internal("a freight without a result".into());
    freights
        .into_iter()
        .map(|freight| {
            let completed_on = inputs.timelines.get(&freight.id).and_then(|timeline| freight.completed_by(timeline));
            let facts = Facts {
                result: results.remove(&freight.id).ok_or_else(missing)?,
                completed_on,
                client_name: inputs.parties.client(freight.id).map(|client| client.name),
                vehicles: vehicles.remove(&freight.id).unwrap_or_default(),
                owner_expenses: owner_expenses.remove(&freight.id).unwrap_or_default(),
                origin: city_name(freight.fields.origin_city_code)?,
                destination: city_name(freight.fields.destination_city_code)?,
                freight,
            };
            Ok((facts.freight.id, facts))
        })
        .collect()
}

/// Returns the costs of freights up to a day that the owner paid.
fn owner_expenses(
    freights: &[Freight],
    books: &FreightBooks,
    until: NaiveDate,
) -> Result<HashMap<FreightId, Vec<CostLine>>> {
    let booked = books.lines().filter(|(day, _)| *day <= until).map(|(_, line)| line);
    let covered = covered_tolls(freights, books, until)?;
    let is_owners = |line: &AggregateRow| !line.paid_by_driver && !line.is_drivers() && !line.is_price_deduction();
    let mut of: HashMap<FreightId, Vec<CostLine>> = HashMap::new();
    for line in booked.chain(covered).filter(is_owners) {
        let (Some(freight), Some(Contribution { side: Side::Cost, category, amount_cents })) =
            (line.freight_id, line.contribution()?)
        else {
            continue;
        };
        of.entry(freight).or_default().push(CostLine { category, amount_cents });
    }
    Ok(of)
}

/// Loads the vehicles of each freight, the truck first.
fn vehicles_of(
    db: &mut Db,
    owner: OwnerId,
    freights: &[Freight],
    parties: &PartiesByFreight,
) -> Result<HashMap<FreightId, Vec<PaymentVehicle>>> {
    let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
    let pulled: Vec<(FreightId, VehicleId, Plate)> = trailers::of(owner)
        .inner_join(join_same_tenant(vehicles::id, trailers::vehicle_id))
        .filter(id_in(trailers::freight_id, ids))
        .order((trailers::freight_id, trailers::position))
        .select((trailers::freight_id, vehicles::id, vehicles::plate))
        .load(db)?;
    let mut of: HashMap<FreightId, Vec<PaymentVehicle>> = HashMap::new();
    for freight in freights {
        let id = freight.fields.truck_id;
        let plate = parties.truck(freight.id).ok_or_else(|| Error::Internal(format!("no vehicle {id}").into()))?;
        of.insert(freight.id, vec![PaymentVehicle { id, plate }]);
    }
    for (freight, id, plate) in pulled {
        of.entry(freight).or_default().push(PaymentVehicle { id, plate });
    }
    Ok(of)
}

impl Facts {
    /// Returns the input of the computation.
    pub(super) fn trip(&self) -> Trip {
        Trip {
            freight_id: self.freight.id,
            number: self.freight.number,
            truck_id: self.freight.fields.truck_id,
            price_cents: self.result.price_cents,
            cost_cents: self.result.trip_cost_cents,
            commission_bps: self.freight.fields.commission_bps,
        }
    }

    /// Returns the input of the postings.
    pub(super) fn posting(&self, settled: &SettledFreight) -> TripPosting {
        TripPosting {
            freight_id: self.freight.id,
            number: self.freight.number,
            truck_id: self.freight.fields.truck_id,
            belongs_on: self.freight.belongs_on(),
            commission_cents: settled.commission_cents,
        }
    }

    /// Returns the line of the freight in a settlement.
    pub(super) fn line(&self, settled: &SettledFreight) -> TripLine {
        let Self { freight, completed_on, client_name, origin, destination, .. } = self;
        let trip_km = freight.trip_km();
        let voucher = freight.fields.toll_payer == TollPayer::Shipper;
        TripLine {
            freight_id: freight.id,
            number: freight.number,
            scheduled_for: freight.fields.scheduled_for,
            began_on: freight.began_on,
            completed_on: *completed_on,
            origin_city: origin.clone(),
            destination_city: destination.clone(),
            client_name: client_name.clone(),
            cte_key: freight.fields.cte_key.clone(),
            ciot: freight.fields.ciot.clone(),
            distance_km: trip_km.loaded,
            empty_km: trip_km.empty,
            weight_kg: freight.fields.weight_kg,
            rate: freight.fields.pricing.rate_words(freight.fields.rate_cents),
            gross_cents: freight.fields.gross_cents,
            toll_voucher_cents: if voucher { freight.fields.toll_cents } else { Cents::ZERO },
            base_cents: settled.base_cents,
            commission_bps: settled.commission_bps,
            commission_cents: settled.commission_cents,
        }
    }

    /// Returns the figures of the freight, which add up to those of the settlement.
    pub(super) fn figures(&self) -> TripFigures {
        TripFigures {
            vehicles: self.vehicles.clone(),
            odometer_start_km: self.freight.fields.odometer_start_km,
            odometer_end_km: self.freight.fields.odometer_end_km,
            revenue_cents: self.result.revenue_cents,
            cost_cents: self.result.cost_cents,
            km: self.result.total_km,
        }
    }
}
