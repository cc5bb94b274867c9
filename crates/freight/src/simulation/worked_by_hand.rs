//! Simulations worked by hand.

use kernel::{Cents, Check, Result};
use rates::{CarrierTaxTable, MinimumFreightTable, carrier_tax::OwnContributions, minimum_freight};
use serde_json::{Value, json};

use super::*;

/// Returns an entry from Campinas to Rondonópolis with 200 empty kilometres for R$ 12.000,00, with the given members
/// changed.
pub(super) fn input(more: &Value) -> SimulationInput {
    let mut body = json!({
        "scheduledFor": "2026-11-21", "axles": 6, "cargoType": "general", "originCityCode": 3_509_502,
        "destinationCityCode": 5_107_602, "distanceKm": 1_000, "emptyToLoadingKm": 50, "emptyReturnKm": 150,
        "weightKg": 32_000, "pricing": "fixed", "rateCents": 1_200_000, "dieselPriceMillis": 7_130,
        "loadedMetersPerLiter": 2_350, "emptyMetersPerLiter": 3_000, "days": 4,
    });
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("an entry")
}

/// Returns the same entry, checked with the axles of its vehicles.
pub(super) fn entry(more: &Value, composition_axles: Option<i64>) -> Result<SimulationEntry> {
    let mut input = input(more);
    let check = Check::of(&mut input);
    input.check(check, composition_axles)
}

pub(super) fn rates(fields: &SimulationFields) -> SimulationRates {
    let SimulationFields { scheduled_for: on, minimum_table: table, cargo_type: cargo, axles, .. } = *fields;
    let question = minimum_freight::MinimumQuery { on, table, cargo, axles: Some(axles) };
    let in_force = ::rates::in_force::<MinimumFreightTable>(on, None);
    let tax = ::rates::in_force::<CarrierTaxTable>(on, None);
    SimulationRates {
        minimum: minimum_freight::assess(question, in_force.as_deref()),
        tax: tax.map(std::borrow::Cow::into_owned),
    }
}

pub(super) fn answer(more: &Value) -> SimulationAnswer {
    let fields = entry(more, None).expect("a simulation").fields;
    calculate(&fields, &rates(&fields), None).expect("an answer")
}

fn figures(answer: &SimulationAnswer) -> Vec<(&'static str, i64)> {
    answer.lines.iter().map(|line| (line.kind.as_str(), line.amount_cents.get())).collect()
}

