//! Comparison of simulation and freight: cases calculated by hand, and properties of every comparison.

use finance::{Category, CostLine};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use serde_json::{Value, json};

use super::{
    super::{
        SimulationLineKind as Kind,
        worked_by_hand::{entry, rates},
    },
    *,
};
use crate::{
    FreightStatus::{self, Completed, Loading, Scheduled},
    Timeline,
    sample::{day, events, freight, now},
};

/// Returns the simulation of the worked example: 3.815,28 are left of 12.000,00.
fn whole() -> Value {
    json!({
        "tollCents": 40_000, "tollPayer": "driver", "arlaBps": 500, "arlaPriceMillis": 4_500, "commissionBps": 1_000,
        "driverFixedCents": 20_000, "dailyCostCents": 9_000, "maintenancePerKmMillis": 350, "tiresPerKmMillis": 125,
        "insuranceMonthlyCents": 110_000, "loanMonthlyCents": 440_000, "depreciationMonthlyCents": 220_000,
        "otherMonthlyCents": 33_333, "workDaysPerMonth": 22, "otherCents": 5_000, "otherDescription": "Lonas",
    })
}

/// Real freight of a comparison: its state, its bookings, and its known fuel figures.
struct Case {
    freight: Freight,
    costs: Vec<(Category, i64)>,
    other_income: i64,
    commission: i64,
    consumption: Option<i64>,
    /// Millilitres of diesel and their cost in cents.
    diesel: Option<(i64, i64)>,
}

/// Returns the freight of the worked example, completed from the 10th to the 14th over 1.350 km.
fn completed() -> Case {
    let more = json!({ "distanceKm": 1_000, "emptyKm": 200, "rateCents": 1_200_000, "tollCents": 40_000, "tollPayer": "driver" });
    let mut freight = freight(&more);
    freight.status = Completed;
    (freight.fields.odometer_start_km, freight.fields.odometer_end_km) =
        (Some(Km::from(100_000)), Some(Km::from(101_350)));
    let costs = vec![
        (Category::Combustivel, 420_000),
        (Category::Pedagio, 38_000),
        (Category::Alimentacao, 30_000),
        (Category::Hospedagem, 12_000),
        (Category::Manutencao, 10_000),
        (Category::Salario, 5_000),
        (Category::Outros, 7_000),
    ];
    Case {
        freight,
        costs,
        other_income: 43_380,
        commission: 125_000,
        consumption: Some(2_300),
        diesel: Some((550_000, 401_500)),
    }
}

fn compared(simulated: &Value, case: &Case) -> Comparison {
    let log: &[(FreightStatus, FreightStatus, &str, Option<i64>)] = match case.freight.status {
        Scheduled => &[],
        Completed => {
            &[(Scheduled, Loading, "2026-11-10T14:00:00Z", None), (Loading, Completed, "2026-11-14T14:00:00Z", None)]
        }
        _ => &[(Scheduled, Loading, "2026-11-10T14:00:00Z", None)],
    };
    let costs: Vec<CostLine> = case
        .costs
        .iter()
        .map(|(category, cents)| CostLine { category: *category, amount_cents: Cents::from(*cents) })
        .collect();
    let timeline = Timeline::of(&events(log));
    let freight = Freight { driven_km: case.freight.driven_by(&timeline), ..case.freight.clone() };
    let result = FreightProfit::of(&freight, &costs, Cents::from(case.other_income), &[], &timeline, &now())
        .and_then(|result| result.with_commission(Cents::from(case.commission), None))
        .expect("a result");
    let result = FreightProfit { meters_per_liter: case.consumption.map(MetersPerLiter::from), ..result };
    let diesel = case.diesel.map(|(volume, cents)| DieselBought { volume_ml: volume.into(), cost_cents: cents.into() });
    let happened = Real { freight: &case.freight, result: &result, diesel };
    let fields = entry(simulated, None).expect("a simulation").fields;
    Comparison::between((FreightSimulationId::from(7), 3), &fields, &rates(&fields), &happened).expect("a comparison")
}

/// Line, simulated, real, difference, basis and whether the difference is better.
type Figures = (&'static str, i64, i64, i64, &'static str, Option<bool>);

