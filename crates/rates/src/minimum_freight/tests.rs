use kernel::{Bps, Cents, Km};
use proptest::prelude::*;

use super::*;
use crate::{Act, CargoType, Dated, RateTable, TollPayer, in_force};

#[derive(serde::Deserialize)]
struct Vector {
    act: String,
    reference_date: chrono::NaiveDate,
    table: MinimumTable,
    cargo_type: String,
    axles: i64,
    axles_used: i64,
    distance_km: i64,
    empty_return_km: i64,
    ccd: String,
    cc: String,
    floor_base: String,
    empty_return: String,
    floor_total: String,
}

fn cents(text: &str) -> i64 {
    text.replace('.', "").parse().expect("an amount with two decimals")
}

fn route(km: i64, back: i64) -> Route {
    Route { loaded: Some(Km::from(km)), empty_return: Km::from(back), tolerance: None }
}

/// Offer with toll paid by the shipper.
fn offer(cents: i64) -> Option<OfferedPrice> {
    Some(OfferedPrice::of(Cents::from(cents), Cents::from(60_000), TollPayer::Shipper))
}

fn assessment(on: &str, table: MinimumTable, cargo: CargoType, axles: i64) -> Assessment {
    let on = on.parse().expect("a day");
    assess(MinimumQuery { on, table, cargo, axles: Some(axles) }, in_force(on, None).as_deref())
}

#[test]
fn every_worked_example_comes_out_to_the_cent() {
    let vectors: Vec<Vector> =
        serde_json::from_str(include_str!("../../data/minimum_freight_vectors.json")).expect("vectors");
    assert!(vectors.len() >= 12);
    for vector in vectors {
        let cargo = CargoType::of_table(&vector.cargo_type).expect("a cargo");
        let found = assessment(&vector.reference_date.to_string(), vector.table, cargo, vector.axles);
        let act = found.act.as_ref().expect("an act");
        let cell = found.cell.expect("a cell");
        assert_eq!(act.title, vector.act);
        assert_eq!(
            (cell.axles, cell.ccd.get(), cell.cc.get()),
            (vector.axles_used, cents(&vector.ccd), cents(&vector.cc))
        );
        // A trip of no kilometres has no minimum; its example of an empty return alone is read with one kilometre.
        let km = Km::from(vector.distance_km.max(1));
        let minimum = MinimumFreight::of(&found, route(km.get(), vector.empty_return_km), None).expect("a minimum");
        let figure = |cents: Option<Cents>| cents.expect("a figure").get();
        assert_eq!(figure(minimum.empty_return_cents), cents(&vector.empty_return), "{}", vector.act);
        if vector.distance_km > 0 {
            assert_eq!(figure(minimum.base_cents), cents(&vector.floor_base), "{}", vector.act);
            assert_eq!(figure(minimum.total_cents), cents(&vector.floor_total), "{}", vector.act);
        }
    }
}

#[test]
fn rounds_the_loaded_distance_and_the_empty_return_each_to_the_cent() {
    let assessment = assessment("2026-11-21", MinimumTable::A, CargoType::SolidBulk, 6);
    let minimum = MinimumFreight::of(&assessment, route(350, 150), None).expect("a minimum");
    // 350 × 7,5641 + 680,01 = 3.327,445 and 0,92 × 150 × 7,5641 = 1.043,8458; their unrounded sum would be 4.371,29.
    let figures = [minimum.base_cents, minimum.empty_return_cents, minimum.total_cents].map(|one| one.map(Cents::get));
    assert_eq!(figures, [Some(332_745), Some(104_385), Some(437_130)]);
}

#[test]
fn an_act_begins_on_its_first_day() {
    // Granel sólido, 6 axles, 1,000 km: Res. 6.084/2026 until 29/09/2026, Portaria SUROC 22/2026 from 30/09/2026.
    for (on, total, official) in
        [("2026-09-29", 806_411, false), ("2026-09-30", 824_411, true), ("2026-11-21", 824_411, true)]
    {
        let assessment = assessment(on, MinimumTable::A, CargoType::SolidBulk, 6);
        let minimum = MinimumFreight::of(&assessment, route(1_000, 0), None).expect("a minimum");
        assert_eq!(minimum.total_cents.map(Cents::get), Some(total), "{on}");
        assert_eq!(minimum.act.expect("an act").official, official, "{on}");
        assert_eq!(minimum.words.contains("não oficiais"), !official, "{on}");
    }
}

