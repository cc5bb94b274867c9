use crate::{SourcePart, TransactionKind, TransactionRecord, sample::transaction, transaction::TransactionNames};
use kernel::{Instant, Now, TransactionId, Zone};
use serde_json::json;

use super::*;

fn now() -> Now {
    let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
    Now::new(at, Zone::default())
}

fn payment(body: serde_json::Value) -> Payment {
    serde_json::from_value(body).expect("a payment")
}

fn settled(body: serde_json::Value, kind: TransactionKind, cents: i64) -> Settled {
    payment(body).check(&transaction(kind, cents), &now()).expect("a payment")
}

fn faults(body: serde_json::Value, of: &Transaction) -> String {
    match payment(body).check(of, &now()) {
        Err(Error::Validation(errors)) => {
            errors.into_iter().map(|one| format!("{}:{}", one.field, one.code)).collect::<Vec<_>>().join(" ")
        }
        other => panic!("{other:?}"),
    }
}

use TransactionKind::{Expense, Income};

#[test]
fn a_payment_defaults_to_today_and_the_whole_open_amount() {
    let all = settled(json!({}), Income, 1_000_000);
    assert_eq!((all.paid_on, all.moved_cents.get(), all.rest), (now().today, 1_000_000, None));
    let early = settled(json!({ "paidOn": "2026-11-01" }), Income, 1_000_000);
    assert_eq!(early.paid_on.to_string(), "2026-11-01");
    let late = json!({ "paidOn": "2026-11-22" });
    assert_eq!(faults(late, &transaction(Income, 1)), "paidOn:in_future");
}

#[test]
fn a_deduction_is_settled_without_moving_cash() {
    // 10.000,00 less INSS 220,00, SEST 30,00 and SENAT 20,00; IRRF is zero.
    let taxes = json!([
        { "kind": "inss", "amountCents": 22_000 }, { "kind": "sest", "amountCents": 3_000 },
        { "kind": "senat", "amountCents": 2_000 }, { "kind": "irrf", "amountCents": 0 }
    ]);
    let net = settled(json!({ "deductions": taxes }), Income, 1_000_000);
    assert_eq!((net.moved_cents.get(), net.settled_cents.get(), net.rest), (973_000, 1_000_000, None));
    assert_eq!(net.withheld.len(), 3);
    let part =
        settled(json!({ "deductions": taxes, "amountCents": 500_000, "restDueOn": "2026-12-05" }), Income, 1_000_000);
    let rest = part.rest.map(|(cents, on)| (cents.get(), on.to_string()));
    assert_eq!((part.settled_cents.get(), rest), (527_000, Some((473_000, "2026-12-05".to_owned()))));
    let preview = part.preview(&transaction(Income, 1_000_000), None).expect("a preview");
    assert_eq!(
        preview.words,
        "Entram R$\u{a0}5.000,00, R$\u{a0}270,00 ficam de desconto e R$\u{a0}4.730,00 ficam para 05/12/2026."
    );
    let eaten =
        settled(json!({ "amountCents": 0, "deductions": [{ "kind": "damage", "amountCents": 900 }] }), Income, 900);
    assert_eq!((eaten.moved_cents.get(), eaten.settled_cents.get()), (0, 900));
}

#[test]
fn the_rest_keeps_the_due_day_of_the_whole_by_default() {
    let part = settled(json!({ "amountCents": 400 }), Expense, 1_000);
    assert_eq!(part.rest.map(|(cents, on)| (cents.get(), on.to_string())), Some((600, "2026-11-10".to_owned())));
}

