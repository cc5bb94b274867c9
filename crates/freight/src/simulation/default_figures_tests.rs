use super::*;
use crate::{sample::day, simulation::DefaultBasis};

fn seen(count: i64) -> Seen {
    Seen { records: count, from: Some(day("2026-02-03")), to: Some(day("2026-11-18")) }
}

#[test]
fn a_trip_takes_a_day_to_load_and_a_day_for_every_550_km() {
    let reported = |km: i64| days(Some(Km::from(km))).value;
    assert_eq!([1, 550, 551, 1_000, 1_561].map(reported), [Some(2), Some(2), Some(3), Some(3), Some(4)]);
    assert_eq!((days(None).value, reported(0)), (None, None));
}

#[test]
fn consumption_is_parted_by_load() {
    // 8.500 km with 3.500 l: 2,4286 km/l. 6.000 km loaded, 2.500 empty: × (1,3 × 6.000 + 2.500) ÷ (1,3 × 8.500) =
    // 2,2637.
    let measured = MeasuredSegments {
        seen: seen(12),
        km: Km::from(8_500),
        volume: Milliliters::from(3_500_000),
        loaded: Km::from(6_000),
        empty: Km::from(2_500),
    };
    let (loaded, empty) = consumption(&measured, Some(6)).expect("offers");
    assert_eq!((loaded.value, empty.value), (Some(2_264), Some(2_943)));
    // The same legs driven at both figures: 6.000 ÷ 2,264 + 2.500 ÷ 2,943 = 3.499,7 l.
    assert_eq!((loaded.basis, loaded.records), (DefaultBasis::History, 12));
    assert!(loaded.words.starts_with("média de 12 trechos de tanque cheio, 71% dos km com carga"), "{}", loaded.words);
    assert!(loaded.words.ends_with("03/02/2026 a 18/11/2026"), "{}", loaded.words);
    let idle = MeasuredSegments { loaded: Km::default(), empty: Km::default(), ..measured };
    let (loaded, empty) = consumption(&idle, Some(6)).expect("offers");
    assert_eq!((loaded.value, empty.value), (Some(2_429), Some(2_429)));
}

#[test]
fn too_little_history_gives_way_to_the_reference() {
    let measured = MeasuredSegments {
        seen: seen(1),
        km: Km::from(500),
        volume: Milliliters::from(200_000),
        ..MeasuredSegments::default()
    };
    for (axles, loaded, empty) in [
        (Some(2), Some(3_950), Some(5_135)),
        (Some(6), Some(2_000), Some(2_600)),
        (Some(8), Some(2_000), Some(2_600)),
        (Some(9), Some(1_725), Some(2_243)),
        (None, None, None),
    ] {
        let found = consumption(&measured, axles).expect("offers");
        assert_eq!((found.0.value, found.1.value), (loaded, empty), "{axles:?}");
        assert_ne!(found.0.basis, DefaultBasis::History);
    }
    assert_eq!(consumption(&measured, Some(6)).expect("offers").0.words, "referência ANTT para 6 eixos");
}

#[test]
fn a_price_weighs_what_was_filled() {
    // 100 l for R$ 700,00 and 300 l for R$ 2.220,00: R$ 7,30 a litre.
    let filled = Filled {
        seen: seen(2),
        total: Cents::from(292_000),
        volume: Milliliters::from(400_000),
        plate: Some("ABC1D23".into()),
    };
    let offer = diesel_price(&filled, None, false).expect("an offer");
    assert_eq!((offer.value, offer.basis), (Some(7_300), DefaultBasis::History));
    assert_eq!(offer.words, "média de 2 abastecimentos do ABC1D23, 03/02/2026 a 18/11/2026");
    let survey = Some((MillisPerLiter::from(6_890), "ANP, média de SP, semana de 07/06/2026 a 13/06/2026".to_owned()));
    let offer = diesel_price(&Filled::default(), survey, true).expect("an offer");
    assert_eq!((offer.value, offer.basis), (Some(6_890), DefaultBasis::Reference));
    let words = |origin| diesel_price(&Filled::default(), None, origin).expect("an offer").words;
    assert_eq!(
        (words(true).as_str(), words(false).as_str()),
        (NOTHING_YET, "escolha a origem para usar o preço do estado")
    );
}

