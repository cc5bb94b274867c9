//! A version grows by one with each change, of any number of steps.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::{
    app::{freight, post, put, run, truck, with},
    payments::Yard,
};

on_both_databases!(
    postings_of_a_freight_change_once_with_it,
    an_undone_receipt_is_one_change,
    records_of_a_settlement_do_not_change_with_it
);

async fn version(yard: &Yard, path: &str) -> Value {
    yard.see(path).await["version"].clone()
}

/// Creates a freight; returns its path and those of its postings.
async fn posted(yard: &Yard) -> (String, Vec<String>) {
    let made = yard.create("/api/freights", freight(yard.truck, &[])).await;
    let parts = made.body["receivables"].as_array().expect("receivables").iter();
    let lines = parts.map(|part| format!("/api/finances/{}", part["transactionId"])).collect();
    (made.header("location").to_owned(), lines)
}

fn postings_of_a_freight_change_once_with_it(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let other = yard.create("/api/vehicles", truck("ABC1D24")).await.id();
        let (trip, lines) = posted(&yard).await;
        assert_eq!(lines.len(), 2);
        let cheaper = with(freight(other, &[]), &json!({ "rateCents": 700_000, "advanceCents": 400_000 }));
        yard.send(put(&trip, 1, cheaper.clone())).await.is(200);
        for line in &lines {
            let seen = yard.see(line).await;
            assert_eq!((&seen["version"], &seen["vehicleId"]), (&json!(2), &json!(other)), "{line}");
        }
        // Only its truck: its income moves too, without a change of the amount.
        let back = with(cheaper, &json!({ "truckId": yard.truck }));
        yard.send(put(&trip, 2, back)).await.is(200);
        for line in &lines {
            let seen = yard.see(line).await;
            assert_eq!((&seen["version"], &seen["vehicleId"]), (&json!(3), &json!(yard.truck)), "{line}");
        }
    });
}

fn an_undone_receipt_is_one_change(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let (trip, lines) = posted(&yard).await;
        let balance = lines.last().expect("a balance");
        yard.send(post(&format!("{balance}/pay"), json!({ "paidOn": "2026-01-20" }))).await.is(200);
        assert_eq!(version(&yard, balance).await, 2);
        let later = with(freight(yard.truck, &[]), &json!({ "balanceDueOn": "2026-03-01" }));
        yard.send(put(&trip, 1, later)).await.is(200);
        let undone = yard.send(post(&format!("{balance}/unpay"), json!({}))).await.is(200).body;
        assert_eq!((&undone["dueOn"], &undone["version"]), (&json!("2026-03-01"), &json!(3)));
    });
}

fn records_of_a_settlement_do_not_change_with_it(backend: Backend) {
    run(async {
        let yard = Yard::new(backend).await;
        let (first, second) = (yard.vale(json!({})).await, yard.vale(json!({ "givenOn": "2026-01-10" })).await);
        let toll = yard.spent(None).await;
        let body = yard.of(json!({ "advanceIds": [first, second], "expenseIds": [toll], "salaryCents": 200_000 }));
        let path = yard.create("/api/driver-payments", body.clone()).await.header("location").to_owned();
        let held = async || {
            let list = yard.see(&format!("/api/drivers/{}/advances", yard.driver)).await;
            let version = |id: i64| {
                let items = list["items"].as_array().expect("items");
                items.iter().find(|one| one["id"] == id).expect("the advance")["version"].clone()
            };
            (version(first), version(second), version_of(&yard, toll).await)
        };
        assert_eq!(held().await, (json!(2), json!(2), json!(2)), "held");
        yard.send(put(&path, 1, with(body.clone(), &json!({ "notes": "Conferido" })))).await.is(200);
        assert_eq!(held().await, (json!(2), json!(2), json!(2)), "no change of theirs");
        yard.send(put(&path, 2, with(body.clone(), &json!({ "advanceIds": [first], "expenseIds": [] })))).await.is(200);
        assert_eq!(held().await, (json!(2), json!(3), json!(3)), "two are free again");
        yard.send(put(&path, 3, body)).await.is(200);
        assert_eq!(held().await, (json!(2), json!(4), json!(4)), "and held again");
    });
}

async fn version_of(yard: &Yard, transaction: i64) -> Value {
    version(yard, &format!("/api/finances/{transaction}")).await
}
