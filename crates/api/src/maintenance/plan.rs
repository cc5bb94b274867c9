//! The plans of the vehicles, and what is due.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use kernel::{MaintenancePlanId, Page, VehicleId};
use maintenance::{PlanInput, PlanRecord, PlanState, StarterChoice, StarterItem};
use persistence::maintenance::{
    choose, offer,
    plan::{self, Filter},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, FormatQuery, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct PlanQuery {
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// `true`: only those watched; `false`: only the others.
    active: Option<bool>,
    /// Text in name or category, or the vehicle's.
    q: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct DueQuery {
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// Only in this state.
    state: Option<PlanState>,
}

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
#[utoipa::path(tag = "maintenance", params(PlanQuery, ListQuery), responses((status = 200, body = Page<PlanRecord>)))]
#[get("/api/maintenance/plans")]
async fn list_plans(app: Data<AppState>, who: Who, query: Params<PlanQuery>, list: ListQuery) -> Listing {
    let PlanQuery { vehicle_id: vehicle, active, q } = query.0;
    let filter = Filter { vehicle, active, q };
    list.answer(&app, &who.clone(), move |db, page| plan::list(db, who.owner(), &filter, page, &who.now)).await
}

/// Put a line on a vehicle's plan.
#[utoipa::path(tag = "maintenance", request_body = PlanInput, responses((status = 201, body = PlanRecord)))]
#[post("/api/maintenance/plans")]
async fn create_plan(app: Data<AppState>, post: Post<PlanInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = plan::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/maintenance/plans/{}", made.plan.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// The plans that a vehicle may begin with; those standing are on its plan already.
#[utoipa::path(tag = "maintenance", params(StarterQuery), responses((status = 200, body = MaintenanceStarter)))]
#[get("/api/maintenance/plans/starter")]
async fn offer_plans(app: Data<AppState>, who: Who, query: Params<StarterQuery>) -> Outcome {
    let items = app.read(move |db| offer(db, who.owner(), query.0.vehicle_id)).await?;
    Ok(record(&MaintenanceStarter { items, next_cursor: None })?.into())
}

/// Put plans to begin with on a vehicle's plan. What stands there already is left alone; the answer shows what was made.
#[utoipa::path(tag = "maintenance", request_body = StarterChoice, responses((status = 201, body = MaintenanceDue)))]
#[post("/api/maintenance/plans/starter")]
async fn choose_plans(app: Data<AppState>, post: Post<StarterChoice>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let items = choose(db, who.owner(), &body, &who.now)?;
            let place = format!("/api/maintenance/plans?vehicleId={}", body.vehicle_id);
            created(place, &MaintenanceDue { items, next_cursor: None })
        })
        .await?;
    Ok(answer.into())
}

/// One line of a plan.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 200, body = PlanRecord)))]
#[get("/api/maintenance/plans/{id}")]
async fn find_plan(app: Data<AppState>, who: Who, id: Path<MaintenancePlanId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| plan::find(db, who.owner(), id, &who.now)).await?;
    Ok(record(&found)?.into())
}

/// Change a line of a plan. Its vehicle stays.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), request_body = PlanInput, responses((status = 200, body = PlanRecord)))]
#[put("/api/maintenance/plans/{id}")]
async fn update_plan(app: Data<AppState>, put: Put<PlanInput>, id: Path<MaintenancePlanId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| plan::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Take a line off a plan. The records that fulfilled it stay.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/maintenance/plans/{id}")]
async fn delete_plan(app: Data<AppState>, delete: Delete, id: Path<MaintenancePlanId>) -> Outcome {
    let Delete { who, version } = delete;
    let id = id.into_inner();
    app.write(move |db| plan::delete(db, who.owner(), id, version, &who.now)).await?;
    Ok(no_content().into())
}

/// The watched lines of the vehicles in use, the most urgent first: by kilometres or months, whichever comes first.
#[utoipa::path(tag = "maintenance", params(DueQuery, FormatQuery), responses((status = 200, body = MaintenanceDue)))]
#[get("/api/maintenance/due")]
async fn list_due(app: Data<AppState>, who: Who, query: Params<DueQuery>, list: FormatQuery) -> Listing {
    let DueQuery { vehicle_id, state } = query.0;
    list.answer(&app, &who.clone(), move |db| plan::due(db, who.owner(), vehicle_id, state, &who.now)).await
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
