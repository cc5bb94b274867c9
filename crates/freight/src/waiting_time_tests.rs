//! Waiting time: the worked examples of Lei 11.442/2007 art. 11, and every case without a result.

use rates::in_force;
use serde_json::json;

use super::*;
use crate::{
    EventKind,
    FreightStatus::{self, Completed, InTransit, Loading, Scheduled, Unloading},
    NewFreightEvent,
    sample::{at, day as on, events, freight, now, record, recorded},
};

#[path = "waiting_time_zone_tests.rs"]
mod zone;

type Move<'a> = (FreightStatus, FreightStatus, &'a str, Option<i64>);

fn trailer(kilograms: Option<i64>) -> Carrying {
    Carrying { called: "da carreta XYZ1A11".into(), capacity: kilograms.map(Kilograms::from) }
}

fn record_and_events(
    moves: &[Move],
    more: &[FreightEvent],
    fell_on: Option<&str>,
) -> (FreightRecord, Vec<FreightEvent>) {
    let mut freight = freight(&json!({}));
    freight.status = moves.last().map_or(Scheduled, |last| last.1);
    freight.cancelled_on = fell_on.map(on);
    (record(freight), events(moves).into_iter().chain(more.iter().cloned()).collect())
}

fn waited_by(record: &FreightRecord, events: &[FreightEvent], carrying: &[Carrying], now: &Now) -> WaitingTime {
    let rate_on = |day| Ok(in_force(day, None).map(std::borrow::Cow::into_owned));
    let document = "11.222.333/0001-81".parse().expect("a CNPJ");
    WaitingTime::of(record, Some(&document), events, carrying, rate_on, now).expect("waiting time")
}

fn waited(moves: &[Move], kilograms: Option<i64>) -> WaitingTime {
    let (record, events) = record_and_events(moves, &[], None);
    waited_by(&record, &events, &[trailer(kilograms)], &now())
}

fn total(found: &WaitingTime) -> Option<i64> {
    found.total_cents.map(Cents::get)
}

/// Returns the amount owed for a stay of 20 t at the loading between these times.
fn owed(arrived: &str, left: &str) -> (Option<i64>, Option<i64>, Option<String>) {
    let found = waited(&[(Scheduled, Loading, arrived, None), (Loading, InTransit, left, None)], Some(20_000));
    let stay = &found.stays[0];
    let title = stay.rate.as_ref().map(|rate| rate.title.clone());
    (stay.minutes, stay.amount_cents.map(Cents::get), title)
}

#[test]
fn the_worked_examples_come_out_to_the_cent() {
    for (arrived, left, minutes, cents, act) in [
        // Nota Técnica ANTT 3335/2025: 20 t × 9 h × R$ 2,41.
        ("2026-11-10T11:00:00Z", "2026-11-10T20:00:00Z", 540, Some(43_380), "Nota Técnica ANTT 3335/2025"),
        // The update of April 2024, until 31/03/2025: 20 t × 9 h × R$ 2,29.
        ("2025-03-31T11:00:00Z", "2025-03-31T20:00:00Z", 540, Some(41_220), "Atualização de abril de 2024"),
        // The rate is that of the day of arrival in Campinas: 01:00 UTC on 1 April is still March there.
        ("2025-04-01T01:00:00Z", "2025-04-01T10:00:00Z", 540, Some(41_220), "Atualização de abril de 2024"),
        ("2025-04-01T03:00:00Z", "2025-04-01T12:00:00Z", 540, Some(43_380), "Nota Técnica ANTT 3335/2025"),
        // § 5º: five hours are free; § 8º: from the next minute on all five are owed too.
        ("2026-11-10T11:00:00Z", "2026-11-10T15:59:00Z", 299, None, "Nota Técnica ANTT 3335/2025"),
        ("2026-11-10T11:00:00Z", "2026-11-10T16:00:00Z", 300, None, "Nota Técnica ANTT 3335/2025"),
        ("2026-11-10T11:00:00Z", "2026-11-10T16:00:59Z", 300, None, "Nota Técnica ANTT 3335/2025"),
        // 20 t × 301 min × R$ 2,41 ÷ 60 = 241,8033.
        ("2026-11-10T11:00:00Z", "2026-11-10T16:01:00Z", 301, Some(24_180), "Nota Técnica ANTT 3335/2025"),
        // 20 t × 570 min × R$ 2,41 ÷ 60 = 457,90: the fraction counts by its minutes.
        ("2026-11-10T11:00:00Z", "2026-11-10T20:30:00Z", 570, Some(45_790), "Nota Técnica ANTT 3335/2025"),
    ] {
        assert_eq!(owed(arrived, left), (Some(minutes), cents, Some(act.to_owned())), "{arrived} {left}");
    }
    // No rate is known before April 2022.
    let (minutes, cents, act) = owed("2022-03-31T11:00:00Z", "2022-03-31T20:00:00Z");
    assert_eq!((minutes, cents, act), (Some(540), None, None));
}

