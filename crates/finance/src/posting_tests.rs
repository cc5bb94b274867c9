//! Reconciliation of a freight's two parts with their receipts.

use crate::{Category, Effect, TransactionKind, sample::transaction};
use SourcePart::{Advance, Balance};

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn stored(id: i64, part: SourcePart, cents: i64, due_on: &str, paid_on: Option<&str>) -> Transaction {
    let mut one = transaction(TransactionKind::Income, cents);
    (one.id, one.source_part) = (TransactionId::from(id), Some(part));
    (one.fields.due_on, one.fields.paid_on) = (day(due_on), paid_on.map(day));
    one
}

/// Advance and balance of a freight of 10/11/2026, in cents.
fn wanted(advance: i64, balance: i64) -> [Posting; 2] {
    let part = |part: SourcePart, cents: i64, due_on: &str, field| Posting {
        part,
        installment: 1,
        installments: 1,
        kind: TransactionKind::Income,
        category: Category::Frete,
        description: part.label().to_owned(),
        field,
        amount_cents: Cents::from(cents),
        competence_on: day("2026-11-10"),
        due_on: day(due_on),
        authority: PaymentAuthority::Receipts,
        vehicle_id: None,
        freight_id: None,
        driver_id: None,
        paid_by_driver: false,
        effect: Effect::Both,
    };
    [part(Advance, advance, "2026-11-10", "advanceCents"), part(Balance, balance, "2026-12-10", "rateCents")]
}

/// Changes as (inserted cents, updated ids and cents, deleted ids).
fn changes(wanted: &[Posting], existing: &[Transaction]) -> (Vec<i64>, Vec<(i64, i64)>, Vec<i64>) {
    let Changes { insert, update, delete } = reconcile(wanted, existing).expect("changes");
    (
        insert.iter().map(|(one, _)| one.amount_cents.get()).collect(),
        update.iter().map(|(id, one, _)| (id.get(), one.amount_cents.get())).collect(),
        delete.iter().map(|id| id.get()).collect(),
    )
}

#[test]
fn pending_parts_follow_the_freight() {
    assert_eq!(changes(&wanted(700_000, 300_000), &[]), (vec![700_000, 300_000], vec![], vec![]));
    assert_eq!(changes(&wanted(0, 300_000), &[]), (vec![300_000], vec![], vec![]), "a part of zero is not posted");
    let same = [stored(1, Advance, 700_000, "2026-11-10", None), stored(2, Balance, 300_000, "2026-12-10", None)];
    assert_eq!(changes(&wanted(700_000, 300_000), &same), (vec![], vec![], vec![]));
    let other = [stored(1, Advance, 600_000, "2026-11-10", None), stored(2, Balance, 300_000, "2026-12-09", None)];
    let both = vec![(1, 700_000), (2, 300_000)];
    assert_eq!(changes(&wanted(700_000, 300_000), &other), (vec![], both, vec![]));
    assert_eq!(changes(&wanted(0, 1_000_000), &same), (vec![], vec![(2, 1_000_000)], vec![1]));
}

#[test]
fn a_received_part_is_never_touched() {
    let received = [stored(1, Advance, 700_000, "2026-11-09", Some("2026-11-11"))];
    assert_eq!(changes(&wanted(700_000, 400_000), &received), (vec![400_000], vec![], vec![]));
    let both = [received[0].clone(), stored(2, Balance, 300_000, "2026-12-10", Some("2026-11-20"))];
    match reconcile(&wanted(600_000, 200_000), &both) {
        Err(Error::Validation(errors)) => {
            let fields: Vec<_> = errors.iter().map(|one| (one.field.as_str(), one.code.as_str())).collect();
            assert_eq!(fields, [("advanceCents", "already_received"), ("rateCents", "already_received")]);
            assert_eq!(
                errors[1].message,
                "Do saldo já foram recebidos ou descontados R$\u{a0}3.000,00: desfaça o recebimento antes de baixar o valor."
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_partial_receipt_leaves_the_rest_open() {
    let received = stored(1, Balance, 400_000, "2026-12-10", Some("2026-12-12"));
    let books = [received.clone(), stored(2, Balance, 600_000, "2026-12-10", None)];
    assert_eq!(changes(&wanted(0, 1_000_000), &books), (vec![], vec![], vec![]));
    // A second weighing lowers the price: one of 9.000,00 leaves 5.000,00 of the balance open, one of 4.000,00 nothing.
    assert_eq!(changes(&wanted(0, 900_000), &books), (vec![], vec![(2, 500_000)], vec![]));
    assert_eq!(changes(&wanted(0, 400_000), &books), (vec![], vec![], vec![2]));
    // A complement to a wholly received part is open.
    assert_eq!(changes(&wanted(0, 450_000), &[received]), (vec![50_000], vec![], vec![]));
}

#[test]
fn the_due_day_of_an_open_rest_is_its_own_only_where_it_is_paid_in_the_books() {
    let books =
        [stored(1, Balance, 40_000, "2026-12-10", Some("2026-12-12")), stored(2, Balance, 60_000, "2027-01-15", None)];
    let rest = |authority| {
        let [_, balance] = wanted(0, 120_000);
        let changes = reconcile(&[Posting { authority, ..balance }], &books).expect("changes");
        let (_, rest, paid_on) = changes.update.into_iter().find(|(id, ..)| id.get() == 2).expect("the rest");
        (rest.amount_cents.get(), rest.due_on, paid_on)
    };
    assert_eq!(rest(PaymentAuthority::Books), (80_000, day("2027-01-15"), None));
    assert_eq!(rest(PaymentAuthority::Source(None)), (80_000, day("2026-12-10"), None));
}