#[test]
fn warns_beyond_the_next_compulsory_revision_that_the_table_may_change() {
    let of = |assessment: &Assessment, km: i64| {
        MinimumFreight::of(assessment, route(km, 0), None).expect("a minimum").caveat
    };
    let reported = |on: &str| of(&assessment(on, MinimumTable::A, CargoType::General, 6), 1_000);
    assert_eq!(reported("2027-01-19"), None);
    let words = "O piso é revisto até 20/01 e 20/07 de cada ano: para 20/01/2027 a tabela pode mudar.";
    assert_eq!(reported("2027-01-20").as_deref(), Some(words));
    // An act is certain until its known successor, even a late one.
    assert_eq!(reported("2026-09-29"), None);
    let late = assessment("2027-02-10", MinimumTable::A, CargoType::General, 6);
    assert!(late.is_provisional() && late.caveat.is_some());
    assert_eq!(of(&late.clone().certain(), 1_000), None);
    // Without a figure there is no caveat.
    assert_eq!(of(&late, 0), None);
    assert_eq!(of(&late.refused("só o cavalo.".into()), 1_000), None);
}

#[test]
fn an_incalculable_minimum_gives_the_reason_and_is_never_below() {
    for (on, table, cargo, axles, km, reason) in [
        ("2026-01-19", MinimumTable::A, CargoType::General, Some(6), Some(500), "Resolução ANTT 6.067/2025"),
        ("2019-12-31", MinimumTable::A, CargoType::General, Some(6), Some(500), "não conhecemos o ato"),
        ("2026-08-18", MinimumTable::B, CargoType::General, Some(6), Some(500), "a tabela B de carga geral"),
        ("2026-04-10", MinimumTable::A, CargoType::HazardousGeneral, Some(6), Some(500), "a tabela A de perigosa"),
        ("2026-11-21", MinimumTable::A, CargoType::General, None, Some(500), "informe os eixos"),
        ("2026-11-21", MinimumTable::A, CargoType::General, Some(6), None, "informe a distância"),
        ("2026-11-21", MinimumTable::A, CargoType::General, Some(6), Some(0), "informe a distância"),
    ] {
        let on = on.parse().expect("a day");
        let assessment = assess(MinimumQuery { on, table, cargo, axles }, in_force(on, None).as_deref());
        let minimum = MinimumFreight::of(&assessment, Route { loaded: km.map(Km::from), ..Route::default() }, offer(1))
            .expect("an answer");
        assert!(!minimum.calculable && !minimum.below, "{on}");
        assert_eq!((minimum.total_cents, minimum.difference_cents, minimum.indemnity_cents), (None, None, None));
        assert!(minimum.reason.as_deref().is_some_and(|text| text.contains(reason)), "{:?}", minimum.reason);
        assert!(minimum.words.contains("não calculável"), "{}", minimum.words);
    }
}

#[test]
fn an_act_is_named_whatever_its_gender_and_brackets() {
    let reason = |on, table, cargo| assessment(on, table, cargo, 6).reason.expect("a reason");
    assert_eq!(
        reason("2025-12-31", MinimumTable::A, CargoType::General),
        "em 31/12/2025 o ato em vigor era Resolução ANTT 6.067/2025, de 18/07/2025 em diante, cujos coeficientes não temos."
    );
    assert_eq!(
        reason("2025-01-10", MinimumTable::A, CargoType::General),
        "em 10/01/2025 o ato em vigor era Revisão da Resolução ANTT 5.867/2020 (DOU de 30/12/2024), de 30/12/2024 em diante, \
         cujos coeficientes não temos."
    );
    assert_eq!(
        reason("2026-08-18", MinimumTable::B, CargoType::Containerized),
        "o ato Resolução ANTT 6.084/2026 não traz, nos dados que temos, a tabela B de conteinerizada."
    );
}

#[test]
fn an_offer_below_is_named_with_what_is_owed() {
    let assessment = assessment("2026-10-15", MinimumTable::A, CargoType::General, 6);
    let of = |cents| MinimumFreight::of(&assessment, route(1_000, 0), offer(cents)).expect("one");
    assert_eq!(of(820_663).difference_cents, Some(Cents::ZERO));
    assert!(!of(820_663).below);
    let short = of(820_000);
    assert!(short.below);
    assert_eq!(short.indemnity_cents.map(Cents::get), Some(1_326));
    assert_eq!(short.words, "R$\u{a0}6,63 abaixo do piso mínimo de R$\u{a0}8.206,63.");
}

