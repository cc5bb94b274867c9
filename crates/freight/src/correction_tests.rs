//! Corrections of timelines, step by step.

use kernel::Zone;
use serde_json::{Value, json};

use super::*;
use crate::{
    FreightStatus::{Completed, InTransit, Loading, Scheduled, Unloading},
    NewFreightEvent, arrival,
    sample::{at, faults, freight, now, recorded},
    status::move_to,
};

#[path = "correction_left_out_tests.rs"]
mod left_out;
#[path = "correction_property_tests.rs"]
mod property;

/// A freight and its timeline in the memory of a test.
#[derive(Clone)]
struct Course {
    freight: Freight,
    events: Vec<FreightEvent>,
    /// Readings dated by the moves, each checked against the truck's other records.
    dated: Vec<(Instant, Km)>,
}

impl Course {
    /// Returns a freight with these moves and arrivals (`""`) and their times on 10 November.
    fn of(acts: &[(&str, &str)]) -> Self {
        let mut course = Self { freight: freight(&json!({})), events: Vec::new(), dated: Vec::new() };
        for (status, hour) in acts {
            let done = match *status {
                "" => course.take(Step::Arrive(arrived(json!({ "occurredAt": moment(hour) })))),
                status => course.take(Step::Move(moved(json!({ "status": status, "occurredAt": moment(hour) })))),
            };
            done.expect("a step");
        }
        course
    }

    fn add(&mut self, event: NewFreightEvent) {
        let id = i64::try_from(self.events.len()).expect("few") + 1;
        self.events.push(recorded(id, event));
    }

    fn take(&mut self, step: Step) -> Result<()> {
        match step {
            Step::Move(change) => {
                let moved = move_to(&self.freight, &self.events, change, &now())?;
                self.freight.status = moved.status;
                self.freight.fields.odometer_start_km = moved.odometer_start_km;
                self.freight.fields.odometer_end_km = moved.odometer_end_km;
                self.dated.extend(moved.dated_reading());
                self.add(moved.event);
            }
            Step::Arrive(entered) => self.add(arrival::arrive(&self.freight, &self.events, entered, &now())?),
            Step::UndoArrival => self.add(arrival::undo(&self.freight, &self.events, &now())?),
        }
        Ok(())
    }

    fn correct(&mut self, correction: Result<Correction>) -> Result<()> {
        let Correction { back, wanted, again, .. } = correction?;
        back.into_iter().chain([wanted]).chain(again).try_for_each(|step| self.take(step))
    }

    fn correct_move(&mut self, body: Value) -> Result<()> {
        let plan = of_move(&self.freight, &self.events, moved(body));
        self.correct(plan)
    }

    fn correct_arrival(&mut self, body: Value) -> Result<()> {
        let plan = of_arrival(&self.freight, &self.events, arrived(body));
        self.correct(plan)
    }

    /// The events from one on, as `state hour`.
    fn from(&self, first: usize) -> Vec<String> {
        let hour = |event: &FreightEvent| match event.occurred_at == now().at {
            true => "now".to_owned(),
            false => event.occurred_at.clock_in(&Zone::default()).format("%H:%M").to_string(),
        };
        self.events[first..].iter().map(|event| format!("{} {}", event.title(), hour(event))).collect()
    }
}

fn moment(hour: &str) -> String {
    format!("2026-11-10T{hour}:00-03:00")
}

fn moved(body: Value) -> StatusChange {
    serde_json::from_value(body).expect("a move")
}

fn arrived(body: Value) -> Arrival {
    serde_json::from_value(body).expect("an arrival")
}

fn detail<T>(result: Result<T>) -> String {
    match result {
        Err(Error::Conflict { code: "illegal_move", detail, .. }) => detail,
        Err(other) => panic!("another error: {other}"),
        Ok(_) => panic!("it is allowed"),
    }
}

