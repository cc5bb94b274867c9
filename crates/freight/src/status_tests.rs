//! Moves of a freight.

use serde_json::{Value, json};

use super::*;
use crate::sample::{at, events, faults, freight, now, recorded};
use FreightStatus::{Completed, InTransit, Loading, Scheduled, Unloading};

fn change(status: FreightStatus, more: &Value) -> StatusChange {
    let mut body = json!({ "status": status });
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    serde_json::from_value(body).expect("a change")
}

fn conflict<T>(result: Result<T>) -> String {
    match result {
        Err(Error::Conflict { code: "illegal_move", detail, .. }) => detail,
        Err(other) => panic!("another error: {other}"),
        Ok(_) => panic!("it is allowed"),
    }
}

#[test]
fn the_whole_matrix() {
    let mut table = String::new();
    for from in FreightStatus::ALL {
        table.push_str(&format!("{:<11}", from.as_str()));
        for to in FreightStatus::ALL {
            let mut freight = freight(&json!({}));
            freight.status = *from;
            let moved = move_to(&freight, &[], change(*to, &json!({})), &now());
            assert_eq!(moved.is_ok(), from.may_become(*to), "{} -> {}", from.as_str(), to.as_str());
            table.push_str(if moved.is_ok() { " x" } else { " ." });
        }
        table.push('\n');
    }
    // Columns: scheduled, loading, in_transit, unloading, completed.
    assert_eq!(
        table,
        "\
scheduled   . x x x x
loading     x . x x x
in_transit  . x . x x
unloading   . . x . x
completed   . . . x .
"
    );
}

#[test]
fn illegal_moves_have_a_reason() {
    let mut freight = freight(&json!({}));
    freight.status = Completed;
    let detail = conflict(move_to(&freight, &[], change(Loading, &json!({})), &now()));
    assert_eq!(
        detail,
        "O frete nº 12 não passa de “Concluído” para “Carregando”: só dá para voltar uma etapa por vez."
    );
    let detail = conflict(move_to(&freight, &[], change(Completed, &json!({})), &now()));
    assert_eq!(detail, "O frete nº 12 já está em “Concluído”.");
    freight.cancelled_on = Some(now().today);
    let detail = conflict(move_to(&freight, &[], change(Unloading, &json!({})), &now()));
    assert_eq!(detail, "O frete nº 12 está cancelado: reabra-o antes de alterar.");
    assert!(freight.next_statuses().is_empty());
}

#[test]
fn instants_follow_each_other_and_do_not_come_from_the_future() {
    let mut freight = freight(&json!({}));
    freight.status = Loading;
    let log = events(&[(Scheduled, Loading, "2026-11-20T10:00:00Z", None)]);
    for (moment, expected) in [
        ("2026-11-20T10:00:00Z", ""),
        ("2026-11-20T09:59:59Z", "before_previous"),
        ("2026-11-21T15:05:00Z", ""),
        ("2026-11-21T15:05:01Z", "in_future"),
        ("2026-11-21T12:00:00-03:00", ""),
    ] {
        let moved = move_to(&freight, &log, change(InTransit, &json!({ "occurredAt": moment })), &now());
        let codes: Vec<_> = faults(moved).into_iter().map(|(_, code)| code).collect();
        assert_eq!(codes.join(" "), expected, "{moment}");
    }
    let moved = move_to(&freight, &log, change(InTransit, &json!({})), &now()).expect("a move");
    assert_eq!(moved.event.occurred_at, now().at);
    let ahead = events(&[(Scheduled, Loading, "2026-11-21T15:03:00Z", None)]);
    let moved = move_to(&freight, &ahead, change(InTransit, &json!({})), &now()).expect("a move");
    assert_eq!(moved.event.occurred_at, at("2026-11-21T15:03:00Z"), "a phone's clock may run ahead");
}

