//! Entry of maintenance: its sums, terms and faults.

use kernel::{Cents, Thousandths};
use serde_json::{Value, json};

use super::*;
use crate::{
    PreviewInput,
    bill::line_total,
    record::sums,
    sample::{checked, day, entry, faults, now},
};

fn refused(more: &Value) -> Vec<String> {
    faults(checked(more))
}

#[test]
fn a_line_is_rounded_once_half_away_from_zero() {
    for (quantity, price, total) in [
        (1_000, 20_000, 20_000),
        (1_500, 1, 2),       // 1,5 cents
        (1_499, 1, 1),       // 1,499 cents
        (500, 1, 1),         // half a cent
        (499, 1, 0),         // less than half
        (2_350, 739, 1_737), // 2,35 × R$ 7,39 = R$ 17,3665
        (1, 499, 0),
        (1, 500, 1),
        (1_000_000_000, 10_000, 10_000_000_000),
    ] {
        let mut check = Check::new();
        let found = line_total(&mut check, "items[0]", Thousandths::from(quantity), Cents::from(price));
        assert!(check.is_clean(), "{quantity} × {price}");
        assert_eq!(found, Cents::from(total), "{quantity} × {price}");
    }
}

#[test]
fn the_total_is_the_sum_of_the_lines_less_the_discount() {
    let made = entry(&json!({ "discountCents": 1_234 }));
    assert_eq!((made.fields.total_cents, made.fields.discount_cents), (Cents::from(28_766), Cents::from(1_234)));
    let lines: Vec<_> = made.items.iter().map(|item| (item.kind, item.total_cents)).collect();
    assert_eq!(sums(lines).expect("sums"), (Cents::from(10_000), Cents::from(20_000)));
    assert_eq!(entry(&json!({ "discountCents": 30_000 })).fields.total_cents, Cents::ZERO);
    let bare = entry(&json!({ "items": [], "totalCents": 85_000 }));
    assert_eq!((bare.fields.total_cents, bare.items.len()), (Cents::from(85_000), 0));
    assert_eq!(refused(&json!({ "discountCents": 30_001 })), ["discountCents:above_total"]);
    assert_eq!(refused(&json!({ "discountCents": -1 })), ["discountCents:too_small"]);
    assert_eq!(refused(&json!({ "discountCents": i64::MIN })), ["discountCents:too_small"]);
    assert_eq!(
        refused(&json!({ "discountCents": i64::MAX })),
        ["discountCents:too_large", "discountCents:above_total"]
    );
}

#[test]
fn absent_fields_default_to_the_day_of_the_work() {
    let made = entry(&json!({}));
    let terms = PaymentTerms {
        installments: 1,
        due_on: day("2026-11-10"),
        paid_on: None,
        driver_id: None,
        paid_by_driver: false,
    };
    assert_eq!(made.terms, terms);
    assert_eq!((made.fields.discount_cents, made.fields.days_stopped), (Cents::ZERO, None));
    let text = entry(&json!({ "description": " Revisão ", "workshop": "Oficina São João", "notes": " " })).fields;
    assert_eq!((text.description.as_deref(), text.notes), (Some("Revisão"), None));
    assert_eq!(text.search, "motor preventiva revisao oficina sao joao troca filtro");
    let plans = entry(&json!({ "planIds": [3, 1, 3] })).plan_ids;
    assert_eq!(plans, [1, 3].map(MaintenancePlanId::from));
}

