//! The installation's settings.

use accounts::{Settings, SettingsInput};
use actix_web::{get, put};
use persistence::accounts::settings;

use crate::{
    http::{Get, Master, Outcome, Put},
    operations::Operations,
};

/// The settings.
#[utoipa::path(tag = "admin", responses((status = 200, body = Settings)))]
#[get("/api/admin/settings")]
async fn find_settings(get: Get<Master>) -> Outcome {
    get.record(|db, _| settings::find(db)).await
}

/// Open or close registration.
#[utoipa::path(tag = "admin", request_body = SettingsInput, responses((status = 200, body = Settings)))]
#[put("/api/admin/settings")]
async fn update_settings(put: Put<SettingsInput, Master>) -> Outcome {
    put.record(|db, who, input, version| settings::update(db, &who.actor(), version, &input)).await
}

/// The operations of this file.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_settings).service(update_settings);
}
