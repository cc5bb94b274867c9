//! Starter template of a vehicle's plan: suggested lines, and their insertion.

use diesel::prelude::*;
use fleet::{BodyType, Vehicle, VehicleType};
use kernel::{Check, Km, Now, OwnerId, Result, VehicleId, text::fold};
use maintenance::{
    PlanFields, PlanRecord, StarterChoice, StarterItem,
    plan::check_last_done,
    starter::{Build, Starter, set},
};

use super::plan;
use crate::{Db, fleet::vehicle, owned::maintenance_plans as plans, references::Named};

fn build(vehicle: &Vehicle) -> Build {
    Build {
        trailer: vehicle.fields.kind == VehicleType::Trailer,
        refrigerated: vehicle.fields.body_type == Some(BodyType::Refrigerated),
    }
}

/// Loads the names on a vehicle's plan, folded.
fn planned_names(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<Vec<String>> {
    let names: Vec<String> = plans::of(owner).filter(plans::vehicle_id.eq(id)).select(plans::name).load(db)?;
    Ok(names.iter().map(|name| fold(name)).collect())
}

/// Lists the suggested lines for a vehicle's plan.
pub fn offer(db: &mut Db, owner: OwnerId, id: VehicleId) -> Result<Vec<StarterItem>> {
    let vehicle = vehicle::find(db, owner, id)?.vehicle;
    let planned = planned_names(db, owner, id)?;
    let item = |starter: &Starter| StarterItem::of(starter, planned.contains(&fold(starter.name)));
    Ok(set(build(&vehicle)).iter().map(item).collect())
}

/// Inserts the chosen lines into a vehicle's plan and returns the new ones; existing lines are unchanged.
pub fn choose(db: &mut Db, owner: OwnerId, mut choice: StarterChoice, now: &Now) -> Result<Vec<PlanRecord>> {
    let mut check = Check::of(&mut choice);
    let vehicle = vehicle::find_many(db, owner, &[choice.vehicle_id])?.pop();
    let Some(vehicle) = Named::Vehicle.found(&mut check, vehicle) else {
        return check.finish_with(None);
    };
    let chosen = choice.chosen(&mut check, build(&vehicle));
    check_last_done(&mut check, choice.last_done_on, choice.last_done_km, vehicle.odometer_km, now);
    check.finish()?;
    let planned = planned_names(db, owner, vehicle.id)?;
    let mut made = Vec::new();
    for starter in chosen.iter().filter(|starter| !planned.contains(&fold(starter.name))) {
        let plan = plan::written(db, owner, &fields(starter, &choice), now)?;
        made.push(plan::Row { plan, vehicle: vehicle.clone() });
    }
    plan::forecast(db, owner, made, now)
}

fn fields(starter: &Starter, choice: &StarterChoice) -> PlanFields {
    PlanFields {
        vehicle_id: choice.vehicle_id,
        name: starter.name.to_owned(),
        category: starter.category,
        every_km: starter.every_km.map(Km::from),
        every_months: starter.every_months,
        last_done_on: choice.last_done_on,
        last_done_km: choice.last_done_km,
        active: true,
        notes: None,
        search: maintenance::plan::search_text(starter.name, starter.category),
    }
}