#[test]
fn readings_grow_and_make_start_and_end() {
    let mut freight = freight(&json!({}));
    let moved = move_to(&freight, &[], change(Loading, &json!({ "odometerKm": 1_000 })), &now()).expect("a move");
    assert_eq!((moved.odometer_start_km, moved.odometer_end_km), (Some(Km::from(1_000)), None));
    freight.status = Loading;
    freight.fields.odometer_start_km = moved.odometer_start_km;
    let log = [recorded(1, moved.event)];
    let below = move_to(&freight, &log, change(InTransit, &json!({ "odometerKm": 999 })), &now());
    assert_eq!(faults(below), [("odometerKm".to_owned(), "below_previous".to_owned())]);
    let wild = move_to(&freight, &log, change(InTransit, &json!({ "odometerKm": 3_000_001 })), &now());
    assert_eq!(faults(wild), [("odometerKm".to_owned(), "too_large".to_owned())]);
    let moved = move_to(&freight, &log, change(Completed, &json!({ "odometerKm": 2_200 })), &now()).expect("a move");
    assert_eq!((moved.odometer_start_km, moved.odometer_end_km), (Some(Km::from(1_000)), Some(Km::from(2_200))));
    freight.fields.odometer_end_km = Some(Km::from(2_000));
    let beyond = move_to(&freight, &log, change(Unloading, &json!({ "odometerKm": 2_001 })), &now());
    assert_eq!(faults(beyond), [("odometerKm".to_owned(), "above_end".to_owned())]);
}

#[test]
fn a_reading_on_the_way_is_neither_start_nor_end() {
    let freight = freight(&json!({}));
    let moved = move_to(&freight, &[], change(Unloading, &json!({ "odometerKm": 1_000 })), &now()).expect("a move");
    assert_eq!((moved.odometer_start_km, moved.odometer_end_km), (None, None));
    let moved = move_to(&freight, &[], change(Completed, &json!({ "odometerKm": 1_000 })), &now()).expect("a move");
    assert_eq!((moved.odometer_start_km, moved.odometer_end_km), (None, Some(Km::from(1_000))));
}

#[test]
fn a_start_is_first_read_on_leaving_for_the_road_where_it_was_not_read_before() {
    let mut freight = freight(&json!({}));
    freight.status = Loading;
    let mut log = events(&[(Scheduled, Loading, "2026-11-20T10:00:00Z", None)]);
    let left = change(InTransit, &json!({ "odometerKm": 1_000 }));
    let moved = move_to(&freight, &log, left.clone(), &now()).expect("a move");
    assert_eq!(moved.odometer_start_km, Some(Km::from(1_000)));
    log.push(recorded(2, moved.event));
    freight.fields.odometer_start_km = moved.odometer_start_km;
    freight.status = InTransit;
    let back = move_to(&freight, &log, change(Loading, &json!({})), &now()).expect("a move");
    assert_eq!(back.odometer_start_km, None);
    // A known one stays.
    freight.fields.odometer_start_km = Some(Km::from(990));
    freight.status = Loading;
    let moved = move_to(&freight, &log[..1], left, &now()).expect("a move");
    assert_eq!(moved.odometer_start_km, Some(Km::from(990)));
}

#[test]
fn a_step_back_takes_back_a_mistyped_instant_and_reading() {
    let mut freight = freight(&json!({ "odometerStartKm": 1_000, "odometerEndKm": 99_999 }));
    freight.status = Completed;
    let mut log = events(&[
        (Scheduled, Loading, "2026-11-18T10:00:00Z", Some(1_000)),
        (Loading, Unloading, "2026-11-19T10:00:00Z", None),
        (Unloading, Completed, "2026-11-21T14:00:00Z", Some(99_999)),
    ]);
    let back = move_to(&freight, &log, change(Unloading, &json!({})), &now()).expect("a move");
    assert_eq!((back.odometer_start_km, back.odometer_end_km), (Some(Km::from(1_000)), None));
    freight.status = Unloading;
    freight.fields.odometer_end_km = None;
    log.push(recorded(4, back.event));
    let right = change(Completed, &json!({ "odometerKm": 2_200, "occurredAt": "2026-11-19T12:00:00Z" }));
    let moved = move_to(&freight, &log, right, &now()).expect("a move");
    assert_eq!(moved.odometer_end_km, Some(Km::from(2_200)));
    log.push(recorded(5, moved.event));
    let timeline = Timeline::of(&log);
    assert_eq!(timeline.started_at(), Some(at("2026-11-18T10:00:00Z")));
    assert_eq!(timeline.completed_at(), Some(at("2026-11-19T12:00:00Z")));
    assert_eq!(timeline.readings().count(), 0, "start and end stand at the freight");
}