fn figures(comparison: &Comparison) -> Vec<Figures> {
    let figure = |one: &ComparisonLine| {
        let (was, is, more) = (one.simulated_cents.get(), one.real_cents.get(), one.difference_cents.get());
        (one.line.as_str(), was, is, more, one.basis.as_str(), one.better)
    };
    comparison.lines.iter().map(figure).collect()
}

/// Returns the basis and real figure of a line.
fn of_line(comparison: &Comparison, line: &str) -> (&'static str, i64) {
    let found = figures(comparison).into_iter().find(|one| one.0 == line).expect("a line");
    (found.4, found.2)
}

#[test]
fn every_line_by_hand() {
    let found = compared(&whole(), &completed());
    assert_eq!(
        figures(&found),
        [
            ("revenue", 1_200_000, 1_243_380, 43_380, "booked", Some(true)), // 433,80 of waiting time
            ("fuel", 362_011, 420_000, 57_989, "booked", Some(false)),       // 3.034,04 + 475,33 + 110,74
            ("toll", 40_000, 38_000, -2_000, "booked", Some(true)),
            ("commission", 140_000, 130_000, -10_000, "booked", Some(true)), // 1.250,00 and 50,00 of wages
            ("daily", 36_000, 42_000, 6_000, "booked", Some(false)),
            ("maintenance", 57_000, 64_125, 7_125, "accrued", Some(false)), // 1.350 km × (0,35 + 0,125)
            ("fixed", 146_061, 182_576, 36_515, "accrued", Some(false)),    // five days instead of four
            ("taxes", 32_400, 32_400, 0, "accrued", None),
            ("other", 5_000, 7_000, 2_000, "booked", Some(false)),
        ]
    );
    assert_eq!((found.simulated_net_cents.get(), found.real_net_cents.get()), (381_528, 327_279));
    assert_eq!(found.difference_cents.get(), -54_249);
    assert_eq!((found.simulated_km.get(), found.real_km.get()), (1_200, 1_350));
    assert!(found.estimate_note.is_some_and(|note| note.contains("km do hodômetro")));
    assert_eq!((found.simulated_days, found.real_days), (4, Some(5)));
    // 1.200 km on 492,199 l.
    assert_eq!(found.simulated_meters_per_liter.map(MetersPerLiter::get), Some(2_438));
    assert!(!found.provisional);
    assert_eq!(
        found.explanation.as_deref(),
        Some(
            "O combustível custou R$\u{a0}579,89 a mais: foi o que mais pesou. A maior causa foi o percurso: 1.350 km em vez de 1.200 km."
        )
    );
}

#[test]
fn a_larger_booked_amount_replaces_the_accrued_one() {
    let with = |more: &[(Category, i64)]| {
        let mut case = completed();
        case.costs.retain(|(category, _)| more.iter().all(|(other, _)| other != category));
        case.costs.extend(more);
        compared(&whole(), &case)
    };
    for (category, cents, line, basis, real) in [
        (Category::Manutencao, 64_125, "maintenance", "accrued", 64_125),
        (Category::Manutencao, 64_126, "maintenance", "booked", 64_126),
        (Category::Seguro, 182_576, "fixed", "accrued", 182_576),
        (Category::Licenciamento, 182_577, "fixed", "booked", 182_577),
        (Category::Emprestimo, 200_000, "fixed", "booked", 200_000),
        // A booked cent does not remove the rest.
        (Category::Impostos, 1, "taxes", "accrued", 32_400),
        (Category::Impostos, 32_400, "taxes", "accrued", 32_400),
        (Category::Impostos, 32_401, "taxes", "booked", 32_401),
        (Category::Impostos, 99_900, "taxes", "booked", 99_900),
    ] {
        assert_eq!(of_line(&with(&[(category, cents)]), line), (basis, real), "{line} {cents}");
    }
    let two = with(&[(Category::Seguro, 100_000), (Category::Emprestimo, 100_000)]);
    assert_eq!(of_line(&two, "fixed"), ("booked", 200_000));
}

