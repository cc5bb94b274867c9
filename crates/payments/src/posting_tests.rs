//! Tests of a settlement's postings: each part once, cash and result apart, and sums that agree.

use kernel::{DriverId, DriverPaymentId, OwnerId};
use proptest::prelude::*;

use super::*;
use crate::{
    DriverPaymentFields, PayMethod,
    sample::{day, now},
};

fn payment(commission: i64, salary: i64, allowance: i64, discounts: i64, balance: i64, carries: bool) -> DriverPayment {
    DriverPayment {
        id: DriverPaymentId::from(9),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: now().at,
        updated_at: now().at,
        number: 3,
        fields: DriverPaymentFields {
            driver_id: DriverId::from(2),
            period_from: day("2026-11-01"),
            period_to: day("2026-11-30"),
            commission_cents: Cents::from(commission),
            salary_cents: Cents::from(salary),
            allowance_days: 1,
            daily_allowance_cents: Cents::from(allowance),
            refunds_cents: Cents::ZERO,
            advances_cents: Cents::ZERO,
            discounts_cents: Cents::from(discounts),
            carried_cents: Cents::ZERO,
            balance_cents: Cents::from(balance),
            carries,
            carried_from_id: None,
            due_on: day("2026-12-05"),
            method: PayMethod::Pix,
            notes: None,
            search: String::new(),
            counted_on: None,
        },
    }
}

fn trip(id: i64, commission: i64) -> TripPosting {
    TripPosting {
        freight_id: FreightId::from(id),
        number: id,
        truck_id: VehicleId::from(7),
        belongs_on: day("2026-11-10"),
        commission_cents: Cents::from(commission),
    }
}

fn reported(parts: &[Posting]) -> Vec<String> {
    let reported = |one: &Posting| {
        let PaymentAuthority::Source(paid_on) = one.authority else { panic!("by its source") };
        format!(
            "{} {}/{} {} {} {} {} due {} paid {} of {} for {:?}: {}",
            one.part.as_str(),
            one.installment,
            one.installments,
            one.kind.as_str(),
            one.category.as_str(),
            one.amount_cents,
            one.effect.as_str(),
            one.due_on,
            paid_on.map_or_else(|| "-".to_owned(), |day| day.to_string()),
            one.competence_on,
            one.freight_id.map(FreightId::get),
            one.description
        )
    };
    parts.iter().map(reported).collect()
}

#[test]
fn posts_each_part_once_with_its_day_and_month() {
    let parts = payment(300, 40, 5, 6, 339, false)
        .postings("João", &[trip(1, 100), trip(2, 0), trip(3, 200)], Some(day("2026-11-21")))
        .expect("parts");
    assert_eq!(
        reported(&parts),
        [
            "commission 1/3 expense salario 100 result due 2026-12-05 paid 2026-11-21 of 2026-11-10 for Some(1): Comissão do frete nº 1 de João",
            "commission 3/3 expense salario 200 result due 2026-12-05 paid 2026-11-21 of 2026-11-10 for Some(3): Comissão do frete nº 3 de João",
            "salary 1/1 expense salario 40 result due 2026-12-05 paid 2026-11-21 of 2026-11-30 for None: Salário do período do acerto nº 3 com João",
            "allowance 1/1 expense salario 5 result due 2026-12-05 paid 2026-11-21 of 2026-11-30 for None: Diárias do acerto nº 3 com João",
            "discount 1/1 income outros 6 result due 2026-12-05 paid 2026-11-21 of 2026-11-30 for None: Desconto do acerto nº 3 com João",
            "balance 1/1 expense salario 339 cash due 2026-12-05 paid 2026-11-21 of 2026-11-30 for None: Saldo do acerto nº 3 com João",
        ]
    );
}

/// A settlement counts nothing on the cash basis before its balance is paid.
#[test]
fn all_of_a_settlement_is_open_until_its_balance_is_paid() {
    let paid = |balance, carries, paid_on| {
        let parts = payment(300, 0, 5, 6, balance, carries).postings("João", &[trip(1, 300)], paid_on).expect("parts");
        let days = parts.iter().map(|one| match one.authority {
            PaymentAuthority::Source(day) => day.map(|day| day.to_string()),
            PaymentAuthority::Books | PaymentAuthority::Receipts => panic!("by its source"),
        });
        let mut days: Vec<_> = days.collect();
        days.dedup();
        days
    };
    assert_eq!(paid(299, false, None), [None]);
    assert_eq!(paid(299, false, Some(day("2026-12-03"))), [Some("2026-12-03".to_owned())]);
    // Without a balance to pay, all is settled on the last day of the period.
    assert_eq!(paid(0, false, None), [Some("2026-11-30".to_owned())]);
    assert_eq!(paid(-10, true, None), [Some("2026-11-30".to_owned())]);
}

#[test]
fn a_debt_comes_in_unless_it_is_carried() {
    let owed = |carries| reported(&payment(0, 0, 0, 0, -70, carries).postings("João", &[], None).expect("parts"));
    assert_eq!(
        owed(false),
        [
            "balance 1/1 income outros 70 cash due 2026-12-05 paid - of 2026-11-30 for None: Saldo do acerto nº 3 com João"
        ]
    );
    assert_eq!(owed(true), Vec::<String>::new());
    assert!(payment(0, 0, 0, 0, 0, false).postings("João", &[], None).expect("parts").is_empty());
}

proptest! {
    /// All earnings reach the books, and only the balance is money.
    #[test]
    fn the_parts_sum_to_the_settlement(
        commissions in proptest::collection::vec(0_i64..=10_000_000_000, 0..60),
        (salary, allowance, discounts) in (0_i64..=10_000_000_000, 0_i64..=1_000_000, 0_i64..=10_000_000_000),
        balance in -10_000_000_000_i64..=10_000_000_000,
        carries in any::<bool>(),
    ) {
        let total: i64 = commissions.iter().sum();
        let carries = carries && balance < 0;
        let trips: Vec<_> = (1..).zip(&commissions).map(|(id, cents)| trip(id, *cents)).collect();
        let parts = payment(total, salary, allowance, discounts, balance, carries).postings("João", &trips, None);
        let parts = parts.expect("parts");
        let signed = |one: &Posting| match one.kind {
            TransactionKind::Income => one.amount_cents.get(),
            TransactionKind::Expense => -one.amount_cents.get(),
        };
        let sum = |effect: Effect| parts.iter().filter(|one| one.effect == effect).map(signed).sum::<i64>();
        prop_assert_eq!(sum(Effect::Result), discounts - total - salary - allowance);
        prop_assert_eq!(sum(Effect::Cash), if carries { 0 } else { -balance });
        prop_assert_eq!(sum(Effect::Both), 0);
        let mut places: Vec<_> = parts.iter().map(|one| (one.part, one.installment)).collect();
        places.sort_unstable();
        places.dedup();
        prop_assert_eq!(places.len(), parts.len());
        for one in &parts {
            prop_assert!(one.amount_cents > Cents::ZERO && (1..=one.installments).contains(&one.installment));
            prop_assert!(one.description.chars().count() <= 200);
        }
    }
}
