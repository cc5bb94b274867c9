//! Arrival in the queue of the loading or the unloading: a separate event, from which waiting time counts.

use kernel::{Check, Error, Input, Instant, Now, Result};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::{
    EventKind, Freight, FreightEvent, NewFreightEvent, StayPlace, Timeline,
    status::{check_instant, standstill},
};

/// Arrival as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Arrival {
    /// Time of the arrival; default now.
    pub occurred_at: Option<Instant>,
    /// Note of the user, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 1000))]
    pub note: Option<String>,
    /// Place at which the truck arrived; default the next one. An arrival is refused at a place that is not the next.
    pub place: Option<StayPlace>,
    /// Corrects the timeline where the freight has moved on already, or where the arrival has another time. The freight
    /// steps back one event at a time to the position of the arrival at `place`, records it, and records the later
    /// events again as far as they fit. The others must be confirmed. Needs `place` and `occurredAt`.
    #[serde(default)]
    pub correct: bool,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Records the arrival of a freight's truck where it loads or unloads next; the status stays the same. `events` is the
/// whole timeline in the order of recording.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` for a cancelled freight, in a status in which no arrival is awaited, and
/// when it is recorded already; [`Error::Validation`] for time and note.
pub fn arrive(freight: &Freight, events: &[FreightEvent], mut arrival: Arrival, now: &Now) -> Result<NewFreightEvent> {
    freight.ensure_not_cancelled()?;
    let (number, status) = (freight.number, freight.status);
    let awaited = StayPlace::awaited_in(status);
    if awaited.is_none() || arrival.place.is_some_and(|place| awaited != Some(place)) {
        let detail = match arrival.place {
            Some(StayPlace::Loading) => "a chegada para carregar é registrada em “Agendado”",
            Some(StayPlace::Unloading) => "a chegada para descarregar é registrada em “Em trânsito”",
            None => "a chegada é registrada antes, em “Agendado” ou “Em trânsito”",
        };
        let detail = format!("O frete nº {number} está em “{}”: {detail}.", status.label());
        return Err(Error::conflict("illegal_move", detail));
    }
    let timeline = Timeline::of(events);
    if timeline.arrived_at(status).is_some() {
        let detail =
            format!("A chegada do frete nº {number} já está registrada. Se a hora está errada, desfaça antes.");
        return Err(Error::conflict("illegal_move", detail));
    }
    let mut check = Check::of(&mut arrival);
    let occurred_at = check_instant(&mut check, timeline.last_recorded_until(status), arrival.occurred_at, now);
    check.finish()?;
    Ok(NewFreightEvent { occurred_at, ..standstill(freight, EventKind::Arrived, arrival.note, now) })
}

/// Undoes the arrival recorded in the freight's present status: an event of its own, as every correction.
///
/// # Errors
/// [`Error::Conflict`] with `illegal_move` for a cancelled freight, and without an arrival to undo.
pub fn undo(freight: &Freight, events: &[FreightEvent], now: &Now) -> Result<NewFreightEvent> {
    freight.ensure_not_cancelled()?;
    if Timeline::of(events).arrived_at(freight.status).is_none() {
        let detail = format!("O frete nº {} não tem chegada a desfazer nesta etapa.", freight.number);
        return Err(Error::conflict("illegal_move", detail));
    }
    Ok(standstill(freight, EventKind::ArrivalUndone, None, now))
}

#[cfg(test)]
#[path = "arrival_tests.rs"]
mod tests;
