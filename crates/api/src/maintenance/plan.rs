//! Maintenance plans of the vehicles, and the lines that are due.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{MaintenancePlanId, Page, VehicleId};
use maintenance::{PlanInput, PlanRecord, StarterChoice, StarterItem};
use persistence::maintenance::{choose, offer, plan};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put, WholeListQuery, made},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct StarterQuery {
    /// Id of the vehicle.
    vehicle_id: VehicleId,
}

/// Lines of plans, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MaintenanceDue {
    /// Lines, the most urgent first.
    items: Vec<PlanRecord>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// All starter lines for a vehicle's plan, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MaintenanceStarter {
    /// Starter lines.
    items: Vec<StarterItem>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// The lines of the vehicles' plans; by default in order of name.
#[utoipa::path(tag = "maintenance", params(plan::Filter, ListQuery), responses((status = 200, body = Page<PlanRecord>)))]
#[get("/api/maintenance/plans")]
async fn list_plans(list: List<plan::Filter>) -> Listing {
    list.respond(plan::list).await
}

/// Add a line to a vehicle's plan.
#[utoipa::path(tag = "maintenance", request_body = PlanInput, responses((status = 201, body = PlanRecord)))]
#[post("/api/maintenance/plans")]
async fn create_plan(post: Post<PlanInput>) -> HandlerResult {
    post.create("/api/maintenance/plans", plan::insert).await
}

/// Starter lines for a vehicle's plan; `standing` lines are on the plan already.
#[utoipa::path(tag = "maintenance", params(StarterQuery), responses((status = 200, body = MaintenanceStarter)))]
#[get("/api/maintenance/plans/starter")]
async fn offer_plans(get: Get, query: Params<StarterQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        let items = offer(db, principal.owner(), query.0.vehicle_id)?;
        Ok(MaintenanceStarter { items, next_cursor: None })
    })
    .await
}

/// Add starter lines to a vehicle's plan. Existing lines stay as they are; the answer shows the new lines.
#[utoipa::path(tag = "maintenance", request_body = StarterChoice, responses((status = 201, body = MaintenanceDue)))]
#[post("/api/maintenance/plans/starter")]
async fn choose_plans(post: Post<StarterChoice>) -> HandlerResult {
    post.write(|db, principal, body, _| {
        let place = format!("/api/maintenance/plans?vehicleId={}", body.vehicle_id);
        let items = choose(db, principal.owner(), body, &principal.now)?;
        made(place, &MaintenanceDue { items, next_cursor: None })
    })
    .await
}

/// One line of a plan.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 200, body = PlanRecord)))]
#[get("/api/maintenance/plans/{id}")]
async fn find_plan(get: Get, id: Path<MaintenancePlanId>) -> HandlerResult {
    get.record(move |db, principal| plan::find(db, principal.owner(), id.into_inner(), &principal.now)).await
}

/// Change a line of a plan. Its vehicle stays.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), request_body = PlanInput, responses((status = 200, body = PlanRecord)))]
#[put("/api/maintenance/plans/{id}")]
async fn update_plan(put: Put<PlanInput>, id: Path<MaintenancePlanId>) -> HandlerResult {
    put.update(id, plan::update).await
}

/// Delete a line of a plan. The records that fulfilled it stay.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/maintenance/plans/{id}")]
async fn delete_plan(delete: Delete, id: Path<MaintenancePlanId>) -> HandlerResult {
    delete.delete(id, plan::delete).await
}

/// The active lines of vehicles that are not inactive, the most urgent first: by kilometres or months, at the earlier
/// of both.
#[utoipa::path(tag = "maintenance", params(plan::DueFilter, WholeListQuery), responses((status = 200, body = MaintenanceDue)))]
#[get("/api/maintenance/due")]
async fn list_due(list: List<plan::DueFilter, WholeListQuery>) -> Listing {
    list.respond(plan::due).await
}

/// Operations of this file; fixed path segments are registered before an id in the same position.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_plans)
        .service(create_plan)
        .service(offer_plans)
        .service(choose_plans)
        .service(find_plan)
        .service(update_plan)
        .service(delete_plan)
        .service(list_due);
}
