//! Drivers.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{DriverId, Page};
use payments::{DriverInput, DriverRecord};
use persistence::payments::driver::{self, Filter};

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Post, Put},
    operations::Operations,
};

/// The owner's drivers; by default in order of name.
#[utoipa::path(tag = "drivers", params(Filter, ListQuery), responses((status = 200, body = Page<DriverRecord>)))]
#[get("/api/drivers")]
async fn list_drivers(list: List<Filter>) -> Listing {
    list.respond(driver::list).await
}

/// Create a driver. A CNH number with wrong check digits needs confirmation.
#[utoipa::path(tag = "drivers", request_body = DriverInput, responses((status = 201, body = DriverRecord)))]
#[post("/api/drivers")]
async fn create_driver(post: Post<DriverInput>) -> HandlerResult {
    post.create("/api/drivers", driver::insert).await
}

/// One driver.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 200, body = DriverRecord)))]
#[get("/api/drivers/{id}")]
async fn find_driver(get: Get, id: Path<DriverId>) -> HandlerResult {
    get.record(move |db, principal| driver::find(db, principal.owner(), *id, &principal.now)).await
}

/// Change a driver. Existing settlements are not recalculated.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), request_body = DriverInput, responses((status = 200, body = DriverRecord)))]
#[put("/api/drivers/{id}")]
async fn update_driver(put: Put<DriverInput>, id: Path<DriverId>) -> HandlerResult {
    put.update(id, driver::update).await
}

/// Delete a driver without history.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/drivers/{id}")]
async fn delete_driver(delete: Delete, id: Path<DriverId>) -> HandlerResult {
    delete.delete(id, driver::delete).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_drivers)
        .service(create_driver)
        .service(find_driver)
        .service(update_driver)
        .service(delete_driver);
}