#[test]
fn every_line_follows_from_what_was_entered() {
    let answer = answer(&json!({
        "tollCents": 40_000, "tollPayer": "driver", "arlaBps": 500, "arlaPriceMillis": 4_500, "commissionBps": 1_000,
        "driverFixedCents": 20_000, "dailyCostCents": 9_000, "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125,
        "insuranceMonthlyCents": 110_000, "loanMonthlyCents": 440_000, "depreciationMonthlyCents": 220_000,
        "otherMonthlyCents": 33_333, "workDaysPerMonth": 22, "otherCents": 5_000, "otherDescription": "Lonas",
    }));
    assert_eq!(
        figures(&answer),
        [
            ("diesel_loaded", 303_404), // 1.000 km ÷ 2,35 = 425,53 l × 7,13 = 3.034,04
            ("commission", 120_000),    // 10 % of 12.000,00
            ("loan", 80_000),           // 4.400,00 × 4 ÷ 22
            ("diesel_empty", 47_533),   // 200 km ÷ 3 = 66,67 l × 7,13 = 475,33
            ("maintenance", 42_000),    // 1.200 km × 0,35
            ("toll", 40_000),
            ("depreciation", 40_000), // 2.200,00 × 4 ÷ 22
            ("daily", 36_000),        // 4 × 90,00
            ("inss", 26_400),         // 11 % of 20 % of 12.000,00
            ("driver_fixed", 20_000),
            ("insurance", 20_000),    // 1.100,00 × 4 ÷ 22
            ("tires", 15_000),        // 1.200 km × 0,125
            ("arla", 11_074),         // 5 % of 492,1986 l × 4,50 = 110,74
            ("other_monthly", 6_061), // 333,33 × 4 ÷ 22 = 60,61
            ("other", 5_000),
            ("sest", 3_600),  // 1,5 % of 2.400,00
            ("senat", 2_400), // 1,0 % of it
        ]
    );
    assert_eq!(answer.total_cents.get(), 818_472);
    assert_eq!(answer.net_cents.get(), 381_528);
    // 3.815,28 ÷ 12.000,00; ÷ 1.200 km; ÷ 4 days.
    assert_eq!(answer.margin_bps.map(kernel::Bps::get), Some(3_179));
    assert_eq!((answer.net_per_km_cents.get(), answer.net_per_day_cents.get()), (318, 95_382));
    assert_eq!((answer.gross_per_loaded_km_cents.get(), answer.gross_per_km_cents.get()), (1_200, 1_000));
    assert_eq!((answer.cost_per_km_cents.get(), answer.gross_per_ton_cents.map(Cents::get)), (682, Some(37_500)));
    assert_eq!(answer.diesel_ml.get(), 425_532 + 66_667);
    // Portaria SUROC 22/2026: 6 axles, carga geral, 1.000 km.
    assert_eq!(answer.minimum.total_cents.map(Cents::get), Some(820_663));
    // 12.000,00 less 400,00 of toll at the driver's expense.
    assert_eq!(answer.minimum.difference_cents.map(Cents::get), Some(339_337));
    assert_eq!(answer.verdict.kind, VerdictKind::WorthIt);
    assert_eq!(answer.verdict.title, "Vale a pena: sobram R$\u{a0}3,18 por km");
    assert_eq!(answer.verdict.ask_cents, None);
    let details: Vec<&str> = answer.lines.iter().map(|line| line.detail.as_str()).collect();
    assert_eq!(details[0], "1.000 km ÷ 2,35 km/l × R$\u{a0}7,130/L");
    assert_eq!(details[2], "R$\u{a0}4.400,00 por mês ÷ 22 dias de trabalho × 4 dias");
    assert_eq!(details[12], "5% de 492 L de diesel × R$\u{a0}4,500/L");
    let head =
        "Simulação de frete\nCampinas/SP → Rondonópolis/MT\n21/11/2026: 1.000 km carregados + 200 km vazios, 4 dias\n";
    assert!(answer.share_text.starts_with(head), "{}", answer.share_text);
    assert!(answer.share_text.contains("Portaria SUROC 22/2026"));
}

#[test]
fn writes_one_kilometre_in_the_singular() {
    let reported = |more: &Value| answer(more).share_text.lines().nth(2).expect("a way").to_owned();
    let one = json!({ "distanceKm": 1, "emptyToLoadingKm": 1, "emptyReturnKm": 0, "days": 1 });
    assert_eq!(reported(&one), "21/11/2026: 1 km carregado + 1 km vazio, 1 dia");
    assert_eq!(
        reported(&json!({ "emptyToLoadingKm": 0, "emptyReturnKm": 0 })),
        "21/11/2026: 1.000 km carregados, 4 dias"
    );
}

#[test]
fn a_share_of_the_net_is_of_what_the_costs_of_the_trip_leave() {
    // Diesel 3.034,04 + 475,33: 12.000,00 − 3.509,37 = 8.490,63, of which 10 % are 849,06. The truck's costs without
    // the trip, and the driver's other pay, do not lower his commission.
    let net = answer(&json!({
        "commissionBps": 1_000, "commissionBase": "net", "driverFixedCents": 20_000, "loanMonthlyCents": 440_000,
        "depreciationMonthlyCents": 220_000, "insuranceMonthlyCents": 110_000, "otherMonthlyCents": 33_333,
        "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125,
    }));
    assert!(figures(&net).contains(&("commission", 84_906)), "{:?}", figures(&net));
    // A trip that leaves nothing has no commission.
    let loss = answer(&json!({ "commissionBps": 1_000, "commissionBase": "net", "rateCents": 100_000 }));
    assert!(!figures(&loss).iter().any(|(kind, _)| *kind == "commission"));
}

#[test]
fn vale_pedagio_is_neither_income_nor_cost() {
    let without = answer(&json!({}));
    let given = answer(&json!({ "tollCents": 40_000 }));
    assert_eq!((without.gross_cents, without.net_cents), (given.gross_cents, given.net_cents));
    assert_eq!(given.taxes, without.taxes);
}

