//! FreightEvent: one entry of a freight's append-only timeline, and the current milestones derived from it.

use diesel::prelude::{Identifiable, Insertable, Queryable, Selectable};
use kernel::{Check, FreightEventId, FreightId, Instant, Km, OwnerId, schema::freight_events, string_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{FreightStatus, StayPlace, simulation::words::km};

string_enum! {
    /// Kind of an event in a freight's timeline.
    EventKind {
        /// The freight moved to another status.
        Status = "status" "Mudança de etapa",
        /// The freight was cancelled.
        Cancelled = "cancelled" "Cancelamento",
        /// The cancelled freight was reopened.
        Reopened = "reopened" "Reabertura",
        /// The truck arrived where it loads next, or unloads next; the status stays the same.
        Arrived = "arrived" "Chegada",
        /// The arrival recorded in this status was undone.
        ArrivalUndone = "arrival_undone" "Chegada desfeita",
    }
}

/// One entry of a freight's timeline.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freight_events)]
pub struct FreightEvent {
    /// Identity; grows in the order of recording.
    pub id: FreightEventId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Freight to which the event belongs.
    #[serde(skip)]
    pub freight_id: FreightId,
    /// Kind of the event.
    pub kind: EventKind,
    /// State before.
    pub from_status: FreightStatus,
    /// State after; the same as before unless the freight moved.
    pub to_status: FreightStatus,
    /// Time at which it happened.
    pub occurred_at: Instant,
    /// Odometer at that time, in kilometres; null where it was not read.
    pub odometer_km: Option<Km>,
    /// Note of the user; the reason of a cancellation; null without one.
    pub note: Option<String>,
    /// Time of creation.
    pub created_at: Instant,
}

impl FreightEvent {
    /// Returns what happened, in Portuguese: `Em trânsito`, `Voltou para carregando`, `Chegou para carregar`.
    pub fn title(&self) -> String {
        let back = self.to_status < self.from_status;
        match self.kind {
            EventKind::Status if back => format!("Voltou para {}", self.to_status.label().to_lowercase()),
            EventKind::Status => self.to_status.label().to_owned(),
            EventKind::Cancelled => "Cancelado".to_owned(),
            EventKind::Reopened => "Reaberto".to_owned(),
            EventKind::Arrived if self.place() == StayPlace::Loading => "Chegou para carregar".to_owned(),
            EventKind::Arrived => "Chegou para descarregar".to_owned(),
            EventKind::ArrivalUndone => "Chegada desfeita".to_owned(),
        }
    }

    /// Returns the place of the event: that of the unloading from the arrival there on.
    pub fn place(&self) -> StayPlace {
        let arrival = matches!(self.kind, EventKind::Arrived | EventKind::ArrivalUndone);
        match self.to_status {
            FreightStatus::Unloading | FreightStatus::Completed => StayPlace::Unloading,
            FreightStatus::InTransit if arrival => StayPlace::Unloading,
            _ => StayPlace::Loading,
        }
    }
}

/// Event to be added to a timeline.
#[derive(Clone, Debug, PartialEq, Eq, Insertable)]
#[diesel(table_name = freight_events, treat_none_as_default_value = false)]
#[expect(missing_docs, reason = "the same fields as FreightEvent")]
pub struct NewFreightEvent {
    pub kind: EventKind,
    pub from_status: FreightStatus,
    pub to_status: FreightStatus,
    pub occurred_at: Instant,
    pub odometer_km: Option<Km>,
    pub note: Option<String>,
}

/// State that was reached and not undone since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// State that was reached.
    pub status: FreightStatus,
    /// Time at which it was reached.
    pub at: Instant,
    /// Odometer at that time.
    pub odometer_km: Option<Km>,
    /// True for a recorded status; a skipped status has only the time of the jump.
    pub recorded: bool,
}

/// True for the milestone of the departure to the loading or the road, whose reading is the freight's start.
fn is_start(index: usize, milestone: &Milestone) -> bool {
    index == 0 && matches!(milestone.status, FreightStatus::Loading | FreightStatus::InTransit)
}

