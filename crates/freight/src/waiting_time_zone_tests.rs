//! Waiting time by the clocks of the places, independent of the owner's zone.

use super::*;

#[test]
fn days_and_hours_are_those_of_the_city_where_the_truck_waits() {
    // 31/03/2025 at 23:30 in Campinas: the new rate is in force from the next day. In Noronha it was already April.
    let campinas =
        [(Scheduled, Loading, "2025-04-01T02:30:00Z", None), (Loading, InTransit, "2025-04-01T11:30:00Z", None)];
    // Same hour before midnight in Mato Grosso, when Brasília already had April.
    let mato_grosso =
        [(Scheduled, Unloading, "2025-04-01T03:30:00Z", None), (Unloading, Completed, "2025-04-01T12:30:00Z", None)];
    for (moves, place, arrival) in [
        (&campinas, 0, "Carregamento em Campinas/SP, horário de Brasília\nChegada: 31/03/2025 às 23:30"),
        (&mato_grosso, 1, "Descarga em Rondonópolis/MT, horário de Mato Grosso\nChegada: 31/03/2025 às 23:30"),
    ] {
        let (record, events) = record_and_events(moves, &[], None);
        for zone in ["America/Sao_Paulo", "America/Noronha", "America/Rio_Branco"] {
            let now = Now::new(now().at, zone.parse().expect("a zone"));
            let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now);
            let stay = &found.stays[place];
            // 20 t × 9 h × R$ 2,29, the rate until March.
            assert_eq!((stay.rate_cents.map(Cents::get), total(&found)), (Some(229), Some(41_220)), "{zone}");
            let claim = found.claim_text.expect("a claim");
            assert!(claim.contains(arrival), "{zone}: {claim}");
        }
    }
}

#[test]
fn a_cancellation_ends_the_stay_wherever_its_owner_lives_by_then() {
    // Recorded at 23:30 of 10/11 in Campinas, for that day.
    let reported = NewFreightEvent {
        kind: EventKind::Cancelled,
        from_status: Loading,
        to_status: Loading,
        occurred_at: at("2026-11-11T02:30:00Z"),
        odometer_km: None,
        note: None,
    };
    let arrived = [(Scheduled, Loading, "2026-11-10T11:00:00Z", None)];
    let (record, events) = record_and_events(&arrived, &[recorded(9, reported)], Some("2026-11-10"));
    for zone in ["America/Sao_Paulo", "America/Noronha"] {
        let now = Now::new(now().at, zone.parse().expect("a zone"));
        let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now);
        assert_eq!(found.stays[0].left_at, Some(at("2026-11-11T02:30:00Z")), "{zone}");
    }
}

proptest::proptest! {
    /// Nothing is owed for five hours or less; beyond them never less than for a minute less, and right to half a cent.
    #[test]
    fn the_amount_owed_is_rounded_once(kilograms in 1_i64..800_000, minutes in 0_i64..100_000, rate in 1_i64..100_000) {
        let found = amount(Kilograms::from(kilograms), minutes, Cents::from(rate)).expect("an amount").get();
        let exact = i128::from(kilograms) * i128::from(minutes) * i128::from(rate);
        proptest::prop_assert!((i128::from(found) * 60_000 - exact).abs() <= 30_000);
    }
}
