//! Settlements (acertos) with drivers.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::NaiveDate;
use finance::{Payment, PaymentStatus};
use kernel::{DriverId, DriverPaymentId, Page};
use payments::{DriverPaymentInput, DriverPaymentPreview, DriverPaymentRecord, OpenItems, SettlementClosing};
use persistence::payments::{
    self as settlements,
    payment::{self, Filter},
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, Empty, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct DriverPaymentQuery {
    /// Only with this driver.
    driver_id: Option<DriverId>,
    /// Only paid or only pending.
    status: Option<PaymentStatus>,
    /// Only those that stand so: `pending`, `paid`, `carried` to the next one or `even`.
    closing: Option<SettlementClosing>,
    /// Only those whose period ends from this day on.
    from: Option<NaiveDate>,
    /// Only those whose period ends to this day, it included.
    to: Option<NaiveDate>,
    /// Text in the driver's name or the notes, or the number.
    q: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct OpenQuery {
    /// Whose.
    driver_id: DriverId,
    /// Only what is from this day on.
    from: Option<NaiveDate>,
    /// Only what is to this day, it included.
    to: Option<NaiveDate>,
    /// A settlement that is being changed: what it holds counts as open.
    id: Option<DriverPaymentId>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PreviewQuery {
    /// The settlement that is being changed; absent for a new one.
    id: Option<DriverPaymentId>,
}

/// The owner's settlements, the last period first unless told.
#[utoipa::path(tag = "driver-payments", params(DriverPaymentQuery, ListQuery), responses((status = 200, body = Page<DriverPaymentRecord>)))]
#[get("/api/driver-payments")]
async fn list_driver_payments(
    app: Data<AppState>,
    who: Who,
    query: Params<DriverPaymentQuery>,
    list: ListQuery,
) -> Listing {
    let DriverPaymentQuery { driver_id: driver, status, closing, from, to, q } = query.0;
    let filter = Filter { driver, status, closing, from, to, q };
    list.answer(&app, &who.clone(), move |db, page| payment::list(db, who.owner(), &filter, page, &who.now)).await
}

/// What could be settled with a driver: freights by the day for which they were agreed, advances by the day on which
/// they were given, expenses by the day on which they were due.
#[utoipa::path(tag = "driver-payments", params(OpenQuery), responses((status = 200, body = OpenItems)))]
#[get("/api/driver-payments/open")]
async fn find_open_items(app: Data<AppState>, who: Who, query: Params<OpenQuery>) -> Outcome {
    let OpenQuery { driver_id, from, to, id } = query.0;
    let items = app.read(move |db| settlements::open(db, who.owner(), driver_id, (from, to), id, &who.now)).await?;
    Ok(record(&items)?.into())
}

/// What a settlement would come to. Nothing is written down.
#[utoipa::path(tag = "driver-payments", params(PreviewQuery), request_body = DriverPaymentInput, responses((status = 200, body = DriverPaymentPreview)))]
#[post("/api/driver-payments/preview")]
async fn preview_driver_payment(
    app: Data<AppState>,
    post: Post<DriverPaymentInput>,
    query: Params<PreviewQuery>,
) -> Outcome {
    let Post { who, body, .. } = post;
    let id = query.0.id;
    let figures = app.read(move |db| settlements::preview(db, who.owner(), body, id, &who.now)).await?;
    Ok(record(&figures)?.into())
}

/// Settle with a driver. What is settled is held by this settlement alone; the books follow.
#[utoipa::path(tag = "driver-payments", request_body = DriverPaymentInput, responses((status = 201, body = DriverPaymentRecord)))]
#[post("/api/driver-payments")]
async fn create_driver_payment(app: Data<AppState>, post: Post<DriverPaymentInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = payment::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/driver-payments/{}", made.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One settlement.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), responses((status = 200, body = DriverPaymentRecord)))]
#[get("/api/driver-payments/{id}")]
async fn find_driver_payment(app: Data<AppState>, who: Who, id: Path<DriverPaymentId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| payment::find(db, who.owner(), id, &who.now)).await?;
    Ok(record(&found)?.into())
}

/// Change a pending settlement.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = DriverPaymentInput, responses((status = 200, body = DriverPaymentRecord)))]
#[put("/api/driver-payments/{id}")]
async fn update_driver_payment(
    app: Data<AppState>,
    put: Put<DriverPaymentInput>,
    id: Path<DriverPaymentId>,
) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| payment::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a pending settlement: what it held is free again.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/driver-payments/{id}")]
async fn delete_driver_payment(app: Data<AppState>, delete: Delete, id: Path<DriverPaymentId>) -> Outcome {
    let id = id.into_inner();
    let Delete { who, version } = delete;
    app.write(move |db| payment::delete(db, who.owner(), id, version, &who.now)).await?;
    Ok(no_content().into())
}

/// Pay the balance of a settlement, today unless told. Doing it twice changes nothing.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = DriverPaymentRecord)))]
#[post("/api/driver-payments/{id}/pay")]
async fn pay_driver_payment(app: Data<AppState>, post: Post<Payment>, id: Path<DriverPaymentId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            record(&payment::pay(db, who.owner(), id, version, body.clone(), &who.now)?)
        })
        .await?;
    Ok(answer.into())
}

/// Undo a closed settlement: it leaves the books, and what it held is free again.
#[utoipa::path(tag = "driver-payments", params(("id" = i64, Path)), request_body = Empty, responses((status = 204)))]
#[post("/api/driver-payments/{id}/undo")]
async fn undo_driver_payment(app: Data<AppState>, post: Post<Empty>, id: Path<DriverPaymentId>) -> Outcome {
    let Post { who, claim, version, .. } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            payment::undo(db, who.owner(), id, version, &who.now)?;
            Ok(no_content())
        })
        .await?;
    Ok(answer.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_driver_payments)
        // Before the one by id, which would take its name for an id.
        .service(find_open_items)
        .service(preview_driver_payment)
        .service(create_driver_payment)
        .service(find_driver_payment)
        .service(update_driver_payment)
        .service(delete_driver_payment)
        .service(pay_driver_payment)
        .service(undo_driver_payment);
}