#[test]
fn a_payment_beyond_what_is_open_is_refused_at_its_field() {
    let open = transaction(Income, 1_000);
    let inss = |cents: i64| json!({ "kind": "inss", "amountCents": cents });
    assert_eq!(faults(json!({ "amountCents": 1_001 }), &open), "amountCents:too_large");
    assert_eq!(faults(json!({ "amountCents": 990, "deductions": [inss(11)] }), &open), "amountCents:too_large");
    assert_eq!(faults(json!({ "amountCents": 0 }), &open), "amountCents:too_small");
    assert_eq!(faults(json!({ "amountCents": -1 }), &open), "amountCents:too_small");
    assert_eq!(faults(json!({ "deductions": [inss(-1)] }), &open), "deductions.0.amountCents:too_small");
    assert_eq!(faults(json!({ "deductions": [inss(1), inss(1)] }), &open), "deductions.1.kind:repeated");
    assert_eq!(faults(json!({ "deductions": [inss(1_001)] }), &open), "deductions.0.amountCents:too_large");
    assert_eq!(faults(json!({ "deductions": [inss(5)] }), &transaction(Expense, 1_000)), "deductions:wrong_kind");
    let mut balance = transaction(Expense, 1_000);
    balance.source_kind = Some(SourceKind::DriverPayment);
    balance.source_part = Some(SourcePart::Balance);
    balance.source_id = Some(1);
    balance.fields.effect = Effect::Cash;
    assert_eq!(faults(json!({ "amountCents": 400 }), &balance), "amountCents:only_whole");
}

#[test]
fn only_what_the_offered_taxes_leave_matches_the_offer() {
    let matches = |body, offered: Option<i64>| {
        let preview = settled(body, Income, 1_000).preview(&transaction(Income, 1_000), offered.map(Cents::from));
        preview.expect("a preview").matches_offer
    };
    assert!(matches(json!({ "amountCents": 973 }), Some(973)));
    assert!(!matches(json!({ "amountCents": 972 }), Some(973)));
    assert!(!matches(json!({ "amountCents": 1_000 }), Some(1_000)), "nothing is held back");
    assert!(!matches(json!({ "amountCents": 973 }), None));
    let entered = json!({ "amountCents": 900, "deductions": [{ "kind": "shortage", "amountCents": 50 }] });
    assert!(!matches(entered, Some(900)));
}

#[test]
fn refuses_a_second_payment_of_a_settled_or_withheld_amount() {
    let code = |one: Transaction| match one.ensure_open() {
        Err(Error::Conflict { code, detail, .. }) => (code, detail),
        other => panic!("{other:?}"),
    };
    let mut paid = transaction(Income, 1_000);
    paid.fields.paid_on = "2026-11-12".parse().ok();
    assert_eq!(
        code(paid),
        (
            "already_settled",
            "“Saldo do frete nº 12” já foi recebido em 12/11/2026: desfaça para lançar de novo.".to_owned()
        )
    );
    let withheld = Transaction { held_from_id: Some(TransactionId::from(1)), ..transaction(Expense, 10) };
    assert_eq!(code(withheld.clone()).0, "held_back");
    assert!(withheld.ensure_by_hand().is_err());
    assert!(transaction(Income, 1_000).ensure_open().is_ok());
}

#[test]
fn a_receipt_shows_its_net() {
    let record = |withheld: Vec<crate::WithheldAmount>| {
        let record = TransactionRecord::of(transaction(Income, 1_000), TransactionNames::default(), now().today);
        record.with_deductions(withheld).expect("a record").net_cents.map(Cents::get)
    };
    let inss = crate::WithheldAmount {
        transaction_id: TransactionId::from(9),
        kind: Deduction::Inss,
        label: Deduction::Inss.label(),
        amount_cents: Cents::from(22),
    };
    assert_eq!((record(Vec::new()), record(vec![inss])), (None, Some(978)));
}

#[test]
fn all_that_is_open_is_what_the_person_saw() {
    let open = transaction(Income, 350_000);
    let changed = |body| payment(body).changed_open(&open).map(|one| format!("{}: {}", one.code, one.message));
    assert_eq!(
        changed(json!({ "openCents": 300_000 })).as_deref(),
        Some("open_changed:350000: O valor em aberto mudou de R$\u{a0}3.000,00 para R$\u{a0}3.500,00.")
    );
    for unchanged in [
        json!({}),
        json!({ "openCents": 350_000 }),
        // The received amount is named, and the rest stays open.
        json!({ "openCents": 300_000, "amountCents": 300_000 }),
    ] {
        assert_eq!(changed(unchanged), None);
    }
    let less = json!({ "openCents": 400_000, "deductions": [{ "kind": "inss", "amountCents": 1 }] });
    assert!(changed(less).is_some_and(|reported| reported.starts_with("open_changed")));
}
