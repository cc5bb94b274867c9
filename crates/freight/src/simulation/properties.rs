//! Properties of every simulation.

use kernel::{Cents, Error};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use serde_json::{Value, json};

use super::{
    worked_by_hand::{entry, rates},
    *,
};

fn calculated(body: &Value) -> SimulationAnswer {
    let fields = entry(body, None).expect("a simulation").fields;
    calculate(&fields, &rates(&fields), None).expect("an answer")
}

fn with(body: &Value, more: &Value) -> Value {
    let mut body = body.clone();
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    body
}

/// Amounts whose increase never increases the net, with the greatest value of each.
const COSTS: [(&str, i64); 15] = [
    ("tollCents", 500_000),
    ("dieselPriceMillis", 30_000),
    ("arlaBps", 2_000),
    ("arlaPriceMillis", 20_000),
    ("driverFixedCents", 300_000),
    ("dailyCostCents", 50_000),
    ("maintenancePerKmMillis", 3_000),
    ("tiresPerKmMillis", 3_000),
    ("insuranceMonthlyCents", 500_000),
    ("loanMonthlyCents", 3_000_000),
    ("depreciationMonthlyCents", 900_000),
    ("otherMonthlyCents", 900_000),
    ("otherCents", 900_000),
    ("emptyToLoadingKm", 3_000),
    ("emptyReturnKm", 3_000),
];

/// Returns any valid simulation at a fixed price.
fn simulations() -> impl Strategy<Value = Value> {
    let amounts = proptest::collection::vec((0_i64..=1_000, prop_oneof![Just(0_i64), Just(1)]), COSTS.len());
    let offers = (1_i64..=5_000_000, 1_i64..=4_000, 1_000_i64..=6_000, 1_000_i64..=6_000);
    let shares = (0_i64..=5_000, prop_oneof![Just("gross"), Just("net")], any::<bool>());
    let time = (1_i64..=30, 1_i64..=31, 0_i64..=8_000_000, 0_i64..=4);
    (amounts, offers, shares, time).prop_map(|(amounts, offer, share, time)| {
        let mut body = json!({
            "rateCents": offer.0, "distanceKm": offer.1, "loadedMetersPerLiter": offer.2,
            "emptyMetersPerLiter": offer.3, "commissionBps": share.0, "commissionBase": share.1, "withheld": share.2,
            "days": time.0, "workDaysPerMonth": time.1, "payerMonthCents": time.2, "dependents": time.3,
            "tollPayer": "driver",
        });
        for ((name, most), (part, reported)) in COSTS.iter().zip(amounts) {
            body[*name] = json!((most * part / 1_000 * reported).max(i64::from(name.ends_with("PriceMillis"))));
        }
        body
    })
}