#[test]
fn a_late_move_between_two_is_put_in_its_place() {
    let mut course = Course::of(&[("", "07:30"), ("loading", "08:00"), ("unloading", "18:00"), ("completed", "20:00")]);
    course.correct_move(json!({ "status": "in_transit", "occurredAt": moment("12:00"), "note": "saí" })).expect("done");
    assert_eq!(
        course.from(4),
        [
            "Voltou para descarregando now",
            "Voltou para em trânsito now",
            "Voltou para carregando now",
            "Em trânsito 12:00",
            "Descarregando 18:00",
            "Concluído 20:00",
        ]
    );
    assert_eq!((course.freight.status, course.events[7].note.as_deref()), (Completed, Some("saí")));
    // The arrival before it is retained, and the stay at the loading now ends.
    let timeline = Timeline::of(&course.events);
    assert_eq!(timeline.arrived_at(Scheduled), Some(at("2026-11-10T10:30:00Z")));
    assert_eq!(timeline.recorded_at(InTransit), Some(at("2026-11-10T15:00:00Z")));
}

#[test]
fn the_same_state_at_another_time_takes_the_place_of_the_first() {
    let mut course = Course::of(&[]);
    let first = json!({ "status": "loading", "occurredAt": moment("08:00"), "odometerKm": 500, "note": "portão 3" });
    course.take(Step::Move(moved(first))).expect("a move");
    course.take(Step::Move(moved(json!({ "status": "in_transit", "occurredAt": moment("14:00") })))).expect("a move");
    course.correct_move(json!({ "status": "loading", "occurredAt": moment("10:05") })).expect("done");
    assert_eq!(
        course.from(2),
        ["Voltou para carregando now", "Voltou para agendado now", "Carregando 10:05", "Em trânsito 14:00"]
    );
    let loaded = &course.events[4];
    assert_eq!((loaded.odometer_km, loaded.note.as_deref()), (Some(Km::from(500)), Some("portão 3")));
    assert_eq!(course.freight.fields.odometer_start_km, Some(Km::from(500)));
    let again = json!({ "status": "loading", "occurredAt": moment("10:00"), "odometerKm": 490, "note": "outro" });
    course.correct_move(again).expect("done");
    assert_eq!(course.freight.fields.odometer_start_km, Some(Km::from(490)));
}

#[test]
fn skipped_states_do_not_bind_and_earlier_ones_are_left_out() {
    // A dispatcher recorded the departure at 14:00; the truck left at 12:00, or at 16:00.
    for (hour, unloads) in [("12:00", true), ("16:00", true), ("19:00", false)] {
        let mut course = Course::of(&[("in_transit", "14:00"), ("", "17:00"), ("unloading", "18:00")]);
        course.correct_move(json!({ "status": "in_transit", "occurredAt": moment(hour) })).expect("done");
        let beyond: &[&str] = if unloads { &["Chegou para descarregar 17:00", "Descarregando 18:00"] } else { &[] };
        let mut expected = vec![format!("Em trânsito {hour}")];
        expected.extend(beyond.iter().map(|one| (*one).to_owned()));
        assert_eq!(course.from(6), expected);
        // It began when it left, and not when it was jumped to.
        let left = Some(at(&moment(hour)));
        assert_eq!(Timeline::of(&course.events).started_at(), left);
    }
}

#[test]
fn a_correction_leads_on_and_knows_its_time() {
    let mut course = Course::of(&[("loading", "08:00"), ("in_transit", "12:00"), ("completed", "18:00")]);
    let back = json!({ "status": "loading", "fromStatus": "in_transit", "occurredAt": moment("14:00") });
    assert_eq!(detail(course.correct_move(back)), "Uma volta não se lança como correção.");
    let on = json!({ "status": "loading", "fromStatus": "scheduled" });
    assert_eq!(faults(course.correct_move(on)), [("occurredAt".to_owned(), "required".to_owned())]);
    assert_eq!((course.freight.status, course.events.len()), (Completed, 3));
}

#[test]
fn an_arrival_before_a_jump_is_recorded() {
    let mut course = Course::of(&[("loading", "08:00"), ("unloading", "18:00")]);
    course.correct_arrival(json!({ "occurredAt": moment("16:30"), "place": "unloading" })).expect("done");
    assert_eq!(course.from(2), ["Voltou para em trânsito now", "Chegou para descarregar 16:30", "Descarregando 18:00"]);
    let early = course.correct_arrival(json!({ "occurredAt": moment("07:30"), "place": "unloading" }));
    assert_eq!(faults(early), [("occurredAt".to_owned(), "before_previous".to_owned())]);
}

