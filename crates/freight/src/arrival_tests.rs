//! Arrivals: valid places and times, and their undoing.

use serde_json::{Value, json};

use super::*;
use crate::{
    FreightStatus::{self, InTransit, Loading, Scheduled, Unloading},
    StatusChange,
    sample::{at, events, faults, freight, now, recorded},
    status::move_to,
};

fn entered(body: &Value) -> Arrival {
    serde_json::from_value(body.clone()).expect("an arrival")
}

fn standing_in(status: FreightStatus) -> Freight {
    Freight { status, ..freight(&json!({})) }
}

fn conflict<T: std::fmt::Debug>(result: Result<T>) -> String {
    match result.expect_err("a refusal") {
        Error::Conflict { detail, .. } => detail,
        other => panic!("another error: {other}"),
    }
}

#[test]
fn an_arrival_leaves_the_state_and_may_be_taken_back() {
    let scheduled = standing_in(Scheduled);
    let new = arrive(&scheduled, &[], entered(&json!({ "note": "fila de 12" })), &now()).expect("an arrival");
    assert_eq!((new.kind, new.from_status, new.to_status), (EventKind::Arrived, Scheduled, Scheduled));
    assert_eq!((new.occurred_at, new.note.as_deref()), (now().at, Some("fila de 12")));
    let mut events = vec![recorded(1, new)];
    let timeline = Timeline::of(&events);
    assert_eq!((timeline.arrived_at(Scheduled), timeline.started_at()), (Some(now().at), None));
    let twice = conflict(arrive(&scheduled, &events, entered(&json!({})), &now()));
    assert!(twice.starts_with("A chegada do frete nº 12 já está registrada"), "{twice}");
    let undone = undo(&scheduled, &events, &now()).expect("an event");
    assert_eq!((undone.kind, undone.to_status), (EventKind::ArrivalUndone, Scheduled));
    events.push(recorded(2, undone));
    assert_eq!(Timeline::of(&events).arrived_at(Scheduled), None);
    assert_eq!(conflict(undo(&scheduled, &events, &now())), "O frete nº 12 não tem chegada a desfazer nesta etapa.");
    arrive(&scheduled, &events, entered(&json!({})), &now()).expect("another arrival");
}

#[test]
fn an_arrival_is_awaited_on_the_way_alone() {
    for status in [Loading, Unloading, FreightStatus::Completed] {
        let refused = conflict(arrive(&standing_in(status), &[], entered(&json!({})), &now()));
        assert!(refused.contains(status.label()), "{refused}");
    }
    let fallen = Freight { cancelled_on: Some(now().today), ..standing_in(Scheduled) };
    assert!(conflict(arrive(&fallen, &[], entered(&json!({})), &now())).contains("cancelado"));
    assert_eq!(fallen.next_arrival(), None);
    assert_eq!(standing_in(InTransit).next_arrival(), Some(StayPlace::Unloading));
    assert_eq!(Freight { arrived_at: Some(now().at), ..standing_in(InTransit) }.next_arrival(), None);
}

#[test]
fn the_times_of_arrivals_and_moves_follow_each_other() {
    let moves =
        [(Scheduled, Loading, "2026-11-10T11:00:00Z", None), (Loading, InTransit, "2026-11-10T20:00:00Z", None)];
    let on_the_road = standing_in(InTransit);
    let at_hour = |hour: &str| entered(&json!({ "occurredAt": format!("2026-11-{hour}:00:00Z") }));
    let early = arrive(&on_the_road, &events(&moves), at_hour("10T19"), &now());
    assert_eq!(faults(early), [("occurredAt".to_owned(), "before_previous".to_owned())]);
    let future = arrive(&on_the_road, &events(&moves), at_hour("22T11"), &now());
    assert_eq!(faults(future), [("occurredAt".to_owned(), "in_future".to_owned())]);
    let arrived = arrive(&on_the_road, &events(&moves), at_hour("12T08"), &now()).expect("an arrival");
    let mut events = events(&moves);
    events.push(recorded(3, arrived));
    let unload = |hour: &str| -> StatusChange {
        let moment = format!("2026-11-{hour}:00:00Z");
        serde_json::from_value(json!({ "status": "unloading", "occurredAt": moment })).expect("a move")
    };
    let before = move_to(&on_the_road, &events, unload("12T07"), &now());
    assert_eq!(faults(before), [("occurredAt".to_owned(), "before_previous".to_owned())]);
    move_to(&on_the_road, &events, unload("12T09"), &now()).expect("a move after the arrival");
    // A step back undoes a later arrival, as it undoes the status.
    let back: StatusChange = serde_json::from_value(json!({ "status": "loading" })).expect("a move");
    let moved = move_to(&on_the_road, &events, back, &now()).expect("a step back");
    events.push(recorded(4, moved.event));
    let timeline = Timeline::of(&events);
    assert_eq!((timeline.arrived_at(InTransit), timeline.recorded_at(InTransit)), (None, None));
    assert_eq!(timeline.recorded_at(Loading), Some(at("2026-11-10T11:00:00Z")));
}
