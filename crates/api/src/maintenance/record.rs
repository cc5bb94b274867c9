//! Maintenance records.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{MaintenanceRecordId, Page};
use maintenance::{MaintenanceInput, MaintenanceRecord, Preview, PreviewInput};
use persistence::maintenance::record;

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Post, Put},
    operations::Operations,
};

/// The owner's maintenance records; by default the last done first.
#[utoipa::path(tag = "maintenance", params(record::Filter, ListQuery), responses((status = 200, body = Page<MaintenanceRecord>)))]
#[get("/api/maintenance")]
async fn list_maintenance(list: List<record::Filter>) -> Listing {
    list.respond(record::list).await
}

/// Record maintenance done on a vehicle. Its cost is posted at once, in the given number of instalments.
#[utoipa::path(tag = "maintenance", request_body = MaintenanceInput, responses((status = 201, body = MaintenanceRecord)))]
#[post("/api/maintenance")]
async fn create_maintenance(post: Post<MaintenanceInput>) -> HandlerResult {
    post.create("/api/maintenance", record::insert).await
}

/// Preview of a record's sums and instalments while it is being entered. Stores nothing.
#[utoipa::path(tag = "maintenance", request_body = PreviewInput, responses((status = 200, body = Preview)))]
#[post("/api/maintenance/preview")]
async fn preview_maintenance(post: Post<PreviewInput>) -> HandlerResult {
    post.respond(|_, principal, body| body.reckon(&principal.now)).await
}

/// One maintenance record.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 200, body = MaintenanceRecord)))]
#[get("/api/maintenance/{id}")]
async fn find_maintenance(get: Get, id: Path<MaintenanceRecordId>) -> HandlerResult {
    get.record(move |db, principal| record::find(db, principal.owner(), id.into_inner(), &principal.now)).await
}

/// Change a maintenance record. Paid instalments keep their amounts.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), request_body = MaintenanceInput, responses((status = 200, body = MaintenanceRecord)))]
#[put("/api/maintenance/{id}")]
async fn update_maintenance(put: Put<MaintenanceInput>, id: Path<MaintenanceRecordId>) -> HandlerResult {
    put.update(id, record::update).await
}

/// Delete a maintenance record and its postings.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/maintenance/{id}")]
async fn delete_maintenance(delete: Delete, id: Path<MaintenanceRecordId>) -> HandlerResult {
    delete.delete(id, record::delete).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_maintenance)
        .service(create_maintenance)
        .service(preview_maintenance)
        .service(find_maintenance)
        .service(update_maintenance)
        .service(delete_maintenance);
}
