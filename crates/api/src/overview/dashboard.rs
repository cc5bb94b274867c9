//! The month at a glance.

use ::overview::Dashboard;
use actix_web::get;
use finance::Month;
use persistence::overview::dashboard;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, Params},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DashboardQuery {
    /// Month; default the current one.
    month: Option<Month>,
}

/// The month at a glance, beside the month before and the same month last year, and what needs attention now.
#[utoipa::path(tag = "overview", params(DashboardQuery), responses((status = 200, body = Dashboard)))]
#[get("/api/dashboard")]
async fn find_dashboard(get: Get, query: Params<DashboardQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        let month = query.0.month.unwrap_or_else(|| Month::of(principal.now.today));
        dashboard::find(db, principal.owner(), month, &principal.now)
    })
    .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_dashboard);
}
