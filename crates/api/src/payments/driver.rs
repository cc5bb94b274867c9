//! Drivers.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{DriverId, Page};
use payments::{DriverInput, DriverRecord};
use persistence::payments::driver::{self, Filter};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{Delete, Get, List, ListQuery, Listing, Outcome, Post, Put};

/// The owner's drivers, by name unless told.
#[utoipa::path(tag = "drivers", params(Filter, ListQuery), responses((status = 200, body = Page<DriverRecord>)))]
#[get("/api/drivers")]
async fn list_drivers(list: List<Filter>) -> Listing {
    list.answer(driver::list).await
}

/// Write a driver down. A CNH number whose check digits do not agree wants a confirmation.
#[utoipa::path(tag = "drivers", request_body = DriverInput, responses((status = 201, body = DriverRecord)))]
#[post("/api/drivers")]
async fn create_driver(post: Post<DriverInput>) -> Outcome {
    post.create("/api/drivers", driver::insert).await
}

/// One driver.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 200, body = DriverRecord)))]
#[get("/api/drivers/{id}")]
async fn find_driver(get: Get, id: Path<DriverId>) -> Outcome {
    get.record(move |db, who| driver::find(db, who.owner(), *id, &who.now)).await
}

/// Change a driver. Settlements that stand are not reckoned anew.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), request_body = DriverInput, responses((status = 200, body = DriverRecord)))]
#[put("/api/drivers/{id}")]
async fn update_driver(put: Put<DriverInput>, id: Path<DriverId>) -> Outcome {
    put.update(id, driver::update).await
}

/// Delete a driver of whom nothing is written down.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/drivers/{id}")]
async fn delete_driver(delete: Delete, id: Path<DriverId>) -> Outcome {
    delete.delete(id, driver::delete).await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_drivers)
        .service(create_driver)
        .service(find_driver)
        .service(update_driver)
        .service(delete_driver);
}
