//! Tests of what a user may and may not enter.

use kernel::Error;
use serde_json::{Value, json};

use crate::sample::{driver, driver_input, input, now};

fn faults(more: &Value) -> Vec<String> {
    match input(more).check(&now()).finish() {
        Err(Error::Validation(errors)) => errors.iter().map(|one| format!("{}:{}", one.field, one.code)).collect(),
        other => {
            assert!(other.is_ok(), "{other:?}");
            Vec::new()
        }
    }
}

#[test]
fn faults_are_named_at_their_fields() {
    let many: Vec<i64> = (1..=201).collect();
    for (more, found) in [
        (json!({ "freightIds": [1, 2], "advanceIds": [1], "expenseIds": [3], "paidOn": "2026-11-21" }), vec![]),
        (json!({ "periodFrom": "2025-11-30" }), vec![]),
        (json!({ "periodFrom": "2025-11-29" }), vec!["periodTo:too_long"]),
        (json!({ "periodFrom": "2026-12-01" }), vec!["periodTo:before_start"]),
        (json!({ "dueOn": "1900-01-01", "paidOn": "2026-11-22" }), vec!["dueOn:out_of_range", "paidOn:in_future"]),
        (json!({ "advanceIds": many }), vec!["advanceIds:too_many"]),
        (json!({ "expenseIds": [1, 1] }), vec!["expenseIds:duplicate"]),
        (json!({ "salaryCents": -1, "allowanceDays": 367 }), vec!["salaryCents:too_small", "allowanceDays:too_large"]),
        (
            json!({ "freightIds": [1], "commissions": [{ "freightId": 1, "commissionCents": 1 }, { "freightId": 1, "commissionCents": -1 }] }),
            vec!["commissions[1].commissionCents:too_small", "commissions[1].freightId:duplicate"],
        ),
        (json!({ "discounts": vec![json!({ "description": "x", "amountCents": 1 }); 51] }), vec!["discounts:too_many"]),
    ] {
        assert_eq!(faults(&more), found, "{more}");
    }
    assert!(!input(&json!({ "freightIds": many })).is_bounded());
}

#[test]
fn an_unlikely_cnh_is_asked_about_once() {
    let unlikely = json!({ "cnhNumber": "12345678901" });
    let refused = driver_input(&unlikely).check(None);
    assert!(matches!(&refused, Err(Error::Confirm(warnings)) if warnings[0].code == "cnh_unlikely"), "{refused:?}");
    let confirmed = json!({ "cnhNumber": "123.456.789-01", "confirm": ["cnh_unlikely"] });
    let standing = driver(&confirmed);
    assert!(driver_input(&unlikely).check(Some(&standing)).is_ok());
    assert!(driver_input(&json!({ "cnhNumber": "02650306461" })).check(None).is_ok());
    assert!(driver_input(&json!({ "cnhNumber": "98765432100" })).check(Some(&standing)).is_err());
    let idle = driver(&json!({ "active": false }));
    assert_eq!(driver_input(&json!({})).check(Some(&idle)).map(|fields| fields.active).ok(), Some(false));
}