#[test]
fn amounts_are_exact_to_half_a_cent() {
    // Capacity in kilograms × minutes × R$ 2,41 ÷ 60.000, rounded once: neither tonnes, hours nor a base are rounded
    // before. Twice the difference from the exact amount is never more than a cent, and half a cent is rounded up.
    for step in 0..4_000_i64 {
        let (kilograms, minutes) = (1 + step * 7_919 % 60_000, 301 + step * 6_007 % 20_000);
        let exact = kilograms * minutes * 241;
        let found = amount(Kilograms::from(kilograms), minutes, Cents::from(241)).expect("an amount").get();
        let doubled = 2 * (found * 60_000 - exact);
        assert!(-60_000 < doubled && doubled <= 60_000, "{kilograms} kg {minutes} min: {found}");
    }
    // 12.345 kg × 607 min × 241 = 1.805.913.015; ÷ 60.000 = 30.098,55 cents.
    let one = amount(Kilograms::from(12_345), 607, Cents::from(241)).expect("an amount");
    assert_eq!(one.get(), 30_099);
}

#[test]
fn both_places_are_owed_and_the_claim_shows_what_it_rests_on() {
    let moves = [
        (Scheduled, Loading, "2026-11-10T11:00:00Z", None),
        (Loading, InTransit, "2026-11-10T20:00:00Z", None),
        (InTransit, Unloading, "2026-11-12T11:00:00Z", None),
        (Unloading, Completed, "2026-11-12T17:30:00Z", None),
    ];
    let found = waited(&moves, Some(27_500));
    let cents: Vec<_> = found.stays.iter().map(|stay| stay.amount_cents.map(Cents::get)).collect();
    // 27,5 × 9 × 2,41 = 596,475; 27,5 × 6,5 × 2,41 = 430,7875.
    assert_eq!((cents, total(&found)), (vec![Some(59_648), Some(43_079)], Some(102_727)));
    assert_eq!(
        found.stays[0].words,
        "Carregamento em Campinas/SP: 9 h de permanência, 27,5 t × 9 h × R$\u{a0}2,41 = R$\u{a0}596,48."
    );
    assert_eq!(
        found.claim_text.expect("a claim"),
        "COBRANÇA DE ESTADIA (Lei 11.442/2007, art. 11, §§ 5º a 8º)\n\n\
         Frete nº 12: Campinas/SP → Rondonópolis/MT\nContratante: Amaggi, CNPJ 11.222.333/0001-81\nVeículos: ABC1D23, XYZ1A11\n\
         Capacidade total de carga: 27,5 t (27.500 kg)\n\n\
         Carregamento em Campinas/SP, horário de Brasília\nChegada: 10/11/2026 às 08:00\nSaída: 10/11/2026 às 17:00\n\
         Tempo parado: 9 h (540 minutos)\n\
         Valor por tonelada e hora: R$\u{a0}2,41 (Nota Técnica ANTT 3335/2025, desde 01/04/2025)\n\
         27,5 t × 9 h × R$\u{a0}2,41 = R$\u{a0}596,48\n\n\
         Descarga em Rondonópolis/MT, horário de Mato Grosso\nChegada: 12/11/2026 às 07:00\nSaída: 12/11/2026 às 13:30\n\
         Tempo parado: 6 h 30 min (390 minutos)\n\
         Valor por tonelada e hora: R$\u{a0}2,41 (Nota Técnica ANTT 3335/2025, desde 01/04/2025)\n\
         27,5 t × 6 h 30 min × R$\u{a0}2,41 = R$\u{a0}430,79\n\n\
         Total: R$\u{a0}1.027,27\n\n\
         Passadas 5 horas da chegada (§ 5º), a estadia é devida desde a chegada (§ 8º), por tonelada da capacidade total \
         do veículo (§ 7º) e por hora ou fração, aqui contada em minutos exatos, pelo valor em vigor no dia da chegada \
         (§ 6º).\nO valor de R$\u{a0}2,41, em vigor desde 01/04/2025, é o último de que temos conhecimento; se a ANTT divulgou outro \
         para o dia da chegada, vale o outro."
    );
}

