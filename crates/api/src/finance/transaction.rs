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

use crate::{
    http::{Delete, Empty, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put},
    operations::Operations,
};

/// The owner's transactions; by default the last due first.
#[utoipa::path(tag = "finances", params(Filter, ListQuery), responses((status = 200, body = Page<TransactionRecord>)))]
#[get("/api/finances")]
async fn list_transactions(list: List<Filter>) -> Listing {
    list.respond(transaction::list).await
}

/// Enter a transaction by hand.
#[utoipa::path(tag = "finances", request_body = TransactionInput, responses((status = 201, body = TransactionRecord)))]
#[post("/api/finances")]
async fn create_transaction(post: Post<TransactionInput>) -> HandlerResult {
    post.create("/api/finances", transaction::insert).await
}

/// One transaction.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), responses((status = 200, body = TransactionRecord)))]
#[get("/api/finances/{id}")]
async fn find_transaction(get: Get, id: Path<TransactionId>) -> HandlerResult {
    get.record(move |db, principal| transaction::find(db, principal.owner(), *id, &principal.now)).await
}

/// Change a transaction entered by hand. A posting is changed at the record that posted it.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = TransactionInput, responses((status = 200, body = TransactionRecord)))]
#[put("/api/finances/{id}")]
async fn update_transaction(put: Put<TransactionInput>, id: Path<TransactionId>) -> HandlerResult {
    put.update(id, transaction::update).await
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct SeriesQuery {
    /// `following` also deletes the pending transactions that follow it in its series.
    scope: Option<SeriesScope>,
}

/// Delete a transaction entered by hand.
#[utoipa::path(tag = "finances", params(("id" = i64, Path), SeriesQuery), responses((status = 204)))]
#[delete("/api/finances/{id}")]
async fn delete_transaction(delete: Delete, id: Path<TransactionId>, query: Params<SeriesQuery>) -> HandlerResult {
    let scope = query.0.scope.unwrap_or(SeriesScope::One);
    delete
        .write(move |db, principal, version| {
            transaction::delete(db, principal.owner(), *id, version, scope, &principal.now)
        })
        .await
}

/// Settle a transaction by the amount really received or paid: the whole, a part, or net of deductions. By default the
/// whole amount is settled today. If `openCents` differs from the amount open at the time of entry, that must be
/// confirmed. Deductions are the amounts that the payer withheld. The rest stays open as a transaction of its own. A
/// settled transaction answers 409.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/pay")]
async fn pay_transaction(post: Post<Payment>, id: Path<TransactionId>) -> HandlerResult {
    post.change(id, transaction::pay).await
}

/// Preview of a payment. Stores nothing.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Payment, responses((status = 200, body = PaymentPreview)))]
#[post("/api/finances/{id}/pay/preview")]
async fn preview_payment(post: Post<Payment>, id: Path<TransactionId>) -> HandlerResult {
    post.respond(move |db, principal, body| transaction::preview(db, principal.owner(), *id, body, &principal.now))
        .await
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct ExpectedQuery {
    /// Day of receipt; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    paid_on: Option<NaiveDate>,
}

/// Deductions that a payer is expected to withhold from an open transaction: a proposal, corrected by the amounts
/// really withheld.
#[utoipa::path(tag = "finances", params(("id" = i64, Path), ExpectedQuery), responses((status = 200, body = ExpectedDeductions)))]
#[get("/api/finances/{id}/expected-deductions")]
async fn expected_deductions_of(get: Get, id: Path<TransactionId>, query: Params<ExpectedQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        expected_deductions::find(db, principal.owner(), *id, query.0.paid_on, &principal.now)
    })
    .await
}

/// Undo the payment of a transaction: its deductions are deleted, and the rest that it left open merges with it again.
#[utoipa::path(tag = "finances", params(("id" = i64, Path)), request_body = Empty, responses((status = 200, body = TransactionRecord)))]
#[post("/api/finances/{id}/unpay")]
async fn unpay_transaction(post: Post<Empty>, id: Path<TransactionId>) -> HandlerResult {
    post.change(id, |db, owner, id, version, _, now| transaction::unpay(db, owner, id, version, now)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
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
