//! The course of a freight: its states, timeline, cancellation, result and waiting time.

use actix_web::{get, post, web::Path};
use fleet::Papers;
use freight::{Arrival, Cancellation, FreightEvent, FreightProfitDetails, FreightRecord, StatusChange, WaitingTime};
use kernel::{FreightId, Page};

use crate::{
    http::{Empty, Get, HandlerResult, PageQuery, Post, record},
    operations::Operations,
};

/// Move a freight to another state. Warnings must be confirmed: of papers expired or about to expire on leaving
/// `scheduled`, and of an unlikely odometer. Where the freight has moved on meanwhile, `correct` inserts the move. The
/// freight steps back one event at a time, makes the move, and records the later events again, all of it or nothing. A
/// warning names the events that are left out.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = StatusChange, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/status")]
async fn change_freight_status(post: Post<StatusChange>, id: Path<FreightId>) -> HandlerResult {
    post.write(move |db, principal, body, version| {
        let (cnh_due_on, toxicological_due_on) = (principal.user.cnh_due_on, principal.user.toxicological_due_on);
        let papers = Papers { driver: None, cnh_due_on, toxicological_due_on };
        record(&persistence::freight::change_status(db, principal.owner(), *id, version, body, papers, &principal.now)?)
    })
    .await
}

/// Record that the truck arrived at the next loading (while `scheduled`) or unloading (while `in_transit`). The state
/// stays the same; waiting time counts from the arrival. `correct` with `place` inserts the arrival where the freight
/// has moved on meanwhile, or changes its time. A warning names the events that are left out.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Arrival, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/arrival")]
async fn arrive_freight(post: Post<Arrival>, id: Path<FreightId>) -> HandlerResult {
    post.change(id, persistence::freight::arrive).await
}

/// Take back the arrival recorded in the freight's present state. It stays in the timeline, and an event marks it as
/// void.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/arrival/undo")]
async fn undo_freight_arrival(post: Post<Empty>, id: Path<FreightId>) -> HandlerResult {
    post.change(id, |db, owner, id, version, _, now| persistence::freight::undo_arrival(db, owner, id, version, now))
        .await
}

/// The timeline of a freight; by default the oldest entry first.
#[utoipa::path(tag = "freights", params(("id" = i64, Path), PageQuery), responses((status = 200, body = Page<FreightEvent>)))]
#[get("/api/freights/{id}/events")]
async fn list_freight_events(get: Get, id: Path<FreightId>, page: PageQuery) -> HandlerResult {
    get.respond(move |db, principal| persistence::freight::events(db, principal.owner(), *id, &page.0)).await
}

/// Cancel a freight. Its postings not yet received leave the books, received ones stay.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Cancellation, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/cancel")]
async fn cancel_freight(post: Post<Cancellation>, id: Path<FreightId>) -> HandlerResult {
    post.change(id, persistence::freight::cancel).await
}

/// Reopen a cancelled freight.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/reopen")]
async fn reopen_freight(post: Post<Empty>, id: Path<FreightId>) -> HandlerResult {
    post.change(id, |db, owner, id, version, _, now| persistence::freight::reopen(db, owner, id, version, now)).await
}

/// Result of a freight: revenue, costs, net, and the comparison with the legal minimum and with its simulation.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = FreightProfitDetails)))]
#[get("/api/freights/{id}/result")]
async fn find_freight_result(get: Get, id: Path<FreightId>) -> HandlerResult {
    get.respond(move |db, principal| persistence::freight::profit_details(db, principal.owner(), *id, &principal.now))
        .await
}

/// Waiting time at loading and unloading, and the amount owed for it (Lei 11.442/2007 art. 11).
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = WaitingTime)))]
#[get("/api/freights/{id}/waiting-time")]
async fn find_freight_waiting_time(get: Get, id: Path<FreightId>) -> HandlerResult {
    get.respond(move |db, principal| persistence::freight::waiting_time(db, principal.owner(), *id, &principal.now))
        .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(change_freight_status)
        .service(arrive_freight)
        .service(undo_freight_arrival)
        .service(list_freight_events)
        .service(cancel_freight)
        .service(reopen_freight)
        .service(find_freight_result)
        .service(find_freight_waiting_time);
}
