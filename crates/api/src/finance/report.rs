//! What the books say when they are summed.

use actix_web::{
    get, post,
    web::{Data, Path},
};
use chrono::NaiveDate;
use finance::{
    CashCount, CashCountInput, Month,
    cash_flow::{self, CashFlow},
    figures::Basis,
    statement::Statement,
    summary::Summary,
    tax_year::TaxYear,
};
use kernel::Error;
use persistence::finance::{
    cash,
    report::{self, StatementAsked},
    tax_year,
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use super::transaction::TransactionQuery;
use crate::{
    http::{Outcome, Params, Post, Who, created, record},
    state::AppState,
};

/// The farthest that the cash flow looks ahead, in days.
const MAX_DAYS: i64 = 366;

/// What a list of transactions sums to: the same filters as the list's.
#[utoipa::path(tag = "finances", params(TransactionQuery), responses((status = 200, body = Summary)))]
#[get("/api/finances/summary")]
async fn summarize_transactions(app: Data<AppState>, who: Who, query: Params<TransactionQuery>) -> Outcome {
    let filter = query.0.filter();
    let summary = app.read(move |db| report::summary(db, who.owner(), &filter, who.now.today)).await?;
    Ok(record(&summary)?.into())
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
async fn forecast_cash(app: Data<AppState>, who: Who, query: Params<CashFlowQuery>) -> Outcome {
    let days = query.0.days.unwrap_or(cash_flow::DAYS);
    let days = u64::try_from(days).ok().filter(|_| (1..=MAX_DAYS).contains(&days));
    let message = "Informe de 1 a 366 dias.";
    let days = days.ok_or_else(|| Error::field("days", "out_of_range", message))?;
    let flow = app.read(move |db| report::cash_flow(db, who.owner(), days, who.now.today)).await?;
    Ok(record(&flow)?.into())
}

/// Count the cash of a day, today unless told: what differs from the books is booked by name (201); where nothing differs,
/// nothing is (200). It is neither revenue nor cost.
#[utoipa::path(tag = "finances", request_body = CashCountInput, responses((status = 201, body = CashCount), (status = 200, body = CashCount)))]
#[post("/api/finances/cash-count")]
async fn count_cash(app: Data<AppState>, post: Post<CashCountInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let counted = cash::count(db, who.owner(), body, &who.now)?;
            match &counted.transaction {
                Some(booked) => created(format!("/api/finances/{}", booked.transaction.id), &counted),
                None => record(&counted),
            }
        })
        .await?;
    Ok(answer.into())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StatementQuery {
    /// The first month; the last one or else the current one unless told.
    from: Option<Month>,
    /// The last month; the first one unless told.
    to: Option<Month>,
    /// By which day a transaction belongs to a month; that of what it is about unless told.
    basis: Option<Basis>,
    /// `true`: also what the vehicles lost in worth, below the result.
    #[serde(default)]
    depreciation: bool,
}

impl StatementQuery {
    /// The statement that is asked for: of one month, and by competence, unless told.
    pub fn asked(self, today: NaiveDate) -> StatementAsked {
        let Self { from, to, basis, depreciation } = self;
        let from = from.or(to).unwrap_or_else(|| Month::of(today));
        StatementAsked { period: (from, to.unwrap_or(from)), basis: basis.unwrap_or(Basis::Accrual), depreciation }
    }
}

/// The statement (DRE) of some months.
#[utoipa::path(tag = "finances", params(StatementQuery), responses((status = 200, body = Statement)))]
#[get("/api/finances/statement")]
async fn find_statement(app: Data<AppState>, who: Who, query: Params<StatementQuery>) -> Outcome {
    let asked = query.0.asked(who.now.today);
    let statement = app.read(move |db| report::statement(db, who.owner(), asked, who.now.today)).await?;
    Ok(record(&statement)?.into())
}

/// The year for the accountant.
#[utoipa::path(tag = "finances", params(("year" = i32, Path)), responses((status = 200, body = TaxYear)))]
#[get("/api/finances/tax-year/{year}")]
async fn find_tax_year(app: Data<AppState>, who: Who, year: Path<i32>) -> Outcome {
    let year = year.into_inner();
    let found = app.read(move |db| tax_year::find(db, who.owner(), year)).await?;
    Ok(record(&found)?.into())
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
