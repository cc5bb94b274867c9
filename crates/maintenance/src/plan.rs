//! Maintenance plan: recurring work on a vehicle by kilometres, months, or both, at the earlier of both.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Check, Input, Instant, Km, MaintenancePlanId, Now, OwnerId, Plate, Result, VehicleId,
    schema::maintenance_plans,
    text::{fold, grouped},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{
    DueForecast, MaintenanceCategory,
    due::{PlanState, by_km},
};

/// Maintenance plan of a vehicle.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePlan)]
#[diesel(table_name = maintenance_plans)]
pub struct Plan {
    /// Identity.
    pub id: MaintenancePlanId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: PlanFields,
}

/// Maintenance plan as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePlanRecord)]
pub struct PlanRecord {
    /// Maintenance plan.
    #[serde(flatten)]
    pub plan: Plan,
    /// Plate of the vehicle.
    pub plate: Plate,
    /// Forecast of when it is due next.
    pub due: DueForecast,
}

kernel::entity!(PlanRecord: plan);

impl PlanRecord {
    /// True when the plan is near by kilometres, without a known day.
    pub fn near_by_km_alone(&self) -> bool {
        let by_km = self.due.km_left.zip(self.plan.fields.every_km).map(|(left, every)| by_km(left, every.get()));
        self.due.forecast_on.is_none() && by_km == Some(PlanState::Soon)
    }
}

/// Maintenance plan as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = MaintenancePlanInput)]
pub struct PlanInput {
    /// The vehicle; never changes afterwards.
    pub vehicle_id: VehicleId,
    /// Work to be done.
    #[validate(length(min = 1, max = 100))]
    pub name: String,
    /// Part of the vehicle.
    pub category: MaintenanceCategory,
    /// Interval in kilometres; required without an interval in months.
    #[validate(range(min = 100, max = 1_000_000))]
    pub every_km: Option<Km>,
    /// Interval in months; required without an interval in kilometres.
    #[validate(range(min = 1, max = 240))]
    pub every_months: Option<i64>,
    /// Day on which it was last done, without a record of it.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub last_done_on: Option<NaiveDate>,
    /// Odometer at that time, in kilometres.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub last_done_km: Option<Km>,
    /// True while the plan is watched; default true.
    pub active: Option<bool>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

/// Fields of a maintenance plan that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePlanFields)]
#[diesel(table_name = maintenance_plans, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PlanFields {
    /// The vehicle; never changes.
    pub vehicle_id: VehicleId,
    /// Work to be done.
    pub name: String,
    /// Part of the vehicle.
    pub category: MaintenanceCategory,
    /// Interval in kilometres; null for a plan by months alone.
    pub every_km: Option<Km>,
    /// Interval in months; null for a plan by kilometres alone.
    pub every_months: Option<i64>,
    /// Day on which it was last done, as the owner states it; null where he does not. A record of the
    /// work on the same day or later counts in its place.
    pub last_done_on: Option<NaiveDate>,
    /// Odometer at that time, in kilometres.
    pub last_done_km: Option<Km>,
    /// True while the plan is watched.
    pub active: bool,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded text for the search.
    #[serde(skip)]
    pub search: String,
}

/// Returns the folded search text of a plan. The name is first: lists are in the order of this text.
pub fn search_text(name: &str, category: MaintenanceCategory) -> String {
    fold(&format!("{name} {}", category.label()))
}

/// Notes a last time that is impossible: `odometer` is the vehicle's reading now.
pub fn check_last_done(check: &mut Check, on: Option<NaiveDate>, km: Option<Km>, odometer: Km, now: &Now) {
    let message = "A última vez não pode ser depois de hoje.";
    check.ensure(on.is_none_or(|day| now.has_begun(day)), "lastDoneOn", "in_future", message);
    if km.is_some_and(|km| km > odometer) {
        let shown = grouped(odometer.get().unsigned_abs());
        let message = format!("O veículo está com {shown} km: informe até isso, ou corrija antes o hodômetro dele.");
        check.fail("lastDoneKm", "above_odometer", message);
    }
}

impl PlanInput {
    /// Notes a fault where the vehicle is not that of `existing`, the plan that is being changed.
    pub fn check_vehicle(&self, check: &mut Check, existing: Option<&Plan>) {
        let same = existing.is_none_or(|plan| plan.fields.vehicle_id == self.vehicle_id);
        let message = "O item do plano não muda de veículo: crie outro item para este veículo.";
        check.ensure(same, "vehicleId", "fixed", message);
    }

    /// Finishes a check to which the caller added the faults of the vehicle; `odometer` is the vehicle's reading now.
    pub fn check(self, mut check: Check, odometer: Km, now: &Now) -> Result<PlanFields> {
        let some = self.every_km.is_some() || self.every_months.is_some();
        check.ensure(some, "everyKm", "required", "Informe a cada quantos km, a cada quantos meses, ou os dois.");
        check_last_done(&mut check, self.last_done_on, self.last_done_km, odometer, now);
        check.finish()?;
        Ok(PlanFields {
            search: search_text(&self.name, self.category),
            vehicle_id: self.vehicle_id,
            name: self.name,
            category: self.category,
            every_km: self.every_km,
            every_months: self.every_months,
            last_done_on: self.last_done_on,
            last_done_km: self.last_done_km,
            active: self.active.unwrap_or(true),
            notes: self.notes,
        })
    }
}