#[test]
fn arla_is_a_share_of_the_diesel() {
    let diesel = Filled { seen: seen(9), volume: Milliliters::from(4_000_000), ..Filled::default() };
    let filled = Filled { seen: seen(3), total: Cents::from(72_000), volume: Milliliters::from(160_000), plate: None };
    let (share, price) = arla(&filled, &diesel, Some(2020)).expect("offers");
    assert_eq!((share.value, price.value), (Some(400), Some(4_500)));
    assert_eq!(share.basis, DefaultBasis::History);
    let none = Filled::default();
    let of = |year| {
        let (share, price) = arla(&none, &diesel, year).expect("offers");
        (share.value, price.value)
    };
    assert_eq!([of(Some(2012)), of(Some(2011)), of(None)], [(Some(500), Some(4_500)), (Some(0), None), (None, None)]);
}

#[test]
fn a_yearly_cost_is_spread_over_the_year() {
    let spent = |months, since_first, books_are_young| MonthlyCost {
        seen: seen(months),
        total: Cents::from(120_000),
        months,
        since_first,
        books_are_young,
        in_parts: false,
    };
    let of = |spent: MonthlyCost| {
        let offer = monthly(&spent, false).expect("an offer");
        (offer.value, offer.words)
    };
    let year = "soma dos últimos 12 meses ÷ 12, 03/02/2026 a 18/11/2026";
    // One payment in the year, and four parts in the last four months: both are the year's.
    assert_eq!(of(spent(1, 3, false)), (Some(10_000), format!("1 lançamento: {year}")));
    assert_eq!(of(spent(4, 4, false)), (Some(10_000), format!("4 lançamentos: {year}")));
    // Books that began five months ago and have it in each of them count by the month; with a gap, in two months only,
    // or in parts they do not.
    let words = "5 lançamentos, um ou mais por mês desde o primeiro: soma de 5 meses ÷ 5, 03/02/2026 a 18/11/2026";
    assert_eq!(of(spent(5, 5, true)), (Some(24_000), words.to_owned()));
    assert_eq!(of(spent(3, 3, true)).0, Some(40_000));
    for other in [spent(4, 5, true), spent(2, 2, true), MonthlyCost { in_parts: true, ..spent(5, 5, true) }] {
        assert_eq!(of(other).0, Some(10_000), "{other:?}");
    }
    assert_eq!([1, 2, 4, 11, 12, 24].map(is_part), [false, true, true, true, false, false]);
    let loan = monthly(&spent(2, 2, false), true).expect("an offer");
    assert_eq!((loan.value, loan.words.as_str()), (Some(60_000), "2 lançamentos em 2 meses, 03/02/2026 a 18/11/2026"));
    assert_eq!(monthly(&MonthlyCost::default(), true).expect("an offer").value, None);
}

#[test]
fn the_rest_follows_by_division() {
    // R$ 3.150,00 in 9.000 km: R$ 0,35.
    assert_eq!(per_km(Cents::from(315_000), seen(4), Km::from(9_000)).expect("an offer").value, Some(350));
    assert_eq!(per_km(Cents::from(315_000), seen(4), Km::from(999)).expect("an offer").value, None);
    assert_eq!(daily(Cents::from(93_000), seen(14), 31).expect("an offer").value, Some(3_000));
    assert_eq!(work_days(87, 4, seen(20)).expect("an offer").value, Some(22));
    assert_eq!(work_days(9, 1, seen(3)).expect("an offer").basis, DefaultBasis::Reference);
    assert_eq!(share("Zeca", Bps::from(6_000)).value, None, "no simulation takes it");
    assert_eq!(paid_in_month(Cents::ZERO, Seen::default(), "11/2026").value, Some(0));
}

#[test]
fn inss_of_others_and_dependents_are_nothing_where_none_are_known() {
    let withheld = other_inss(Cents::from(41_250), seen(2), "11/2026");
    assert_eq!((withheld.value, withheld.records), (Some(41_250), 2));
    assert!(withheld.words.starts_with("2 descontos de INSS de outros pagadores em 11/2026"), "{}", withheld.words);
    let none = other_inss(Cents::ZERO, Seen::default(), "11/2026");
    assert_eq!(
        (none.value, none.basis, none.words.as_str()),
        (Some(0), DefaultBasis::None, "nenhum INSS de outros pagadores em 11/2026")
    );
    assert_eq!((dependents(2).value, dependents(2).words.as_str()), (Some(2), "do seu perfil"));
    assert_eq!((dependents(0).value, dependents(0).basis), (Some(0), DefaultBasis::None));
}
