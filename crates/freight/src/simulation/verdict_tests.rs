//! Verdicts calculated by hand. The trip of R$ 12.000,00 burns diesel for 3.509,37 and has 324,00 of taxes withheld
//! (2,7 %). So 8.166,63 are left of it for four days; the legal minimum is 8.206,63.

use kernel::Cents;
use serde_json::{Value, json};

use super::super::{
    SimulationAnswer, SimulationVerdict, VerdictKind, VerdictTone, calculate,
    worked_by_hand::{entry, rates},
};

/// Returns the result of an offer for an owner with this minimum net per day.
fn answer(more: &Value, least_day: Option<i64>) -> SimulationAnswer {
    let fields = entry(more, None).expect("a simulation").fields;
    calculate(&fields, &rates(&fields), least_day.map(Cents::from)).expect("an answer")
}

fn verdict(more: &Value, least_day: Option<i64>) -> SimulationVerdict {
    answer(more, least_day).verdict
}

fn reported(rate_cents: i64) -> String {
    verdict(&json!({ "rateCents": rate_cents, "withheld": true }), None).reasons.join(" ")
}

fn ask(verdict: &SimulationVerdict) -> Option<i64> {
    verdict.ask_cents.map(Cents::get)
}

#[test]
fn only_taxes_that_are_held_back_are_named_and_no_absurd_share_is() {
    assert!(reported(1_200_000).contains("de INSS, SEST e SENAT."), "{}", reported(1_200_000));
    assert!(reported(20_000_000).contains("de INSS, SEST, SENAT e imposto de renda."), "{}", reported(20_000_000));
    let absurd = reported(1);
    assert!(absurd.contains("O maior custo é") && !absurd.contains("do frete"), "{absurd}");
}

#[test]
fn an_offer_below_the_minimum_day_is_amber_with_its_figures() {
    // 8.166,63 less 7.000,00: 1.166,63 in four days are 291,66 a day.
    let trip = json!({ "otherCents": 700_000 });
    let short = verdict(&trip, Some(30_000));
    assert_eq!((short.kind, short.tone), (VerdictKind::BelowDay, VerdictTone::Warning));
    assert_eq!(short.title, "Paga os custos, mas não o seu dia");
    let words = "Por dia sobram R$\u{a0}291,66; o seu dia pede R$\u{a0}300,00: faltam R$\u{a0}33,37 na viagem.";
    assert_eq!(short.reasons.first().map(String::as_str), Some(words));
    // (3.509,37 + 7.000,00 + 1.200,00) ÷ 0,973: 264,75 and 60,17 are withheld from 12.034,29.
    assert_eq!((ask(&short), short.least_day_cents), (Some(1_203_429), Some(Cents::from(30_000))));
    assert_eq!(short.rule, None);
    // 4 × 291,65 are 1.166,60 and are covered, 4 × 291,66 are a cent more than is left.
    let paid = verdict(&trip, Some(29_165));
    assert_eq!((paid.kind, paid.tone, ask(&paid)), (VerdictKind::WorthIt, VerdictTone::Positive, None));
    assert_eq!(paid.reasons[0], "Por dia sobram R$\u{a0}291,66: paga o seu dia, de R$\u{a0}291,65.");
    assert_eq!(verdict(&trip, Some(29_166)).kind, VerdictKind::BelowDay);
    // The day is judged even without a legal minimum.
    let old = verdict(&json!({ "scheduledFor": "2024-05-01" }), Some(1_000_000));
    assert_eq!(old.kind, VerdictKind::BelowDay);
    assert!(old.reasons.iter().any(|text| text.starts_with("Piso mínimo não calculável")));
}

#[test]
fn the_law_comes_before_the_own_day() {
    // 8.000,00 less 3.509,37 less 216,00 leave 4.274,63: 1.068,66 a day.
    let below = verdict(&json!({ "rateCents": 800_000 }), Some(200_000));
    assert_eq!(below.kind, VerdictKind::BelowMinimum);
    let day = "Por dia sobram R$\u{a0}1.068,66; o seu dia pede R$\u{a0}2.000,00: faltam R$\u{a0}3.725,37 na viagem.";
    assert!(below.reasons.iter().any(|text| text == day), "{:?}", below.reasons);
    // 11.509,37 ÷ 0,973, which is more than the minimum: 11.828,75 less 260,23, 35,49 and 23,66 leave 8.000,00
    // beside the diesel; 11.828,74 has the same taxes and leaves a cent less.
    assert_eq!(ask(&below), Some(1_182_875));
    // An offer that pays the day but not the minimum has to request the minimum.
    assert_eq!(ask(&verdict(&json!({ "rateCents": 800_000 }), Some(50_000))), Some(820_663));
    // 3.000,00 lose; the days want 2.000,00 in all: 5.509,37 ÷ 0,973 = 5.662,25. The minimum is more.
    let loss = verdict(&json!({ "rateCents": 300_000 }), Some(50_000));
    assert_eq!((loss.kind, ask(&loss)), (VerdictKind::Loss, Some(820_663)));
    let day = "Para pagar também o seu dia, de R$\u{a0}500,00, o frete teria de ser de R$\u{a0}5.662,25.";
    assert!(loss.reasons.iter().any(|text| text == day), "{:?}", loss.reasons);
}

