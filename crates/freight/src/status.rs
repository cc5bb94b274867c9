//! State machine of a freight: five statuses, their transitions, cancellation and reopening.

use chrono::NaiveDate;
use kernel::{Check, Error, Input, Instant, Km, Now, Result, status};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::{EventKind, Freight, FreightEvent, NewFreightEvent, Timeline, simulation::words::km};

status! {
    /// Status of a freight. It moves forward to any later status, since statuses are often recorded afterwards, and
    /// back by exactly one.
    FreightStatus {
        /// Agreed.
        Scheduled = "scheduled" "Agendado" => [Loading, InTransit, Unloading, Completed],
        /// At the origin.
        Loading = "loading" "Carregando" => [Scheduled, InTransit, Unloading, Completed],
        /// On the road.
        InTransit = "in_transit" "Em trânsito" => [Loading, Unloading, Completed],
        /// At the destination.
        Unloading = "unloading" "Descarregando" => [InTransit, Completed],
        /// Delivered.
        Completed = "completed" "Concluído" => [Unloading],
    }
}

impl FreightStatus {
    /// Parses statuses separated by commas, as a query names them.
    ///
    /// # Errors
    /// [`Error::Malformed`] at `status` for a status that does not exist.
    pub fn parse_list(text: &str) -> Result<Vec<Self>> {
        let statuses: Result<Vec<Self>, _> = text.split(',').map(|status| status.trim().parse()).collect();
        let detail = "O parâmetro \"status\" da consulta não é válido.";
        statuses.map_err(|_| Error::malformed("status", "unknown", detail))
    }

    /// Returns the status to which a freight steps back from this one.
    pub(crate) fn before(self) -> Option<Self> {
        self.next_statuses().iter().copied().find(|status| *status < self)
    }

    /// True when a move is the start of a freight, at which the papers of driver and vehicles are checked.
    pub fn starts(self, next: Self) -> bool {
        self == Self::Scheduled && next != Self::Scheduled
    }
}

/// Move as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatusChange {
    /// Status to move to.
    pub status: FreightStatus,
    /// Time of the move; default now, or the time of an earlier milestone in the future.
    pub occurred_at: Option<Instant>,
    /// Odometer at that time, in kilometres.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_km: Option<Km>,
    /// Note of the user, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 1000))]
    pub note: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
    /// State in which the freight was when this was entered. A move that was meant to lead on then never leads back
    /// now, nor one that was meant to lead back on: it is refused.
    pub from_status: Option<FreightStatus>,
    /// Corrects the timeline where the freight has moved on already. The freight steps back one event at a time to
    /// before this status, makes this move, and records the later events again as far as they fit. The others must be
    /// confirmed. Needs `occurredAt`; a step back is never a correction.
    #[serde(default)]
    pub correct: bool,
}

impl StatusChange {
    /// Returns a move of now, without further fields.
    pub(crate) fn to(status: FreightStatus) -> Self {
        Self {
            status,
            occurred_at: None,
            odometer_km: None,
            note: None,
            confirm: None,
            from_status: None,
            correct: false,
        }
    }
}

/// Result of a move: the freight's columns after it, and the event to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// State after the move.
    pub status: FreightStatus,
    /// Odometer at the start, after the move.
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end, after the move.
    pub odometer_end_km: Option<Km>,
    /// Event to be added.
    pub event: NewFreightEvent,
}

impl Moved {
    /// Returns the reading that the move dates, with its time: the reading entered, or the start or end that the
    /// freight had already. A step back dates none.
    pub fn dated_reading(&self) -> Option<(Instant, Km)> {
        use FreightStatus::{Completed, InTransit, Loading, Scheduled};
        let NewFreightEvent { from_status, to_status, occurred_at, odometer_km, .. } = self.event;
        let km = match (from_status, to_status) {
            _ if to_status <= from_status => None,
            (_, Completed) => self.odometer_end_km,
            (Scheduled, Loading | InTransit) => self.odometer_start_km,
            _ => odometer_km,
        };
        Some((occurred_at, km?))
    }
}

/// Moves a freight. `events` is its whole timeline in the order of recording.
///
/// The reading on leaving `scheduled` for the loading or the road becomes the odometer at the start. So does one on
/// leaving for the road without a known start. One at completion becomes the odometer at the end. A step back undoes
/// them with their milestone; a start also after an edit.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move`; [`Error::Validation`] when time or odometer contradict the timeline.
pub fn move_to(freight: &Freight, events: &[FreightEvent], mut change: StatusChange, now: &Now) -> Result<Moved> {
    let next = change.status;
    ensure_legal(freight, &change)?;
    let mut check = Check::of(&mut change);
    let timeline = Timeline::of(events);
    let (odometer_start_km, odometer_end_km) = ends(freight, &timeline, &change);
    let occurred_at = check_instant(&mut check, timeline.last_until(next), change.occurred_at, now);
    // An end that this very move sets is no bound for its reading.
    let end = odometer_end_km.filter(|_| next != FreightStatus::Completed);
    check_odometer(&mut check, &timeline, &change, odometer_start_km, end);
    check.finish()?;
    let event = NewFreightEvent {
        kind: EventKind::Status,
        from_status: freight.status,
        to_status: next,
        occurred_at,
        odometer_km: change.odometer_km,
        note: change.note,
    };
    Ok(Moved { status: next, odometer_start_km, odometer_end_km, event })
}

