//! The week by vehicle and day.

use ::overview::{Board, board::period};
use actix_web::get;
use chrono::NaiveDate;
use persistence::overview::board;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, Params},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct BoardQuery {
    /// First day; default the Monday of this week.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    from: Option<NaiveDate>,
    /// Number of days; default 7.
    #[param(minimum = 1, maximum = 31)]
    days: Option<i64>,
}

/// Freights, maintenance and due papers of some days, for each vehicle; with the freights that need the same vehicle or
/// driver at the same time.
#[utoipa::path(tag = "overview", params(BoardQuery), responses((status = 200, body = Board)))]
#[get("/api/board")]
async fn find_board(get: Get, query: Params<BoardQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        let BoardQuery { from, days } = query.0;
        board::find(db, principal.owner(), period(from, days, principal.now.today)?, &principal.now)
    })
    .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_board);
}
