//! The installation's settings.

use accounts::{Settings, SettingsInput};
use actix_web::{get, put};
use persistence::accounts::settings;

use crate::{
    http::{Admin, Get, HandlerResult, Put},
    operations::Operations,
};

/// The settings.
#[utoipa::path(tag = "admin", responses((status = 200, body = Settings)))]
#[get("/api/admin/settings")]
async fn find_settings(get: Get<Admin>) -> HandlerResult {
    get.record(|db, _| settings::find(db)).await
}

/// Open or close registration.
#[utoipa::path(tag = "admin", request_body = SettingsInput, responses((status = 200, body = Settings)))]
#[put("/api/admin/settings")]
async fn update_settings(put: Put<SettingsInput, Admin>) -> HandlerResult {
    put.record(|db, principal, input, version| settings::update(db, &principal.actor(), version, &input)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_settings).service(update_settings);
}