#[test]
fn taxes_are_those_of_the_day_and_the_month() {
    // The payer already paid 40.000,00: INSS is left to its ceiling, 932,31 − 880,00.
    let later = answer(&json!({ "payerMonthCents": 4_000_000 }));
    assert_eq!(later.taxes.inss_cents.get(), 5_231);
    // 62.000,00 in the month: taxable 6.200,00 − INSS 932,31 = 5.267,69; 27,5 % − 908,73 = 539,88; reduced by 978,62 −
    // 0,133145 × 6.200,00 = 153,12. The 50.000,00 before had no income tax.
    let most = answer(&json!({ "payerMonthCents": 5_000_000 }));
    assert_eq!((most.taxes.inss_cents.get(), most.taxes.irrf_cents.get()), (0, 38_676));
    // Another payer withheld 900,00: 32,31 are left of the ceiling.
    let beside = answer(&json!({ "otherInssCents": 90_000 }));
    assert_eq!((beside.taxes.inss_cents.get(), beside.taxes.sest_cents.get()), (3_231, 3_600));
    let detail = &beside.lines.iter().find(|line| line.kind == SimulationLineKind::Inss).expect("INSS").detail;
    assert!(detail.ends_with(", menos R$\u{a0}900,00 que outros já descontaram"), "{detail}");
    let old = answer(&json!({ "scheduledFor": "2024-05-01" }));
    assert!(old.taxes.reason.as_deref().is_some_and(|text| text.contains("01/05/2024")), "{:?}", old.taxes);
    assert!(!old.minimum.calculable && !old.minimum.below);
    // An offer without a legal minimum is never called worth it.
    assert_eq!((old.verdict.kind, old.verdict.tone), (VerdictKind::Unjudged, VerdictTone::Warning));
    assert!(old.verdict.reasons.iter().any(|text| text.starts_with("Piso mínimo não calculável")));
}

#[test]
fn a_person_holds_nothing_back_and_the_carrier_owes_his_own_contributions() {
    // 20 %, 1,5 % and 1 % of 2.400,00, which are 20 % of 12.000,00.
    let private = answer(&json!({ "withheld": false }));
    let own = private.taxes.own_contributions;
    assert_eq!((private.taxes.total_cents, own.total().expect("a sum").get()), (Cents::ZERO, 54_000));
    for line in [("own_inss", 48_000), ("own_sest", 3_600), ("own_senat", 2_400)] {
        assert!(figures(&private).contains(&line), "{:?}", figures(&private));
    }
    assert_eq!(private.net_cents.get(), 1_200_000 - 350_937 - 54_000);
    let reason = private.taxes.reason.as_deref().expect("a reason");
    assert!(
        ["INSS deste frete, cerca de R$\u{a0}480,00", "SENAT, cerca de R$\u{a0}60,00", "carnê-leão"]
            .iter()
            .all(|part| reason.contains(part)),
        "{reason}"
    );
    // Companies withheld 484,00, 11 % of 4.400,00, in the month, and persons paid 38.000,00. The rest of the ceiling's
    // base is 8.475,55 − 4.400,00 = 4.075,55. That is less than the 7.600,00 of the persons' payments: nothing more is
    // owed.
    let full = answer(&json!({ "withheld": false, "otherInssCents": 48_400, "payerMonthCents": 3_800_000 }));
    let own = full.taxes.own_contributions;
    assert_eq!((own.inss_cents, own.sest_senat().expect("a sum").get()), (Cents::ZERO, 6_000));
    assert!(
        full.taxes.reason.as_deref().is_some_and(|text| text.contains("já chegou ao teto")),
        "{:?}",
        full.taxes.reason
    );
    // 875,55 = 8.475,55 − 7.600,00 are left without the withheld INSS, and 20 % of them are owed.
    let rest = answer(&json!({ "withheld": false, "payerMonthCents": 3_800_000 }));
    assert_eq!(rest.taxes.own_contributions.inss_cents.get(), 17_511);
    let unknown = answer(&json!({ "withheld": false, "scheduledFor": "2024-05-01" }));
    assert_eq!((unknown.taxes.own_contributions, &unknown.taxes.table), (OwnContributions::default(), &None));
}