#[test]
fn kilometres_and_days_are_real_where_they_are_known() {
    // The kilometres are as planned without both odometers; a freight that has not begun lasts as long as simulated.
    let mut case = completed();
    (case.freight.fields.odometer_end_km, case.freight.fields.distance_km) = (None, Km::from(1_100));
    let found = compared(&whole(), &case);
    assert_eq!((found.real_km.get(), of_line(&found, "maintenance")), (1_300, ("accrued", 61_750)));
    assert!(found.estimate_note.is_some_and(|note| note.contains("km planejados")));
    case.freight.status = Scheduled;
    let found = compared(&whole(), &case);
    assert_eq!((found.real_days, of_line(&found, "fixed"), found.provisional), (None, ("accrued", 146_061), true));
    // Under way until today, the 21st: twelve days.
    case.freight.status = Loading;
    let found = compared(&whole(), &case);
    assert_eq!((found.real_days, found.provisional), (Some(12), true));
    // A freight cancelled on its second day had no income, and its distance is unknown.
    case.freight.cancelled_on = Some(day("2026-11-11"));
    let found = compared(&whole(), &case);
    assert_eq!((found.real_days, found.real_km.get(), found.provisional), (Some(2), 0, false));
    assert_eq!((of_line(&found, "taxes"), of_line(&found, "revenue")), (("accrued", 0), ("booked", 43_380)));
    assert_eq!((of_line(&found, "fixed"), of_line(&found, "maintenance")), (("accrued", 73_030), ("booked", 10_000)));
    case.freight.status = Scheduled;
    assert_eq!(of_line(&compared(&whole(), &case), "fixed"), ("accrued", 0), "it never began");
}

#[test]
fn taxes_follow_the_real_price_by_the_stored_table() {
    let mut case = completed();
    case.freight.fields.gross_cents = Cents::from(1_500_000);
    // 2,7 % of 15.000,00; waiting time booked by hand is not part of the freight's price.
    assert_eq!(of_line(&compared(&whole(), &case), "taxes"), ("accrued", 40_500));
    let private = json!({ "withheld": false });
    // 4,5 % of it: a person withholds nothing, and the carrier pays his own INSS, SEST and SENAT.
    assert_eq!(of_line(&compared(&private, &case), "taxes"), ("accrued", 67_500));
}

#[test]
fn the_explanation_names_what_moved_the_net_most() {
    let reported = |change: &dyn Fn(&mut Case)| {
        let mut case = completed();
        (case.freight.fields.odometer_start_km, case.freight.fields.odometer_end_km) = (None, None);
        change(&mut case);
        compared(&whole(), &case).explanation.expect("an explanation")
    };
    let fuel = "O combustível custou R$\u{a0}579,89 a mais: foi o que mais pesou.";
    let by_consumption = "A maior causa foi o consumo: 2,30\u{a0}km/l em vez de 2,44\u{a0}km/l.";
    assert_eq!(reported(&|_| {}), format!("{fuel} {by_consumption}"));
    let by_liters = "A maior causa foram os litros abastecidos: 550 litros em vez de 492 litros.";
    assert_eq!(reported(&|case| case.consumption = None), format!("{fuel} {by_liters}"));
    let by_price = "A maior causa foi o preço do diesel: R$\u{a0}8,400/L em vez de R$\u{a0}7,130/L.";
    let dear = |case: &mut Case| (case.consumption, case.diesel) = (None, Some((500_000, 420_000)));
    assert_eq!(reported(&dear), format!("{fuel} {by_price}"));
    // A cause that lowered the cost of fuel is no explanation, and without known litres there is none.
    let cheap = |case: &mut Case| (case.consumption, case.diesel) = (None, Some((600_000, 300_000)));
    assert_eq!(reported(&cheap), fuel);
    assert_eq!(reported(&|case| case.diesel = None), fuel);
    let less = reported(&|case| case.freight.fields.gross_cents = Cents::from(900_000));
    assert_eq!(less, "A receita foi R$\u{a0}2.566,20 menor que a simulada: foi o que mais pesou.");
    let repaired = reported(&|case| case.costs.push((Category::Manutencao, 390_000)));
    assert_eq!(repaired, "Manutenção e pneus custaram R$\u{a0}3.430,00 a mais: foi o que mais pesou.");
    let unbooked = reported(&|case| case.costs.retain(|(category, _)| *category != Category::Combustivel));
    assert_eq!(
        unbooked,
        "Nenhum combustível foi lançado neste frete: por isso o resultado parece R$\u{a0}3.620,11 melhor."
    );
    let tolled = reported(&|case| case.costs.push((Category::Pedagio, 300_000)));
    assert_eq!(tolled, "O pedágio custou R$\u{a0}2.980,00 a mais: foi o que mais pesou.");
    // An unbooked cost saves nothing while the freight goes on: only lines that are already worse are named.
    let under_way = |case: &mut Case| case.freight.status = Loading;
    assert_eq!(reported(&under_way), "Até agora os custos do mês foram R$\u{a0}2.921,21 a mais: foi o que mais pesou.");
    let mut case = completed();
    (case.freight.fields.odometer_start_km, case.freight.fields.odometer_end_km) = (None, None);
    (case.freight.status, case.costs, case.commission) = (Scheduled, vec![], 0);
    assert_eq!(compared(&whole(), &case).explanation, None);
    // A freight that is only scheduled has no explanation yet, whatever its driver will earn.
    (case.freight.fields.gross_cents, case.commission) = (Cents::from(1_500_000), 900_000);
    assert_eq!(compared(&whole(), &case).explanation, None);
}

