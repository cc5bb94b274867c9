//! Correction of a timeline where the freight has moved on already: for events recorded late, or with a wrong time.
//! Nothing is rewritten. The freight steps back one event at a time and makes the requested move or arrival; then the
//! later events are recorded again with their own time, reading and note. Events that no longer fit are left out, and
//! named in a warning before.

use kernel::{Check, Error, Instant, Km, Result, Warning, Zone};

use crate::{
    Arrival, EventKind, Freight, FreightEvent, FreightStatus, StatusChange, StayPlace, Timeline, event::Milestone,
    simulation::words::km,
};

/// One step of a correction, also available to a user.
#[derive(Clone, Debug)]
pub enum Step {
    /// A move.
    Move(StatusChange),
    /// An arrival.
    Arrive(Arrival),
    /// Undoing of the arrival of the present status.
    UndoArrival,
}

/// Steps of a correction, in their order.
#[derive(Clone, Debug)]
pub struct Correction {
    /// Steps back to where the wanted one belongs.
    pub back: Vec<Step>,
    /// The wanted step.
    pub wanted: Step,
    /// Time of the wanted step.
    pub moment: Instant,
    /// Later steps, recorded again.
    pub again: Vec<Step>,
    /// Later moves and arrivals that are not recorded again, in their order.
    pub left_out: Vec<LeftOut>,
}

/// An event that a correction removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// A move or an arrival.
    pub kind: EventKind,
    /// State that was reached, or in which the arrival was recorded.
    pub status: FreightStatus,
    /// Its time; none for an unrecorded status.
    pub at: Option<Instant>,
}

impl Correction {
    /// Returns the warning that names the events left out of a freight, by the clock of a zone. The freight's version
    /// is part of its code: a confirmation does not cover later changes.
    pub fn warning(&self, freight: &Freight, zone: &Zone) -> Option<Warning> {
        let day = self.moment.day_in(zone);
        let reported = |one: &LeftOut| match one.at {
            Some(at) if at.day_in(zone) == day => format!("{}, {}", one.name(), at.clock_in(zone).format("%H:%M")),
            Some(at) => format!("{}, {}", one.name(), at.written_in(zone)),
            None => one.name().to_owned(),
        };
        let listed: Vec<_> = self.left_out.iter().map(reported).collect();
        let verb = if listed.len() > 1 { "saem" } else { "sai" };
        let message = format!("Se você confirmar, {verb} do frete: {}.", listed.join("; "));
        (!listed.is_empty()).then(|| Warning::new(format!("left_out:{}", freight.version), message))
    }
}

impl LeftOut {
    fn name(&self) -> &'static str {
        match self.kind {
            // The arrival before the loading is earlier than anything that is corrected.
            EventKind::Arrived => "Chegada para descarregar",
            _ => self.status.label(),
        }
    }
}

struct CurrentCourse<'a> {
    freight: &'a Freight,
    events: &'a [FreightEvent],
    timeline: Timeline,
}

/// Plans the correction by a move. Later events that are not before it are recorded again.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` for a cancelled freight and for a step back; [`Error::Validation`] without a
/// time, and for a reading above a later one. Everything else is refused by the steps.
pub fn of_move(freight: &Freight, events: &[FreightEvent], mut wanted: StatusChange) -> Result<Correction> {
    let course = CurrentCourse::of(freight, events)?;
    let status = wanted.status;
    if wanted.from_status.is_some_and(|from| from > status) {
        return Err(Error::conflict("illegal_move", "Uma volta não se lança como correção."));
    }
    let mut check = Check::new();
    let moment = check_known(&mut check, wanted.occurred_at);
    let moment = check.finish_with(moment)?;
    // A status that was jumped over was reached with the jump at the latest: a later jump does not bind.
    let before = course.timeline.until(status).rfind(|one| one.status < status && (one.recorded || one.at <= moment));
    let before = before.map_or(FreightStatus::Scheduled, |one| one.status);
    // The same status at another time retains fields without a new value.
    if let Some(recorded) = course.timeline.until(status).find(|one| one.status == status && one.recorded) {
        wanted.odometer_km = wanted.odometer_km.or_else(|| course.reading(recorded));
        wanted.note = wanted.note.or_else(|| course.note(EventKind::Status, status));
    }
    let (again, left_out) = course.beyond(before, status, moment);
    ensure_not_above(wanted.odometer_km, &again)?;
    let back = course.steps_back(before);
    let wanted = Step::Move(StatusChange { from_status: None, correct: false, ..wanted });
    Ok(Correction { back, wanted, moment, again, left_out })
}

