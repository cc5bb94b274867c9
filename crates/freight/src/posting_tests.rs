//! Postings of a freight.

use finance::Deduction;
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
use serde_json::json;

use super::*;
use crate::sample::{day, freight, posted_part};
use SourcePart::{Advance, Balance};

/// The parts of a freight that are not zero.
fn parts(freight: &Freight) -> Vec<(SourcePart, i64, String, String)> {
    let parts = wanted(freight).expect("parts").into_iter().filter(|one| one.amount_cents > Cents::ZERO);
    parts.map(|one| (one.part, one.amount_cents.get(), one.due_on.to_string(), one.description)).collect()
}

#[test]
fn advance_and_balance_are_due_by_default_on_the_day_and_a_month_later() {
    let wanted_of = |more| parts(&freight(&more));
    let (advance, balance) = ("Adiantamento do frete nº 12".to_owned(), "Saldo do frete nº 12".to_owned());
    assert_eq!(
        wanted_of(json!({ "advanceCents": 700_000 })),
        [
            (Advance, 700_000, "2026-11-10".to_owned(), advance.clone()),
            (Balance, 300_000, "2026-12-10".to_owned(), balance.clone()),
        ]
    );
    let dated = json!({ "advanceCents": 1, "advanceDueOn": "2026-11-09", "balanceDueOn": "2026-11-30" });
    assert_eq!(
        wanted_of(dated),
        [
            (Advance, 1, "2026-11-09".to_owned(), advance.clone()),
            (Balance, 999_999, "2026-11-30".to_owned(), balance.clone()),
        ]
    );
    assert_eq!(wanted_of(json!({})), [(Balance, 1_000_000, "2026-12-10".to_owned(), balance)]);
    assert_eq!(
        wanted_of(json!({ "advanceCents": 1_000_000 })),
        [(Advance, 1_000_000, "2026-11-10".to_owned(), advance)]
    );
    assert!(wanted_of(json!({ "rateCents": 0 })).is_empty());
}

#[test]
fn received_withheld_written_off_and_open_are_the_price() {
    let withheld = |kind: Deduction, cents: i64| WithheldAmount {
        transaction_id: TransactionId::from(9),
        kind,
        label: kind.label(),
        amount_cents: Cents::from(cents),
    };
    let net = PostedPart {
        deductions: vec![
            withheld(Deduction::Inss, 22_000),
            withheld(Deduction::Senat, 2_000),
            withheld(Deduction::Damage, 5_000),
        ],
        ..posted_part(1, Advance, 700_000, "2026-11-10", Some("2026-11-11"))
    };
    let sums = Received::of(&[net, posted_part(2, Balance, 300_000, "2026-12-10", None)]).expect("cents");
    let cents = [sums.received, sums.withheld, sums.written_off, sums.open].map(Cents::get);
    assert_eq!(cents, [671_000, 24_000, 5_000, 300_000]);
    assert_eq!(sums.settled().expect("cents").get(), 700_000);
}

#[test]
fn a_client_s_summary_counts_days_late_and_what_is_late_now() {
    let books = [
        posted_part(1, Advance, 100, "2026-11-10", Some("2026-11-13")),
        posted_part(2, Balance, 200, "2026-11-10", Some("2026-11-01")),
        posted_part(3, Balance, 400, "2026-11-20", None),
        posted_part(4, Balance, 800, "2026-11-21", None),
    ];
    let summary =
        crate::ClientSummary::of(3, Cents::from(1_500), &books, (&[], &[]), day("2026-11-21")).expect("a summary");
    assert_eq!(
        serde_json::to_value(summary).expect("json"),
        json!({ "freightCount": 3, "revenueCents": 1500, "receivedCents": 300, "withheldCents": 0, "writtenOffCents": 0, "openCents": 1200,
            "overdueCents": 400, "overdueCount": 1, "receivedCount": 2, "averageDaysLate": null,
            "words": "3 fretes · tem R$\u{a0}4,00 em atraso." }),
        "two are no habit"
    );
    let third = posted_part(5, Balance, 100, "2026-11-01", Some("2026-11-05"));
    let books = [&books[..2], &[third]].concat();
    let summary = crate::ClientSummary::of(1, Cents::ZERO, &books, (&[], &[]), day("2026-11-21")).expect("a summary");
    assert_eq!((summary.received_count, summary.average_days_late), (3, Some(2)));
    assert_eq!(summary.words, "1 frete · costuma atrasar 2 dias.");
    let none = crate::ClientSummary::of(0, Cents::ZERO, &[], (&[], &[]), day("2026-11-21")).expect("a summary");
    assert_eq!(none.average_days_late, None);
}