#[test]
fn unbought_litres_are_not_reported_as_a_price_difference() {
    let mut case = completed();
    (case.freight.fields.odometer_start_km, case.consumption) = (None, None);
    case.diesel = Some((312_000, 187_200));
    case.costs.retain(|(category, _)| *category != Category::Combustivel);
    case.costs.push((Category::Combustivel, 187_200));
    let found = compared(&whole(), &case);
    let parts: Vec<_> = found.fuel_parts.iter().map(|part| (part.cause.as_str(), part.amount_cents.get())).collect();
    // 312 l at R$ 6,00 instead of R$ 7,13; 312 l instead of 492,199; no ARLA of 110,74.
    assert_eq!(parts, [("price", -35_256), ("liters", -128_481), ("other", -11_074)]);
    assert_eq!(
        found.explanation.as_deref(),
        Some(
            "O combustível custou R$\u{a0}1.748,11 a menos: foi o que mais pesou. A maior causa foram os litros abastecidos: \
             312 litros em vez de 492 litros."
        )
    );
}

#[test]
fn readings_on_the_way_tell_the_kilometres_where_the_freight_has_no_start() {
    let log = events(&[
        (Scheduled, Loading, "2026-11-10T14:00:00Z", None),
        (Loading, FreightStatus::InTransit, "2026-11-11T14:00:00Z", Some(100_000)),
        (FreightStatus::InTransit, FreightStatus::Unloading, "2026-11-13T14:00:00Z", Some(101_500)),
        (FreightStatus::Unloading, Completed, "2026-11-14T14:00:00Z", Some(101_550)),
    ]);
    let driven = |start: Option<i64>, end: Option<i64>, events: usize| {
        let timeline = Timeline::of(&log[..events]);
        timeline.driven(start.map(Km::from), end.map(Km::from)).map(Km::get)
    };
    assert_eq!(driven(None, Some(101_550), 4), Some(1_550));
    assert_eq!(driven(Some(99_900), Some(101_550), 4), Some(1_650));
    assert_eq!(driven(None, None, 4), Some(1_500), "to the unloading of what is completed");
    assert_eq!(driven(None, None, 3), None, "what is not completed is not all driven");
    assert_eq!(driven(None, Some(101_550), 1), None, "without a start nobody knows");
}

#[test]
fn a_cost_is_no_better_while_more_may_be_booked() {
    let mut case = completed();
    case.freight.status = Loading;
    let better = |case: &Case| -> Vec<_> {
        let found = compared(&whole(), case);
        found.lines.iter().map(|one| (one.line.as_str(), one.better)).collect()
    };
    (case.freight.fields.odometer_start_km, case.freight.fields.odometer_end_km) = (None, None);
    (case.costs, case.commission, case.other_income) = (vec![(Category::Pedagio, 39_999)], 100, 0);
    (case.freight.fields.distance_km, case.freight.fields.gross_cents) = (Km::from(900), Cents::from(1_100_000));
    assert_eq!(
        better(&case),
        [
            ("revenue", Some(false)), // agreed and final
            ("fuel", None),
            ("toll", None),
            ("commission", None),
            ("daily", None),
            ("maintenance", Some(true)), // the way is planned shorter
            ("fixed", Some(false)),
            ("taxes", Some(true)), // of the price that is agreed
            ("other", None),
        ]
    );
    // Twelve of twenty days have passed; after completion, no more are expected.
    let (longer, line) = (json!({ "days": 20 }), |found: Comparison| found.lines[6].better);
    let mut body = whole();
    body.as_object_mut().expect("an object").extend(longer.as_object().expect("an object").clone());
    assert_eq!(line(compared(&body, &case)), None);
    case.freight.status = Completed;
    assert_eq!(line(compared(&body, &case)), Some(true));
    assert_eq!(better(&case)[1..5].iter().filter(|(_, better)| *better == Some(true)).count(), 4);
}