#[test]
fn an_offer_below_the_minimum_is_marked_and_shows_the_price_to_request() {
    // The minimum is 8.206,63; the costs are diesel 3.509,37 and taxes.
    let below = answer(&json!({ "rateCents": 800_000 }));
    assert_eq!((below.verdict.kind, below.verdict.tone), (VerdictKind::BelowMinimum, VerdictTone::Warning));
    assert_eq!(below.verdict.title, "Sobra dinheiro, mas o frete está R$\u{a0}206,63 abaixo do piso mínimo");
    assert!(below.verdict.reasons.iter().any(|text| text.contains("R$\u{a0}413,26 (Lei 13.703/2018, art. 5º)")));
    assert_eq!(below.verdict.ask_cents.map(Cents::get), Some(820_663));
    let loss = answer(&json!({ "rateCents": 300_000, "otherCents": 700_000 }));
    assert_eq!((loss.verdict.kind, loss.verdict.tone), (VerdictKind::Loss, VerdictTone::Negative));
    assert!(loss.minimum.below && loss.verdict.reasons.iter().any(|text| text.contains("abaixo do piso")));
    assert_eq!(loss.verdict.ask_cents, loss.break_even_cents);
    // An act with transcribed figures is never shown as the official one.
    let transcribed = answer(&json!({ "scheduledFor": "2026-08-18", "rateCents": 500_000 }));
    assert!(transcribed.verdict.reasons.iter().any(|text| text.contains("não oficiais")));
    assert!(transcribed.share_text.contains("não oficiais"));
}

#[test]
fn an_offer_below_the_minimum_by_the_driver_s_toll_is_marked() {
    let toll = |payer: &str| json!({ "rateCents": 830_000, "tollCents": 60_000, "tollPayer": payer });
    let own = answer(&toll("driver"));
    assert_eq!(own.verdict.kind, VerdictKind::BelowMinimum);
    assert_eq!(
        own.verdict.title,
        "Sobra dinheiro, mas, descontado o pedágio, o frete está R$\u{a0}506,63 abaixo do piso mínimo"
    );
    assert_eq!(own.minimum.difference_cents.map(Cents::get), Some(-50_663));
    // 8.206,63 plus the 600,00 of toll.
    assert_eq!(own.verdict.ask_cents.map(Cents::get), Some(880_663));
    let reasons = own.verdict.reasons.join(" ");
    assert!(
        reasons.contains("Oferta de R$\u{a0}8.300,00 menos R$\u{a0}600,00 de pedágio do seu bolso: R$\u{a0}7.700,00"),
        "{reasons}"
    );
    assert!(reasons.contains("não há indenização") && own.share_text.contains("menos R$\u{a0}600,00"), "{reasons}");
    let voucher = answer(&toll("shipper"));
    assert_eq!(voucher.verdict.kind, VerdictKind::WorthIt);
    assert_eq!(voucher.minimum.difference_cents.map(Cents::get), Some(9_337));
}

#[test]
fn a_verdict_on_an_estimated_distance_names_its_turning_point() {
    let city = |code: i64| crate::city::find(kernel::CityCode::from(code)).expect("a city");
    let estimate = crate::distance::estimate(city(3_509_502), city(5_107_602)).distance_km.expect("an estimate").get();
    let total = answer(&json!({ "distanceKm": estimate })).minimum.total_cents.expect("a minimum").get();
    let near = |more: i64, km: i64| answer(&json!({ "distanceKm": km, "rateCents": total + more }));
    // One cent short of ten kilometres at 7,5347: the tenth is too far.
    let doubted = near(7_534, estimate);
    let doubt = doubted.doubt.expect("a doubt");
    assert_eq!(doubt.turns_at_km.get(), estimate + 10);
    let words = kernel::text::grouped((estimate + 10).unsigned_abs());
    let words = format!("A distância é estimada (±12%): com {words} km ou mais, a oferta fica abaixo do piso mínimo.");
    assert_eq!(doubted.verdict.reasons.first(), Some(&words));
    assert_eq!((doubted.verdict.kind, doubted.verdict.tone), (VerdictKind::WorthIt, VerdictTone::Warning));
    assert!(doubted.share_text.contains(&words));
    // A distance that the user entered is not doubted, nor is a verdict that no distance within the tolerance turns.
    assert_eq!(near(7_534, estimate + 1).doubt, None);
    assert_eq!(near(700_000, estimate).doubt, None);
    // Diesel alone: the offer that just pays for the estimated route loses on one kilometre more.
    let even = answer(&json!({ "distanceKm": estimate, "withheld": false })).break_even_cents.expect("an offer").get();
    let lost = answer(&json!({ "distanceKm": estimate, "withheld": false, "rateCents": even + 100 }));
    let doubt = lost.doubt.expect("a doubt");
    assert_eq!(doubt.turns_at_km.get(), estimate + 1);
    assert!(doubt.words.ends_with("ou mais, a viagem dá prejuízo."), "{}", doubt.words);
}

