//! Result of a freight.

use finance::{
    Deduction,
    SourcePart::{Advance, Balance},
    WithheldAmount,
};
use kernel::TransactionId;
use serde_json::{Value, json};

use super::*;
use crate::{
    FreightStatus::{self, Completed, Loading, Scheduled},
    sample::{events, freight, now, posted_part},
};

fn line(category: Category, cents: i64) -> CostLine {
    CostLine { category, amount_cents: Cents::from(cents) }
}

fn toll(more: &Value, spent: i64) -> FreightProfit {
    let expenses = if spent == 0 { vec![] } else { vec![line(Category::Pedagio, spent)] };
    FreightProfit::of(&freight(more), &expenses, Cents::ZERO, &[], &Timeline::default(), &now()).expect("a result")
}

#[test]
fn everything_together() {
    let mut freight = freight(&json!({ "emptyKm": 300, "commissionBps": 1_200, "advanceCents": 700_000 }));
    freight.status = Completed;
    let expenses = [
        line(Category::Alimentacao, 20_000),
        line(Category::Combustivel, 300_000),
        line(Category::Combustivel, 100_000),
    ];
    let books = [
        posted_part(1, Advance, 700_000, "2026-11-10", Some("2026-11-11")),
        posted_part(2, Balance, 300_000, "2026-12-10", None),
    ];
    let log = events(&[
        (Scheduled, Loading, "2026-11-18T02:00:00Z", None),
        (Loading, Completed, "2026-11-20T14:00:00Z", None),
    ]);
    let result = FreightProfit::of(&freight, &expenses, Cents::from(50_000), &books, &Timeline::of(&log), &now())
        .and_then(|result| result.with_commission(Cents::from(120_000), None))
        .expect("a result");
    assert_eq!(
        serde_json::to_value(result).expect("json"),
        json!({
            "priceCents": 1_000_000, "otherIncomeCents": 50_000, "revenueCents": 1_050_000, "receivedCents": 700_000, "withheldCents": 0, "writtenOffCents": 0, "openCents": 300_000,
            "costs": [{ "category": "combustivel", "amountCents": 400_000 },
                { "category": "alimentacao", "amountCents": 20_000 }],
            "costCents": 420_000, "tripCostCents": 420_000, "commissionCents": 120_000, "commissionSettled": false, "driverPaymentId": null, "provisional": false, "netCents": 510_000, "marginBps": 4_857,
            "loadedKm": 1_200, "emptyKm": 300, "totalKm": 1_500, "distanceSource": "planned", "drivenKm": null,
            "revenuePerLoadedKmCents": 875, "revenuePerTotalKmCents": 700, "netPerTotalKmCents": 340,
            "days": 4, "tollVoucher": null, "expectedTollCents": null,
            "ownContributions": null, "netAfterOwnContributionsCents": null, "metersPerLiter": null,
        }),
        "the 18th at two in Greenwich is the 17th in São Paulo"
    );
}

#[test]
fn divides_by_the_kilometres_of_the_odometer_where_both_ends_were_read() {
    let freight =
        Freight { status: Completed, driven_km: Some(Km::from(1_600)), ..freight(&json!({ "emptyKm": 350 })) };
    let result = FreightProfit::of(&freight, &[], Cents::ZERO, &[], &Timeline::default(), &now()).expect("a result");
    assert_eq!((result.loaded_km.get(), result.empty_km.get(), result.total_km.get()), (1_250, 350, 1_600));
    assert_eq!(result.distance_source, DistanceSource::Odometer);
    // R$ 10.000,00 over 1.250 and over 1.600 km, where the plan has 1.200 and 1.550.
    let per_km = [result.revenue_per_loaded_km_cents, result.revenue_per_total_km_cents, result.net_per_total_km_cents];
    assert_eq!(per_km.map(|cents| cents.map(Cents::get)), [Some(800), Some(625), Some(625)]);
}

