//! Fuel: fill-ups, the defaults of a new one, and consumption.

use actix_web::{delete, get, post, put, web::Path};
use fleet::{
    FuelInput, FuelRecord,
    fuel::{FuelConsumption, FuelDefaults, FuelPreview, KnownStation},
};
use kernel::{FuelRecordId, Page, VehicleId};
use persistence::fleet::{
    consumption::{self, Period},
    fuel, fuel_defaults,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct DefaultsQuery {
    /// Vehicle to be filled up.
    vehicle_id: VehicleId,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PreviewQuery {
    /// Fill-up that is being edited; absent for a new one.
    id: Option<FuelRecordId>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct StationQuery {
    /// Text to search in the station's name.
    q: Option<String>,
}

/// The owner's fill-ups; by default the last first.
#[utoipa::path(tag = "fuel", params(fuel::Filter, ListQuery), responses((status = 200, body = Page<FuelRecord>)))]
#[get("/api/fuel")]
async fn list_fuel(list: List<fuel::Filter>) -> Listing {
    list.respond(fuel::list).await
}

/// Record a fill-up, with any two of volume, price and total, or three that agree. Unlikely values need confirmation.
#[utoipa::path(tag = "fuel", request_body = FuelInput, responses((status = 201, body = FuelRecord)))]
#[post("/api/fuel")]
async fn create_fuel(post: Post<FuelInput>) -> HandlerResult {
    post.create("/api/fuel", fuel::insert).await
}

/// Preview of a fill-up while it is being entered. Stores nothing. Everything but vehicle, day and fuel may still be
/// missing.
#[utoipa::path(tag = "fuel", params(PreviewQuery), request_body = FuelInput, responses((status = 200, body = FuelPreview)))]
#[post("/api/fuel/preview")]
async fn preview_fuel(post: Post<FuelInput>, query: Params<PreviewQuery>) -> HandlerResult {
    post.respond(move |db, principal, input| fuel::preview(db, principal.owner(), query.0.id, input, &principal.now))
        .await
}

/// Defaults of a new fill-up of a vehicle.
#[utoipa::path(tag = "fuel", params(DefaultsQuery), responses((status = 200, body = FuelDefaults)))]
#[get("/api/fuel/defaults")]
async fn find_fuel_defaults(get: Get, query: Params<DefaultsQuery>) -> HandlerResult {
    get.respond(move |db, principal| fuel_defaults::defaults(db, principal.owner(), query.0.vehicle_id)).await
}

/// The stations to choose from: a short list, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FuelStations {
    /// The stations, the last used first.
    items: Vec<KnownStation>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// The stations where the owner filled up, the last used first.
#[utoipa::path(tag = "fuel", params(StationQuery), responses((status = 200, body = FuelStations)))]
#[get("/api/fuel/stations")]
async fn list_fuel_stations(get: Get, query: Params<StationQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        let items = fuel_defaults::stations(db, principal.owner(), query.0.q.as_deref())?;
        Ok(FuelStations { items, next_cursor: None })
    })
    .await
}

/// Fuel consumption of a period: by vehicle from full tank to full tank, and by station.
#[utoipa::path(tag = "fuel", params(Period), responses((status = 200, body = FuelConsumption)))]
#[get("/api/fuel/consumption")]
async fn find_fuel_consumption(get: Get, period: Params<Period>) -> HandlerResult {
    get.respond(move |db, principal| consumption::find(db, principal.owner(), period.0, &principal.now)).await
}

/// One fill-up.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), responses((status = 200, body = FuelRecord)))]
#[get("/api/fuel/{id}")]
async fn find_fuel(get: Get, id: Path<FuelRecordId>) -> HandlerResult {
    get.find(id, fuel::find).await
}

/// Change a fill-up; its postings and the vehicle's odometer follow.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), request_body = FuelInput, responses((status = 200, body = FuelRecord)))]
#[put("/api/fuel/{id}")]
async fn update_fuel(put: Put<FuelInput>, id: Path<FuelRecordId>) -> HandlerResult {
    put.update(id, fuel::update).await
}

/// Delete a fill-up and its postings.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/fuel/{id}")]
async fn delete_fuel(delete: Delete, id: Path<FuelRecordId>) -> HandlerResult {
    delete.delete(id, fuel::delete).await
}

/// Operations of this file; named paths are registered before the one with an id.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_fuel)
        .service(create_fuel)
        .service(preview_fuel)
        .service(find_fuel_defaults)
        .service(list_fuel_stations)
        .service(find_fuel_consumption)
        .service(find_fuel)
        .service(update_fuel)
        .service(delete_fuel);
}
