//! Tests of a fill-up's posting and of its form in the API.

use serde_json::json;

use super::*;
use crate::fuel::sample::fill_up;
use crate::sample::day;

fn payment(paid: bool, by_driver: bool) -> FuelPayment {
    FuelPayment {
        due_on: day("2026-02-10"),
        paid_on: paid.then(|| day("2026-01-11")),
        driver_id: by_driver.then(|| DriverId::from(5)),
        paid_by_driver: by_driver,
    }
}

#[test]
fn it_posts_one_expense_of_its_own_day() {
    let mut one = fill_up(3, "2026-01-11", 300);
    one.fields.station = Some("Posto Graal".into());
    let posting = one.posting(&payment(true, false));
    assert_eq!(posting.description, "Diesel S10 · 300,00\u{a0}L · Posto Graal");
    assert_eq!((posting.part, posting.installment, posting.installments), (SourcePart::Total, 1, 1));
    assert_eq!((posting.kind, posting.category), (TransactionKind::Expense, Category::Combustivel));
    assert_eq!((posting.competence_on, posting.due_on), (day("2026-01-11"), day("2026-02-10")));
    assert_eq!(posting.authority, PaymentAuthority::Source(Some(day("2026-01-11"))));
    assert_eq!((posting.amount_cents, posting.effect), (one.fields.total_cents, Effect::Both));
    assert_eq!((posting.vehicle_id, posting.freight_id), (Some(one.fields.vehicle_id), None));
    let by_driver = one.posting(&payment(true, true));
    assert_eq!((by_driver.effect, by_driver.paid_by_driver), (Effect::Result, true));
    assert_eq!(by_driver.driver_id, Some(DriverId::from(5)));
    one.fields.purpose = FuelPurpose::Refrigeration;
    one.fields.station = None;
    assert_eq!(one.posting(&payment(false, false)).description, "Diesel S10 (aparelho de frio) · 300,00\u{a0}L");
}

#[test]
fn only_what_the_engine_burns_has_a_place_in_the_chain() {
    let mut one = fill_up(3, "2026-01-11", 300);
    assert!(one.fill().is_some());
    one.fields.purpose = FuelPurpose::Refrigeration;
    assert!(one.fill().is_none());
    one.fields.purpose = FuelPurpose::Engine;
    one.fields.fuel = Fuel::Arla32;
    assert!(one.fill().is_none());
}

#[test]
fn it_travels_in_one_piece_with_what_is_missing() {
    let names =
        FuelNames { plate: "ABC1D23".parse().expect("a plate"), city: None, freight_number: None, driver_name: None };
    let one = fill_up(3, "2026-01-11", 300);
    let record = FuelRecord::of(one, (TransactionId::from(9), payment(false, false)), names, None);
    let body = serde_json::to_value(record).expect("json");
    for (name, value) in [
        ("id", json!(3)),
        ("fuel", json!("diesel_s10")),
        ("purpose", json!("engine")),
        ("volumeMl", json!(300_000)),
        ("status", json!("pending")),
        ("dueOn", json!("2026-02-10")),
        ("paidOn", json!(null)),
        ("driverId", json!(null)),
        ("paidByDriver", json!(false)),
        ("transactionId", json!(9)),
        ("plate", json!("ABC1D23")),
        ("missing", json!("not_measured")),
        ("metersPerLiter", json!(null)),
    ] {
        assert_eq!(body[name], value, "{name}");
    }
    assert!(body.get("search").is_none() && body.get("ownerId").is_none());
}