#[test]
fn the_break_even_is_found_by_hand_and_by_rate() {
    // The break-even without commission and taxes, of which none are known in 2024, is the costs: diesel 3.034,04 +
    // 475,33.
    let untaxed = |more: Value| {
        let mut body = json!({ "scheduledFor": "2024-05-01" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        answer(&body)
    };
    let plain = untaxed(json!({ "rateCents": 200_000 }));
    assert_eq!(plain.break_even_cents.map(Cents::get), Some(350_937));
    assert_eq!(plain.verdict.title, "Prejuízo de R$\u{a0}1.509,37: só empata a partir de R$\u{a0}3.509,37");
    // The driver has half of it: twice the costs less one, because half of an odd cent is rounded up.
    assert_eq!(untaxed(json!({ "commissionBps": 5_000 })).break_even_cents.map(Cents::get), Some(701_874));
    // 3.509,37 ÷ 1.000 km is 3,51 up, ÷ 32 t is 109,67 up.
    let by_km = untaxed(json!({ "pricing": "per_km", "rateCents": 400 }));
    assert_eq!(by_km.break_even_rate_cents.map(Cents::get), Some(351));
    let by_ton = untaxed(json!({ "pricing": "per_ton", "rateCents": 12_000 }));
    assert_eq!(by_ton.break_even_rate_cents.map(Cents::get), Some(10_967));
    // A person pays: the carrier's own INSS, SEST and SENAT are 4,5 % of the offer, 3.509,37 ÷ 0,955 = 3.674,73.
    assert_eq!(answer(&json!({ "withheld": false })).break_even_cents.map(Cents::get), Some(367_473));
    // 11 % + 2,5 % of a fifth are 2,7 %: 3.509,37 ÷ 0,973 = 3.606,75.
    assert_eq!(answer(&json!({})).break_even_cents.map(Cents::get), Some(360_675));
    let even = answer(&json!({ "rateCents": 360_675 }));
    assert_eq!((even.net_cents, even.verdict.kind), (Cents::ZERO, VerdictKind::BreakEven));
}

/// Example of `docs/develop/rules.md`.
#[test]
fn a_single_cent_may_leave_less_and_ten_never_do() {
    let left = |offer: i64| {
        let answer = answer(&json!({ "rateCents": offer, "commissionBps": 5_000 }));
        let of = |kind: &str| figures(&answer).into_iter().find(|(name, _)| *name == kind).map(|(_, cents)| cents);
        (of("commission"), of("inss"), of("sest"), answer.net_cents.get())
    };
    // Diesel is 3.509,37. One more cent offered costs two: one of commission, one of INSS.
    assert_eq!(left(1_000_022), (Some(500_011), Some(22_000), Some(3_000), 122_074));
    assert_eq!(left(1_000_023), (Some(500_012), Some(22_001), Some(3_000), 122_073));
    assert!(left(1_000_032).3 >= 122_074);
}

#[test]
fn an_empty_return_that_is_due_counts_in_the_minimum() {
    // 0,92 × 150 km × 7,5347 = 1.039,79 on top of 8.206,63.
    let due = answer(&json!({ "emptyReturnDue": true }));
    assert_eq!(due.minimum.empty_return_cents.map(Cents::get), Some(103_979));
    assert_eq!(due.minimum.total_cents.map(Cents::get), Some(924_642));
}

#[test]
fn stored_rates_survive_a_round_trip() {
    let fields = entry(&json!({}), None).expect("a simulation").fields;
    let kept = rates(&fields);
    assert_eq!(SimulationRates::read(&kept.written().expect("a text")).expect("rates"), kept);
}