#[test]
fn a_stay_that_goes_on_is_counted_to_now() {
    // Now is noon of 21/11/2026 in São Paulo.
    for (arrived, minutes, cents, words) in [
        ("2026-11-21T09:00:00Z", 360, Some(28_920), "6 h até agora, 20 t × 6 h × R$\u{a0}2,41 = R$\u{a0}289,20."),
        ("2026-11-21T10:00:00Z", 300, None, "ainda dentro das 5 horas livres, que terminam em 21/11/2026 às 12:00."),
        // A phone's clock may run ahead.
        ("2026-11-21T15:04:00Z", 0, None, "0 min até agora, ainda dentro das 5 horas livres"),
    ] {
        let found = waited(&[(Scheduled, Loading, arrived, None)], Some(20_000));
        let stay = &found.stays[0];
        assert_eq!((stay.running, stay.left_at, stay.minutes), (true, None, Some(minutes)));
        assert_eq!((stay.amount_cents.map(Cents::get), stay.due), (cents, cents.is_some()));
        assert!(stay.words.contains(words), "{}", stay.words);
        assert_eq!(found.claim_text.is_some(), cents.is_some());
        let counted =
            found.claim_text.is_none_or(|text| text.contains("Saída: ainda não, contado até 21/11/2026 às 12:00"));
        assert!(counted);
        assert_eq!(found.stays[1].reason.as_deref(), Some("o caminhão ainda não chegou."));
    }
}

fn arrived(id: i64, status: FreightStatus, moment: &str) -> FreightEvent {
    let event = NewFreightEvent {
        kind: EventKind::Arrived,
        from_status: status,
        to_status: status,
        occurred_at: at(moment),
        odometer_km: None,
        note: None,
    };
    recorded(id, event)
}