#[test]
fn a_start_is_dated_by_the_step_at_which_it_was_read() {
    let mut course = Course::of(&[]);
    let left = json!({ "status": "in_transit", "occurredAt": moment("12:00"), "odometerKm": 500 });
    course.take(Step::Move(moved(left))).expect("a move");
    course.correct_move(json!({ "status": "loading", "occurredAt": moment("10:00") })).expect("done");
    assert_eq!(course.from(3), ["Carregando 10:00", "Em trânsito 12:00"]);
    let (start, timeline) = (course.freight.fields.odometer_start_km, Timeline::of(&course.events));
    assert_eq!(start, Some(Km::from(500)));
    let dated: Vec<_> = timeline.dated_readings(start, None).collect();
    assert_eq!(dated, [(at(&moment("12:00")), Km::from(500))]);
    // One that was typed in the form is dated by the first step, as before.
    let typed = Some(Km::from(490));
    let dated: Vec<_> = timeline.dated_readings(typed, None).map(|(_, km)| km.get()).collect();
    assert_eq!(dated, [490, 500]);
}

#[test]
fn an_edited_start_is_dated_by_the_step_at_which_it_was_read() {
    let mut course = Course::of(&[]);
    let left = json!({ "status": "in_transit", "occurredAt": moment("12:00"), "odometerKm": 500 });
    course.take(Step::Move(moved(left))).expect("a move");
    course.freight.fields.odometer_start_km = Some(Km::from(480));
    course.dated.clear();
    course.correct_move(json!({ "status": "loading", "occurredAt": moment("10:00") })).expect("done");
    let (start, read) = (course.freight.fields.odometer_start_km, (at(&moment("12:00")), Km::from(480)));
    assert_eq!((start, course.events[4].odometer_km), (Some(read.1), Some(read.1)));
    assert_eq!(course.dated, [read], "nobody read it at the loading");
    assert_eq!(Timeline::of(&course.events).dated_readings(start, None).collect::<Vec<_>>(), [read]);
}

#[test]
fn an_arrival_is_corrected_in_the_same_way() {
    let acts = [("", "07:00"), ("loading", "08:00"), ("in_transit", "12:00"), ("unloading", "18:00")];
    let mut course = Course::of(&acts);
    course
        .correct_arrival(json!({ "occurredAt": moment("16:30"), "place": "unloading", "note": "fila" }))
        .expect("done");
    assert_eq!(course.from(4), ["Voltou para em trânsito now", "Chegou para descarregar 16:30", "Descarregando 18:00"]);
    course.correct_arrival(json!({ "occurredAt": moment("06:30"), "place": "loading" })).expect("done");
    assert_eq!(
        course.from(7),
        [
            "Voltou para em trânsito now",
            "Voltou para carregando now",
            "Voltou para agendado now",
            "Chegada desfeita now",
            "Chegou para carregar 06:30",
            "Carregando 08:00",
            "Em trânsito 12:00",
            "Chegou para descarregar 16:30",
            "Descarregando 18:00",
        ]
    );
    assert_eq!(course.events[14].note.as_deref(), Some("fila"));
    let required = |field: &str| (field.to_owned(), "required".to_owned());
    assert_eq!(faults(course.correct_arrival(json!({}))), [required("place"), required("occurredAt")]);
    let mut early = Course::of(&[("loading", "08:00")]);
    assert_eq!(
        detail(early.correct_arrival(json!({ "occurredAt": moment("16:30"), "place": "unloading" }))),
        "O frete nº 12 está em “Carregando”: a chegada para descarregar é registrada em “Em trânsito”."
    );
}

