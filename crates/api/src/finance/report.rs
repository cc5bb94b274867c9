//! What the books say when they are summed.

use actix_web::{
    get,
    web::{Data, Path},
};
use chrono::NaiveDate;
use finance::{
    Month,
    cash_flow::{self, CashFlow},
    figures::Basis,
    statement::Statement,
    summary::Summary,
    tax_year::TaxYear,
};
use kernel::Error;
use persistence::finance::{report, tax_year};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use super::transaction::TransactionQuery;
use crate::{
    http::{Outcome, Params, Who, record},
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

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StatementQuery {
    /// The first month; the last one or else the current one unless told.
    from: Option<Month>,
    /// The last month; the first one unless told.
    to: Option<Month>,
    /// By which day a transaction belongs to a month; that of what it is about unless told.
    basis: Option<Basis>,
}

impl StatementQuery {
    /// The first and the last month and the basis that are meant.
    pub fn period(self, today: NaiveDate) -> ((Month, Month), Basis) {
        let Self { from, to, basis } = self;
        let from = from.or(to).unwrap_or_else(|| Month::of(today));
        ((from, to.unwrap_or(from)), basis.unwrap_or(Basis::Accrual))
    }
}

/// The statement (DRE) of some months.
#[utoipa::path(tag = "finances", params(StatementQuery), responses((status = 200, body = Statement)))]
#[get("/api/finances/statement")]
async fn find_statement(app: Data<AppState>, who: Who, query: Params<StatementQuery>) -> Outcome {
    let (period, basis) = query.0.period(who.now.today);
    let statement = app.read(move |db| report::statement(db, who.owner(), period, basis, who.now.today)).await?;
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
    config.service(summarize_transactions).service(forecast_cash).service(find_statement).service(find_tax_year);
}