fn ensure_legal(freight: &Freight, change: &StatusChange) -> Result<()> {
    freight.ensure_not_cancelled()?;
    let next = change.status;
    // A late move ahead must not undo later records.
    let turned = change.from_status.filter(|entered| (next > *entered) != (next > freight.status));
    if freight.status.may_become(next) && turned.is_none() {
        return Ok(());
    }
    let (number, from, to) = (freight.number, freight.status.label(), next.label());
    let detail = if freight.status == next {
        format!("O frete nº {number} já está em “{from}”.")
    } else if let Some(entered) = turned {
        format!("O frete nº {number} agora está em “{from}”, e não mais em “{}”.", entered.label())
    } else {
        format!("O frete nº {number} não passa de “{from}” para “{to}”: só dá para voltar uma etapa por vez.")
    };
    Err(Error::conflict("illegal_move", detail))
}

/// Returns the odometer at start and end after a move.
fn ends(freight: &Freight, timeline: &Timeline, change: &StatusChange) -> (Option<Km>, Option<Km>) {
    use FreightStatus::{Completed, InTransit, Loading, Scheduled};
    let (mut start, mut end) = (freight.fields.odometer_start_km, freight.fields.odometer_end_km);
    if change.status < freight.status {
        let taken_back = |reading: &Km| timeline.beyond(change.status).any(|one| one.odometer_km == Some(*reading));
        end = end.filter(|reading| freight.status != Completed || !taken_back(reading));
        start = start.filter(|_| timeline.start_read(start).is_none_or(|read| read.status <= change.status));
        return (start, end);
    }
    if matches!(change.status, Loading | InTransit) {
        let leaves = freight.status == Scheduled;
        start = if leaves { change.odometer_km.or(start) } else { start.or(change.odometer_km) };
    }
    if change.status == Completed {
        end = change.odometer_km.or(end);
    }
    (start, end)
}

/// Returns the time of an event that follows the `previous` one: as entered, else now.
pub(crate) fn check_instant(
    check: &mut Check,
    previous: Option<Instant>,
    entered: Option<Instant>,
    now: &Now,
) -> Instant {
    let Some(occurred_at) = entered else {
        return previous.map_or(now.at, |previous| previous.max(now.at));
    };
    check.date("occurredAt", occurred_at.day_in(&now.zone));
    if !now.has_come(occurred_at) {
        check.fail("occurredAt", "in_future", "A hora informada ainda não chegou.");
    }
    if previous.is_some_and(|previous| occurred_at < previous) {
        check.fail("occurredAt", "before_previous", "A hora informada é antes da etapa anterior do frete.");
    }
    occurred_at
}

fn check_odometer(check: &mut Check, timeline: &Timeline, change: &StatusChange, start: Option<Km>, end: Option<Km>) {
    let Some(reading) = change.odometer_km else { return };
    let earlier = timeline.readings_until(change.status).chain(start).max();
    if let Some(earlier) = earlier.filter(|earlier| reading < *earlier) {
        let message = format!("O hodômetro deste frete já estava em {}: informe pelo menos isso.", km(earlier));
        check.fail("odometerKm", "below_previous", message);
    }
    if let Some(end) = end.filter(|end| reading > *end) {
        let message = format!("O hodômetro final deste frete é {}: corrija o frete antes.", km(end));
        check.fail("odometerKm", "above_end", message);
    }
}

/// Cancellation as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Cancellation {
    /// Day of the cancellation; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub cancelled_on: Option<NaiveDate>,
    /// Reason of the cancellation, of any number of lines.
    #[input(lines)]
    #[validate(length(min = 1, max = 500))]
    pub reason: String,
}

/// Result of a cancellation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cancelled {
    /// Day of the cancellation.
    pub cancelled_on: NaiveDate,
    /// Reason of the cancellation.
    pub cancel_reason: String,
    /// Event to be added.
    pub event: NewFreightEvent,
}

/// Cancels a freight in whatever status it is; the status stays the same.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` when it is cancelled already; [`Error::Validation`] for date and reason.
pub fn cancel(freight: &Freight, mut cancellation: Cancellation, now: &Now) -> Result<Cancelled> {
    if freight.is_cancelled() {
        let detail = format!("O frete nº {} já está cancelado.", freight.number);
        return Err(Error::conflict("illegal_move", detail));
    }
    let mut check = Check::of(&mut cancellation);
    let cancelled_on = cancellation.cancelled_on.unwrap_or(now.today);
    check.ensure(now.has_begun(cancelled_on), "cancelledOn", "in_future", "A data não pode ser depois de hoje.");
    check.finish()?;
    let cancel_reason = cancellation.reason;
    let event = standstill(freight, EventKind::Cancelled, Some(cancel_reason.clone()), now);
    Ok(Cancelled { cancelled_on, cancel_reason, event })
}

/// Reopens a cancelled freight in the status in which it was.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` when it is not cancelled.
pub fn reopen(freight: &Freight, now: &Now) -> Result<NewFreightEvent> {
    if !freight.is_cancelled() {
        let detail = format!("O frete nº {} não está cancelado.", freight.number);
        return Err(Error::conflict("illegal_move", detail));
    }
    Ok(standstill(freight, EventKind::Reopened, None, now))
}

/// Returns an event of now that leaves the freight in its status.
pub(crate) fn standstill(freight: &Freight, kind: EventKind, note: Option<String>, now: &Now) -> NewFreightEvent {
    NewFreightEvent {
        kind,
        from_status: freight.status,
        to_status: freight.status,
        occurred_at: now.at,
        odometer_km: None,
        note,
    }
}

#[cfg(test)]
#[path = "status_tests.rs"]
mod tests;