#[test]
fn the_stay_counts_from_the_arrival_in_the_queue() {
    // Two hours in the queue and seven at the dock: nine hours, where the states alone show seven.
    let moves =
        [(Scheduled, Loading, "2026-11-10T13:00:00Z", None), (Loading, InTransit, "2026-11-10T20:00:00Z", None)];
    let (record, moved) = record_and_events(&moves, &[], None);
    let events: Vec<_> = [arrived(8, Scheduled, "2026-11-10T11:00:00Z")].into_iter().chain(moved).collect();
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!((found.stays[0].arrived_at, total(&found)), (Some(at("2026-11-10T11:00:00Z")), Some(43_380)));
    assert!(found.claim_text.expect("a claim").contains("Chegada: 10/11/2026 às 08:00"));
    assert_eq!(found.events[0].words, "Chegou para carregar: 10/11/2026 às 08:00, horário de Brasília");
    assert_eq!(found.events[0].recorded, "anotado em 21/11/2026 às 12:00");
    assert_eq!(found.debtor.expect("a client").name, "Amaggi");
    // Still in the queue: the freight is only scheduled, and the hours run.
    let (record, events) = record_and_events(&[], &[arrived(1, Scheduled, "2026-11-21T09:00:00Z")], None);
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!((found.stays[0].running, found.stays[0].minutes, total(&found)), (true, Some(360), Some(28_920)));
    // At the destination the arrival is by the local clocks, and the completion ends the stay even without a record of
    // the unloading.
    let on_the_road =
        [(Scheduled, InTransit, "2026-11-10T20:00:00Z", None), (InTransit, Completed, "2026-11-12T20:00:00Z", None)];
    let (record, mut events) = record_and_events(&on_the_road, &[], None);
    events.insert(1, arrived(2, InTransit, "2026-11-12T11:00:00Z"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!((found.stays[1].minutes, total(&found)), (Some(540), Some(43_380)));
    assert_eq!(found.events[1].words, "Chegou para descarregar: 12/11/2026 às 07:00, horário de Mato Grosso");
    // A freight that falls through in the queue is owed until then.
    let fell = NewFreightEvent {
        kind: EventKind::Cancelled,
        from_status: Scheduled,
        to_status: Scheduled,
        occurred_at: at("2026-11-10T20:00:00Z"),
        odometer_km: None,
        note: None,
    };
    let queued = [arrived(1, Scheduled, "2026-11-10T11:00:00Z"), recorded(2, fell)];
    let (record, events) = record_and_events(&[], &queued, Some("2026-11-10"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!((found.stays[0].running, total(&found)), (false, Some(43_380)));
    assert!(found.claim_text.expect("a claim").contains("Saída: com o cancelamento, 10/11/2026 às 17:00"));
}

#[test]
fn a_skipped_state_has_no_arrival() {
    let (left, done) = ("2026-11-10T20:00:00Z", "2026-11-12T17:30:00Z");
    let none = |moves: &[Move], place: usize| {
        let found = waited(moves, Some(20_000));
        let stay = found.stays[place].clone();
        assert_eq!((stay.minutes, stay.due, stay.amount_cents, stay.running), (None, false, None, false));
        assert_eq!((total(&found), found.claim_text), (Some(0), None));
        (stay.arrived_at, stay.reason.expect("a reason"))
    };
    let (arrived, reason) = none(&[(Scheduled, InTransit, left, None)], 0);
    assert!(arrived.is_none() && reason.starts_with("a chegada não foi registrada"), "{reason}");
    let (arrived, reason) = none(&[(Scheduled, Loading, left, None), (Loading, Completed, done, None)], 0);
    assert!(arrived == Some(at(left)) && reason.starts_with("a saída não foi registrada"), "{reason}");
    let (arrived, _) = none(&[(Scheduled, Loading, left, None), (Loading, Completed, done, None)], 1);
    assert_eq!(arrived, None);
    // The jump dates the odometer after a step back, but records no arrival.
    let back = [(Scheduled, Completed, done, None), (Completed, Unloading, done, None)];
    let (arrived, reason) = none(&back, 1);
    assert!(arrived.is_none() && reason.starts_with("a chegada não foi registrada"), "{reason}");
    // The corrected time counts.
    let corrected = [
        (Scheduled, Loading, "2026-11-10T01:00:00Z", None),
        (Loading, Scheduled, "2026-11-10T02:00:00Z", None),
        (Scheduled, Loading, "2026-11-10T11:00:00Z", None),
        (Loading, InTransit, left, None),
    ];
    assert_eq!(total(&waited(&corrected, Some(20_000))), Some(43_380));
}

#[test]
fn waiting_before_a_cancellation_is_still_owed() {
    let cancelled = |status, reported: &str| {
        let event = NewFreightEvent {
            kind: EventKind::Cancelled,
            from_status: status,
            to_status: status,
            occurred_at: at(reported),
            odometer_km: None,
            note: None,
        };
        [recorded(9, event)]
    };
    let loading = (Scheduled, Loading, "2026-11-10T11:00:00Z", None);
    let left = (Loading, InTransit, "2026-11-10T20:00:00Z", None);
    // The truck left with the load refused, and the freight was cancelled on the road.
    let (record, events) =
        record_and_events(&[loading, left], &cancelled(InTransit, "2026-11-11T20:00:00Z"), Some("2026-11-11"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!(total(&found), Some(43_380));
    assert!(found.claim_text.expect("a claim").contains("Frete cancelado em 11/11/2026"));
    assert_eq!(found.stays[1].reason.as_deref(), Some("o frete foi cancelado em 11/11/2026, antes da chegada."));
    // A cancellation during the stay ends it.
    let (record, events) =
        record_and_events(&[loading], &cancelled(Loading, "2026-11-10T20:00:00Z"), Some("2026-11-10"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    let stay = &found.stays[0];
    assert_eq!((stay.left_at, stay.running, total(&found)), (Some(at("2026-11-10T20:00:00Z")), false, Some(43_380)));
    assert!(found.claim_text.expect("a claim").contains("Saída: com o cancelamento, 10/11/2026 às 17:00"));
    // A cancellation recorded on a later day leaves the time of departure unknown.
    let (record, events) =
        record_and_events(&[loading], &cancelled(Loading, "2026-11-12T20:00:00Z"), Some("2026-11-10"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert_eq!((total(&found), found.stays[0].running), (Some(0), false));
    assert!(found.stays[0].reason.as_deref().is_some_and(|text| text.contains("sem a hora da saída")));
    // A freight cancelled before it began has no stay.
    let (record, events) = record_and_events(&[], &cancelled(Scheduled, "2026-11-10T20:00:00Z"), Some("2026-11-10"));
    let found = waited_by(&record, &events, &[trailer(Some(20_000))], &now());
    assert!(found.stays.iter().all(|stay| stay.arrived_at.is_none() && !stay.due));
}

#[test]
fn the_whole_capacity_counts_and_what_is_not_known_is_named() {
    let moves =
        [(Scheduled, Loading, "2026-11-10T11:00:00Z", None), (Loading, InTransit, "2026-11-10T20:00:00Z", None)];
    let (record, events) = record_and_events(&moves, &[], None);
    let dolly = Carrying { called: "da carreta DOL1A11".into(), capacity: Some(Kilograms::from(0)) };
    let of = |carrying: &[Carrying]| waited_by(&record, &events, carrying, &now());
    let both = of(&[trailer(Some(20_000)), dolly.clone(), trailer(Some(25_000))]);
    assert_eq!((both.capacity_kg, total(&both)), (Some(Kilograms::from(45_000)), Some(97_605)));
    for (carrying, reason) in [
        (vec![trailer(None), dolly.clone()], "informe no cadastro a capacidade de carga da carreta XYZ1A11."),
        (vec![trailer(None), trailer(None)], "da carreta XYZ1A11 e da carreta XYZ1A11."),
        (vec![dolly], "a capacidade de carga da carreta DOL1A11 está zerada no cadastro."),
    ] {
        let found = of(&carrying);
        let stay = &found.stays[0];
        assert_eq!((found.capacity_kg, stay.minutes, stay.due, stay.amount_cents), (None, Some(540), true, None));
        assert!(stay.reason.as_deref().is_some_and(|text| text.contains(reason)), "{:?}", stay.reason);
        // The total of an amount that is owed but cannot be calculated is not zero.
        assert_eq!((total(&found), found.claim_text), (None, None));
    }
}