fn extremes() -> impl Strategy<Value = i64> {
    prop_oneof![
        Just(i64::MIN),
        Just(i64::MAX),
        Just(0),
        Just(-1),
        Just(1),
        Just(10_000),
        Just(10_000_000_000),
        Just(100_000_000),
        any::<i64>(),
        1_i64..=10_000,
    ]
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(400))]

    #[test]
    fn the_lines_are_the_total_and_the_rest_is_left(body in simulations()) {
        let answer = calculated(&body);
        let sum: i64 = answer.lines.iter().map(|line| line.amount_cents.get()).sum();
        prop_assert_eq!(sum, answer.total_cents.get());
        prop_assert_eq!(answer.net_cents.get(), answer.gross_cents.get() - sum);
        prop_assert!(answer.lines.is_sorted_by(|one, next| one.amount_cents >= next.amount_cents));
        prop_assert!(answer.lines.iter().all(|line| line.amount_cents != Cents::ZERO));
    }

    #[test]
    fn a_better_offer_never_leaves_less(body in simulations(), raise in 1_i64..=3_000) {
        let offer = body["rateCents"].as_i64().expect("an offer");
        let net = |offer: i64| calculated(&with(&body, &json!({ "rateCents": offer }))).net_cents.get();
        let before = net(offer);
        // INSS, SEST, SENAT, IRRF and the commission may all round up at the same cent: one more, five less.
        prop_assert!(net(offer + 1) >= before - 4);
        // The net never rises by more than the offer does.
        prop_assert!(net(offer + 1) <= before + 1);
        prop_assert!(net(offer + 9 + raise) >= before, "{} {}", before, net(offer + 9 + raise));
    }

    #[test]
    fn a_greater_cost_never_leaves_more(body in simulations(), which in 0..COSTS.len(), raise in 1_i64..=4_000) {
        let name = COSTS[which].0;
        let cost = body[name].as_i64().expect("a cost");
        let dearer = calculated(&with(&body, &json!({ name: cost + raise })));
        prop_assert!(dearer.net_cents <= calculated(&body).net_cents, "{}", name);
    }

    #[test]
    fn the_break_even_leaves_nothing_to_the_cent(body in simulations()) {
        let answer = calculated(&body);
        let even = answer.break_even_cents.expect("a break-even").get();
        if even > 0 {
            let net = |offer: i64| calculated(&with(&body, &json!({ "rateCents": offer }))).net_cents.get();
            prop_assert_eq!(net(even), 0);
            prop_assert!(even == 1 || net(even - 1) < 0);
            for more in (1..30).chain([100, 1_000, 100_000]) {
                prop_assert!(net(even + more) >= 0);
            }
        }
    }

    #[test]
    fn the_price_to_request_pays_the_minimum_day(body in simulations(), day in 1_i64..=300_000) {
        let fields = entry(&body, None).expect("a simulation").fields;
        let of = |offer: Cents| {
            let mut fields = fields.clone();
            fields.rate_cents = offer;
            calculate(&fields, &rates(&fields), Some(Cents::from(day))).expect("an answer")
        };
        let answer = of(fields.rate_cents);
        let pays = |answer: &SimulationAnswer| answer.net_cents.get() >= day * fields.days;
        if !pays(&answer) {
            let ask = answer.verdict.ask_cents.expect("an offer that pays the day");
            prop_assert!(pays(&of(ask)) && !of(ask).minimum.below);
            // One cent less falls short of the day, or of the law.
            let less = of(Cents::from(ask.get() - 1));
            prop_assert!(!pays(&less) || less.minimum.below);
        }
        let leaves = answer.net_cents > Cents::ZERO && !answer.minimum.below;
        prop_assert_eq!(answer.verdict.kind == VerdictKind::BelowDay, leaves && !pays(&answer));
    }

    #[test]
    fn the_least_rate_loses_nothing_and_the_next_lower_one_does(body in simulations(), per_km in any::<bool>(),
        weight in 1_i64..=60_000, rate in 1_i64..=2_000,
    ) {
        let pricing = if per_km { "per_km" } else { "per_ton" };
        // A gross of half a cent is zero, and no offer.
        let rate = if per_km { rate } else { rate * 1_000 };
        let body = with(&body, &json!({ "pricing": pricing, "weightKg": weight, "rateCents": rate }));
        let fields = entry(&body, None).expect("a simulation").fields;
        let least = calculated(&body).break_even_rate_cents.expect("a rate");
        let net = |rate: i64| {
            let mut fields = fields.clone();
            fields.rate_cents = Cents::from(rate);
            calculate(&fields, &rates(&fields), None).expect("an answer").net_cents.get()
        };
        prop_assert!(net(least.get()) >= 0);
        prop_assert!(least == Cents::ZERO || net(least.get() - 1) < 0);
        prop_assert!(net(least.get() + 1) >= 0);
    }

    #[test]
    fn kilometres_parted_over_two_ways_of_one_consumption_change_only_rounding(body in simulations(),
        part in 0_i64..=100,
    ) {
        let body = with(&body, &json!({ "emptyMetersPerLiter": body["loadedMetersPerLiter"] }));
        let km = body["distanceKm"].as_i64().expect("km");
        let moved = (km - 1) * part / 100;
        let back = body["emptyReturnKm"].as_i64().expect("km");
        let parted = with(&body, &json!({ "distanceKm": km - moved, "emptyReturnKm": back + moved }));
        let (one, other) = (calculated(&body), calculated(&parted));
        prop_assert_eq!(one.total_km, other.total_km);
        let apart = (one.net_cents.get() - other.net_cents.get()).abs();
        // One cent of diesel, and half of it may be deducted from a share of the net.
        prop_assert!(apart <= 2, "{}", apart);
    }

    #[test]
    fn no_number_whatsoever_is_too_much(values in proptest::collection::vec(extremes(), 30),
        pricing in prop_oneof![Just("fixed"), Just("per_ton"), Just("per_km")], base in prop_oneof![Just("gross"), Just("net")],
        sound in proptest::collection::vec(any::<bool>(), 30),
    ) {
        let names = [
            "axles", "clientId", "truckId", "driverId", "originCityCode", "destinationCityCode", "distanceKm",
            "emptyToLoadingKm", "emptyReturnKm", "weightKg", "rateCents", "tollCents", "dieselPriceMillis",
            "loadedMetersPerLiter", "emptyMetersPerLiter", "arlaBps", "arlaPriceMillis", "commissionBps",
            "driverFixedCents", "days", "dailyCostCents", "maintenancePerKmMillis", "tiresPerKmMillis",
            "insuranceMonthlyCents", "loanMonthlyCents", "depreciationMonthlyCents", "otherMonthlyCents",
            "workDaysPerMonth", "payerMonthCents", "otherInssCents", "dependents",
        ];
        let mut body = json!({ "pricing": pricing, "commissionBase": base, "otherCents": values[0] });
        // A wild value everywhere would only ever test the check: most members are left as they are.
        for ((name, value), sound) in names.iter().zip(&values).zip(&sound) {
            if !sound {
                body[*name] = json!(value);
            }
        }
        match entry(&body, None) {
            Err(Error::Validation(errors)) => prop_assert!(errors.iter().all(|error| !error.message.is_empty())),
            Err(other) => prop_assert!(false, "{}", other),
            Ok(entry) => prop_assert!(calculate(&entry.fields, &rates(&entry.fields), None).is_ok()),
        }
    }
}