fn own(inss: i64, sest: i64, senat: i64) -> OwnContributions {
    let [inss_cents, sest_cents, senat_cents] = [inss, sest, senat].map(Cents::from);
    OwnContributions { inss_cents, sest_cents, senat_cents }
}

#[test]
fn own_contributions_are_beside_the_result_less_the_taxes_booked_by_hand() {
    // 10.000,00 of a person: 20 %, 1,5 % and 1 % of 2.000,00.
    let owed = own(40_000, 3_000, 2_000);
    let result = |expenses: &[CostLine]| {
        FreightProfit::of(&freight(&json!({})), expenses, Cents::ZERO, &[], &Timeline::of(&[]), &now())
            .and_then(|result| result.with_own_contributions(owed))
            .expect("a result")
    };
    let reported = |result: &FreightProfit| (result.own_contributions, result.net_after_own_contributions_cents);
    let estimated = result(&[line(Category::Combustivel, 100_000)]);
    assert_eq!((estimated.net_cents.get(), estimated.cost_cents.get()), (900_000, 100_000));
    assert_eq!(reported(&estimated), (Some(owed), Some(Cents::from(855_000))));
    // INSS of 400,00 was paid and booked: 50,00 of SEST and SENAT are left.
    let inss_paid = result(&[line(Category::Impostos, 40_000)]);
    assert_eq!(reported(&inss_paid), (Some(own(0, 3_000, 2_000)), Some(Cents::from(955_000))));
    assert_eq!(reported(&result(&[line(Category::Impostos, 45_000)])), (None, None));
}

#[test]
fn a_tax_that_the_payer_withheld_hides_no_other_contribution() {
    let withheld = WithheldAmount {
        transaction_id: TransactionId::from(9),
        kind: Deduction::Irrf,
        label: Deduction::Irrf.label(),
        amount_cents: Cents::from(10_000),
    };
    let received = PostedPart {
        deductions: vec![withheld],
        ..posted_part(1, Balance, 1_000_000, "2026-12-10", Some("2026-12-12"))
    };
    let owed = own(40_000, 3_000, 2_000);
    let result = FreightProfit::of(&freight(&json!({})), &[], Cents::ZERO, &[received], &Timeline::default(), &now())
        .and_then(|result| result.with_own_contributions(owed))
        .expect("a result");
    assert_eq!(result.own_contributions, Some(owed));
    assert_eq!(result.net_after_own_contributions_cents, Some(Cents::from(1_000_000 - 10_000 - 45_000)));
}

#[test]
fn an_unfinished_freight_has_no_margin() {
    let log = events(&[(Scheduled, Loading, "2026-11-20T14:00:00Z", None)]);
    let of = |status: FreightStatus| {
        let freight = Freight { status, ..freight(&json!({})) };
        FreightProfit::of(&freight, &[], Cents::ZERO, &[], &Timeline::of(&log), &now()).expect("a result")
    };
    for open in [Scheduled, Loading] {
        let result = of(open);
        assert_eq!((result.provisional, result.net_cents.get()), (true, 1_000_000));
        assert_eq!((result.margin_bps, result.net_per_total_km_cents), (None, None), "{open:?}");
    }
    assert_eq!(of(Completed).margin_bps, Some(Bps::from(10_000)));
}

#[test]
fn the_voucher_is_neither_income_nor_cost() {
    let shipper = json!({ "tollCents": 50_000, "tollPayer": "shipper" });
    for (spent, left, missing) in [(0, 50_000, 0), (40_000, 10_000, 0), (50_000, 0, 0), (62_000, 0, 12_000)] {
        let result = toll(&shipper, spent);
        let voucher = result.toll_voucher.expect("a voucher");
        assert_eq!(voucher.provided_cents, Cents::from(50_000));
        assert_eq!(
            (voucher.spent_cents.get(), voucher.left_cents.get(), voucher.missing_cents.get()),
            (spent, left, missing)
        );
        assert_eq!(result.cost_cents, Cents::from(missing), "only what is missing costs");
        assert_eq!(result.revenue_cents, Cents::from(1_000_000));
        assert_eq!(result.expected_toll_cents, None);
    }
    let none_given = toll(&json!({ "tollPayer": "shipper" }), 9_000);
    assert_eq!(none_given.toll_voucher.map(|voucher| voucher.missing_cents), Some(Cents::from(9_000)));
    assert_eq!(none_given.cost_cents, Cents::from(9_000));
    assert_eq!(toll(&json!({ "tollPayer": "shipper" }), 0).toll_voucher, None);
}

