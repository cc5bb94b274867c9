//! Waiting time (estadia): the amount owed for a stay longer than five hours at the loading or the unloading.
//!
//! Lei 11.442/2007 art. 11: five hours from the arrival are free (§ 5º). After them every tonne of the vehicle's whole
//! capacity (§ 7º) and hour or fraction is owed, counted from the arrival (§ 8º), at a rate updated each year (§ 6º).
//! "Or fraction" is read as exact minutes, which the claim states. A truck arrives with the arrival recorded for the
//! place, else with the milestone `loading` or `unloading`, and leaves with `in_transit` or `completed`. Days and hours
//! are those of the city of the stay, independent of the owner's zone: a claim does not change when the owner moves.

use chrono::NaiveDate;
use kernel::{Cents, Error, FreightId, Instant, Kilograms, Now, Result, TaxId, Zone, quantity::scale, text::day};
use rates::{Dated, RateKind, WaitingTimeRate};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::stay::{FREE_MINUTES, SOURCE, Stay, StayPlace, StayRate};
use crate::{
    City, FreightEvent, FreightRecord, Timeline,
    event::EventKind,
    waiting_claim as words,
    waiting_claim::{ClaimDebtor, ClaimEvent},
};

/// The waiting time of a freight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WaitingTime {
    /// Freight of the stays.
    pub freight_id: FreightId,
    /// Capacity of the whole composition in kilograms; null if unknown.
    pub capacity_kg: Option<Kilograms>,
    /// Stays at the loading and at the unloading.
    pub stays: Vec<Stay>,
    /// Total owed in cents: zero where nothing is owed, and null where something is owed that cannot be calculated.
    pub total_cents: Option<Cents>,
    /// Client who owes it; null where the freight names none.
    pub debtor: Option<ClaimDebtor>,
    /// Events of the freight on which the stays rest, in the order of recording.
    pub events: Vec<ClaimEvent>,
    /// Claim to be sent or printed, in Portuguese; null unless something is owed.
    pub claim_text: Option<String>,
    /// Minutes for which a truck waits unpaid.
    pub free_minutes: i64,
    /// Source in the law.
    pub source: &'static str,
}

/// Vehicle that carries cargo.
#[derive(Clone, Debug)]
pub struct Carrying {
    /// Name of the vehicle in a sentence, after "capacity": `da carreta ABC1D23`.
    pub called: String,
    /// Capacity of the vehicle, if known.
    pub capacity: Option<Kilograms>,
}

/// Returns the capacity of the whole composition, or the reason why it is unknown.
///
/// # Errors
/// The Portuguese reason, naming the vehicles to be completed.
fn capacity(carrying: &[Carrying]) -> std::result::Result<Kilograms, String> {
    let unknown: Vec<&str> =
        carrying.iter().filter(|one| one.capacity.is_none()).map(|one| one.called.as_str()).collect();
    if !unknown.is_empty() {
        return Err(format!("informe no cadastro a capacidade de carga {}.", unknown.join(" e ")));
    }
    let sum: i64 = carrying.iter().filter_map(|one| one.capacity).map(Kilograms::get).sum();
    if sum > 0 {
        return Ok(Kilograms::from(sum));
    }
    let named: Vec<&str> = carrying.iter().map(|one| one.called.as_str()).collect();
    Err(format!("a capacidade de carga {} está zerada no cadastro.", named.join(" e ")))
}

/// Beginning and end of a stay at a place.
#[derive(Clone, Copy)]
struct Stood {
    arrived: Instant,
    until: Instant,
    running: bool,
}

/// Reason for an unknown length of a stay, in Portuguese, and the time of arrival, if known.
struct Unknown {
    arrived: Option<Instant>,
    reason: String,
}

/// Returns the beginning and end of a stay from the timeline, or the reason why they are unknown.
fn stood(
    record: &FreightRecord,
    events: &[FreightEvent],
    place: StayPlace,
    (zone, now): (&Zone, &Now),
) -> std::result::Result<Stood, Unknown> {
    let freight = &record.freight;
    let (arrival, leaving) = place.statuses();
    let timeline = Timeline::of(events);
    let Some(arrived) = timeline.arrived_at(place.awaited_while()).or_else(|| timeline.recorded_at(arrival)) else {
        let reason = match (freight.status < arrival, freight.cancelled_on) {
            (true, Some(on)) => format!("o frete foi cancelado em {}, antes da chegada.", day(on)),
            (true, None) => "o caminhão ainda não chegou.".to_owned(),
            (false, _) => {
                "a chegada não foi registrada: volte o frete passo a passo e registre-a com a hora.".to_owned()
            }
        };
        return Err(Unknown { arrived: None, reason });
    };
    let until = |until: Instant| Stood { arrived, until: until.max(arrived), running: false };
    if let Some(left) = timeline.recorded_at(leaving) {
        return Ok(until(left));
    }
    let unknown = |reason: String| Unknown { arrived: Some(arrived), reason };
    if freight.status > arrival {
        return Err(unknown("a saída não foi registrada: volte o frete passo a passo e registre-a com a hora.".into()));
    }
    let Some(fell_on) = freight.cancelled_on else { return Ok(Stood { running: true, ..until(now.at) }) };
    // The stay until then is still owed: the driver waited. It ends with the cancellation, if that was recorded on its
    // own day.
    let reported = events.iter().rfind(|event| event.kind == EventKind::Cancelled).map(|event| event.occurred_at);
    // A day of cancellation is never later than that of its recording, but for the last minutes before midnight. Unless
    // it is before the day of the recording in the place's own zone, the stay ends with the recording.
    reported.filter(|at| at.day_in(zone) <= fell_on).map(until).ok_or_else(|| {
        let on = day(fell_on);
        unknown(format!(
            "o frete foi cancelado em {on} sem a hora da saída: reabra-o, registre a saída e cancele de novo."
        ))
    })
}

