//! What the books say when they are summed.

use actix_web::{get, post, web::Path};
use finance::{
    CashCount, CashCountInput, cash_flow::CashFlow, statement::Statement, summary::Summary, tax_year::TaxYear,
};
use persistence::finance::{
    cash,
    report::{self, StatementQuery},
    tax_year,
    transaction::Filter,
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{Get, Outcome, Params, Post, made, ok};

/// What a list of transactions sums to: the same filters as the list's.
#[utoipa::path(tag = "finances", params(Filter), responses((status = 200, body = Summary)))]
#[get("/api/finances/summary")]
async fn summarize_transactions(get: Get, query: Params<Filter>) -> Outcome {
    get.answer(move |db, who| report::summary(db, who.owner(), &query.0, &who.now)).await
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CashFlowQuery {
    /// How many days ahead; 90 unless told.
    #[param(minimum = 1, maximum = 366)]
    days: Option<i64>,
}

/// The cash ahead: what is in hand, what is late, what is due, and where it runs lowest.
#[utoipa::path(tag = "finances", params(CashFlowQuery), responses((status = 200, body = CashFlow)))]
#[get("/api/finances/cash-flow")]
async fn forecast_cash(get: Get, query: Params<CashFlowQuery>) -> Outcome {
    get.answer(move |db, who| report::cash_flow(db, who.owner(), query.0.days, &who.now)).await
}

/// Count the cash of a day, today unless told: what differs from the books is booked by name (201); where nothing differs,
/// nothing is (200). It is neither revenue nor cost.
#[utoipa::path(tag = "finances", request_body = CashCountInput, responses((status = 201, body = CashCount), (status = 200, body = CashCount)))]
#[post("/api/finances/cash-count")]
async fn count_cash(post: Post<CashCountInput>) -> Outcome {
    post.write(|db, who, body, _| {
        let counted = cash::count(db, who.owner(), body, &who.now)?;
        match &counted.transaction {
            Some(booked) => made(format!("/api/finances/{}", booked.transaction.id), &counted),
            None => ok(&counted),
        }
    })
    .await
}

/// The statement (DRE) of some months.
#[utoipa::path(tag = "finances", params(StatementQuery), responses((status = 200, body = Statement)))]
#[get("/api/finances/statement")]
async fn find_statement(get: Get, query: Params<StatementQuery>) -> Outcome {
    get.answer(move |db, who| report::statement(db, who.owner(), query.0, &who.now)).await
}

/// The year for the accountant.
#[utoipa::path(tag = "finances", params(("year" = i32, Path)), responses((status = 200, body = TaxYear)))]
#[get("/api/finances/tax-year/{year}")]
async fn find_tax_year(get: Get, year: Path<i32>) -> Outcome {
    get.answer(move |db, who| tax_year::find(db, who.owner(), *year)).await
}

/// The operations of this file; before those with an id in the same place.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(summarize_transactions)
        .service(forecast_cash)
        .service(count_cash)
        .service(find_statement)
        .service(find_tax_year);
}
