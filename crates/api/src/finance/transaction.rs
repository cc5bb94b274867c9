//! Transactions.

use actix_web::{delete, get, post, put, web::Path};
use chrono::NaiveDate;
use finance::{
    Payment, PaymentPreview, SeriesScope, TransactionInput, TransactionRecord, expected_deductions::ExpectedDeductions,
};
use kernel::{Page, TransactionId};
use persistence::finance::{
    expected_deductions,
    transaction::{self, Filter},
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{Delete, Empty, Get, List, ListQuery, Listing, Outcome, Params, Post, Put};

/// The owner's transactions, the last due first unless told.
#[utoipa::path(tag = "finances", params(Filter, ListQuery), responses((status = 200, body = Page<TransactionRecord>)))]
#[get("/api/finances")]
async fn list_transactions(list: List<Filter>) -> Listing {
    list.answer(transaction::list).await
}

/// Enter a transaction by hand.
#[utoipa::path(tag = "finances", request_body = TransactionInput, responses((status = 201, body = TransactionRecord)))]
#[post("/api/finances")]
async fn create_transaction(post: Post<TransactionInput>) -> Outcome {
    post.create("/api/finances", transaction::insert).await
}

/// One transaction.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), responses((status = 200, body = TransactionRecord)))]
#[get("/api/finances/{id}")]
async fn find_transaction(get: Get, id: Path<TransactionId>) -> Outcome {
    get.record(move |db, who| transaction::find(db, who.owner(), *id, &who.now)).await
}

/// Change a transaction entered by hand. What a freight posts is changed at the freight.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = TransactionInput, responses((status = 200, body = TransactionRecord)))]
#[put("/api/finances/{id}")]
async fn update_transaction(put: Put<TransactionInput>, id: Path<TransactionId>) -> Outcome {
    put.update(id, transaction::update).await
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
async fn delete_transaction(delete: Delete, id: Path<TransactionId>, query: Params<SeriesQuery>) -> Outcome {
    let scope = query.0.scope.unwrap_or(SeriesScope::One);
    delete.write(move |db, who, version| transaction::delete(db, who.owner(), *id, version, scope, &who.now)).await
}

/// Settle a transaction by what was really received or paid: the whole of it today unless told, a part, or net of what the
/// payer held back. What is left over stays open as a transaction of its own. One that is settled answers 409.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/pay")]
async fn pay_transaction(post: Post<Payment>, id: Path<TransactionId>) -> Outcome {
    post.change(id, transaction::pay).await
}

/// What a payment would come to; nothing is stored.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = PaymentPreview)))]
#[post("/api/finances/{id}/pay/preview")]
async fn preview_payment(post: Post<Payment>, id: Path<TransactionId>) -> Outcome {
    post.answer(move |db, who, body| transaction::preview(db, who.owner(), *id, body, &who.now)).await
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
async fn expected_deductions_of(get: Get, id: Path<TransactionId>, query: Params<ExpectedQuery>) -> Outcome {
    get.answer(move |db, who| expected_deductions::find(db, who.owner(), *id, query.0.paid_on, &who.now)).await
}

/// Take a settlement back: what was held back of it goes, and what it left open is one with it again.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/unpay")]
async fn unpay_transaction(post: Post<Empty>, id: Path<TransactionId>) -> Outcome {
    post.change(id, |db, owner, id, version, _, now| transaction::unpay(db, owner, id, version, now)).await
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