#[test]
fn back_to_a_state_that_was_jumped_over_it_counts_from_the_jump() {
    let log = events(&[
        (Scheduled, InTransit, "2026-11-18T10:00:00Z", Some(1_000)),
        (InTransit, Loading, "2026-11-18T11:00:00Z", None),
    ]);
    assert_eq!(Timeline::of(&log).started_at(), Some(at("2026-11-18T10:00:00Z")));
    assert_eq!(Timeline::of(&log).readings().count(), 0);
    let mut freight = freight(&json!({ "odometerStartKm": 1_000 }));
    freight.status = Loading;
    let moved = move_to(&freight, &log, change(Scheduled, &json!({})), &now()).expect("a move");
    assert_eq!(moved.odometer_start_km, Some(Km::from(1_000)), "typed in the form, not taken back by this step");
    // A start set by the jump is undone with it.
    freight.status = InTransit;
    let back = move_to(&freight, &log[..1], change(Loading, &json!({})), &now()).expect("a move");
    assert_eq!(back.odometer_start_km, None);
}

#[test]
fn edited_ends_do_not_contradict_the_way() {
    let log = events(&[
        (Scheduled, Loading, "2026-11-18T10:00:00Z", Some(1_000)),
        (Loading, InTransit, "2026-11-18T12:00:00Z", Some(1_010)),
        (InTransit, Completed, "2026-11-19T12:00:00Z", Some(2_200)),
    ]);
    for (start, end, expected) in [
        (Some(900), Some(2_300), ""),
        (Some(1_011), None, "above_reading"),
        (None, Some(1_009), "below_reading"),
        (Some(1_005), Some(1_500), ""),
    ] {
        let mut check = Check::new();
        Timeline::of(&log).check_odometers(&mut check, start.map(Km::from), end.map(Km::from));
        let codes: Vec<_> = faults(check.finish()).into_iter().map(|(_, code)| code).collect();
        assert_eq!(codes.join(" "), expected);
    }
}

#[test]
fn a_freight_falls_through_once_and_is_taken_up_again_once() {
    let mut freight = freight(&json!({}));
    freight.status = InTransit;
    assert_eq!(conflict(reopen(&freight, &now())), "O frete nº 12 não está cancelado.");
    let wish = |body: Value| serde_json::from_value::<Cancellation>(body).expect("a cancellation");
    let cancelled = cancel(&freight, wish(json!({ "reason": " Carga recusada " })), &now()).expect("cancelled");
    assert_eq!((cancelled.cancelled_on, cancelled.cancel_reason.as_str()), (now().today, "Carga recusada"));
    assert_eq!((cancelled.event.kind, cancelled.event.from_status), (EventKind::Cancelled, InTransit));
    for (body, expected) in [
        (json!({ "reason": " " }), "reason:required"),
        (json!({ "reason": "x", "cancelledOn": "2026-11-22" }), "cancelledOn:in_future"),
        (json!({ "reason": "x", "cancelledOn": "2026-11-01" }), ""),
    ] {
        let found = faults(cancel(&freight, wish(body), &now()));
        let found: Vec<_> = found.into_iter().map(|(field, code)| format!("{field}:{code}")).collect();
        assert_eq!(found.join(" "), expected);
    }
    freight.cancelled_on = Some(cancelled.cancelled_on);
    assert_eq!(conflict(cancel(&freight, wish(json!({ "reason": "x" })), &now())), "O frete nº 12 já está cancelado.");
    let event = reopen(&freight, &now()).expect("an event");
    assert_eq!((event.kind, event.from_status, event.to_status), (EventKind::Reopened, InTransit, InTransit));
    let log = [recorded(1, cancelled.event), recorded(2, event)];
    assert_eq!(Timeline::of(&log).started_at(), None, "neither is a milestone");
}

#[test]
fn only_leaving_scheduled_is_a_start() {
    assert!(Scheduled.starts(Loading) && Scheduled.starts(Completed));
    assert!(!Loading.starts(Scheduled) && !Loading.starts(InTransit) && !Scheduled.starts(Scheduled));
}

#[test]
fn an_edited_start_binds_instead_of_the_reading_it_corrects() {
    let log = events(&[
        (Scheduled, Loading, "2026-11-18T12:00:00Z", Some(1_001_000)),
        (Loading, InTransit, "2026-11-18T12:00:00Z", Some(100_300)),
    ]);
    let readings: Vec<_> = Timeline::of(&log).readings().collect();
    assert_eq!(readings, [Km::from(100_300)], "a reading at the same moment is one on the way");
    let mut freight = freight(&json!({ "odometerStartKm": 100_200 }));
    freight.status = InTransit;
    let moved = |km: i64| move_to(&freight, &log, change(Completed, &json!({ "odometerKm": km })), &now());
    assert_eq!(moved(101_700).expect("a move").odometer_end_km, Some(Km::from(101_700)));
    assert_eq!(faults(moved(100_299)), [("odometerKm".to_owned(), "below_previous".to_owned())]);
}
