//! The plans of the vehicles, and what is due.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{MaintenancePlanId, Page, VehicleId};
use maintenance::{PlanInput, PlanRecord, StarterChoice, StarterItem};
use persistence::maintenance::{choose, offer, plan};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{Delete, FormatQuery, Get, List, ListQuery, Listing, Outcome, Params, Post, Put, made};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct StarterQuery {
    /// The vehicle.
    vehicle_id: VehicleId,
}

/// Lines of plans, all of them at once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MaintenanceDue {
    /// The lines, the most urgent first.
    items: Vec<PlanRecord>,
    /// Always absent.
    next_cursor: Option<String>,
}

/// The plans that a vehicle may begin with, all of them at once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MaintenanceStarter {
    /// The plans.
    items: Vec<StarterItem>,
    /// Always absent.
    next_cursor: Option<String>,
}

/// The lines of the vehicles' plans, by name unless told.
#[utoipa::path(tag = "maintenance", params(plan::Filter, ListQuery), responses((status = 200, body = Page<PlanRecord>)))]
#[get("/api/maintenance/plans")]
async fn list_plans(list: List<plan::Filter>) -> Listing {
    list.answer(plan::list).await
}

/// Put a line on a vehicle's plan.
#[utoipa::path(tag = "maintenance", request_body = PlanInput, responses((status = 201, body = PlanRecord)))]
#[post("/api/maintenance/plans")]
async fn create_plan(post: Post<PlanInput>) -> Outcome {
    post.create("/api/maintenance/plans", plan::insert).await
}

/// The plans that a vehicle may begin with; those standing are on its plan already.
#[utoipa::path(tag = "maintenance", params(StarterQuery), responses((status = 200, body = MaintenanceStarter)))]
#[get("/api/maintenance/plans/starter")]
async fn offer_plans(get: Get, query: Params<StarterQuery>) -> Outcome {
    get.answer(move |db, who| {
        let items = offer(db, who.owner(), query.0.vehicle_id)?;
        Ok(MaintenanceStarter { items, next_cursor: None })
    })
    .await
}

/// Put plans to begin with on a vehicle's plan. What stands there already is left alone; the answer shows what was made.
#[utoipa::path(tag = "maintenance", request_body = StarterChoice, responses((status = 201, body = MaintenanceDue)))]
#[post("/api/maintenance/plans/starter")]
async fn choose_plans(post: Post<StarterChoice>) -> Outcome {
    post.write(|db, who, body, _| {
        let place = format!("/api/maintenance/plans?vehicleId={}", body.vehicle_id);
        let items = choose(db, who.owner(), body, &who.now)?;
        made(place, &MaintenanceDue { items, next_cursor: None })
    })
    .await
}

/// One line of a plan.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 200, body = PlanRecord)))]
#[get("/api/maintenance/plans/{id}")]
async fn find_plan(get: Get, id: Path<MaintenancePlanId>) -> Outcome {
    get.record(move |db, who| plan::find(db, who.owner(), id.into_inner(), &who.now)).await
}

/// Change a line of a plan. Its vehicle stays.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), request_body = PlanInput, responses((status = 200, body = PlanRecord)))]
#[put("/api/maintenance/plans/{id}")]
async fn update_plan(put: Put<PlanInput>, id: Path<MaintenancePlanId>) -> Outcome {
    put.update(id, plan::update).await
}

/// Take a line off a plan. The records that fulfilled it stay.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/maintenance/plans/{id}")]
async fn delete_plan(delete: Delete, id: Path<MaintenancePlanId>) -> Outcome {
    delete.delete(id, plan::delete).await
}

/// The watched lines of the vehicles in use, the most urgent first: by kilometres or months, whichever comes first.
#[utoipa::path(tag = "maintenance", params(plan::DueFilter, FormatQuery), responses((status = 200, body = MaintenanceDue)))]
#[get("/api/maintenance/due")]
async fn list_due(list: List<plan::DueFilter, FormatQuery>) -> Listing {
    list.answer(plan::due).await
}

/// The operations of this file; the words of a path go before its id.
pub fn services(config: &mut ServiceConfig) {
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