#[test]
fn a_toll_that_the_driver_bears_is_expected_until_it_is_booked() {
    let driver = json!({ "tollCents": 50_000, "tollPayer": "driver" });
    let before = toll(&driver, 0);
    assert_eq!((before.expected_toll_cents, before.cost_cents), (Some(Cents::from(50_000)), Cents::ZERO));
    let after = toll(&driver, 48_000);
    assert_eq!((after.expected_toll_cents, after.cost_cents), (None, Cents::from(48_000)));
    assert_eq!(after.toll_voucher, None);
    assert_eq!(toll(&json!({ "tollPayer": "driver" }), 0).expected_toll_cents, None);
}

#[test]
fn a_freight_that_fell_through_brings_what_was_received() {
    let mut freight = freight(&json!({ "commissionBps": 1_000, "tollCents": 5, "tollPayer": "driver" }));
    freight.cancelled_on = Some(now().today);
    let kept = [posted_part(1, Advance, 200_000, "2026-11-10", Some("2026-11-11"))];
    let expenses = [line(Category::Combustivel, 250_000)];
    let result =
        FreightProfit::of(&freight, &expenses, Cents::ZERO, &kept, &Timeline::default(), &now()).expect("a result");
    assert_eq!((result.revenue_cents, result.open_cents), (Cents::from(200_000), Cents::ZERO));
    assert_eq!((result.commission_cents, result.net_cents), (Cents::ZERO, Cents::from(-50_000)));
    assert_eq!(result.margin_bps, Some(Bps::from(-2_500)));
    assert_eq!((result.total_km, result.net_per_total_km_cents, result.days), (Km::default(), None, None));
    assert_eq!(result.expected_toll_cents, None);
}

#[test]
fn a_cancelled_freight_lasts_until_its_cancellation() {
    let mut freight = freight(&json!({}));
    freight.cancelled_on = Some("2026-11-12".parse().expect("a day"));
    let log = events(&[(Scheduled, Loading, "2026-11-10T14:00:00Z", None)]);
    let result = FreightProfit::of(&freight, &[], Cents::ZERO, &[], &Timeline::of(&log), &now()).expect("a result");
    assert_eq!(result.days, Some(3));
}

#[test]
fn without_revenue_there_is_no_margin_and_under_way_the_days_count_to_today() {
    let log = events(&[(Scheduled, Loading, "2026-11-20T14:00:00Z", None)]);
    let freight = freight(&json!({ "rateCents": 0 }));
    let result = FreightProfit::of(&freight, &[], Cents::ZERO, &[], &Timeline::of(&log), &now()).expect("a result");
    assert_eq!((result.margin_bps, result.days), (None, Some(2)));
}

#[test]
fn deductions_of_the_payer_are_costs_of_the_freight_and_not_of_the_trip() {
    let withheld = WithheldAmount {
        transaction_id: TransactionId::from(9),
        kind: Deduction::Shortage,
        label: Deduction::Shortage.label(),
        amount_cents: Cents::from(40_000),
    };
    let received = PostedPart {
        deductions: vec![withheld],
        ..posted_part(1, Balance, 1_000_000, "2026-12-10", Some("2026-12-12"))
    };
    let expenses = [line(Category::Combustivel, 250_000)];
    let result =
        FreightProfit::of(&freight(&json!({})), &expenses, Cents::ZERO, &[received], &Timeline::default(), &now())
            .expect("a result");
    assert_eq!((result.cost_cents.get(), result.trip_cost_cents.get()), (290_000, 250_000));
}
