//! Tests of the calculation: every agreement, both directions of the balance, and its identity.

use kernel::check::MAX_CENTS;
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::sample::{day, driver, input, trip};

fn terms(agreement: Agreement, bps: Option<i64>, fixed: Option<i64>) -> PayTerms {
    PayTerms { agreement, commission_bps: bps.map(Bps::from), fixed_cents: fixed.map(Cents::from) }
}

#[test]
fn each_agreement_earns_by_its_own_base() {
    use Agreement::*;
    for (terms, share, base, cents) in [
        (terms(CommissionGross, Some(1_200), None), None, 1_000_001, 120_000),
        (terms(CommissionGross, Some(1_200), Some(5)), Some(1_000), 1_000_001, 100_000),
        (terms(CommissionNet, Some(1_200), None), None, 600_001, 72_000),
        (terms(CommissionNet, Some(1_200), None), Some(1_000), 600_001, 60_000),
        (terms(FixedPerTrip, None, Some(70_000)), None, 1_000_001, 70_000),
        (terms(FixedPerTrip, Some(1_200), Some(70_000)), None, 1_000_001, 70_000),
        (terms(FixedPerTrip, None, Some(70_000)), Some(500), 1_000_001, 50_000),
        (terms(FixedPerMonth, None, Some(300_000)), None, 1_000_001, 0),
        (terms(FixedPerMonth, None, Some(300_000)), Some(500), 1_000_001, 50_000),
    ] {
        let earned =
            terms.commission(Cents::from(1_000_001), Cents::from(400_000), share.map(Bps::from)).expect("a commission");
        assert_eq!((earned.base_cents.get(), earned.commission_cents.get()), (base, cents), "{terms:?} {share:?}");
    }
    let lost = terms(CommissionNet, Some(1_200), None).commission(Cents::from(100), Cents::from(101), None);
    assert_eq!(lost.map(|one| (one.base_cents, one.commission_cents)).ok(), Some((Cents::ZERO, Cents::ZERO)));
}

#[test]
fn a_fixed_pay_is_only_of_who_is_paid_by_the_month() {
    let november = (day("2026-11-01"), day("2026-11-30"));
    let monthly = terms(Agreement::FixedPerMonth, None, Some(300_000)).salary(november, &[]).expect("an amount");
    assert_eq!(monthly.map(|(cents, reckoning)| (cents.get(), reckoning.months)), Some((300_000, 1)));
    let share = terms(Agreement::CommissionGross, Some(1_200), Some(300_000));
    assert_eq!(share.salary(november, &[]).ok(), Some(None));
}

#[test]
fn a_fixed_pay_is_explained_only_where_it_is_the_agreed_one() {
    let driver = driver(&json!({ "agreement": "fixed_per_month", "fixedCents": 300_000 }));
    let inputs = SettlementInputs {
        driver: &driver,
        trips: &[],
        advances_cents: Cents::ZERO,
        refunds_cents: Cents::ZERO,
        salaried: &[],
        carried: None,
    };
    let days = json!({ "periodFrom": "2026-09-16", "periodTo": "2026-10-20" });
    let made = input(&days).settle(&inputs).expect("a settlement");
    assert_eq!(made.fields.salary_cents, Cents::from(350_000));
    assert_eq!(made.salary_reckoning.map(|one| one.words).as_deref(), Some("1 mês + 5 dias de 1/30"));
    let reported = json!({ "periodFrom": "2026-09-16", "periodTo": "2026-10-20", "salaryCents": 349_999 });
    assert_eq!(input(&reported).settle(&inputs).expect("a settlement").salary_reckoning, None);
}

#[test]
fn a_shortfall_is_charged_to_the_driver_by_default() {
    let driver =
        driver(&json!({ "agreement": "fixed_per_month", "fixedCents": 200_000, "dailyAllowanceCents": 8_000 }));
    let inputs = SettlementInputs {
        driver: &driver,
        trips: &[trip(1, 800_000, 0)],
        advances_cents: Cents::from(50_000),
        refunds_cents: Cents::from(10_000),
        salaried: &[],
        carried: None,
    };
    let made = input(&json!({ "allowanceDays": 2, "paidOn": "2026-11-21" })).settle(&inputs).expect("a settlement");
    assert_eq!(made.fields.balance_cents, Cents::from(200_000 + 16_000 + 10_000 - 50_000));
    assert_eq!((made.fields.due_on, made.paid_on), (day("2026-11-30"), Some(day("2026-11-21"))));
    let reported = json!({ "salaryCents": 1, "allowanceDays": 2, "dailyAllowanceCents": 3, "dueOn": "2026-12-05",
        "commissions": [{ "freightId": 1, "commissionCents": 9 }] });
    let made = input(&reported).settle(&inputs).expect("a settlement");
    assert_eq!(made.fields.balance_cents, Cents::from(1 + 6 + 9 + 10_000 - 50_000));
    assert_eq!((made.fields.due_on, made.paid_on), (day("2026-12-05"), None));
}