/// Plans the correction by an arrival, as [`of_move`].
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` for a cancelled freight; [`Error::Validation`] without place or time.
pub fn of_arrival(freight: &Freight, events: &[FreightEvent], mut wanted: Arrival) -> Result<Correction> {
    let course = CurrentCourse::of(freight, events)?;
    let mut check = Check::new();
    let message = "Informe se a chegada foi para carregar ou para descarregar.";
    check.ensure(wanted.place.is_some(), "place", "required", message);
    let moment = check_known(&mut check, wanted.occurred_at);
    let (status, moment) = check.finish_with(wanted.place.map(StayPlace::awaited_while).zip(moment))?;
    let mut back = course.steps_back(status);
    if course.timeline.arrived_at(status).is_some() {
        back.push(Step::UndoArrival);
        wanted.note = wanted.note.or_else(|| course.note(EventKind::Arrived, status));
    }
    let (again, left_out) = course.beyond(status, status, moment);
    let wanted = Step::Arrive(Arrival { correct: false, ..wanted });
    Ok(Correction { back, wanted, moment, again, left_out })
}

/// Adds a fault where a correction has no time: without one, the later events are undefined.
fn check_known(check: &mut Check, moment: Option<Instant>) -> Option<Instant> {
    check.ensure(moment.is_some(), "occurredAt", "required", "Informe a hora em que aconteceu.");
    moment
}

/// Checks the requested reading against the later ones: they are right, or are corrected first.
fn ensure_not_above(reading: Option<Km>, again: &[Step]) -> Result<()> {
    let later = again.iter().filter_map(|step| if let Step::Move(change) = step { change.odometer_km } else { None });
    let Some(later) = later.min().filter(|later| reading.is_some_and(|reading| reading > *later)) else {
        return Ok(());
    };
    let message = format!("Depois disso, o hodômetro deste frete já estava em {}: informe no máximo isso.", km(later));
    Err(Error::field("odometerKm", "above_next", message))
}

impl<'a> CurrentCourse<'a> {
    fn of(freight: &'a Freight, events: &'a [FreightEvent]) -> Result<Self> {
        freight.ensure_not_cancelled()?;
        Ok(Self { freight, events, timeline: Timeline::of(events) })
    }

    fn steps_back(&self, until: FreightStatus) -> Vec<Step> {
        let beyond = std::iter::successors(Some(self.freight.status), |status| status.before());
        beyond.take_while(|status| *status > until).filter_map(FreightStatus::before).map(back_to).collect()
    }

    /// Returns the events after the status `kept`, in their order. Those not before a moment become steps recorded
    /// again from the status `reached` on; the others are left out. The requested step replaces the event at `reached`.
    fn beyond(&self, kept: FreightStatus, mut reached: FreightStatus, moment: Instant) -> (Vec<Step>, Vec<LeftOut>) {
        let (wanted, mut steps, mut left_out) = (reached, Vec::new(), Vec::new());
        for status in FreightStatus::ALL.iter().copied().filter(|status| *status > kept) {
            let milestone = self.timeline.beyond(wanted).find(|one| one.status == status);
            match milestone {
                Some(milestone) if milestone.recorded && milestone.at >= moment => {
                    steps.push(Step::Move(self.anew(milestone)));
                    reached = status;
                }
                // A skipped status has no record, but may be the current one.
                Some(one) if one.recorded || status == self.freight.status => {
                    left_out.push(LeftOut { kind: EventKind::Status, status, at: one.recorded.then_some(one.at) });
                }
                _ => {}
            }
            match self.timeline.arrived_at(status) {
                Some(at) if at >= moment && reached == status => steps.push(Step::Arrive(self.arrival(status, at))),
                Some(at) => left_out.push(LeftOut { kind: EventKind::Arrived, status, at: Some(at) }),
                None => {}
            }
        }
        (steps, left_out)
    }

    fn arrival(&self, status: FreightStatus, at: Instant) -> Arrival {
        let note = self.note(EventKind::Arrived, status);
        let place = StayPlace::awaited_in(status);
        Arrival { occurred_at: Some(at), note, place, correct: false, confirm: None }
    }

    fn anew(&self, milestone: &Milestone) -> StatusChange {
        StatusChange {
            occurred_at: Some(milestone.at),
            odometer_km: self.reading(milestone),
            note: self.note(EventKind::Status, milestone.status),
            ..StatusChange::to(milestone.status)
        }
    }

    fn reading(&self, milestone: &Milestone) -> Option<Km> {
        let fields = &self.freight.fields;
        self.timeline.reading_of(milestone, fields.odometer_start_km, fields.odometer_end_km)
    }

    /// Returns the note of the event of a current status, or of an arrival.
    fn note(&self, kind: EventKind, status: FreightStatus) -> Option<String> {
        let led_there = |event: &&FreightEvent| {
            event.kind == kind
                && event.to_status == status
                && (kind == EventKind::Arrived || event.from_status < event.to_status)
        };
        self.events.iter().rfind(led_there)?.note.clone()
    }
}

fn back_to(status: FreightStatus) -> Step {
    Step::Move(StatusChange::to(status))
}

#[cfg(test)]
#[path = "correction_tests.rs"]
mod tests;
