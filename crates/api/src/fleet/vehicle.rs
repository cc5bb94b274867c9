//! Vehicles.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use fleet::{VehicleInput, VehicleRecord, VehicleStatus, VehicleType, summary::VehicleSummary};
use kernel::{Page, VehicleId};
use persistence::fleet::{
    summary,
    vehicle::{self, Filter},
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct VehicleQuery {
    /// Only of this type.
    #[serde(rename = "type")]
    #[param(rename = "type")]
    kind: Option<VehicleType>,
    /// Only in this status.
    status: Option<VehicleStatus>,
    /// Text in plate, nickname, brand or model.
    q: Option<String>,
}

/// The owner's vehicles, by plate unless told.
#[utoipa::path(tag = "vehicles", params(VehicleQuery, ListQuery), responses((status = 200, body = Page<VehicleRecord>)))]
#[get("/api/vehicles")]
async fn list_vehicles(app: Data<AppState>, who: Who, query: Params<VehicleQuery>, list: ListQuery) -> Listing {
    let VehicleQuery { kind, status, q } = query.0;
    let filter = Filter { kind, status, q };
    list.answer(&app, &who.clone(), move |db, page| vehicle::list(db, who.owner(), &filter, page)).await
}

/// Register a vehicle.
#[utoipa::path(tag = "vehicles", request_body = VehicleInput, responses((status = 201, body = VehicleRecord)))]
#[post("/api/vehicles")]
async fn create_vehicle(app: Data<AppState>, post: Post<VehicleInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = vehicle::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/vehicles/{}", made.vehicle.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One vehicle.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 200, body = VehicleRecord)))]
#[get("/api/vehicles/{id}")]
async fn find_vehicle(app: Data<AppState>, who: Who, id: Path<VehicleId>) -> Outcome {
    let found = app.read(move |db| vehicle::find(db, who.owner(), id.into_inner())).await?;
    Ok(record(&found)?.into())
}

/// Change a vehicle. An odometer that falls, and inactivity in the middle of a freight, are refused or to be confirmed.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), request_body = VehicleInput, responses((status = 200, body = VehicleRecord)))]
#[put("/api/vehicles/{id}")]
async fn update_vehicle(app: Data<AppState>, put: Put<VehicleInput>, id: Path<VehicleId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| vehicle::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a vehicle of which nothing is written down.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/vehicles/{id}")]
async fn delete_vehicle(app: Data<AppState>, delete: Delete, id: Path<VehicleId>) -> Outcome {
    let id = id.into_inner();
    app.write(move |db| vehicle::delete(db, delete.who.owner(), id, delete.version)).await?;
    Ok(no_content().into())
}

/// The whole life of a vehicle in figures.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 200, body = VehicleSummary)))]
#[get("/api/vehicles/{id}/summary")]
async fn summarize_vehicle(app: Data<AppState>, who: Who, id: Path<VehicleId>) -> Outcome {
    let id = id.into_inner();
    let figures = app.read(move |db| summary::find(db, who.owner(), id, &who.now)).await?;
    Ok(record(&figures)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_vehicles)
        .service(create_vehicle)
        .service(find_vehicle)
        .service(update_vehicle)
        .service(delete_vehicle)
        .service(summarize_vehicle);
}