#[test]
fn toll_out_of_the_drivers_pocket_is_taken_off_the_offer_and_not_off_what_is_owed() {
    let assessment = assessment("2026-10-15", MinimumTable::A, CargoType::General, 6);
    let of = |offer, payer| {
        let offered = OfferedPrice::of(Cents::from(offer), Cents::from(60_000), payer);
        MinimumFreight::of(&assessment, route(1_000, 0), Some(offered)).expect("a minimum")
    };
    let borne = of(830_000, TollPayer::Driver);
    assert_eq!(
        (
            borne.offer_cents,
            borne.driver_toll_cents,
            borne.compared_cents,
            borne.difference_cents,
            borne.least_offer_cents
        ),
        (
            Some(Cents::from(830_000)),
            Some(Cents::from(60_000)),
            Some(Cents::from(770_000)),
            Some(Cents::from(-50_663)),
            Some(Cents::from(880_663))
        )
    );
    assert!(borne.below);
    assert_eq!(
        borne.words,
        "Oferta de R$\u{a0}8.300,00 menos R$\u{a0}600,00 de pedágio do seu bolso: R$\u{a0}7.700,00, R$\u{a0}506,63 abaixo do piso mínimo de \
         R$\u{a0}8.206,63."
    );
    // The offer itself is not below: only the toll is owed, and the sentence explains that.
    assert_eq!(borne.indemnity_cents, None);
    assert!(borne.indemnity_words.expect("words").contains("não há indenização"));
    let short = of(800_000, TollPayer::Driver);
    assert_eq!(
        (short.difference_cents, short.indemnity_cents),
        (Some(Cents::from(-80_663)), Some(Cents::from(41_326)))
    );
    assert!(short.indemnity_words.expect("words").contains("sem descontar o pedágio: R$\u{a0}413,26"));
    let voucher = of(830_000, TollPayer::Shipper);
    assert_eq!((voucher.driver_toll_cents, voucher.difference_cents), (None, Some(Cents::from(9_337))));
    assert!(voucher.words.starts_with("R$\u{a0}93,37 acima do piso mínimo"), "{}", voucher.words);
}

#[test]
fn an_estimated_distance_names_the_kilometre_of_another_comparison() {
    let assessment = assessment("2026-10-15", MinimumTable::A, CargoType::General, 6);
    let of = |offered: OfferedPrice, tolerance: Option<i64>| {
        let route = Route { tolerance: tolerance.map(Bps::from), ..route(1_000, 0) };
        MinimumFreight::of(&assessment, route, Some(offered)).expect("a minimum").doubt
    };
    let offer = |cents| OfferedPrice::of(Cents::from(cents), Cents::ZERO, TollPayer::Shipper);
    // km × 7,5347 + 671,93: 8.300,00 is enough up to 1.012 km, 8.206,62 up to 999 km.
    let above = of(offer(830_000), Some(1_200)).expect("a doubt");
    assert_eq!((above.turns_at_km, above.tolerance_bps), (Km::from(1_013), Bps::from(1_200)));
    assert_eq!(
        above.words,
        "A distância é estimada (±12%): com 1.013 km ou mais, a oferta fica abaixo do piso mínimo."
    );
    let below = of(offer(820_662), Some(1_200)).expect("a doubt");
    assert_eq!(below.words, "A distância é estimada (±12%): com 999 km ou menos, a oferta alcança o piso mínimo.");
    let toll = OfferedPrice::of(Cents::from(890_000), Cents::from(60_000), TollPayer::Driver);
    assert_eq!(of(toll, Some(1_200)).map(|doubt| doubt.turns_at_km), Some(Km::from(1_013)));
    // A stated distance is exact, and far from the minimum no distance within the tolerance turns anything.
    assert_eq!(of(offer(830_000), None), None);
    assert_eq!(of(offer(1_200_000), Some(1_200)), None);
    // An offer by the kilometre: loading and unloading weigh more on a shorter distance.
    let by_km = of(offer(825_000).by_km(true), Some(1_200)).expect("a doubt");
    assert_eq!(by_km.words, "A distância é estimada (±12%): com 939 km ou menos, a oferta fica abaixo do piso mínimo.");
}

