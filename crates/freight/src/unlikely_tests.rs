//! Warnings about a freight's price and about vehicles on two freights at once.

use serde_json::json;

use super::*;
use crate::sample::{freight, now};

fn requested(gross: i64, km: i64, own: &[(i64, i64)], minimum: Option<i64>) -> Option<String> {
    let own: Vec<(Cents, Km)> = own.iter().map(|(gross, km)| ((*gross).into(), (*km).into())).collect();
    let facts = PriceFacts { gross: gross.into(), km: km.into(), own: &own, minimum: minimum.map(Cents::from) };
    facts.unlikely().expect("a price").map(|warning| warning.message)
}

/// Freights of R$ 5,20, R$ 5,00 and R$ 6,00 per km.
const OWN: [(i64, i64); 3] = [(520_000, 1_000), (250_000, 500), (1_200_000, 2_000)];

/// Town trips of R$ 20,00 per km.
const TOWN: [(i64, i64); 4] = [(80_000, 40), (60_000, 30), (100_000, 50), (40_000, 20)];

/// Town trips among long ones.
const MIXED: [(i64, i64); 7] = [OWN[0], TOWN[0], TOWN[1], OWN[1], TOWN[2], TOWN[3], OWN[2]];

const NONE: &[(i64, i64)] = &[];

#[test]
fn a_price_is_compared_with_the_own_ones_and_the_minimum_else_with_any() {
    for (gross, km, own, minimum, asks) in [
        // A comma in the wrong place: R$ 80,00 for 1.085 km.
        (8_000, 1_085, &OWN[..], None, true),
        (8_000, 1_085, NONE, Some(696_110), true),
        // Against R$ 5,20: from R$ 1,30 to R$ 20,80.
        (130_000, 1_000, &OWN[..], None, false),
        (129_000, 1_000, &OWN[..], None, true),
        (2_080_000, 1_000, &OWN[..], None, false),
        (2_081_000, 1_000, &OWN[..], None, true),
        // Like the own ones, and below a third of the minimum.
        (130_000, 1_000, &OWN[..], Some(390_000), false),
        (130_000, 1_000, &OWN[..], Some(390_001), true),
        // Above the minimum the own prices decide.
        (2_080_000, 1_000, &OWN[..], Some(300_000), false),
        (2_081_000, 1_000, &OWN[..], Some(2_000_000), true),
        // A short trip is dear per km.
        (300_000, 99, &OWN[..], None, false),
        (300_000, 100, &OWN[..], None, true),
        // Two freights are too few.
        (8_000, 1_000, &OWN[..2], None, false),
        // Days of town trips at R$ 20,00 per km do not compare with a long one, which the minimum judges.
        (450_000, 1_000, &TOWN[..], Some(650_000), false),
        (200_000, 1_000, &TOWN[..], Some(650_000), true),
        (450_000, 1_000, &MIXED[..], None, false),
        (120_000, 1_000, &MIXED[..], None, true),
        // 99 km are not compared, 100 are.
        (8_000, 1_000, &[(51_480, 99), OWN[0], OWN[1]][..], None, false),
        (8_000, 1_000, &[(52_000, 100), OWN[0], OWN[1]][..], None, true),
        // A third and six times of the minimum.
        (200_000, 1_000, NONE, Some(600_000), false),
        (199_999, 1_000, NONE, Some(600_000), true),
        (3_600_000, 1_000, NONE, Some(600_000), false),
        (3_600_001, 1_000, NONE, Some(600_000), true),
        (2_500_000, 1_000, NONE, None, false),
        (2_501_000, 1_000, NONE, None, true),
        (300_000, 20, NONE, None, false),
        // No price at all.
        (0, 1_000, &OWN[..], Some(600_000), false),
    ] {
        assert_eq!(requested(gross, km, own, minimum).is_some(), asks, "{gross} for {km} km, {own:?}, {minimum:?}");
    }
}

