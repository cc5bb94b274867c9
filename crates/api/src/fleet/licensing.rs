//! Due day of a vehicle's licensing.

use actix_web::get;
use fleet::{LicensingSuggestion, VehicleType, licensing};
use kernel::Error;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, Params},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LicensingQuery {
    /// State (UF), in two letters.
    #[param(min_length = 1)]
    uf: String,
    /// Type of vehicle: truck or trailer.
    #[serde(rename = "type")]
    #[param(rename = "type")]
    kind: VehicleType,
    /// Plate, of either pattern; the response requests it while it is incomplete.
    #[serde(default)]
    plate: String,
}

/// Next due day of a vehicle's licensing, by its state and the last digit of its plate.
/// It is a suggestion: the owner sets the day.
#[utoipa::path(tag = "vehicles", params(LicensingQuery), responses((status = 200, body = LicensingSuggestion)))]
#[get("/api/vehicles/licensing-suggestion")]
async fn suggest_licensing(get: Get, query: Params<LicensingQuery>) -> HandlerResult {
    let LicensingQuery { uf, kind, plate } = query.0;
    get.respond(move |_, principal| {
        let state = licensing::state(&uf).map_err(|fault| Error::field("uf", fault.code, fault.message))?;
        Ok(licensing::suggestion(state, kind, &plate, principal.now.today))
    })
    .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(suggest_licensing);
}
