//! Vehicles.

use actix_web::{delete, get, post, put, web::Path};
use fleet::{VehicleInput, VehicleRecord, summary::VehicleSummary};
use kernel::{Page, VehicleId};
use persistence::fleet::{summary, vehicle};

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Post, Put},
    operations::Operations,
};

/// The owner's vehicles; by default in order of plate.
#[utoipa::path(tag = "vehicles", params(vehicle::Filter, ListQuery), responses((status = 200, body = Page<VehicleRecord>)))]
#[get("/api/vehicles")]
async fn list_vehicles(list: List<vehicle::Filter>) -> Listing {
    list.respond(vehicle::list).await
}

/// Register a vehicle.
#[utoipa::path(tag = "vehicles", request_body = VehicleInput, responses((status = 201, body = VehicleRecord)))]
#[post("/api/vehicles")]
async fn create_vehicle(post: Post<VehicleInput>) -> HandlerResult {
    post.create("/api/vehicles", vehicle::insert).await
}

/// One vehicle.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 200, body = VehicleRecord)))]
#[get("/api/vehicles/{id}")]
async fn find_vehicle(get: Get, id: Path<VehicleId>) -> HandlerResult {
    get.find(id, vehicle::find).await
}

/// Change a vehicle. A falling odometer needs confirmation; below a recorded reading it is refused, as is deactivation
/// while a freight of the vehicle is open.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), request_body = VehicleInput, responses((status = 200, body = VehicleRecord)))]
#[put("/api/vehicles/{id}")]
async fn update_vehicle(put: Put<VehicleInput>, id: Path<VehicleId>) -> HandlerResult {
    put.update(id, vehicle::update).await
}

/// Delete a vehicle without history.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/vehicles/{id}")]
async fn delete_vehicle(delete: Delete, id: Path<VehicleId>) -> HandlerResult {
    delete.delete(id, vehicle::delete).await
}

/// Figures of a vehicle's whole life.
#[utoipa::path(tag = "vehicles", params(("id" = i64, Path)), responses((status = 200, body = VehicleSummary)))]
#[get("/api/vehicles/{id}/summary")]
async fn summarize_vehicle(get: Get, id: Path<VehicleId>) -> HandlerResult {
    get.respond(move |db, principal| summary::find(db, principal.owner(), id.into_inner(), &principal.now)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_vehicles)
        .service(create_vehicle)
        .service(find_vehicle)
        .service(update_vehicle)
        .service(delete_vehicle)
        .service(summarize_vehicle);
}