/// Each category of expenses is in exactly one line.
#[test]
fn every_category_is_in_one_line() {
    for category in Category::ALL {
        let lines = ComparedLine::ALL.iter().filter(|line| line.categories().contains(category)).count();
        assert_eq!(lines, 1, "{}", category.as_str());
    }
    for kind in Kind::ALL {
        let lines = ComparedLine::ALL.iter().filter(|line| line.kinds().contains(kind)).count();
        assert_eq!(lines, 1, "{}", kind.as_str());
    }
}

proptest! {
    /// The differences of the lines add up to the difference of the nets, to the cent, and every line has the right
    /// direction.
    #[test]
    fn the_differences_of_the_lines_are_that_of_the_nets(
        costs in proptest::collection::vec((0..Category::ALL.len(), 0_i64..2_000_000), 0..12),
        amounts in (1_i64..5_000_000, 0_i64..5_000_000, -300_000_i64..3_000_000, 0_i64..500_000),
        way in (1_i64..9_000, 0_i64..3_000_000, 1_i64..60, 0_i64..5_000),
        fuel in (proptest::option::of(1_i64..20_000), proptest::option::of((1_i64..5_000_000, 0_i64..9_000_000))),
        state in (any::<bool>(), 0..FreightStatus::ALL.len(), any::<bool>()),
    ) {
        let (offered, paid, income, commission) = amounts;
        let (distance, driven, days, share) = way;
        let (known, status, fell) = state;
        let mut case = completed();
        case.freight.status = FreightStatus::ALL[status];
        case.freight.fields.gross_cents = Cents::from(paid);
        case.freight.cancelled_on = fell.then(|| day("2026-11-12"));
        case.freight.fields.odometer_start_km = Some(Km::default());
        case.freight.fields.odometer_end_km = known.then_some(Km::from(driven));
        case.costs = costs.into_iter().map(|(index, cents)| (Category::ALL[index], cents)).collect();
        (case.other_income, case.commission) = (income, commission);
        (case.consumption, case.diesel) = fuel;
        let mut body = whole();
        let more = json!({ "rateCents": offered, "distanceKm": distance, "days": days, "commissionBps": share });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let found = compared(&body, &case);
        let mut difference = 0;
        for one in &found.lines {
            let more = one.difference_cents.get();
            prop_assert_eq!(more, one.real_cents.get() - one.simulated_cents.get());
            let gain = if one.line == ComparedLine::Revenue { more } else { -more };
            difference += gain;
            let so_far = found.provisional && gain > 0 && one.line != ComparedLine::Revenue;
            match one.better {
                None => prop_assert!(gain == 0 || so_far),
                Some(better) => prop_assert!(gain != 0 && better == (gain > 0)),
            }
            if one.basis == ComparisonBasis::Booked && so_far {
                prop_assert_eq!(one.better, None);
            }
        }
        let of_fuel = found.lines.iter().find(|one| one.line == ComparedLine::Fuel).expect("fuel").difference_cents.get();
        let parts: i64 = found.fuel_parts.iter().map(|part| part.amount_cents.get()).sum();
        prop_assert_eq!(parts, if fuel.1.is_some() { of_fuel } else { 0 });
        prop_assert_eq!(found.difference_cents.get(), difference);
        prop_assert_eq!(found.real_net_cents.get() - found.simulated_net_cents.get(), difference);
        let fields = entry(&body, None).expect("a simulation").fields;
        let answer = calculate(&fields, &rates(&fields), None).expect("an answer");
        prop_assert_eq!(found.simulated_net_cents, answer.net_cents);
    }
}
