//! Tests of the check of a transaction's entry, and of its JSON.

use crate::{Category, SourceKind, SourcePart, TransactionNames, TransactionRecord, sample};
use kernel::{Error, FreightId, Instant, Zone};
use serde_json::{Value, json};

use super::*;

fn instant(text: &str) -> Instant {
    serde_json::from_value(json!(text)).expect("an instant")
}

fn now() -> Now {
    Now::new(instant("2026-11-21T15:00:00Z"), Zone::default())
}

fn input(more: &Value) -> TransactionInput {
    let mut body = json!({ "kind": "expense", "category": "combustivel", "description": " Diesel  ",
        "amountCents": 1, "dueOn": "2026-11-10" });
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

fn checked(more: &Value, written_on: Option<NaiveDate>) -> kernel::Result<TransactionFields> {
    let mut input = input(more);
    let check = Check::of(&mut input);
    input.check(check, written_on, &now())
}

fn faults(more: &Value) -> String {
    match checked(more, None) {
        Ok(_) => String::new(),
        Err(Error::Validation(errors)) => {
            errors.iter().map(|one| format!("{}:{}", one.field, one.code)).collect::<Vec<_>>().join(" ")
        }
        Err(other) => panic!("another error: {other}"),
    }
}

#[test]
fn each_fault_is_named_at_its_field() {
    for (more, expected) in [
        (json!({}), ""),
        (json!({ "amountCents": 0 }), "amountCents:too_small"),
        (json!({ "amountCents": -1, "description": " " }), "description:required amountCents:too_small"),
        (json!({ "amountCents": i64::MAX }), "amountCents:too_large"),
        (json!({ "category": "frete" }), "category:wrong_kind"),
        (json!({ "kind": "income" }), "category:wrong_kind"),
        (json!({ "category": "emprestimo" }), ""),
        (json!({ "kind": "income", "category": "emprestimo" }), ""),
        (json!({ "kind": "income", "category": "outros" }), ""),
        (json!({ "paidOn": "2026-11-21" }), ""),
        (json!({ "paidOn": "2026-11-22" }), "paidOn:in_future"),
        (json!({ "dueOn": "2101-01-01" }), "dueOn:out_of_range"),
        (json!({ "dueOn": "2026-12-31" }), ""),
        (json!({ "paidByDriver": true }), "driverId:required"),
        (json!({ "paidByDriver": true, "driverId": 1 }), ""),
        (json!({ "paidByDriver": true, "driverId": 1, "dueOn": "2026-11-22" }), "dueOn:in_future"),
        (json!({ "paidByDriver": true, "driverId": 1, "personal": true }), "paidByDriver:personal"),
        (
            json!({ "paidByDriver": true, "driverId": 1, "kind": "income", "category": "outros" }),
            "paidByDriver:wrong_kind",
        ),
    ] {
        assert_eq!(faults(&more), expected, "{more}");
    }
    let fields = checked(&json!({}), None).expect("a transaction");
    assert_eq!((fields.description.as_str(), fields.search.as_str()), ("Diesel", "diesel combustivel"));
}

#[test]
fn every_category_is_taken_on_its_own_side_only() {
    for kind in TransactionKind::ALL {
        for category in Category::ALL {
            let found = faults(&json!({ "kind": kind, "category": category }));
            assert_eq!(found.is_empty(), Category::allowed(*kind).contains(category), "{}", category.as_str());
        }
    }
}

#[test]
fn postings_of_a_freight_link_to_it() {
    let mut transaction = sample::transaction(TransactionKind::Income, 500_000);
    transaction.fields.freight_id = Some(FreightId::from(3));
    assert!(transaction.ensure_by_hand().is_ok(), "naming a freight does not make it the freight's");
    transaction.source_kind = Some(SourceKind::Freight);
    transaction.source_part = Some(SourcePart::Advance);
    transaction.source_id = Some(3);
    assert!(matches!(transaction.ensure_by_hand(), Err(Error::Conflict { code: "posted_by_source", .. })));
    let record = TransactionRecord::of(transaction, TransactionNames::default(), now().today);
    let body = serde_json::to_value(record).expect("json");
    assert_eq!(body["source"], json!({ "kind": "freight", "id": 3, "part": "advance" }));
    assert_eq!((body["status"].clone(), body["overdueDays"].clone()), (json!("pending"), json!(11)));
    for hidden in ["ownerId", "sourceKind", "sourcePart", "sourceId", "search"] {
        assert!(body.get(hidden).is_none(), "{hidden}");
    }
}

/// A single bill belongs to its trip; an instalment belongs to its own due day.
#[test]
fn a_bill_of_a_trip_belongs_to_the_day_on_which_it_was_written_down() {
    let belongs = |more, written_on: Option<&str>| {
        let written_on = written_on.map(|day| day.parse().expect("a day"));
        let fields = checked(&more, written_on).expect("a transaction");
        fields.competence_on.to_string()
    };
    let trip = json!({ "freightId": 1, "dueOn": "2026-12-20", "paidOn": null });
    assert_eq!(belongs(trip.clone(), Some("2026-11-20")), "2026-11-20");
    assert_eq!(belongs(trip.clone(), Some("2026-12-24")), "2026-12-20");
    assert_eq!(belongs(trip, None), "2026-12-20");
    assert_eq!(belongs(json!({ "dueOn": "2026-12-20", "paidOn": null }), Some("2026-11-20")), "2026-12-20");
}

#[test]
fn a_day_of_entering_has_begun_and_is_at_most_a_year_ago() {
    for (day, expected) in [
        ("2026-11-21", ""),
        ("2025-11-21", ""),
        ("2025-11-20", "enteredOn:too_old"),
        ("2026-11-22", "enteredOn:in_future"),
    ] {
        assert_eq!(faults(&json!({ "enteredOn": day })), expected, "{day}");
    }
}
