//! Every operation of the API, its callers, and a valid body of its owner.

use actix_web::http::Method;
use serde_json::{Value, json};

use crate::app::{
    Call, PASSWORD, advance, call, driver, expense, fill_up, freight, maintenance, own_password, plan, post, put,
    registration, rights, settlement, simulation, truck, with,
};

/// Callers that an operation serves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Access {
    /// Anyone, signed in or not.
    Open,
    /// Any signed-in user, about themselves or about public facts.
    Own,
    /// Any user signed in by a session, about themselves.
    Session,
    /// Any signed-in user: the list of their records.
    List,
    /// Any signed-in user: figures over their records, empty without records.
    Figures,
    /// Any signed-in user; the body names a record of the first owner.
    Naming,
    /// The owner of the record in the path.
    Record,
    /// The owner of the record in the path, in a session.
    SessionRecord,
    /// Masters in a session.
    Master,
}

use Access::{Figures, List, Master, Naming, Open, Own, Record, Session, SessionRecord};

/// Returns every operation, its callers, and a valid body of its owner.
pub fn operations() -> Vec<(&'static str, &'static str, Access, Option<Value>)> {
    let profile = json!({ "name": "Outro", "timeZone": "America/Manaus" });
    let password = json!({ "currentPassword": PASSWORD, "password": "trevo-sinal-cuia", "passwordConfirmation": "trevo-sinal-cuia" });
    let reset = json!({ "token": "x", "password": "trevo-sinal-cuia", "passwordConfirmation": "trevo-sinal-cuia" });
    let token = json!({ "name": "outro", "scope": "read", "password": PASSWORD });
    let login = json!({ "email": "nobody@example.com", "password": PASSWORD });
    let closed = registration("third@example.com");
    let minimum = json!({ "cargoType": "general", "axles": 6, "distanceKm": 1_000 });
    vec![
        ("GET", "/healthz", Open, None),
        ("GET", "/readyz", Open, None),
        ("GET", "/api/auth/registration", Open, None),
        ("POST", "/api/auth/register", Open, Some(closed)),
        ("POST", "/api/auth/login", Open, Some(login)),
        ("POST", "/api/auth/logout", Open, None),
        ("POST", "/api/auth/password/reset", Open, Some(reset)),
        ("GET", "/api/auth/user", Own, None),
        ("PUT", "/api/auth/profile", Own, Some(profile)),
        ("GET", "/api/auth/notices", Session, None),
        ("POST", "/api/auth/notices/seen", Session, Some(json!({ "lastId": 1 }))),
        ("GET", "/api/auth/tokens", Session, None),
        ("POST", "/api/auth/tokens", Session, Some(token)),
        ("GET", "/api/auth/tokens/1", SessionRecord, None),
        ("DELETE", "/api/auth/tokens/1", SessionRecord, None),
        // It ends tokens and the password that the ones above need.
        ("PUT", "/api/auth/password", Session, Some(password)),
        ("GET", "/api/vehicles", List, None),
        ("POST", "/api/vehicles", Own, Some(truck("XYZ1A23"))),
        ("GET", "/api/vehicles/1", Record, None),
        ("PUT", "/api/vehicles/1", Record, Some(truck("ABC1D23"))),
        ("DELETE", "/api/vehicles/1", Record, None),
        ("GET", "/api/vehicles/1/summary", Record, None),
        ("GET", "/api/vehicles/licensing-suggestion?uf=SP&type=truck&plate=ABC1D23", Own, None),
        ("GET", "/api/fuel", List, None),
        ("POST", "/api/fuel", Naming, Some(with(fill_up(1), &json!({ "filledOn": "2026-01-12" })))),
        ("POST", "/api/fuel/preview", Own, Some(fill_up(1))),
        ("GET", "/api/fuel/defaults?vehicleId=1", Record, None),
        ("GET", "/api/fuel/stations", List, None),
        ("GET", "/api/fuel/consumption", Figures, None),
        ("GET", "/api/fuel/1", Record, None),
        ("PUT", "/api/fuel/1", Record, Some(fill_up(1))),
        ("DELETE", "/api/fuel/1", Record, None),
        ("GET", "/api/clients", List, None),
        ("POST", "/api/clients", Own, Some(json!({ "name": "Cargill" }))),
        ("GET", "/api/clients/1", Record, None),
        ("PUT", "/api/clients/1", Record, Some(json!({ "name": "Bunge" }))),
        ("DELETE", "/api/clients/1", Record, None),
        ("GET", "/api/clients/1/summary", Record, None),
        ("GET", "/api/freights", List, None),
        ("POST", "/api/freights", Naming, Some(freight(1, &[2]))),
        ("GET", "/api/freights/summary", Figures, None),
        ("GET", "/api/freights/1", Record, None),
        ("PUT", "/api/freights/1", Record, Some(freight(1, &[2]))),
        ("DELETE", "/api/freights/1", Record, None),
        ("POST", "/api/freights/1/status", Record, Some(json!({ "status": "loading" }))),
        ("POST", "/api/freights/1/arrival", Record, Some(json!({ "note": "fila na portaria" }))),
        ("POST", "/api/freights/1/arrival/undo", Record, Some(json!({}))),
        ("GET", "/api/freights/1/events", Record, None),
        ("POST", "/api/freights/1/cancel", Record, Some(json!({ "reason": "chuva" }))),
        ("POST", "/api/freights/1/reopen", Record, Some(json!({}))),
        ("GET", "/api/freights/1/result", Record, None),
        ("GET", "/api/freights/1/waiting-time", Record, None),
        ("GET", "/api/freight-simulations", List, None),
        ("POST", "/api/freight-simulations", Naming, Some(simulation(Some(1), &[2]))),
        ("POST", "/api/freight-simulations/calculate", Naming, Some(simulation(Some(1), &[2]))),
        ("GET", "/api/freight-simulations/compare?ids=2,1", Record, None),
        ("GET", "/api/freight-simulations/defaults?truckId=1&trailerIds=2", Record, None),
        ("GET", "/api/freight-simulations/1", Record, None),
        ("PUT", "/api/freight-simulations/1", Record, Some(simulation(Some(1), &[2]))),
        ("DELETE", "/api/freight-simulations/1", Record, None),
        ("POST", "/api/freight-simulations/1/copy", Record, Some(json!({}))),
        ("POST", "/api/freight-simulations/1/archive", Record, Some(json!({ "archived": true }))),
        ("POST", "/api/freight-simulations/1/convert", Record, Some(json!({}))),
        ("GET", "/api/finances", List, None),
        ("POST", "/api/finances", Naming, Some(expense(Some(1)))),
        ("GET", "/api/finances/summary", Figures, None),
        ("GET", "/api/finances/cash-flow", Figures, None),
        ("POST", "/api/finances/cash-count", Own, Some(json!({ "countedCents": 5 }))),
        ("GET", "/api/finances/statement?from=2026-01&to=2026-01", Figures, None),
        ("GET", "/api/finances/tax-year/2026", Figures, None),
        ("GET", "/api/finances/closed-months", Figures, None),
        ("POST", "/api/finances/closed-months", Own, Some(json!({ "month": "2026-01" }))),
        ("POST", "/api/finances/closed-months/reopen", Own, Some(json!({ "month": "2026-01", "reason": "nota" }))),
        ("GET", "/api/finances/1", Record, None),
        ("PUT", "/api/finances/3", Record, Some(expense(None))),
        ("DELETE", "/api/finances/3", Record, None),
        ("GET", "/api/finances/1/expected-deductions", Record, None),
        ("POST", "/api/finances/1/pay/preview", Record, Some(json!({}))),
        ("POST", "/api/finances/1/pay", Record, Some(json!({}))),
        ("POST", "/api/finances/1/unpay", Record, Some(json!({}))),
        ("GET", "/api/maintenance", List, None),
        ("POST", "/api/maintenance", Naming, Some(maintenance(1))),
        ("GET", "/api/maintenance/1", Record, None),
        ("PUT", "/api/maintenance/1", Record, Some(maintenance(1))),
        ("DELETE", "/api/maintenance/1", Record, None),
        ("POST", "/api/maintenance/preview", Own, Some(json!({ "items": [] }))),
        ("GET", "/api/maintenance/plans", List, None),
        ("POST", "/api/maintenance/plans", Naming, Some(plan(1))),
        ("GET", "/api/maintenance/plans/1", Record, None),
        ("PUT", "/api/maintenance/plans/1", Record, Some(plan(1))),
        ("DELETE", "/api/maintenance/plans/1", Record, None),
        ("GET", "/api/maintenance/plans/starter?vehicleId=1", Record, None),
        ("POST", "/api/maintenance/plans/starter", Naming, Some(json!({ "vehicleId": 1, "codes": ["engine_oil"] }))),
        ("GET", "/api/maintenance/due", List, None),
        ("GET", "/api/dashboard", Figures, None),
        ("GET", "/api/board", Figures, None),
        ("GET", "/api/reminders", Figures, None),
        ("GET", "/api/drivers", List, None),
        ("POST", "/api/drivers", Own, Some(driver("Caio"))),
        ("GET", "/api/drivers/1", Record, None),
        ("PUT", "/api/drivers/1", Record, Some(driver("Zé"))),
        ("DELETE", "/api/drivers/2", Record, None),
        ("GET", "/api/driver-advances", List, None),
        ("GET", "/api/drivers/1/advances", Record, None),
        ("POST", "/api/drivers/1/advances", Record, Some(advance())),
        ("GET", "/api/drivers/1/advances/1", Record, None),
        ("PUT", "/api/drivers/1/advances/1", Record, Some(advance())),
        ("DELETE", "/api/drivers/1/advances/1", Record, None),
        ("GET", "/api/driver-payments", List, None),
        ("GET", "/api/driver-payments/open?driverId=1", Record, None),
        ("POST", "/api/driver-payments/preview", Naming, Some(settlement(1))),
        ("POST", "/api/driver-payments", Naming, Some(settlement(1))),
        ("GET", "/api/driver-payments/1", Record, None),
        ("PUT", "/api/driver-payments/1", Record, Some(settlement(1))),
        ("DELETE", "/api/driver-payments/1", Record, None),
        ("POST", "/api/driver-payments/1/pay", Record, Some(json!({}))),
        ("POST", "/api/driver-payments/1/undo", Record, Some(json!({}))),
        ("GET", "/api/driver-payments/1/settlement.pdf", Record, None),
        ("GET", "/api/driver-payments/1/owner-result.pdf", Record, None),
        ("GET", "/api/driver-payments/2/receipt.pdf", Record, None),
        ("GET", "/api/freights/1/result.pdf", Record, None),
        ("GET", "/api/freights/2/waiting-time.pdf", Record, None),
        ("GET", "/api/freight-simulations/1/simulation.pdf", Record, None),
        ("GET", "/api/finances/3/receipt.pdf", Record, None),
        ("GET", "/api/finances/statement.pdf?from=2026-01&to=2026-01", Figures, None),
        ("GET", "/api/finances/tax-year/2026/report.pdf", Figures, None),
        ("GET", "/api/finances/tax-year/2026/report.xlsx", Figures, None),
        ("GET", "/api/papers/samples", Own, None),
        ("GET", "/api/papers/samples/receipt.pdf", Own, None),
        ("GET", "/api/cities?q=camp", Own, None),
        ("GET", "/api/distance?from=3509502&to=5107602", Own, None),
        ("GET", "/api/admin/users", Master, None),
        ("GET", "/api/admin/users/2", Master, None),
        ("PUT", "/api/admin/users/2", Master, Some(rights(true, false))),
        ("POST", "/api/admin/users/2/end-sessions", Master, Some(json!({}))),
        ("POST", "/api/admin/users/2/password-link", Master, Some(own_password())),
        ("GET", "/api/admin/settings", Master, None),
        ("PUT", "/api/admin/settings", Master, Some(json!({ "registrationOpen": false }))),
        ("GET", "/api/admin/audit", Master, None),
        ("GET", "/api/minimum-freight/rates", Open, None),
        ("POST", "/api/minimum-freight/calculate", Open, Some(minimum)),
        ("GET", "/api/minimum-freight/cities?q=camp", Open, None),
        ("GET", "/api/minimum-freight/distance?from=3509502&to=5107602", Open, None),
        ("GET", "/api/admin/rates", Master, None),
        ("GET", "/api/admin/rates/csv?kind=waiting_time&validFrom=2025-04-01", Master, None),
        ("POST", "/api/admin/rates/preview", Master, Some(waiting_time("2.50"))),
        ("POST", "/api/admin/rates", Master, Some(waiting_time("2.50"))),
        ("GET", "/api/admin/rates/1", Master, None),
        ("DELETE", "/api/admin/rates/1", Master, None),
    ]
}

/// Returns a rate of waiting time that affects no test: it begins far ahead.
pub fn waiting_time(rate: &str) -> Value {
    let csv = format!("valid_from,title,rate\n2099-04-01,Ato,{rate}\n");
    json!({ "kind": "waiting_time", "csv": csv, "source": "DOU" })
}

pub fn request(method: &str, path: &str, body: Option<Value>) -> Call {
    match (method, body) {
        ("POST", body) => post(path, body.unwrap_or_else(|| json!({}))),
        ("PUT", Some(body)) => put(path, 1, body),
        (method, _) => call(Method::from_bytes(method.as_bytes()).expect("a method"), path),
    }
}
