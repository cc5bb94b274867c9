//! Everything that is due.

use actix_web::{get, web::Data};
use kernel::{Error, due::SOON_DAYS};
use persistence::overview::reminder::{self, MAX_DAYS, Reminders};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Outcome, Params, Who, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ReminderQuery {
    /// How many days ahead; 15 unless told.
    #[param(minimum = 0, maximum = 366)]
    days: Option<i64>,
}

/// Everything that is late or due soon, of every module, the most urgent first.
#[utoipa::path(tag = "overview", params(ReminderQuery), responses((status = 200, body = Reminders)))]
#[get("/api/reminders")]
async fn list_reminders(app: Data<AppState>, who: Who, query: Params<ReminderQuery>) -> Outcome {
    let days = u64::try_from(query.0.days.unwrap_or(SOON_DAYS)).ok().filter(|days| *days <= MAX_DAYS);
    let days = days.ok_or_else(|| Error::field("days", "out_of_range", "Informe de 0 a 366 dias."))?;
    let due = app.read(move |db| reminder::list(db, who.owner(), days, &who.now)).await?;
    Ok(record(&due)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(list_reminders);
}
