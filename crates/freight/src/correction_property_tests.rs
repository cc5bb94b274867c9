//! Property: every event recorded before a correction is still current after it, or is named by it.

use proptest::{
    prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest},
    test_runner::TestCaseError,
};

use super::*;

/// A current milestone or arrival: its status, its kind, its time, and for a milestone its reading after edits.
type CurrentEvent = (FreightStatus, bool, Instant, Option<Km>);

fn current_events(course: &Course) -> Vec<CurrentEvent> {
    let timeline = Timeline::of(&course.events);
    let (start, end) = ends_of(course);
    let reached = timeline.until(Completed).filter(|one| one.recorded);
    let mut all: Vec<_> =
        reached.map(|one| (one.status, false, one.at, timeline.reading_of(one, start, end))).collect();
    let arrivals = FreightStatus::ALL.iter().filter_map(|one| Some((*one, true, timeline.arrived_at(*one)?, None)));
    all.extend(arrivals);
    all
}

fn ends_of(course: &Course) -> (Option<Km>, Option<Km>) {
    (course.freight.fields.odometer_start_km, course.freight.fields.odometer_end_km)
}

/// Current readings, with their times.
fn dated(course: &Course) -> Vec<(Instant, Km)> {
    let (start, end) = ends_of(course);
    Timeline::of(&course.events).dated_readings(start, end).collect()
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Move(FreightStatus),
    Arrive,
    EditStart,
    EditEnd,
}

/// Any acts of a user, some minutes apart: moves with an occasional reading, steps back, arrivals, and edits of the
/// start and the end.
fn acts() -> impl Strategy<Value = Vec<(Act, i64, bool)>> {
    let act = prop_oneof![
        Just(Act::Move(Scheduled)),
        Just(Act::Move(Loading)),
        Just(Act::Move(InTransit)),
        Just(Act::Move(Unloading)),
        Just(Act::Move(Completed)),
        Just(Act::Arrive),
        Just(Act::EditStart),
        Just(Act::EditEnd),
    ];
    proptest::collection::vec((act, 0_i64..90, any::<bool>()), 0..8)
}

fn minute(minutes: i64) -> Instant {
    at("2026-11-10T10:00:00Z").plus(chrono::TimeDelta::minutes(minutes))
}

/// Returns a freight after these acts; those that are refused were never done.
fn course_of(acts: Vec<(Act, i64, bool)>) -> Course {
    let mut course = Course::of(&[]);
    let mut minutes = 0;
    for (act, later, reads) in acts {
        minutes += later;
        let occurred_at = Some(minute(minutes));
        let odometer_km = reads.then(|| Km::from(1_000 + minutes));
        let (start, end) = ends_of(&course);
        let _ = match act {
            Act::Arrive => {
                let arrival = Arrival { occurred_at, note: None, place: None, correct: false, confirm: None };
                course.take(Step::Arrive(arrival))
            }
            Act::Move(status) => {
                course.take(Step::Move(StatusChange { occurred_at, odometer_km, ..StatusChange::to(status) }))
            }
            Act::EditStart => edit(&mut course, (Some(Km::from(950 + later)), end)),
            Act::EditEnd => edit(&mut course, (start, Some(Km::from(1_000 + minutes)))),
        };
    }
    course
}

/// Edits start and end as the form does.
fn edit(course: &mut Course, (start, end): (Option<Km>, Option<Km>)) -> Result<()> {
    let mut check = Check::new();
    Timeline::of(&course.events).check_odometers(&mut check, start, end);
    let in_order = start.zip(end).is_none_or(|(start, end)| start <= end);
    check.ensure(in_order, "odometerEndKm", "below_start", "");
    check.finish()?;
    (course.freight.fields.odometer_start_km, course.freight.fields.odometer_end_km) = (start, end);
    Ok(())
}