#[test]
fn without_a_minimum_day_it_names_the_margin_of_a_good_freight() {
    // 10 % of 12.000,00 are 1.200,00.
    let good = verdict(&json!({ "otherCents": 696_663 }), None);
    assert_eq!((good.kind, good.tone), (VerdictKind::WorthIt, VerdictTone::Positive));
    let rule = "Sem um valor mínimo para o seu dia, chamamos de bom o frete que deixa 10% ou mais. Diga em Minha conta \
                quanto o seu dia precisa deixar.";
    assert_eq!(good.rule.as_deref(), Some(rule));
    assert_eq!(verdict(&json!({ "otherCents": 696_664 }), None).kind, VerdictKind::Little);
    let little = verdict(&json!({ "otherCents": 700_000 }), None);
    assert_eq!((little.kind, little.tone, ask(&little)), (VerdictKind::Little, VerdictTone::Warning, None));
    assert_eq!(little.title, "Paga os custos, mas sobra pouco: R$\u{a0}1.166,63, 9,72% do frete");
    assert_eq!(little.rule.as_deref(), Some(rule));
    // The margin decides nothing where the law or a loss decides.
    assert_eq!(verdict(&json!({ "rateCents": 800_000 }), None).rule, None);
    assert_eq!(verdict(&json!({ "rateCents": 300_000 }), None).rule, None);
}

#[test]
fn an_estimated_distance_may_turn_whether_the_day_is_paid() {
    let city = |code: i64| crate::city::find(kernel::CityCode::from(code)).expect("a city");
    let estimate = crate::distance::estimate(city(3_509_502), city(5_107_602)).distance_km.expect("an estimate").get();
    let trip = json!({ "distanceKm": estimate, "rateCents": 1_500_000, "days": 1 });
    let left = answer(&trip, None).net_cents.get();
    // Each km burns 3,034 of diesel: the fourth exceeds the 10,00 that the day has to spare.
    let doubted = answer(&trip, Some(left - 1_000));
    let at = kernel::text::grouped((estimate + 4).unsigned_abs());
    let words = format!("A distância é estimada (±12%): com {at} km ou mais, a viagem não paga o seu dia.");
    assert_eq!(doubted.verdict.reasons.first(), Some(&words));
    assert_eq!((doubted.verdict.kind, doubted.verdict.tone), (VerdictKind::WorthIt, VerdictTone::Warning));
}

#[test]
fn instalment_and_depreciation_together_are_pointed_out() {
    let twice = |more: Value| verdict(&more, None).reasons.iter().any(|text| text.contains("pago duas vezes"));
    assert!(twice(json!({ "loanMonthlyCents": 440_000, "depreciationMonthlyCents": 220_000 })));
    assert!(!twice(json!({ "loanMonthlyCents": 440_000 })));
    assert!(!twice(json!({ "depreciationMonthlyCents": 220_000 })));
}

#[test]
fn warns_about_a_day_beyond_the_known_tables() {
    let reported = |on: &str| answer(&json!({ "scheduledFor": on }), None);
    let revised = "O piso é revisto até 20/01 e 20/07 de cada ano: para 20/01/2027 a tabela pode mudar.";
    let taxed = "Temos a tabela de impostos de 2026: para 2027 os valores podem mudar.";
    let (certain, early, late) = (reported("2026-12-31"), reported("2027-01-19"), reported("2027-01-20"));
    assert_eq!((&certain.minimum.caveat, &certain.taxes.caveat), (&None, &None));
    assert_eq!((&early.minimum.caveat, early.taxes.caveat.as_deref()), (&None, Some(taxed)));
    assert_eq!((late.minimum.caveat.as_deref(), late.taxes.caveat.as_deref()), (Some(revised), Some(taxed)));
    for words in [revised, taxed] {
        assert_eq!(late.verdict.reasons.iter().filter(|reason| *reason == words).count(), 1, "{words}");
    }
    assert!(late.share_text.contains(revised));
    // The carrier's own INSS on a payment by a person follows the same table.
    let private = answer(&json!({ "scheduledFor": "2027-01-20", "withheld": false }), None);
    assert_eq!(private.taxes.caveat.as_deref(), Some(taxed));
}