#[test]
fn the_question_names_both_prices() {
    let own = "R$\u{a0}80,00 para 1.085 km dá R$\u{a0}0,07 por km; seus fretes costumam dar R$\u{a0}5,20. \
               Confira o valor e os km.";
    assert_eq!(requested(8_000, 1_085, &OWN, None).as_deref(), Some(own));
    let minimum = "R$\u{a0}80,00 para 1.085 km dá R$\u{a0}0,07 por km; o piso mínimo deste frete, se for carga \
                   lotação, é R$\u{a0}6.961,10. Confira o valor e os km.";
    assert_eq!(requested(8_000, 1_085, &[], Some(696_110)).as_deref(), Some(minimum));
    let both = "R$\u{a0}80,00 para 1.085 km dá R$\u{a0}0,07 por km; seus fretes costumam dar R$\u{a0}5,20 e o piso \
                mínimo deste frete, se for carga lotação, é R$\u{a0}6.961,10. Confira o valor e os km.";
    assert_eq!(requested(8_000, 1_085, &OWN, Some(696_110)).as_deref(), Some(both));
}

fn on(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

#[test]
fn warns_about_vehicles_on_another_freight_in_the_same_days() {
    // 1.200 km are four days: three on the road and one to load and unload.
    let scheduled = Freight { number: 7, ..freight(&json!({ "scheduledFor": "2026-11-24" })) };
    let moving = Freight {
        number: 8,
        status: FreightStatus::InTransit,
        began_on: Some(on("2026-11-10")),
        ..freight(&json!({}))
    };
    let unloading = Freight { number: 9, status: FreightStatus::Unloading, ..moving.clone() };
    let day_trip = Freight { number: 10, ..freight(&json!({ "scheduledFor": "2026-11-21", "distanceKm": 40 })) };
    let found = |other| [Busy { role: Role::Truck, name: "ABC1D23".to_owned(), other }];
    for (other, from, to, asks) in [
        (&scheduled, "2026-11-20", "2026-11-23", false),
        (&scheduled, "2026-11-20", "2026-11-24", false),
        (&scheduled, "2026-11-20", "2026-11-25", true),
        (&scheduled, "2026-11-24", "2026-11-26", true),
        (&scheduled, "2026-11-26", "2026-11-28", true),
        (&scheduled, "2026-11-27", "2026-11-28", false),
        // Under way since the 10th, and not done on the 21st, which is today.
        (&moving, "2026-11-08", "2026-11-09", false),
        (&moving, "2026-11-21", "2026-11-25", true),
        (&moving, "2026-11-21", "2026-11-21", true),
        (&moving, "2026-11-22", "2026-11-25", false),
        // The return freight begins on the day of the unloading.
        (&unloading, "2026-11-21", "2026-11-25", false),
        (&unloading, "2026-11-20", "2026-11-25", true),
        // Several trips of 40 km a day.
        (&day_trip, "2026-11-21", "2026-11-21", false),
    ] {
        let warnings = busy(&found(other), (on(from), on(to)), &now());
        assert_eq!(!warnings.is_empty(), asks, "{} {from} {to}", other.number);
    }
}

#[test]
fn one_question_for_each_role_names_every_freight() {
    let moving = Freight {
        number: 8,
        status: FreightStatus::InTransit,
        began_on: Some(on("2026-11-18")),
        ..freight(&json!({}))
    };
    let scheduled = Freight { number: 9, ..freight(&json!({ "scheduledFor": "2026-11-22" })) };
    let found = [
        Busy { role: Role::Trailer, name: "XYZ1A11".to_owned(), other: &moving },
        Busy { role: Role::Truck, name: "ABC1D23".to_owned(), other: &moving },
        Busy { role: Role::Trailer, name: "XYZ1A12".to_owned(), other: &scheduled },
    ];
    let warnings = busy(&found, (on("2026-11-21"), on("2026-11-23")), &now());
    let reported: Vec<_> =
        warnings.iter().map(|one| (one.code.as_str(), one.field.as_deref(), one.message.as_str())).collect();
    assert_eq!(
        reported,
        [
            (
                "truck_busy",
                Some("truckId"),
                "ABC1D23 está no frete nº 8, em trânsito, desde 18/11/2026. Confirme se é isso mesmo."
            ),
            (
                "trailer_busy",
                Some("trailerIds"),
                "XYZ1A11 está no frete nº 8, em trânsito, desde 18/11/2026. XYZ1A12 já tem o frete nº 9, de 4 dias, \
                 agendado para 22/11/2026. Confirme se é isso mesmo."
            ),
        ]
    );
}