/// Corrects a freight, and checks the result. `replaced` is the event replaced by the requested step.
fn check(mut course: Course, plan: Correction, replaced: (FreightStatus, bool)) -> Result<(), TestCaseError> {
    let (before, was_dated) = (current_events(&course), dated(&course));
    let (start, end) = ends_of(&course);
    let timeline = Timeline::of(&course.events);
    let start_was_read = timeline.start_read(start).is_some();
    let end_was_read = before.iter().any(|one| one.0 == Completed && one.3.is_some());
    let (status, fields) = (course.freight.status, course.freight.fields.clone());
    let (left_out, moment) = (plan.left_out.clone(), plan.moment);
    course.dated.clear();
    let has_reading = matches!(&plan.wanted, Step::Move(change) if change.odometer_km.is_some());
    if let Err(refused) = course.correct(Ok(plan)) {
        let found = faults::<()>(Err(refused));
        let late = |one: &CurrentEvent| {
            one.2 > moment && (one.0 < replaced.0 || (one.0 == replaced.0 && replaced.1 && !one.1))
        };
        let expected = found.iter().all(|(field, code)| match field.as_str() {
            "occurredAt" => code == "before_previous" && before.iter().any(late),
            field => field == "odometerKm" && has_reading,
        });
        prop_assert!(expected, "{found:?} of {before:?}");
        return Ok(());
    }
    let after = current_events(&course);
    let readings = dated(&course);
    prop_assert!(course.dated.iter().all(|one| readings.contains(one)), "{:?} in {readings:?}", course.dated);
    // A typed start or end has no time of reading.
    let typed = |km: Km| (start == Some(km) && !start_was_read) || (end == Some(km) && !end_was_read);
    for one in readings.iter().filter(|one| !has_reading && !typed(one.1)) {
        prop_assert!(was_dated.contains(one), "{one:?} of {readings:?}, and before {was_dated:?}");
    }
    prop_assert!(after.iter().any(|one| (one.0, one.1, one.2) == (replaced.0, replaced.1, moment)));
    let is_named = |one: &CurrentEvent| {
        let kind = if one.1 { EventKind::Arrived } else { EventKind::Status };
        left_out.contains(&LeftOut { kind, status: one.0, at: Some(one.2) })
    };
    for one in before.iter().filter(|one| (one.0, one.1) != replaced) {
        let exists = after.contains(one);
        prop_assert!(exists != is_named(one), "{one:?} of {before:?} in {after:?}, left out {left_out:?}");
        let fits = one.2 >= moment || one.0 < replaced.0;
        prop_assert!(exists || one.1 || !fits, "{one:?} fits");
    }
    let moves_out = |out: &LeftOut| out.kind == EventKind::Status;
    let stays = !left_out.iter().any(|out| moves_out(out) && out.status == status);
    let reached = if replaced.1 { status } else { status.max(replaced.0) };
    prop_assert_eq!(course.freight.status == reached, stays, "{:?} after {:?}", course.freight.status, status);
    let ends = |is_end: bool| left_out.iter().any(|out| moves_out(out) && is_end == (out.status == Completed));
    let fields_after = &course.freight.fields;
    // Without a recorded departure, the first reading recorded again becomes the start.
    let is_jumped = timeline.until(InTransit).next().is_some_and(|one| !one.recorded);
    prop_assert!(has_reading || ends(false) || is_jumped || fields_after.odometer_start_km == fields.odometer_start_km);
    prop_assert!(has_reading || ends(true) || fields_after.odometer_end_km == fields.odometer_end_km);
    Ok(())
}

proptest! {
    #[test]
    fn a_move_loses_nothing_that_it_does_not_name(
        acts in acts(),
        status in prop_oneof![Just(Loading), Just(InTransit), Just(Unloading), Just(Completed)],
        wanted in 0_i64..600,
        reads in any::<bool>(),
    ) {
        let course = course_of(acts);
        let odometer_km = reads.then(|| Km::from(1_000 + wanted));
        let change = StatusChange { occurred_at: Some(minute(wanted)), odometer_km, ..StatusChange::to(status) };
        match of_move(&course.freight, &course.events, change) {
            Ok(plan) => check(course, plan, (status, false))?,
            refused => prop_assert_eq!(faults(refused), [("odometerKm".to_owned(), "above_next".to_owned())]),
        }
    }

    #[test]
    fn an_arrival_loses_nothing_that_it_does_not_name(
        acts in acts(),
        place in prop_oneof![Just(StayPlace::Loading), Just(StayPlace::Unloading)],
        wanted in 0_i64..600,
    ) {
        let course = course_of(acts);
        let entered = json!({ "place": place, "occurredAt": minute(wanted) });
        let plan = of_arrival(&course.freight, &course.events, arrived(entered)).expect("a plan");
        let awaited = place.awaited_while();
        if course.freight.status < awaited {
            prop_assert!(detail(course.clone().correct(Ok(plan))).contains("é registrada em “Em trânsito”"));
        } else {
            check(course, plan, (awaited, true))?;
        }
    }
}