#[test]
fn a_client_owes_stays_and_top_ups_beside_the_price() {
    let extra = |id: i64, cents: i64, on: &str| crate::OpenExtra {
        transaction_id: id.into(),
        category: Category::Outros,
        description: "Estadia".to_owned(),
        amount_cents: Cents::from(cents),
        due_on: day(on),
    };
    let books =
        [posted_part(1, Balance, 495_000, "2026-11-10", None), posted_part(2, Balance, 384_000, "2026-12-10", None)];
    // 310,00 and 555,00 of stays and a top-up of 800,00 are late: 4.950,00 + 1.665,00 = 6.615,00.
    let extras = [extra(3, 31_000, "2026-11-12"), extra(4, 55_500, "2026-11-20"), extra(5, 80_000, "2026-11-01")];
    let summary =
        crate::ClientSummary::of(2, Cents::ZERO, &books, (&extras, &[]), day("2026-11-21")).expect("a summary");
    assert_eq!((summary.overdue_cents.get(), summary.overdue_count), (661_500, 4));
    assert_eq!(summary.open_cents.get(), 661_500 + 384_000);
    assert_eq!(summary.words, "2 fretes · tem R$\u{a0}6.615,00 em atraso.");
}

#[test]
fn a_client_s_summary_counts_a_stay_open_and_received_alike() {
    let withheld = WithheldAmount {
        transaction_id: TransactionId::from(9),
        kind: Deduction::Inss,
        label: Deduction::Inss.label(),
        amount_cents: Cents::from(1_000),
    };
    let stay = crate::ReceivedExtra {
        amount_cents: Cents::from(43_380),
        due_on: day("2026-11-10"),
        paid_on: day("2026-11-16"),
        deductions: vec![withheld],
    };
    let books = [
        posted_part(1, Advance, 100_000, "2026-11-10", Some("2026-11-13")),
        posted_part(2, Balance, 300_000, "2026-11-10", Some("2026-11-10")),
    ];
    let summary = crate::ClientSummary::of(1, Cents::from(443_380), &books, (&[], &[stay]), day("2026-11-21"));
    let summary = summary.expect("a summary");
    // 1.000,00 + 3.000,00 + 433,80, of which 10,00 were withheld; 3, 0 and 6 days late.
    assert_eq!((summary.received_cents.get(), summary.withheld_cents.get()), (442_380, 1_000));
    assert_eq!((summary.received_count, summary.average_days_late), (3, Some(3)));
    assert_eq!(summary.open_cents, Cents::ZERO);
}

#[test]
fn a_client_is_praised_only_after_three_payments_and_while_nothing_is_overdue() {
    let reported = |paid: i64, more: &[PostedPart]| {
        let punctual = (1..=paid).map(|id| posted_part(id, Balance, 100, "2026-11-10", Some("2026-11-10")));
        let books: Vec<PostedPart> = punctual.chain(more.iter().cloned()).collect();
        crate::ClientSummary::of(9, Cents::ZERO, &books, (&[], &[]), day("2026-11-21")).expect("a summary").words
    };
    let ahead = posted_part(8, Balance, 5_000, "2026-12-10", None);
    let late = posted_part(9, Balance, 5_000, "2026-11-10", None);
    assert_eq!(reported(1, &[]), "9 fretes.");
    assert_eq!(reported(2, &[]), "9 fretes.");
    assert_eq!(reported(3, &[ahead]), "9 fretes · costuma pagar em dia · R$\u{a0}50,00 a receber.");
    assert_eq!(reported(3, &[late]), "9 fretes · tem R$\u{a0}50,00 em atraso.");
}

#[test]
fn a_fault_of_the_advance_belongs_where_it_was_entered() {
    let fields = |more| wanted(&freight(&more)).expect("parts").map(|one| one.field);
    assert_eq!(fields(json!({ "advanceCents": 700_000 })), ["advanceCents", "rateCents"]);
    assert_eq!(fields(json!({ "advanceBps": 7_000 })), ["advanceBps", "rateCents"]);
}

proptest! {
    #[test]
    fn advance_and_balance_are_the_gross(rate in 0_i64..=10_000_000_000, share in 0_i64..=10_000) {
        let advance = Cents::from(rate).scaled(share, 10_000).expect("cents");
        let freight = freight(&json!({ "rateCents": rate, "advanceCents": advance }));
        let parts = wanted(&freight).expect("parts");
        prop_assert_eq!(Cents::sum(parts.iter().map(|one| one.amount_cents)).expect("cents"), freight.fields.gross_cents);
        prop_assert!(parts.iter().all(|one| one.amount_cents >= Cents::ZERO));
    }
}