#[test]
fn only_a_debt_is_carried_and_what_is_carried_is_not_paid() {
    let driver = driver(&json!({}));
    use finance::PaymentStatus::{Paid, Pending};
    for (advances, balance, carries, paid, closed) in
        [(0, 96_000, false, true, "paid"), (96_000, 0, false, false, "even"), (96_001, -1, true, false, "carried")]
    {
        let inputs = SettlementInputs {
            driver: &driver,
            trips: &[trip(1, 800_000, 0)],
            advances_cents: Cents::from(advances),
            refunds_cents: Cents::ZERO,
            salaried: &[],
            carried: None,
        };
        let made = input(&json!({ "carries": true, "paidOn": "2026-11-21" })).settle(&inputs).expect("a settlement");
        assert_eq!(
            (made.fields.balance_cents.get(), made.fields.carries, made.paid_on.is_some()),
            (balance, carries, paid)
        );
        let closing = SettlementStatus::of(&made.fields, made.paid_on);
        assert_eq!((closing.as_str(), closing.is_closed()), (closed, true));
        assert_eq!(SettlementStatus::of(&made.fields, None).status(), if paid { Pending } else { Paid });
    }
}

#[test]
fn an_unpaid_amount_counts_on_its_creation_day_when_its_period_is_closed() {
    let driver = driver(&json!({}));
    let today = day("2026-12-04");
    // The advances, the last closed day, and the day on which the settlement of November counts.
    for (advances, closed_to, counts_on) in [
        (96_000, "2026-10-31", Some(day("2026-11-30"))),
        (96_000, "2026-11-30", Some(today)),
        (96_001, "2026-11-30", Some(today)),
        (0, "2026-11-30", None),
    ] {
        let inputs = SettlementInputs {
            driver: &driver,
            trips: &[trip(1, 800_000, 0)],
            advances_cents: Cents::from(advances),
            refunds_cents: Cents::ZERO,
            salaried: &[],
            carried: None,
        };
        let mut fields = input(&json!({ "carries": true })).settle(&inputs).expect("a settlement").fields;
        fields.count_after(day(closed_to), today);
        assert_eq!(fields.closed_on(None), counts_on, "{advances} {closed_to}");
        assert_eq!(fields.counted_on.is_some(), counts_on == Some(today));
    }
}

#[test]
fn nothing_at_all_is_no_settlement() {
    let driver = driver(&json!({}));
    let inputs = |carried: Option<i64>| SettlementInputs {
        driver: &driver,
        trips: &[],
        advances_cents: Cents::ZERO,
        refunds_cents: Cents::ZERO,
        salaried: &[],
        carried: carried.map(|cents| (DriverPaymentId::from(4), Cents::from(cents))),
    };
    assert!(
        matches!(input(&json!({})).settle(&inputs(None)), Err(Error::Validation(errors)) if errors[0].code == "nothing")
    );
    let made = input(&json!({})).settle(&inputs(Some(5))).expect("a debt alone can be paid");
    assert_eq!(
        (made.fields.balance_cents, made.fields.carried_from_id),
        (Cents::from(-5), Some(DriverPaymentId::from(4)))
    );
}

fn cents() -> impl Strategy<Value = i64> {
    prop_oneof![Just(0), Just(1), Just(MAX_CENTS), 0..=MAX_CENTS]
}

proptest! {
    /// The balance is the sum of earnings and refunds less deductions, for all amounts up to the greatest.
    #[test]
    fn the_balance_is_the_sum_of_its_parts(
        trips in proptest::collection::vec((cents(), cents(), proptest::option::of(0_i64..=10_000)), 0..40),
        agreement in proptest::sample::select(Agreement::ALL),
        (bps, fixed) in (0_i64..=10_000, 0_i64..=crate::driver::MAX_FIXED_CENTS),
        (advances, refunds, carried, discount) in (cents(), cents(), cents(), 1..=MAX_CENTS),
        (days, daily) in (0_i64..=366, 0_i64..=crate::driver::MAX_DAILY_CENTS),
    ) {
        let driver = driver(&json!({ "agreement": agreement.as_str(), "commissionBps": bps, "fixedCents": fixed }));
        let trips: Vec<Trip> = (1..).zip(trips).map(|(id, (price, cost, share))| {
            Trip { commission_bps: share.map(Bps::from), ..trip(id, price, cost) }
        }).collect();
        let inputs = SettlementInputs {
            driver: &driver,
            trips: &trips,
            advances_cents: Cents::from(advances),
            refunds_cents: Cents::from(refunds),
            salaried: &[],
            carried: Some((DriverPaymentId::from(1), Cents::from(carried))),
        };
        let reported = json!({ "allowanceDays": days, "dailyAllowanceCents": daily,
            "discounts": [{ "description": "Multa", "amountCents": discount }] });
        let made = input(&reported).settle(&inputs).expect("a settlement");
        let fields = &made.fields;
        let commission: i64 = made.freights.iter().map(|one| one.commission_cents.get()).sum();
        prop_assert_eq!(fields.commission_cents.get(), commission);
        prop_assert_eq!(
            fields.balance_cents.get(),
            commission + fields.salary_cents.get() + days * daily + refunds - advances - discount - carried
        );
        for (trip, one) in trips.iter().zip(&made.freights) {
            prop_assert!(one.base_cents >= Cents::ZERO && one.base_cents <= trip.price_cents);
            prop_assert!(one.commission_cents >= Cents::ZERO);
            if let Some(share) = one.commission_bps {
                // The commission is within half a cent of the share.
                let off = i128::from(one.commission_cents.get()) * 10_000 - i128::from(one.base_cents.get()) * i128::from(share.get());
                prop_assert!(off.abs() <= 5_000);
            }
        }
    }
}