#[test]
fn each_member_at_either_end_is_refused_at_its_field_or_answered() {
    let ends =
        [i64::MIN, i64::MIN + 1, -1, 0, 1, 2, 9, 31, 365, 5_000, 10_000, 50_000, 100_000, i64::MAX - 1, i64::MAX];
    let members = [
        "distanceKm",
        "emptyToLoadingKm",
        "emptyReturnKm",
        "weightKg",
        "rateCents",
        "tollCents",
        "dieselPriceMillis",
        "loadedMetersPerLiter",
        "emptyMetersPerLiter",
        "arlaBps",
        "arlaPriceMillis",
        "commissionBps",
        "driverFixedCents",
        "days",
        "dailyCostCents",
        "maintenancePerKmMillis",
        "tiresPerKmMillis",
        "insuranceMonthlyCents",
        "loanMonthlyCents",
        "depreciationMonthlyCents",
        "otherMonthlyCents",
        "workDaysPerMonth",
        "payerMonthCents",
        "otherInssCents",
        "dependents",
        "otherCents",
        "axles",
    ];
    for pricing in ["fixed", "per_ton", "per_km"] {
        for member in members {
            for end in ends.into_iter().chain([10_000_000_000, 100_000_000]) {
                let body = json!({ "pricing": pricing, "arlaPriceMillis": 4_500, "rateCents": 500, member: end });
                match entry(&body, None) {
                    Ok(entry) => {
                        assert!(calculate(&entry.fields, &rates(&entry.fields), None).is_ok(), "{member} {end}")
                    }
                    Err(Error::Validation(errors)) => {
                        // A fault of two members together is reported at one of them.
                        let together = ["rateCents", "emptyReturnKm"];
                        let named = |field: &str| field == member || together.contains(&field);
                        let named = errors.iter().all(|error| named(&error.field));
                        assert!(named, "{member} {end} {errors:?}");
                    }
                    Err(other) => panic!("{member} {end}: {other}"),
                }
            }
        }
    }
}
