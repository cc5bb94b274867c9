//! Tests of accepted and refused entries.

use kernel::{Check, DriverAdvanceId, DriverId, Error, FreightId, TransactionId};
use serde_json::json;

use crate::{
    ChosenAdvance, ChosenExpense, ChosenFreight,
    sample::{driver, driver_input, input, now},
};

fn faults(check: Check) -> Vec<String> {
    match check.finish() {
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
        assert_eq!(faults(input(&more).check(&now())), found, "{more}");
    }
    assert!(!input(&json!({ "freightIds": many })).is_bounded());
}

#[test]
fn chosen_items_belong_to_the_driver_and_are_completed() {
    let input = input(&json!({ "freightIds": [1, 2, 3], "advanceIds": [1, 2], "expenseIds": [1, 2] }));
    let (own, other) = (DriverId::from(1), DriverId::from(2));
    let freight = |id: i64, driver_id: Option<DriverId>, completed: bool| ChosenFreight {
        id: FreightId::from(id),
        number: id,
        driver_id,
        completed,
    };
    let expense = |id: i64, paid_by: Option<DriverId>| ChosenExpense {
        id: TransactionId::from(id),
        description: "Borracharia",
        paid_by,
    };
    let mut check = Check::new();
    input.check_freights(&mut check, &[freight(1, Some(own), true), freight(2, None, false)]);
    input.check_advances(&mut check, &[ChosenAdvance { id: DriverAdvanceId::from(1), driver_id: other }]);
    input.check_expenses(&mut check, &[expense(1, Some(own)), expense(2, None)]);
    let expected = [
        "freightIds:other_driver",
        "freightIds:not_completed",
        "freightIds:unknown",
        "advanceIds:unknown",
        "advanceIds:other_driver",
        "expenseIds:other_driver",
    ];
    assert_eq!(faults(check), expected);
}

#[test]
fn warns_once_about_an_unlikely_cnh() {
    let unlikely = json!({ "cnhNumber": "12345678901" });
    let refused = driver_input(&unlikely).check(None);
    assert!(matches!(&refused, Err(Error::Confirm(warnings)) if warnings[0].code == "cnh_unlikely"), "{refused:?}");
    let confirmed = json!({ "cnhNumber": "123.456.789-01", "confirm": ["cnh_unlikely"] });
    let existing = driver(&confirmed);
    assert!(driver_input(&unlikely).check(Some(&existing)).is_ok());
    assert!(driver_input(&json!({ "cnhNumber": "02650306461" })).check(None).is_ok());
    assert!(driver_input(&json!({ "cnhNumber": "98765432100" })).check(Some(&existing)).is_err());
    let idle = driver(&json!({ "active": false }));
    assert_eq!(driver_input(&json!({})).check(Some(&idle)).map(|fields| fields.active).ok(), Some(false));
}