/// Current milestones of a freight. A step back undoes the corrected events, so that a mistyped time or reading has no
/// effect once it is corrected, though its event stays in the list.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    milestones: Vec<Milestone>,
    /// Current arrivals: the status in which each was recorded, and its time.
    arrivals: Vec<(FreightStatus, Instant)>,
}

impl Timeline {
    /// Reads the events of a freight, given in the order of recording.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a FreightEvent>) -> Self {
        let mut timeline = Self::default();
        for event in events {
            match event.kind {
                EventKind::Status if event.to_status > event.from_status => timeline.reach(event),
                EventKind::Status => timeline.step_back(event.to_status),
                EventKind::Arrived => timeline.arrivals.push((event.to_status, event.occurred_at)),
                EventKind::ArrivalUndone => timeline.arrivals.retain(|(status, _)| *status != event.to_status),
                EventKind::Cancelled | EventKind::Reopened => {}
            }
        }
        timeline
    }

    fn reach(&mut self, event: &FreightEvent) {
        let FreightEvent { to_status: status, occurred_at: at, odometer_km, .. } = *event;
        self.milestones.push(Milestone { status, at, odometer_km, recorded: true });
    }

    /// Undoes the milestones and arrivals after a status. A skipped status counts as reached at the time of the jump.
    fn step_back(&mut self, status: FreightStatus) {
        let jump = self.milestones.iter().find(|milestone| milestone.status > status).map(|milestone| milestone.at);
        self.milestones.retain(|milestone| milestone.status <= status);
        self.arrivals.retain(|(waiting, _)| *waiting <= status);
        let reached = self.milestones.last().is_some_and(|milestone| milestone.status == status);
        if let (Some(at), false) = (jump, reached || status == FreightStatus::Scheduled) {
            self.milestones.push(Milestone { status, at, odometer_km: None, recorded: false });
        }
    }

    /// Returns the milestones up to a status, the earliest first.
    pub fn until(&self, status: FreightStatus) -> impl DoubleEndedIterator<Item = &Milestone> {
        self.milestones.iter().filter(move |milestone| milestone.status <= status)
    }

    /// Returns the current reading of a milestone: the freight's own start and end may have been edited since.
    pub(crate) fn reading_of(&self, milestone: &Milestone, start: Option<Km>, end: Option<Km>) -> Option<Km> {
        let own = match milestone.status {
            FreightStatus::Completed => end,
            _ if self.left() == Some(milestone) => start.filter(|_| self.start_read(start) == Some(milestone)),
            _ => milestone.odometer_km,
        };
        milestone.odometer_km.and(own)
    }

    /// Returns the milestones beyond a status.
    pub fn beyond(&self, status: FreightStatus) -> impl Iterator<Item = &Milestone> {
        self.milestones.iter().filter(move |milestone| milestone.status > status)
    }

    /// Returns the odometer readings on the way. Those of the departure and of the completion are left out: they are
    /// the freight's start and end, which an edit may have corrected.
    pub fn readings(&self) -> impl DoubleEndedIterator<Item = Km> + '_ {
        self.readings_until(FreightStatus::Completed)
    }

    /// Returns the readings on the way up to a status.
    pub fn readings_until(&self, status: FreightStatus) -> impl DoubleEndedIterator<Item = Km> + '_ {
        self.milestones
            .iter()
            .enumerate()
            .filter(move |(index, one)| {
                one.status <= status && one.status != FreightStatus::Completed && !is_start(*index, one)
            })
            .filter_map(|(_, milestone)| milestone.odometer_km)
    }

    /// Returns the first milestone until the freight left for the road whose odometer was read.
    pub(crate) fn first_read(&self) -> Option<&Milestone> {
        self.until(FreightStatus::InTransit).find(|one| one.odometer_km.is_some())
    }

    /// Returns the milestone of the departure to the loading or the road.
    fn left(&self) -> Option<&Milestone> {
        self.milestones.first().filter(|first| is_start(0, first))
    }

    /// Returns the milestone of the reading at a freight's start, if it was read. It is the one until the departure
    /// with this reading, or else the first, whose reading was edited to the start since.
    pub(crate) fn start_read(&self, start: Option<Km>) -> Option<&Milestone> {
        let mut read = self.until(FreightStatus::InTransit).filter(|one| one.odometer_km.is_some());
        read.find(|one| one.odometer_km == start).or_else(|| self.left().filter(|left| left.odometer_km.is_some()))
    }

    /// Returns every current reading with its time: those on the way, and the freight's own start and end where the
    /// timeline dates them.
    pub fn dated_readings(&self, start: Option<Km>, end: Option<Km>) -> impl Iterator<Item = (Instant, Km)> + '_ {
        let read = self.start_read(start);
        self.milestones.iter().enumerate().filter_map(move |(index, one)| {
            let km = match one.status {
                FreightStatus::Completed => end,
                // It may have been read when it left for the road, and not before.
                _ if is_start(index, one) => start.filter(|_| read.is_none_or(|read| read == one)),
                _ => one.odometer_km,
            };
            Some((one.at, km?))
        })
    }

    /// Returns the kilometres between the odometers, given the freight's own start and end. Without a start, the first
    /// reading until the departure counts; without an end, the reading at the unloading of a completed freight. `None`
    /// where either is unknown.
    pub fn driven(&self, start: Option<Km>, end: Option<Km>) -> Option<Km> {
        let start = start.or_else(|| self.first_read()?.odometer_km)?;
        let unloaded = || {
            self.completed_at()?;
            self.milestones.iter().find(|one| one.status == FreightStatus::Unloading)?.odometer_km
        };
        let end = end.or_else(unloaded)?;
        Some(Km::from(end.get().saturating_sub(start.get()).max(0)))
    }

    /// Returns the time of a recorded and current status.
    pub fn recorded_at(&self, status: FreightStatus) -> Option<Instant> {
        self.milestones.iter().find(|one| one.status == status && one.recorded).map(|one| one.at)
    }

    /// Returns the time of a current arrival recorded in a status.
    pub fn arrived_at(&self, status: FreightStatus) -> Option<Instant> {
        self.arrivals.iter().find(|(waiting, _)| *waiting == status).map(|(_, at)| *at)
    }

    /// Returns the time of the last milestone up to a status, or of an arrival before it if that is later.
    pub fn last_until(&self, status: FreightStatus) -> Option<Instant> {
        self.until(status).map(|milestone| milestone.at).chain(self.arrivals_before(status)).max()
    }

    /// Returns the same of recorded statuses. A skipped status was reached with the jump at the latest: the truck may
    /// have arrived earlier.
    pub(crate) fn last_recorded_until(&self, status: FreightStatus) -> Option<Instant> {
        let recorded = self.until(status).filter(|milestone| milestone.recorded);
        recorded.map(|milestone| milestone.at).chain(self.arrivals_before(status)).max()
    }

    fn arrivals_before(&self, status: FreightStatus) -> impl Iterator<Item = Instant> + '_ {
        self.arrivals.iter().filter(move |(waiting, _)| *waiting < status).map(|(_, at)| *at)
    }

    /// Returns the time at which the freight left `scheduled`, if it did.
    pub fn started_at(&self) -> Option<Instant> {
        self.milestones.first().map(|milestone| milestone.at)
    }

    /// Returns the time of completion, if the freight is completed.
    pub fn completed_at(&self) -> Option<Instant> {
        let last = self.milestones.last().filter(|milestone| milestone.status == FreightStatus::Completed);
        last.map(|milestone| milestone.at)
    }

    /// Notes faults where an edited start or end contradicts a reading on the way.
    pub fn check_odometers(&self, check: &mut Check, start: Option<Km>, end: Option<Km>) {
        let readings: Vec<Km> = self.readings().collect();
        if let (Some(start), Some(least)) = (start, readings.iter().min())
            && start > *least
        {
            let message = format!("No caminho foi registrado um hodômetro de {}, menor que o inicial.", km(*least));
            check.fail("odometerStartKm", "above_reading", message);
        }
        if let (Some(end), Some(greatest)) = (end, readings.iter().max())
            && end < *greatest
        {
            let message = format!("No caminho foi registrado um hodômetro de {}, maior que o final.", km(*greatest));
            check.fail("odometerEndKm", "below_reading", message);
        }
    }
}
