//! Settlements (acertos) with drivers.

use actix_web::{delete, get, post, put, web::Path};
use chrono::NaiveDate;
use finance::Payment;
use kernel::{DriverId, DriverPaymentId, Page};
use payments::{DriverPaymentInput, DriverPaymentPreview, DriverPaymentRecord, OpenItems};
use persistence::payments::{
    self as settlements,
    settlement::{self, Filter},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Delete, Empty, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put, no_content},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct OpenQuery {
    /// Driver to settle with.
    driver_id: DriverId,
    /// Only items from this day on; default that of the oldest open item, or the first day of the settlement that is
    /// being changed.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    from: Option<NaiveDate>,
    /// Only items up to and including this day. Default today, or the day of the last open item if it is later, at most
    /// a year after the first day. For a settlement being changed, its last day.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    to: Option<NaiveDate>,
    /// Settlement that is being changed: its own items count as open.
    id: Option<DriverPaymentId>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PreviewQuery {
    /// Settlement that is being changed; absent for a new one.
    id: Option<DriverPaymentId>,
}

/// The owner's settlements; by default the last period first.
#[utoipa::path(tag = "driver-payments", params(Filter, ListQuery), responses((status = 200, body = Page<DriverPaymentRecord>)))]
#[get("/api/driver-payments")]
async fn list_driver_payments(list: List<Filter>) -> Listing {
    list.respond(settlement::list).await
}

/// Open items of a driver, which a settlement could include. Freights count by their first day, advances by the day of
/// payment, expenses by their due day. Without days the response has all open items, with the period that covers them.
/// For items more than a year apart it has the first year, the longest period of a settlement.
#[utoipa::path(tag = "driver-payments", params(OpenQuery), responses((status = 200, body = OpenItems)))]
#[get("/api/driver-payments/open")]
async fn find_open_items(get: Get, query: Params<OpenQuery>) -> HandlerResult {
    let OpenQuery { driver_id, from, to, id } = query.0;
    get.respond(move |db, principal| {
        settlements::open(db, principal.owner(), driver_id, (from, to), id, &principal.now)
    })
    .await
}

/// Preview of a settlement. Stores nothing.
#[utoipa::path(tag = "driver-payments", params(PreviewQuery), request_body = DriverPaymentInput, responses((status = 200, body = DriverPaymentPreview)))]
#[post("/api/driver-payments/preview")]
async fn preview_driver_payment(post: Post<DriverPaymentInput>, query: Params<PreviewQuery>) -> HandlerResult {
    post.respond(move |db, principal, body| {
        settlements::preview(db, principal.owner(), body, query.0.id, &principal.now)
    })
    .await
}

/// Settle with a driver. Its items belong to this settlement alone, and its amounts are posted.
#[utoipa::path(tag = "driver-payments", request_body = DriverPaymentInput, responses((status = 201, body = DriverPaymentRecord)))]
#[post("/api/driver-payments")]
async fn create_driver_payment(post: Post<DriverPaymentInput>) -> HandlerResult {
    post.create("/api/driver-payments", settlement::insert).await
}

/// One settlement.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), responses((status = 200, body = DriverPaymentRecord)))]
#[get("/api/driver-payments/{id}")]
async fn find_driver_payment(get: Get, id: Path<DriverPaymentId>) -> HandlerResult {
    get.record(move |db, principal| settlement::find(db, principal.owner(), *id, &principal.now)).await
}

/// Change a pending settlement.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = DriverPaymentInput, responses((status = 200, body = DriverPaymentRecord)))]
#[put("/api/driver-payments/{id}")]
async fn update_driver_payment(put: Put<DriverPaymentInput>, id: Path<DriverPaymentId>) -> HandlerResult {
    put.update(id, settlement::update).await
}

/// Delete a pending settlement. Its items are open again.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/driver-payments/{id}")]
async fn delete_driver_payment(delete: Delete, id: Path<DriverPaymentId>) -> HandlerResult {
    delete.delete(id, settlement::delete).await
}

/// Pay the balance of a settlement; default today. The same payment again changes nothing; another one is refused
/// (409 `already_settled`).
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = DriverPaymentRecord)))]
#[post("/api/driver-payments/{id}/pay")]
async fn pay_driver_payment(post: Post<Payment>, id: Path<DriverPaymentId>) -> HandlerResult {
    post.change(id, settlement::pay).await
}

/// Undo a closed settlement. It leaves the books, and its items are open again.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = Empty, responses((status = 204)))]
#[post("/api/driver-payments/{id}/undo")]
async fn undo_driver_payment(post: Post<Empty>, id: Path<DriverPaymentId>) -> HandlerResult {
    post.write(move |db, principal, _, version| {
        settlement::undo(db, principal.owner(), *id, version, &principal.now)?;
        Ok(no_content())
    })
    .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_driver_payments)
        // Registered before the operation by id, which would match their names.
        .service(find_open_items)
        .service(preview_driver_payment)
        .service(create_driver_payment)
        .service(find_driver_payment)
        .service(update_driver_payment)
        .service(delete_driver_payment)
        .service(pay_driver_payment)
        .service(undo_driver_payment);
}
