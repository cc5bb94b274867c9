//! Advances (vales): money paid to a driver ahead of the settlement.

use actix_web::{delete, get, post, put, web::Path};
use kernel::{DriverAdvanceId, DriverId, Page};
use payments::{AdvanceInput, AdvanceRecord};
use persistence::payments::advance::{self, Filter};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, PageQuery, Post, Put, created},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct OpenQuery {
    /// `true`: only advances that no settlement deducted yet; `false`: only deducted ones; both when absent.
    open: Option<bool>,
}

/// The advances to all drivers; by default the latest first.
#[utoipa::path(tag = "drivers", params(Filter, ListQuery), responses((status = 200, body = Page<AdvanceRecord>)))]
#[get("/api/driver-advances")]
async fn list_all_advances(list: List<Filter>) -> Listing {
    list.respond(advance::list).await
}

/// The advances to one driver; by default the latest first.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), OpenQuery, PageQuery), responses((status = 200, body = Page<AdvanceRecord>)))]
#[get("/api/drivers/{id}/advances")]
async fn list_advances(list: List<OpenQuery, PageQuery>, id: Path<DriverId>) -> Listing {
    list.respond(move |db, owner, query, page, now| advance::list_of(db, owner, *id, query.open, page, now)).await
}

/// Record an advance to a driver. It is a cash outflow at once, and not a cost.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), request_body = AdvanceInput, responses((status = 201, body = AdvanceRecord)))]
#[post("/api/drivers/{id}/advances")]
async fn create_advance(post: Post<AdvanceInput>, id: Path<DriverId>) -> HandlerResult {
    post.write(move |db, principal, body, _| {
        let made = advance::insert(db, principal.owner(), *id, body, &principal.now)?;
        created(&format!("/api/drivers/{id}/advances"), &made)
    })
    .await
}

/// One advance.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), responses((status = 200, body = AdvanceRecord)))]
#[get("/api/drivers/{id}/advances/{advance_id}")]
async fn find_advance(get: Get, ids: Path<(DriverId, DriverAdvanceId)>) -> HandlerResult {
    get.find(ids, advance::find).await
}

/// Change an advance that no settlement deducted.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), request_body = AdvanceInput, responses((status = 200, body = AdvanceRecord)))]
#[put("/api/drivers/{id}/advances/{advance_id}")]
async fn update_advance(put: Put<AdvanceInput>, ids: Path<(DriverId, DriverAdvanceId)>) -> HandlerResult {
    put.update(ids, advance::update).await
}

/// Delete an advance that no settlement deducted.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), responses((status = 204)))]
#[delete("/api/drivers/{id}/advances/{advance_id}")]
async fn delete_advance(delete: Delete, ids: Path<(DriverId, DriverAdvanceId)>) -> HandlerResult {
    delete.delete(ids, advance::delete).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_all_advances)
        .service(list_advances)
        .service(create_advance)
        .service(find_advance)
        .service(update_advance)
        .service(delete_advance);
}
