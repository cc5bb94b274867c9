//! The installation's settings.

use accounts::{Settings, SettingsInput};
use actix_web::{get, put, web::Data};
use persistence::accounts::settings;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Master, Outcome, Put, record},
    state::AppState,
};

/// The settings.
#[utoipa::path(tag = "admin", responses((status = 200, body = Settings)))]
#[get("/api/admin/settings")]
async fn find_settings(app: Data<AppState>, _: Master) -> Outcome {
    Ok(record(&app.read(settings::find).await?)?.into())
}

/// Open or close registration.
#[utoipa::path(tag = "admin", request_body = SettingsInput, responses((status = 200, body = Settings)))]
#[put("/api/admin/settings")]
async fn update_settings(app: Data<AppState>, put: Put<SettingsInput, Master>) -> Outcome {
    let actor = put.who.actor();
    let settings = app.write(move |db| settings::update(db, &actor, put.version, &put.body)).await?;
    Ok(record(&settings)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config.service(find_settings).service(update_settings);
}