#[test]
fn every_fault_is_named() {
    let item = |more: Value| {
        let mut item =
            json!({ "type": "part", "description": "Filtro", "quantityThousandths": 1_000, "unitPriceCents": 1 });
        item.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        json!({ "items": [item] })
    };
    let many = |count: usize| json!({ "items": vec![item(json!({}))["items"][0].clone(); count] });
    for (more, faults) in [
        (json!({ "items": [] }), vec!["totalCents:required"]),
        (json!({ "items": [], "totalCents": 0 }), vec![]),
        (json!({ "items": [], "totalCents": -1 }), vec!["totalCents:too_small"]),
        (json!({ "items": [], "totalCents": 10_000_000_001_i64 }), vec!["totalCents:too_large"]),
        (json!({ "items": [], "totalCents": 85_000, "discountCents": 1 }), vec!["discountCents:without_items"]),
        (json!({ "items": [], "totalCents": 1, "installments": 2 }), vec!["installments:too_many"]),
        (json!({ "totalCents": 30_000 }), vec![]),
        (json!({ "totalCents": 29_999 }), vec!["totalCents:not_the_sum"]),
        (json!({ "totalCents": 29_999, "discountCents": 1 }), vec![]),
        (many(50), vec![]),
        (many(51), vec!["items:too_many"]),
        (item(json!({ "description": " " })), vec!["items[0].description:required"]),
        (item(json!({ "quantityThousandths": 0 })), vec!["items[0].quantityThousandths:out_of_range"]),
        (item(json!({ "quantityThousandths": 1_000_000_001 })), vec!["items[0].quantityThousandths:out_of_range"]),
        (item(json!({ "unitPriceCents": -1 })), vec!["items[0].unitPriceCents:too_small"]),
        (item(json!({ "unitPriceCents": 10_000_000_001_i64 })), vec!["items[0].unitPriceCents:too_large"]),
        (
            item(json!({ "unitPriceCents": 10_000_000_000_i64, "quantityThousandths": 1_001 })),
            vec!["items[0].quantityThousandths:too_large"],
        ),
        (item(json!({ "unitPriceCents": i64::MIN })), vec!["items[0].unitPriceCents:too_small"]),
        (item(json!({ "quantityThousandths": i64::MAX })), vec!["items[0].quantityThousandths:out_of_range"]),
        (item(json!({ "unitPriceCents": 0 })), vec![]),
        (item(json!({ "warrantyUntil": "2026-11-09" })), vec!["items[0].warrantyUntil:before"]),
        (item(json!({ "warrantyUntil": "2026-11-10" })), vec![]),
        (json!({ "doneOn": "2026-11-22" }), vec!["doneOn:in_future"]),
        (json!({ "doneOn": "2026-11-21", "dueOn": "2026-12-21" }), vec![]),
        (json!({ "odometerKm": -1 }), vec!["odometerKm:too_small"]),
        (json!({ "odometerKm": 3_000_001 }), vec!["odometerKm:too_large"]),
        (json!({ "daysStopped": -1 }), vec!["daysStopped:too_small"]),
        (json!({ "installments": 0 }), vec!["installments:too_small"]),
        (json!({ "installments": 121 }), vec!["installments:too_large"]),
        (json!({ "installments": i64::MAX }), vec!["installments:too_large", "installments:too_many"]),
        (json!({ "installments": 2, "discountCents": 29_999 }), vec!["installments:too_many"]),
        (json!({ "installments": 2, "discountCents": 29_998 }), vec![]),
        (json!({ "installments": 2, "discountCents": 30_000 }), vec!["installments:too_many"]),
        (json!({ "installments": 2, "paidOn": "2026-11-10" }), vec!["paidOn:only_single"]),
        (json!({ "installments": 13, "dueOn": "2100-01-01" }), vec!["dueOn:out_of_range"]),
        (json!({ "installments": 12, "dueOn": "2100-01-01" }), vec![]),
        (json!({ "paidOn": "2026-11-22" }), vec!["paidOn:in_future"]),
        (json!({ "paidByDriver": true }), vec!["driverId:required"]),
        (json!({ "paidByDriver": true, "driverId": 1, "installments": 2 }), vec!["installments:paid_by_driver"]),
    ] {
        assert_eq!(refused(&more), faults, "{more}");
    }
}

#[test]
fn a_preview_shows_what_an_entry_would_be() {
    let body = json!({
        "items": [
            { "type": "labor", "quantityThousandths": 1_500, "unitPriceCents": 9_999 },
            { "type": "part", "description": "", "quantityThousandths": 3_000, "unitPriceCents": 3_333 },
        ],
        "discountCents": 99, "installments": 3, "dueOn": "2026-12-31",
    });
    let seen: PreviewInput = serde_json::from_value(body).expect("a question");
    let sums = serde_json::to_value(seen.reckon(&now()).expect("sums")).expect("json");
    assert_eq!(
        sums,
        json!({
            "laborCents": 14_999, "partsCents": 9_999, "totalCents": 24_899,
            "items": [{ "totalCents": 14_999 }, { "totalCents": 9_999 }],
            "payments": [
                { "installment": 1, "amountCents": 8_300, "dueOn": "2026-12-31" },
                { "installment": 2, "amountCents": 8_300, "dueOn": "2027-01-31" },
                { "installment": 3, "amountCents": 8_299, "dueOn": "2027-02-28" },
            ],
        })
    );
    let empty: PreviewInput = serde_json::from_value(json!({ "items": [] })).expect("a question");
    let nothing = empty.reckon(&now()).expect("sums");
    assert_eq!((nothing.total_cents, nothing.payments.len()), (Cents::ZERO, 0));
    let bare: PreviewInput =
        serde_json::from_value(json!({ "totalCents": 85_000, "installments": 2 })).expect("a question");
    let halves = bare.reckon(&now()).expect("sums");
    assert_eq!((halves.total_cents, halves.labor_cents), (Cents::from(85_000), Cents::ZERO));
    let amounts: Vec<_> = halves.payments.iter().map(|payment| payment.amount_cents).collect();
    assert_eq!(amounts, [Cents::from(42_500), Cents::from(42_500)]);
    let wrong: PreviewInput =
        serde_json::from_value(json!({ "items": [], "discountCents": 1, "installments": 0 })).expect("a question");
    assert_eq!(faults(wrong.reckon(&now())), ["installments:too_small", "discountCents:without_items"]);
}

#[test]
fn words_are_those_of_the_product() {
    let all: Vec<_> = MaintenanceCategory::ALL.iter().map(|one| format!("{} {}", one.as_str(), one.label())).collect();
    assert_eq!(
        all,
        [
            "electrical Elétrica",
            "air_conditioning Ar-condicionado",
            "tires Pneus",
            "chassis Chassi",
            "springs Molas",
            "engine Motor",
            "transmission Transmissão",
            "brakes Freios",
            "suspension Suspensão",
            "hydraulics Hidráulica",
            "bodywork Funilaria",
        ]
    );
    let items: Vec<_> = ItemType::ALL.iter().map(|one| format!("{} {}", one.as_str(), one.label())).collect();
    assert_eq!(items, ["labor Mão de Obra", "part Peça"]);
}
