//! When licensing is due.

use actix_web::get;
use fleet::{LicensingSuggestion, VehicleType, licensing};
use kernel::Error;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{Get, Outcome, Params};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LicensingQuery {
    /// The state, by its two letters.
    uf: String,
    /// Truck or trailer.
    #[serde(rename = "type")]
    #[param(rename = "type")]
    kind: VehicleType,
    /// The plate, of either pattern; while it is not complete the answer asks for it.
    #[serde(default)]
    plate: String,
}

/// When the licensing of a vehicle is due next, by its state and the ending of its plate. A suggestion: the owner sets the
/// date.
#[utoipa::path(tag = "vehicles", params(LicensingQuery), responses((status = 200, body = LicensingSuggestion)))]
#[get("/api/vehicles/licensing-suggestion")]
async fn suggest_licensing(get: Get, query: Params<LicensingQuery>) -> Outcome {
    let LicensingQuery { uf, kind, plate } = query.0;
    get.answer(move |_, who| {
        let state = licensing::state(&uf).map_err(|fault| Error::field("uf", fault.code, fault.message))?;
        Ok(licensing::suggestion(state, kind, &plate, who.now.today))
    })
    .await
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(suggest_licensing);
}
