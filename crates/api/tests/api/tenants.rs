//! Fixture: a master without records, an owner with one record of each kind, and another owner.

use serde_json::json;
use testing::{Backend, Template, dump};

use crate::{
    app::{
        Call, Caller, TestApp, TestResponse, advance, driver, expense, fill_up, freight, maintenance, plan, post, put,
        settlement, simulation, trailer, truck, with,
    },
    operations::waiting_time,
};

/// Users of the walk: a master without records, an owner with one of each, another owner, and tokens of the owner.
pub struct Tenants {
    pub app: TestApp,
    pub master: Caller,
    pub owner: Caller,
    pub other: Caller,
    /// The owner's read-only token.
    pub reading: Caller,
}

/// Seeded tenants as a template.
pub struct TenantsTemplate {
    template: Template,
    callers: [Caller; 4],
}

impl TenantsTemplate {
    pub async fn tenants(&self) -> Tenants {
        let [master, owner, other, reading] = self.callers.each_ref().map(Caller::elsewhere);
        Tenants { app: TestApp::over(self.template.copy(), &[]).await, master, owner, other, reading }
    }
}

impl Tenants {
    pub async fn new(backend: Backend) -> Self {
        let tenants = Self::empty(backend).await;
        tenants.seed().await;
        tenants
    }

    /// Seeds the users and the masters' records, without records of owners.
    pub async fn empty(backend: Backend) -> Self {
        let app = TestApp::new(backend).await;
        let master = app.register("master@example.com").await;
        let owner = app.register("owner@example.com").await;
        let other = app.register("other@example.com").await;
        let reading = app.token(&owner, "read").await;
        app.send(&master, post("/api/admin/rates", waiting_time("2.41"))).await.is(201);
        app.send(&master, put("/api/admin/settings", 1, json!({ "registrationOpen": false }))).await.is(200);
        Self { app, master, owner, other, reading }
    }

    pub fn into_tenants_template(self) -> TenantsTemplate {
        TenantsTemplate {
            template: self.app.into_template(),
            callers: [self.master, self.owner, self.other, self.reading],
        }
    }

    /// Creates one record of each kind for the owner.
    async fn seed(&self) {
        let Self { app, owner, .. } = self;
        app.send(owner, post("/api/vehicles", truck("ABC1D23"))).await.is(201);
        app.send(owner, post("/api/vehicles", with(trailer("ABC1D24"), &json!({ "capacityKg": 30_000 }))))
            .await
            .is(201);
        app.send(owner, post("/api/clients", json!({ "name": "Amaggi" }))).await.is(201);
        app.send(owner, post("/api/freights", freight(1, &[2]))).await.is(201);
        app.send(owner, post("/api/finances", expense(Some(1)))).await.is(201);
        app.send(owner, post("/api/maintenance/plans", plan(1))).await.is(201);
        app.send(owner, post("/api/maintenance/plans", plan(2))).await.is(201);
        app.send(owner, post("/api/maintenance", with(maintenance(1), &json!({ "planIds": [1], "daysStopped": 1 }))))
            .await
            .is(201);
        app.send(owner, post("/api/fuel", with(fill_up(1), &json!({ "freightId": 1 })))).await.is(201);
        for name in ["Zé", "Nando"] {
            app.send(owner, post("/api/drivers", driver(name))).await.is(201);
        }
        app.send(owner, post("/api/drivers/1/advances", advance())).await.is(201);
        app.send(owner, post("/api/driver-payments", settlement(1))).await.is(201);
        for trailers in [&[2_i64][..], &[]] {
            app.send(owner, post("/api/freight-simulations", simulation(Some(1), trailers))).await.is(201);
        }
        let february = json!({ "periodFrom": "2026-02-01", "periodTo": "2026-02-28" });
        app.send(owner, post("/api/driver-payments", with(settlement(1), &february))).await.is(201);
        app.send(owner, post("/api/driver-payments/2/pay", json!({}))).await.is(200);
        app.send(owner, post("/api/freights", freight(1, &[2]))).await.is(201);
        for (status, hour) in [("loading", 8), ("in_transit", 17), ("unloading", 18), ("completed", 19)] {
            let moved = json!({ "status": status, "occurredAt": format!("2026-01-15T{hour:02}:00:00Z") });
            app.send(owner, post("/api/freights/2/status", moved)).await.is(200);
        }
    }

    /// Sends a request, and checks that a refusal changed nothing.
    pub async fn request_checked(&self, caller: &Caller, name: &str, call: Call) -> TestResponse {
        // A failed sign-in is recorded.
        let dump = |store| {
            let mut rows = dump(store);
            rows.retain(|row| !(row.starts_with("audit_entries: ") && row.contains("sign_in_failed")));
            rows
        };
        let before = dump(&self.app.store);
        let response = self.app.send(caller, call).await;
        if response.status >= 400 {
            assert_eq!(dump(&self.app.store), before, "{name} was refused and changed something");
            assert_eq!(response.header("content-type"), "application/problem+json", "{name}: {}", response.text);
        }
        response
    }
}
