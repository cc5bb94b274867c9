//! Check of a freight's entry, and its gross.

use kernel::{Error, Kilograms, Km, check::MAX_CARGO_KG};
use proptest::prelude::{any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use serde_json::json;

use super::*;
use crate::sample::{entry, faults, input};

#[test]
fn the_gross_follows_from_the_rate() {
    for (more, cents) in [
        (json!({}), 1_000_000),
        (json!({ "pricing": "per_ton", "rateCents": 18_050, "weightKg": 37_250 }), 672_363),
        (json!({ "pricing": "per_km", "rateCents": 745, "distanceKm": 1_234 }), 919_330),
        (json!({ "pricing": "per_ton", "rateCents": 1, "weightKg": 499 }), 0),
        (json!({ "pricing": "per_ton", "rateCents": 1, "weightKg": 500 }), 1),
        (json!({ "rateCents": 0 }), 0),
    ] {
        assert_eq!(entry(&more).expect("a freight").fields.gross_cents, Cents::from(cents), "{more}");
    }
}

#[test]
fn each_fault_is_named_at_its_field() {
    for (more, expected) in [
        (json!({ "originCityCode": 1 }), "originCityCode:unknown"),
        (json!({ "destinationCityCode": 3_509_502 }), ""),
        (json!({ "distanceKm": 0 }), "distanceKm:too_small"),
        (json!({ "distanceKm": 10_001 }), "distanceKm:too_large"),
        (json!({ "emptyKm": -1 }), "emptyKm:too_small"),
        (json!({ "pricing": "per_ton" }), "weightKg:required"),
        (json!({ "weightKg": 0 }), "weightKg:too_small"),
        (json!({ "rateCents": -1 }), "rateCents:too_small"),
        (json!({ "pricing": "per_km", "rateCents": 10_000_000_000_i64 }), "rateCents:too_large"),
        (
            json!({ "rateCents": i64::MAX, "distanceKm": i64::MAX, "weightKg": i64::MAX, "tollCents": i64::MIN }),
            "distanceKm:too_large weightKg:too_large rateCents:too_large tollCents:too_small",
        ),
        (json!({ "advanceCents": 1_000_001 }), "advanceCents:above_gross"),
        (json!({ "advanceCents": 1_000_000 }), ""),
        (json!({ "originCityCode": 1, "advanceCents": 1_000_001 }), "originCityCode:unknown advanceCents:above_gross"),
        (json!({ "commissionBps": 10_001 }), "commissionBps:out_of_range"),
        (json!({ "axles": 11 }), ""),
        (json!({ "axles": 12 }), "axles:out_of_range"),
        (json!({ "axles": 1 }), "axles:out_of_range"),
        (json!({ "odometerStartKm": 10, "odometerEndKm": 9 }), "odometerEndKm:below_start"),
        (json!({ "odometerStartKm": 10, "odometerEndKm": 10 }), ""),
        (json!({ "scheduledFor": "1949-12-31" }), "scheduledFor:out_of_range"),
        (
            json!({ "ciot": "1", "cteKey": "2", "mdfeKey": "3" }),
            "cteKey:invalid_fiscal_key ciot:invalid_ciot mdfeKey:invalid_fiscal_key",
        ),
    ] {
        let found: Vec<_> = faults(entry(&more)).into_iter().map(|(field, code)| format!("{field}:{code}")).collect();
        assert_eq!(found.join(" "), expected, "{more}");
    }
}

#[test]
fn absent_fields_have_defaults() {
    let fields = entry(&json!({})).expect("a freight").fields;
    assert_eq!((fields.empty_km, fields.advance_cents, fields.toll_cents), Default::default());
    assert_eq!(fields.toll_payer, TollPayer::Shipper);
    assert_eq!(fields.axles, 6);
    assert!(fields.search.contains("campinas sp rondonopolis mt carga geral"), "{}", fields.search);
    let raised = entry(&json!({ "axles": 5 })).expect("a freight");
    assert_eq!(raised.fields.axles, 5);
}

#[test]
fn faults_that_the_caller_found_come_along() {
    let mut input = input(&json!({ "distanceKm": 0 }));
    let mut begun = Check::of(&mut input);
    begun.fail("truckId", "unknown", "Este veículo não existe.");
    let found = faults(input.check(begun, None));
    let fields: Vec<_> = found.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["distanceKm", "truckId"]);
}

#[test]
fn unknown_and_missing_members_are_refused() {
    let mut body = json!({ "originCityCode": 3_509_502 });
    assert!(serde_json::from_value::<FreightInput>(body.clone()).is_err());
    body = json!({ "originCityCode": 3_509_502, "destinationCityCode": 3_509_502, "distanceKm": 1,
        "cargoType": "general", "pricing": "fixed", "rateCents": 1, "truckId": 1, "trailerIds": [],
        "scheduledFor": "2026-11-10" });
    assert!(serde_json::from_value::<FreightInput>(body.clone()).is_ok());
    body["grossCents"] = json!(1);
    assert!(serde_json::from_value::<FreightInput>(body).is_err());
}

proptest! {
    #[test]
    fn a_higher_rate_never_lowers_the_gross(
        pricing in prop_oneof![proptest::strategy::Just(Pricing::Fixed), proptest::strategy::Just(Pricing::PerTon),
            proptest::strategy::Just(Pricing::PerKm)],
        rate in 0..=MAX_CENTS, raise in 0..=MAX_CENTS, weight in 1..=MAX_CARGO_KG, distance in 1..=Km::MAX_TRIP,
    ) {
        let gross = |rate| gross(pricing, Cents::from(rate), Some(Kilograms::from(weight)), Km::from(distance));
        let (before, after) = (gross(rate).expect("cents"), gross(rate + raise).expect("cents"));
        prop_assert!(before <= after);
        prop_assert!(before.is_some_and(|cents| cents >= Cents::ZERO));
    }

    #[test]
    fn no_number_whatsoever_overflows(rate in any::<i64>(), weight in any::<i64>(), distance in any::<i64>(),
        advance in any::<i64>(), toll in any::<i64>(), axles in any::<i64>(), start in any::<i64>(),
    ) {
        for pricing in ["fixed", "per_ton", "per_km"] {
            let checked = entry(&json!({ "pricing": pricing, "rateCents": rate, "weightKg": weight,
                "distanceKm": distance, "advanceCents": advance, "tollCents": toll, "axles": axles,
                "odometerStartKm": start, "commissionBps": toll }));
            prop_assert_eq!(matches!(checked, Ok(_) | Err(Error::Validation(_))), true);
        }
    }
}
