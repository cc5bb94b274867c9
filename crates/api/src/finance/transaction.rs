//! Transactions.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::NaiveDate;
use finance::{
    Category, Payment, PaymentPreview, PaymentStatus, SeriesScope, TransactionInput, TransactionKind,
    TransactionRecord, expected_deductions::ExpectedDeductions,
};
use kernel::{DriverId, Effect, FreightId, Page, TransactionId, VehicleId};
use persistence::finance::{
    expected_deductions,
    transaction::{self, Filter},
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
pub(super) struct TransactionQuery {
    /// Only income or only expenses.
    kind: Option<TransactionKind>,
    /// Only of this category.
    category: Option<Category>,
    /// Only paid or only pending.
    status: Option<PaymentStatus>,
    /// Only what moves money and result (`both`), only money (`cash`) or only the result (`result`).
    effect: Option<Effect>,
    /// Only of this freight.
    freight_id: Option<FreightId>,
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// Only of this driver.
    driver_id: Option<DriverId>,
    /// `true`: only the household's; `false`: only the truck's.
    personal: Option<bool>,
    /// Only of this series.
    series_id: Option<i64>,
    /// Due from this day on.
    from: Option<NaiveDate>,
    /// Due to this day, it included.
    to: Option<NaiveDate>,
    /// `true`: only what is pending and late.
    #[serde(default)]
    overdue: bool,
    /// Text in description or category.
    q: Option<String>,
}

impl TransactionQuery {
    /// What the persistence is asked for.
    pub(super) fn filter(self) -> Filter {
        let Self { kind, category, status, freight_id, vehicle_id, driver_id, personal, series_id, from, to, .. } =
            self;
        let (freight, vehicle, driver, series) = (freight_id, vehicle_id, driver_id, series_id);
        let (effect, overdue, q) = (self.effect, self.overdue, self.q);
        Filter { kind, category, status, effect, freight, vehicle, driver, personal, series, from, to, overdue, q }
    }
}

/// The owner's transactions, the last due first unless told.
#[utoipa::path(tag = "finances", params(TransactionQuery, ListQuery), responses((status = 200, body = Page<TransactionRecord>)))]
#[get("/api/finances")]
async fn list_transactions(app: Data<AppState>, who: Who, query: Params<TransactionQuery>, list: ListQuery) -> Listing {
    let filter = query.0.filter();
    list.answer(&app, &who.clone(), move |db, page| transaction::list(db, who.owner(), &filter, page, who.now.today))
        .await
}

/// Enter a transaction by hand.
#[utoipa::path(tag = "finances", request_body = TransactionInput, responses((status = 201, body = TransactionRecord)))]
#[post("/api/finances")]
async fn create_transaction(app: Data<AppState>, post: Post<TransactionInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = transaction::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/finances/{}", made.transaction.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One transaction.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), responses((status = 200, body = TransactionRecord)))]
#[get("/api/finances/{id}")]
async fn find_transaction(app: Data<AppState>, who: Who, id: Path<TransactionId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| transaction::find(db, who.owner(), id, who.now.today)).await?;
    Ok(record(&found)?.into())
}

/// Change a transaction entered by hand. What a freight posts is changed at the freight.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = TransactionInput, responses((status = 200, body = TransactionRecord)))]
#[put("/api/finances/{id}")]
async fn update_transaction(app: Data<AppState>, put: Put<TransactionInput>, id: Path<TransactionId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed =
        app.write(move |db| transaction::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct SeriesQuery {
    /// `following`: those pending that follow it in its series go too.
    scope: Option<SeriesScope>,
}

/// Delete a transaction entered by hand.
#[utoipa::path(tag = "finances", params(("id" = i64, Path), SeriesQuery), responses((status = 204)))]
#[delete("/api/finances/{id}")]
async fn delete_transaction(
    app: Data<AppState>,
    delete: Delete,
    id: Path<TransactionId>,
    query: Params<SeriesQuery>,
) -> Outcome {
    let (id, scope) = (id.into_inner(), query.0.scope.unwrap_or(SeriesScope::One));
    let Delete { who, version } = delete;
    app.write(move |db| transaction::delete(db, who.owner(), id, version, scope, who.now.today)).await?;
    Ok(no_content().into())
}

/// Settle a transaction by what was really received or paid: the whole of it today unless told, a part, or net of what the
/// payer held back. What is left over stays open as a transaction of its own. One that is settled answers 409.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/pay")]
async fn pay_transaction(app: Data<AppState>, post: Post<Payment>, id: Path<TransactionId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            record(&transaction::pay(db, who.owner(), id, version, body.clone(), &who.now)?)
        })
        .await?;
    Ok(answer.into())
}

/// What a payment would come to; nothing is stored.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = PaymentPreview)))]
#[post("/api/finances/{id}/pay/preview")]
async fn preview_payment(app: Data<AppState>, post: Post<Payment>, id: Path<TransactionId>) -> Outcome {
    let Post { who, body, .. } = post;
    let id = id.into_inner();
    let seen = app.read(move |db| transaction::preview(db, who.owner(), id, body, &who.now)).await?;
    Ok(record(&seen)?.into())
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct ExpectedQuery {
    /// The day on which it was received; today unless told.
    paid_on: Option<NaiveDate>,
}

/// What a payer is expected to hold back of a transaction that is open: to be offered, and corrected by what came.
#[utoipa::path(tag = "finances", params(("id" = i64, Path), ExpectedQuery), responses((status = 200, body = ExpectedDeductions)))]
#[get("/api/finances/{id}/expected-deductions")]
async fn expected_deductions_of(
    app: Data<AppState>,
    who: Who,
    id: Path<TransactionId>,
    query: Params<ExpectedQuery>,
) -> Outcome {
    let (id, paid_on) = (id.into_inner(), query.0.paid_on.unwrap_or(who.now.today));
    let offer = app.read(move |db| expected_deductions::find(db, who.owner(), id, paid_on, who.now.today)).await?;
    Ok(record(&offer)?.into())
}

/// Take a settlement back: what was held back of it goes, and what it left open is one with it again.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/unpay")]
async fn unpay_transaction(app: Data<AppState>, post: Post<Empty>, id: Path<TransactionId>) -> Outcome {
    let Post { who, claim, version, .. } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| record(&transaction::unpay(db, who.owner(), id, version, &who.now)?))
        .await?;
    Ok(answer.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_transactions)
        .service(create_transaction)
        .service(find_transaction)
        .service(update_transaction)
        .service(delete_transaction)
        .service(pay_transaction)
        .service(preview_payment)
        .service(expected_deductions_of)
        .service(unpay_transaction);
}