fn amount(capacity: Kilograms, minutes: i64, rate: Cents) -> Result<Cents> {
    let overflow = || Error::Internal("waiting time overflow".into());
    let worked = capacity.get().checked_mul(minutes).ok_or_else(overflow)?;
    // Kilograms become tonnes and minutes become hours.
    scale(worked, rate.get(), 1_000 * 60).map(Cents::from)
}

impl WaitingTime {
    /// Returns the waiting time of a freight, from its events in the order of recording and the vehicles with cargo;
    /// `document` is that of its client. `rate_on` returns the rate in force on a day.
    ///
    /// # Errors
    /// The errors of `rate_on`, and [`Error::Internal`] on overflow.
    pub fn of(
        record: &FreightRecord,
        document: Option<&TaxId>,
        events: &[FreightEvent],
        carrying: &[Carrying],
        mut rate_on: impl FnMut(NaiveDate) -> Result<Option<Dated<WaitingTimeRate>>>,
        now: &Now,
    ) -> Result<Self> {
        let capacity = capacity(carrying);
        let mut stays = Vec::new();
        for place in StayPlace::ALL {
            let city = match place {
                StayPlace::Loading => &record.origin_city,
                StayPlace::Unloading => &record.destination_city,
            };
            let zone = city.zone();
            let stood = stood(record, events, *place, (&zone, now));
            let arrived = stood.as_ref().map_or_else(|unknown| unknown.arrived, |one| Some(one.arrived));
            let rate = match arrived {
                Some(at) => rate_on(at.day_in(&zone))?,
                None => None,
            };
            let mut stay = Stay::at(*place, city, arrived, rate.as_ref());
            stay.stand(stood, capacity.as_ref())?;
            stays.push(stay);
        }
        let owed: Option<Vec<Cents>> = stays.iter().filter(|stay| stay.due).map(|stay| stay.amount_cents).collect();
        let total_cents = owed.map(Cents::sum).transpose()?;
        let capacity_kg = capacity.ok();
        let debtor = record.client.as_ref().map(|client| ClaimDebtor::of(client, document));
        let claimed = capacity_kg.zip(total_cents).filter(|_| stays.iter().any(|stay| stay.due));
        Ok(Self {
            freight_id: record.freight.id,
            capacity_kg,
            claim_text: claimed
                .map(|(capacity, total)| words::claim(record, debtor.as_ref(), (&stays, capacity, total), now)),
            events: events.iter().map(|event| ClaimEvent::of(event, record)).collect(),
            debtor,
            stays,
            total_cents,
            free_minutes: FREE_MINUTES,
            source: SOURCE,
        })
    }
}

impl Stay {
    /// Returns a stay with only a known arrival.
    fn at(place: StayPlace, city: &City, arrived_at: Option<Instant>, rate: Option<&Dated<WaitingTimeRate>>) -> Self {
        let zone = city.zone();
        let of = |(Dated { act, .. }, at): (&Dated<WaitingTimeRate>, Instant)| StayRate {
            title: act.title.clone(),
            valid_from: act.valid_from,
            source: act.source.clone(),
            checked_words: act.checked_words(RateKind::WaitingTime, at.day_in(&zone)),
        };
        Self {
            place,
            city_name: format!("{}/{}", city.name, city.uf),
            time_name: city.zone().time_name(),
            time_zone: city.zone(),
            arrived_at,
            left_at: None,
            running: false,
            minutes: None,
            due: false,
            rate_cents: rate.map(|dated| dated.table.cents),
            rate: rate.zip(arrived_at).map(of),
            amount_cents: None,
            reason: None,
            words: String::new(),
        }
    }

    /// Adds the length of the stay and the amount owed for it, or the reason why that is unknown.
    fn stand(
        &mut self,
        stood: std::result::Result<Stood, Unknown>,
        capacity: std::result::Result<&Kilograms, &String>,
    ) -> Result<()> {
        self.reason = match stood {
            Err(unknown) => Some(unknown.reason),
            Ok(Stood { arrived, until, running }) => {
                let minutes = until.minutes_since(arrived).max(0);
                self.left_at = (!running).then_some(until);
                (self.running, self.minutes, self.due) = (running, Some(minutes), minutes > FREE_MINUTES);
                match (self.due, capacity, self.rate_cents) {
                    (false, ..) => Some(words::free(arrived, running, &self.time_zone)),
                    (true, Err(reason), _) => Some(reason.clone()),
                    (true, Ok(_), None) => {
                        let on = day(arrived.day_in(&self.time_zone));
                        Some(format!("não temos o valor por tonelada e hora que valia em {on}."))
                    }
                    (true, Ok(capacity), Some(rate)) => {
                        self.amount_cents = Some(amount(*capacity, minutes, rate)?);
                        None
                    }
                }
            }
        };
        self.words = words::sentence(self, capacity.ok().copied());
        Ok(())
    }
}

#[cfg(test)]
#[path = "waiting_time_tests.rs"]
mod tests;