#[test]
fn a_tractor_alone_is_judged_by_no_table_without_the_axles_of_the_whole() {
    let tractor = LoneTractor { axles: 3 };
    let fault = |table, axles| tractor.fault(table, axles).map(|fault| (fault.field, fault.code));
    for table in [MinimumTable::A, MinimumTable::C] {
        for axles in [None, Some(3), Some(6)] {
            assert_eq!(fault(table, axles), Some(("trailerIds", "trailer_required")), "{table:?} {axles:?}");
        }
    }
    for table in [MinimumTable::B, MinimumTable::D] {
        for axles in [None, Some(2), Some(3)] {
            assert_eq!(fault(table, axles), Some(("axles", "whole_composition")), "{table:?} {axles:?}");
        }
        assert_eq!(fault(table, Some(4)), None);
    }
    let message = tractor.fault(MinimumTable::C, None).expect("a fault").message();
    assert!(message.starts_with("Escolha a carreta: pela tabela C") && message.contains("use a tabela D"), "{message}");
}

#[test]
fn ten_and_eleven_axles_take_the_column_of_nine() {
    for axles in [10, 11] {
        let assessment = assessment("2026-10-15", MinimumTable::A, CargoType::General, axles);
        assert_eq!(assessment.cell.map(|cell| cell.axles), Some(9), "{axles}");
        let input = serde_json::json!({ "cargoType": "general", "axles": axles, "distanceKm": 1_000 });
        let input: MinimumFreightInput = serde_json::from_value(input).expect("an input");
        assert!(input.check("2026-11-21".parse().expect("a day")).is_ok(), "{axles}");
    }
}

#[test]
fn an_empty_cell_takes_the_next_lower_count_else_the_lowest() {
    for (table, cargo, axles, used) in [
        (MinimumTable::A, CargoType::Containerized, 2, 3),
        (MinimumTable::A, CargoType::PressurizedBulk, 4, 5),
        (MinimumTable::A, CargoType::PressurizedBulk, 7, 6),
        (MinimumTable::A, CargoType::General, 8, 7),
        (MinimumTable::B, CargoType::General, 2, 4),
        (MinimumTable::B, CargoType::General, 3, 4),
        (MinimumTable::D, CargoType::PressurizedBulk, 9, 9),
    ] {
        let assessment = assessment("2026-10-15", table, cargo, axles);
        assert_eq!(assessment.cell.map(|cell| cell.axles), Some(used), "{table:?} {cargo:?} {axles}");
    }
}

#[test]
fn the_shipped_acts_are_whole_and_survive_their_own_csv() {
    let shipped = MinimumFreightTable::shipped();
    let cells: Vec<usize> = shipped.iter().map(|dated| dated.table.coefficients().count()).collect();
    assert_eq!(cells, [78, 154, 78, 272]);
    assert_eq!(shipped.iter().map(|dated| dated.act.official).collect::<Vec<_>>(), [false, false, false, true]);
    for dated in shipped {
        let (day, title, table) = MinimumFreightTable::read(&MinimumFreightTable::csv(dated)).expect("a table");
        assert_eq!((day, &title, &table), (dated.act.valid_from, &dated.act.title, &dated.table));
        assert!(!dated.act.source.is_empty());
        assert!(timeline().iter().any(|act| act.valid_from == day && act.title == title), "{title}");
    }
    assert_eq!(timeline().len(), 33);
}

