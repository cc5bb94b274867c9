//! Sums and reports of the books.

use actix_web::{get, post, web::Path};
use finance::{
    CashCount, CashCountInput, cash_flow::CashFlow, statement::Statement, summary::Summary, tax_year::TaxYear,
};
use persistence::finance::{
    cash_count,
    report::{self, StatementQuery},
    tax_year,
    transaction::Filter,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, Params, Post, made, ok},
    operations::Operations,
};

/// Sums of a list of transactions, by the same filters as the list.
#[utoipa::path(tag = "finances", params(Filter), responses((status = 200, body = Summary)))]
#[get("/api/finances/summary")]
async fn summarize_transactions(get: Get, query: Params<Filter>) -> HandlerResult {
    get.respond(move |db, principal| report::summary(db, principal.owner(), &query.0, &principal.now)).await
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CashFlowQuery {
    /// Number of days ahead; default 90.
    #[param(minimum = 1, maximum = 366)]
    days: Option<i64>,
}

/// The cash ahead: the cash in hand, late and due transactions, and the day on which cash is lowest.
#[utoipa::path(tag = "finances", params(CashFlowQuery), responses((status = 200, body = CashFlow)))]
#[get("/api/finances/cash-flow")]
async fn forecast_cash(get: Get, query: Params<CashFlowQuery>) -> HandlerResult {
    get.respond(move |db, principal| report::cash_flow(db, principal.owner(), query.0.days, &principal.now)).await
}

/// Count the cash of a day; default today.
/// A difference from the books is booked as a transaction of its own (201), which is neither revenue nor cost. Without
/// a difference nothing is booked (200).
#[utoipa::path(tag = "finances", request_body = CashCountInput, responses((status = 201, body = CashCount), (status = 200, body = CashCount)))]
#[post("/api/finances/cash-count")]
async fn count_cash(post: Post<CashCountInput>) -> HandlerResult {
    post.write(|db, principal, body, _| {
        let counted = cash_count::count(db, principal.owner(), body, &principal.now)?;
        match &counted.transaction {
            Some(booked) => made(format!("/api/finances/{}", booked.transaction.id), &counted),
            None => ok(&counted),
        }
    })
    .await
}

/// The statement (DRE) of a range of months.
#[utoipa::path(tag = "finances", params(StatementQuery), responses((status = 200, body = Statement)))]
#[get("/api/finances/statement")]
async fn find_statement(get: Get, query: Params<StatementQuery>) -> HandlerResult {
    get.respond(move |db, principal| report::statement(db, principal.owner(), query.0, &principal.now)).await
}

/// The accountant's year.
#[utoipa::path(tag = "finances", params(("year" = i32, Path)), responses((status = 200, body = TaxYear)))]
#[get("/api/finances/tax-year/{year}")]
async fn find_tax_year(get: Get, year: Path<i32>) -> HandlerResult {
    get.respond(move |db, principal| tax_year::find(db, principal.owner(), *year, &principal.now)).await
}

/// Operations of this file; they are registered before those with an id in the same position.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(summarize_transactions)
        .service(forecast_cash)
        .service(count_cash)
        .service(find_statement)
        .service(find_tax_year);
}
