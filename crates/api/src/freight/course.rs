//! The course of a freight: its states, timeline, cancellation, result and waiting time.

use actix_web::{
    get, post,
    web::{Data, Path},
};
use fleet::Papers;
use freight::{Cancellation, FreightEvent, FreightOutcome, FreightRecord, StatusChange, WaitingTime};
use kernel::{FreightId, Page};
use persistence::freight as freights;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Empty, Outcome, PageQuery, Post, Who, record},
    state::AppState,
};

/// Move a freight to another state. Leaving `scheduled` with expired papers wants their warnings confirmed.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = StatusChange, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/status")]
async fn change_freight_status(app: Data<AppState>, post: Post<StatusChange>, id: Path<FreightId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let Who { user, .. } = &who;
    let papers = Papers { driver: None, cnh_due_on: user.cnh_due_on, toxicological_due_on: user.toxicological_due_on };
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            record(&freights::change_status(db, who.owner(), id, version, &body, papers.clone(), &who.now)?)
        })
        .await?;
    Ok(answer.into())
}

/// The timeline of a freight, the oldest entry first unless told.
#[utoipa::path(tag = "freights", params(("id" = i64, Path), PageQuery), responses((status = 200, body = Page<FreightEvent>)))]
#[get("/api/freights/{id}/events")]
async fn list_freight_events(app: Data<AppState>, who: Who, id: Path<FreightId>, page: PageQuery) -> Outcome {
    let id = id.into_inner();
    let timeline = app.read(move |db| freights::events(db, who.owner(), id, &page.0)).await?;
    Ok(record(&timeline)?.into())
}

/// Mark a freight as fallen through. What is unpaid leaves the books, what was received stays.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Cancellation, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/cancel")]
async fn cancel_freight(app: Data<AppState>, post: Post<Cancellation>, id: Path<FreightId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            record(&freights::cancel(db, who.owner(), id, version, &body, &who.now)?)
        })
        .await?;
    Ok(answer.into())
}

/// Take a cancelled freight up again.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = FreightRecord)))]
#[post("/api/freights/{id}/reopen")]
async fn reopen_freight(app: Data<AppState>, post: Post<Empty>, id: Path<FreightId>) -> Outcome {
    let Post { who, claim, version, .. } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| record(&freights::reopen(db, who.owner(), id, version, &who.now)?))
        .await?;
    Ok(answer.into())
}

/// What a freight brings, costs and leaves, and how that stands to the legal minimum.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = FreightOutcome)))]
#[get("/api/freights/{id}/result")]
async fn find_freight_result(app: Data<AppState>, who: Who, id: Path<FreightId>) -> Outcome {
    let id = id.into_inner();
    let figures = app.read(move |db| freights::outcome(db, who.owner(), id, &who.now)).await?;
    Ok(record(&figures)?.into())
}

/// What is owed for the hours that the truck stood at the loading and the unloading (Lei 11.442/2007 art. 11).
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = WaitingTime)))]
#[get("/api/freights/{id}/waiting-time")]
async fn find_freight_waiting_time(app: Data<AppState>, who: Who, id: Path<FreightId>) -> Outcome {
    let id = id.into_inner();
    let owed = app.read(move |db| freights::waiting_time(db, who.owner(), id, &who.now)).await?;
    Ok(record(&owed)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(change_freight_status)
        .service(list_freight_events)
        .service(cancel_freight)
        .service(reopen_freight)
        .service(find_freight_result)
        .service(find_freight_waiting_time);
}