#[test]
fn a_file_that_is_wrong_is_refused_line_by_line() {
    let faults = |csv: &str| match MinimumFreightTable::read(csv) {
        Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|error| error.message).collect::<Vec<_>>(),
        other => panic!("not refused: {other:?}"),
    };
    let head = "valid_from;act;table;cargo_type;axles;ccd;cc\n";
    assert!(faults("a;b\n1;2\n")[0].contains("Faltam no cabeçalho"));
    assert!(faults(head)[0].contains("nenhuma linha"));
    let found = faults(&format!(
        "{head}2027-01-20;Ato;A;carga_geral;6;7,5347;671,93\n2027-01-20;Ato;E;carga_geral;6;7,5347;671,93\n\
         2027-01-20;Ato;A;areia;6;7,5347;671,93\n2027-01-20;Ato;A;carga_geral;8;7,5347;671,93\n\
         2027-01-20;Ato;A;carga_geral;6;-1;671,93\n2027-01-20;Ato;A;carga_geral;6;7,6;671,93\n2027-01-21;Ato;B;carga_geral;6;7,6;671,93\n"
    ));
    for (line, words) in [
        (3, "A, B, C ou D"),
        (4, "areia"),
        (5, "2, 3, 4, 5, 6, 7 e 9"),
        (6, "não é um número"),
        (7, "já está"),
        (8, "um só ato"),
    ] {
        let named = found.iter().any(|text| text.starts_with(&format!("Linha {line}:")) && text.contains(words));
        assert!(named, "{line} {words} {found:#?}");
    }
}

#[test]
fn an_imported_act_begins_where_the_timeline_knows_of_none() {
    let table = MinimumFreightTable::shipped()[3].table.clone();
    let act = |valid_from: &str| Act {
        title: "Ato importado".into(),
        valid_from: valid_from.parse().expect("a day"),
        official: true,
        source: "DOU".into(),
        note: None,
        checked_on: None,
    };
    let assessed_on = |on: &str, valid_from: &str| {
        let (on, imported) = (on.parse().expect("a day"), Dated { act: act(valid_from), table: table.clone() });
        let question = MinimumQuery { on, table: MinimumTable::A, cargo: CargoType::General, axles: Some(6) };
        assess(question, in_force(on, Some(imported)).as_deref()).act.map(|act| act.title)
    };
    let imported = Some("Ato importado".to_owned());
    assert_eq!(assessed_on("2026-12-01", "2026-12-01"), imported, "after the last known act");
    assert_eq!(assessed_on("2026-11-30", "2026-12-01"), Some("Portaria SUROC 22/2026".into()));
    assert_eq!(assessed_on("2026-09-30", "2026-09-30"), imported, "in its place");
    assert_eq!(assessed_on("2025-08-01", "2025-07-18"), imported, "for an act whose coefficients were not known");
    assert_eq!(assessed_on("2025-03-01", "2025-01-17"), None, "a later act stands in its way");
    assert_eq!(assessed_on("2025-02-06", "2025-01-17"), imported);
}

#[test]
fn the_rates_of_a_day_name_every_act_and_its_end() {
    let tables: std::collections::BTreeMap<_, _> =
        MinimumFreightTable::shipped().iter().map(|dated| (dated.act.valid_from, dated)).collect();
    let on = |day: &str| MinimumRates::on(day.parse().expect("a day"), &tables);
    let today = on("2026-11-21");
    assert_eq!((today.cells.len(), today.acts.len()), (272, 33));
    let [last, before, ..] = today.acts.as_slice() else { panic!("two acts at least") };
    assert_eq!(
        (last.title.as_str(), last.valid_to, last.official, last.cells),
        ("Portaria SUROC 22/2026", None, true, 272)
    );
    assert_eq!(last.tables, MinimumTable::ALL);
    assert_eq!(before.valid_to.map(|day| day.to_string()), Some("2026-09-29".into()));
    assert_eq!((before.tables.as_slice(), before.official), (&[MinimumTable::A][..], false));
    assert_eq!(on("2026-09-29").act.map(|act| act.title), Some("Resolução ANTT 6.084/2026".into()));
    let old = on("2025-08-01");
    assert_eq!((old.act, old.cells.len()), (None, 0));
    assert_eq!(old.acts.iter().filter(|act| act.cells == 0).count(), 29);
}

