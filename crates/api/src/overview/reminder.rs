//! Reminders: everything that is due.

use ::overview::Reminders;
use actix_web::get;
use persistence::overview::reminder;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, Params},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ReminderQuery {
    /// Number of days ahead; default 15.
    #[param(minimum = 0, maximum = 366)]
    days: Option<i64>,
}

/// Everything late or due soon, of every module, the most urgent first.
#[utoipa::path(tag = "overview", params(ReminderQuery), responses((status = 200, body = Reminders)))]
#[get("/api/reminders")]
async fn list_reminders(get: Get, query: Params<ReminderQuery>) -> HandlerResult {
    get.respond(move |db, principal| reminder::list(db, principal.owner(), query.0.days, &principal.now)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_reminders);
}