#[test]
fn refuses_a_composition_that_does_not_fit() {
    let acts = [("loading", "08:00"), ("in_transit", "12:00")];
    let mut course = Course::of(&acts);
    let early = course.correct_move(json!({ "status": "in_transit", "occurredAt": moment("07:00") }));
    assert_eq!(faults(early), [("occurredAt".to_owned(), "before_previous".to_owned())]);
    let ahead = json!({ "status": "loading", "occurredAt": "2026-11-21T15:05:01Z" });
    assert_eq!(faults(Course::of(&acts).correct_move(ahead)), [("occurredAt".to_owned(), "in_future".to_owned())]);
    let mut cancelled = Course::of(&acts);
    cancelled.freight.cancelled_on = Some(now().today);
    let body = json!({ "status": "loading", "occurredAt": moment("09:00") });
    assert_eq!(detail(cancelled.correct_move(body)), "O frete nº 12 está cancelado: reabra-o antes de alterar.");
    assert!(detail(cancelled.correct_arrival(json!({ "place": "loading" }))).contains("cancelado"));
    // A reading above a later one.
    let mut read = Course::of(&[("loading", "08:00")]);
    for (status, hour, km) in [("in_transit", "12:00", 700), ("completed", "20:00", 900)] {
        let body = json!({ "status": status, "occurredAt": moment(hour), "odometerKm": km });
        read.take(Step::Move(moved(body))).expect("a move");
    }
    let body = json!({ "status": "loading", "occurredAt": moment("09:00"), "odometerKm": 701 });
    assert_eq!(faults(read.clone().correct_move(body)), [("odometerKm".to_owned(), "above_next".to_owned())]);
    let body = json!({ "status": "loading", "occurredAt": moment("09:00"), "odometerKm": 650 });
    read.correct_move(body).expect("done");
    let (start, end) = (read.freight.fields.odometer_start_km, read.freight.fields.odometer_end_km);
    assert_eq!((start, end), (Some(Km::from(650)), Some(Km::from(900))));
}

#[test]
fn an_edited_start_and_end_stay_as_they_were_edited() {
    let mut course = Course::of(&[]);
    for (status, hour, km) in [("loading", "08:00", 500), ("completed", "20:00", 900)] {
        let body = json!({ "status": status, "occurredAt": moment(hour), "odometerKm": km });
        course.take(Step::Move(moved(body))).expect("a move");
    }
    course.freight.fields.odometer_start_km = Some(Km::from(510));
    course.freight.fields.odometer_end_km = Some(Km::from(910));
    course.correct_move(json!({ "status": "loading", "occurredAt": moment("07:00") })).expect("done");
    course.correct_move(json!({ "status": "in_transit", "occurredAt": moment("09:00") })).expect("done");
    let (start, end) = (course.freight.fields.odometer_start_km, course.freight.fields.odometer_end_km);
    assert_eq!((start, end), (Some(Km::from(510)), Some(Km::from(910))));
}

#[test]
fn a_move_that_comes_late_never_leads_back() {
    let on = |acts: &[(&str, &str)], body: Value| {
        let course = Course::of(acts);
        move_to(&course.freight, &course.events, moved(body), &now())
    };
    let loading = json!({ "status": "loading", "occurredAt": moment("10:05"), "fromStatus": "scheduled" });
    let away = [("in_transit", "09:40")];
    assert_eq!(
        detail(on(&away, loading.clone())),
        "O frete nº 12 agora está em “Em trânsito”, e não mais em “Agendado”."
    );
    on(&[], loading).expect("a move");
    // A step back that was meant as one, and one that would lead on now.
    on(&away, json!({ "status": "loading", "fromStatus": "in_transit" })).expect("a step back");
    let back = json!({ "status": "loading", "fromStatus": "in_transit" });
    assert_eq!(detail(on(&[], back)), "O frete nº 12 agora está em “Agendado”, e não mais em “Em trânsito”.");
    // A jump stays one: what was entered between was discarded.
    on(&[], json!({ "status": "in_transit", "occurredAt": moment("12:00"), "fromStatus": "loading" })).expect("a move");
    let place = json!({ "occurredAt": moment("10:00"), "place": "loading" });
    let course = Course::of(&away);
    assert_eq!(
        detail(arrival::arrive(&course.freight, &course.events, arrived(place), &now())),
        "O frete nº 12 está em “Em trânsito”: a chegada para carregar é registrada em “Agendado”."
    );
}