#[test]
fn a_trip_is_held_to_its_bounds() {
    let input = |more: serde_json::Value| {
        let mut body = serde_json::json!({ "cargoType": "general", "axles": 6, "distanceKm": 1_000 });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        serde_json::from_value::<MinimumFreightInput>(body)
    };
    let today = "2026-11-21".parse().expect("a day");
    let faults = |more: serde_json::Value| match input(more).expect("an input").check(today) {
        Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|one| one.field).collect::<Vec<_>>(),
        other => panic!("not refused: {other:?}"),
    };
    let wrong = serde_json::json!({
        "date": "1949-12-31", "axles": 12, "distanceKm": 10_001, "emptyReturnKm": -1, "offerCents": 0,
        "tollCents": -1,
    });
    assert_eq!(faults(wrong), ["date", "axles", "distanceKm", "emptyReturnKm", "offerCents", "tollCents"]);
    let wrong =
        serde_json::json!({ "axles": 1, "distanceKm": 0, "emptyReturnKm": 10_001, "offerCents": 10_000_000_001_i64 });
    assert_eq!(faults(wrong), ["axles", "distanceKm", "emptyReturnKm", "offerCents"]);
    let right =
        input(serde_json::json!({ "distanceKm": 10_000, "emptyReturnKm": 10_000, "offerCents": 10_000_000_000_i64 }));
    let trip = right.expect("an input").check(today).expect("a trip");
    let found = trip.minimum(&assess(trip.question, in_force(today, None).as_deref())).expect("a minimum");
    assert!(found.calculable && !found.below);
    assert!(input(serde_json::json!({ "ownerId": 1 })).is_err());
}

fn any_place() -> impl Strategy<Value = (MinimumTable, CargoType, i64)> {
    let axles = prop::sample::select(&AXLES[..]);
    (prop::sample::select(MinimumTable::ALL), prop::sample::select(CargoType::ALL), axles)
}

proptest! {
    #[test]
    fn the_minimum_never_falls_with_the_way(
        cargo in prop::sample::select(CargoType::ALL), axles in 2_i64..=11, km in 1_i64..10_000, more in 0_i64..1_000, back in 0_i64..10_000
    ) {
        let assessment = assessment("2026-11-21", MinimumTable::A, cargo, axles);
        let of = |km, back| {
            let found = MinimumFreight::of(&assessment, route(km, back), None).expect("a minimum");
            found.total_cents.expect("a figure")
        };
        prop_assert!(of(km + more, back) >= of(km, back));
        prop_assert!(of(km, back + more) >= of(km, back));
        prop_assert!(of(km, 0) > Cents::ZERO);
    }

    #[test]
    fn the_difference_leaves_out_the_toll_and_what_is_owed_does_not(
        km in 1_i64..=10_000, offer in 1_i64..=10_000_000_000, toll in 0_i64..=10_000_000_000,
        payer in prop::sample::select(TollPayer::ALL)
    ) {
        let assessment = assessment("2026-11-21", MinimumTable::B, CargoType::General, 6);
        let (offer, toll) = (Cents::from(offer), Cents::from(toll));
        let offered = OfferedPrice::of(offer, toll, payer);
        let found = MinimumFreight::of(&assessment, route(km, 0), Some(offered)).expect("a minimum");
        let total = found.total_cents.expect("a figure").get();
        let (agreed, borne) = (offer.get() - total, if payer == TollPayer::Driver { toll.get() } else { 0 });
        prop_assert_eq!(found.difference_cents.map(Cents::get), Some(agreed - borne));
        prop_assert_eq!(found.below, agreed - borne < 0);
        prop_assert_eq!(found.least_offer_cents.map(Cents::get), Some(total + borne));
        prop_assert_eq!(found.indemnity_cents.map(Cents::get), (agreed < 0).then_some(-2 * agreed));
        prop_assert_eq!(found.indemnity_words.is_some(), found.below);
    }

    #[test]
    fn any_table_survives_its_own_csv(
        cells in prop::collection::btree_map(any_place(), (1_i64..=1_000_000, 1_i64..=10_000_000), 1..40)
    ) {
        let mut table = MinimumFreightTable::default();
        for ((letter, cargo, axles), (ccd, cc)) in cells {
            table.insert(letter, cargo, axles, Coefficient { ccd: Ccd::from(ccd), cc: Cents::from(cc) });
        }
        let act = Act {
            title: "Ato; com \"aspas\", e vírgula".into(),
            valid_from: "2027-01-20".parse().expect("a day"),
            official: false,
            source: "teste".into(),
            note: None,
            checked_on: None,
        };
        let dated = Dated { act, table };
        let read = MinimumFreightTable::read(&MinimumFreightTable::csv(&dated)).expect("a table");
        prop_assert_eq!(read, (dated.act.valid_from, dated.act.title.clone(), dated.table.clone()));
        let names: std::collections::BTreeSet<_> = dated.table.cells().into_iter().map(|cell| cell.name).collect();
        prop_assert_eq!(names.len(), dated.table.cells().len());
    }
}
