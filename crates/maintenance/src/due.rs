//! Due forecast of a maintenance plan: by kilometres or by months, at the earlier of both. As is usual in the trade, a
//! plan is near from 90 % of the interval, or from 1,000 km or 15 days before it is due. The 15 days apply to the due
//! day. To the forecast day of the due odometer they apply in the second half of the interval only, or a short interval
//! would always be near.

use chrono::{Days, NaiveDate};
use kernel::{DueState, Km, MaintenanceRecordId, Result, due::SOON_DAYS, string_enum, time::months_after};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Pace, Plan};

/// Kilometres before the due odometer from which a plan is near.
const SOON_KM: i64 = 1_000;

string_enum! {
    /// State of a maintenance plan, the most urgent first.
    PlanState {
        /// Overdue.
        Expired = "expired" "Vencido",
        /// Due soon.
        Soon = "soon" "Vence logo",
        /// Not due soon.
        Ok = "ok" "Em dia",
        /// No basis for a forecast: never done, or no odometer.
        Unknown = "unknown" "Sem previsão",
    }
}

impl From<DueState> for PlanState {
    fn from(state: DueState) -> Self {
        match state {
            DueState::Expired => Self::Expired,
            DueState::Soon => Self::Soon,
            DueState::Ok => Self::Ok,
        }
    }
}

string_enum! {
    /// Data missing for a better forecast.
    PlanMissing {
        /// Day on which it was last done.
        NeverDone = "never_done" "Informe quando foi feito pela última vez",
        /// Odometer when it was last done.
        NoOdometer = "no_odometer" "Informe o hodômetro da última vez",
        /// Kilometres that the vehicle drives per day.
        NoKmPerDay = "no_km_per_day" "Faltam leituras do hodômetro para prever a data",
    }
}

/// Last time that a plan was done, as far as known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastDone {
    /// Day on which it was done.
    pub on: Option<NaiveDate>,
    /// Odometer at that time.
    pub km: Option<Km>,
    /// Record that fulfilled the plan; `None` when the owner stated the last time.
    pub record: Option<MaintenanceRecordId>,
}

impl LastDone {
    /// Returns the later of the owner's statement and the records. On the same day the record counts, and a statement
    /// without a day is older than any record.
    pub fn latest(stated: Self, records: impl IntoIterator<Item = Self>) -> Self {
        let key = |last: &Self| (last.on, last.record.is_some(), last.km, last.record);
        records.into_iter().chain([stated]).max_by_key(key).unwrap_or(stated)
    }
}

/// Odometer of a vehicle and its pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Odometer now.
    pub odometer_km: Km,
    /// Kilometres per day of this vehicle; null if unknown.
    pub pace: Option<Pace>,
}

/// Forecast of when a maintenance plan is due next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DueForecast {
    /// Day on which it was last done; null if unknown.
    pub last_done_on: Option<NaiveDate>,
    /// Odometer at that time, in kilometres; null if unknown.
    pub last_done_km: Option<Km>,
    /// Record by which it was last done; null when the owner stated the last time, and if unknown.
    pub last_record_id: Option<MaintenanceRecordId>,
    /// Due day by months; null without an interval in months or a last day.
    pub due_on: Option<NaiveDate>,
    /// Odometer at which it is due, in kilometres; null without an interval in kilometres or a last odometer.
    pub due_km: Option<Km>,
    /// Kilometres left until it is due; negative when past; null where the due odometer is.
    pub km_left: Option<i64>,
    /// Forecast day of that odometer at the vehicle's own pace; today when it is reached or past. Null where the due
    /// odometer or the pace is unknown.
    pub forecast_on: Option<NaiveDate>,
    /// Earlier of the due day and the forecast day; null where neither is known.
    pub next_on: Option<NaiveDate>,
    /// True if that earlier day is in the future and only forecast by the pace.
    pub by_pace: bool,
    /// Days left until that earlier day; negative when past, null if unknown.
    pub days_left: Option<i64>,
    /// State of the plan.
    pub state: PlanState,
    /// Data missing for a better forecast; null when nothing is.
    pub missing: Option<PlanMissing>,
    /// Kilometres per day of this vehicle, rounded; null if unknown.
    pub km_per_day: Option<Km>,
}

impl DueForecast {
    /// Returns the forecast of a plan from its last time and the vehicle's usage, as seen from `today`.
    pub fn of(plan: &Plan, last: LastDone, usage: Usage, today: NaiveDate) -> Result<Self> {
        let due_on = plan.fields.every_months.zip(last.on).map(|(months, on)| months_after(on, months));
        let due_km = plan.fields.every_km.zip(last.km).map(|(every, done)| every.plus(done)).transpose()?;
        let km_left = due_km.map(|km| km.get().saturating_sub(usage.odometer_km.get()));
        let forecast_on = match (km_left, usage.pace) {
            (Some(..=0), _) => Some(today),
            (Some(left), Some(pace)) => ahead(today, pace.days_for(left)?),
            _ => None,
        };
        let next_on = [due_on, forecast_on].into_iter().flatten().min();
        let by_day = due_on.zip(last.on).map(|(due, done)| by_day(due, done, today));
        let by_km = km_left.zip(plan.fields.every_km).map(|(left, every)| {
            let by_pace = forecast_on.map(|on| by_pace((on - today).num_days(), left, every.get()));
            by_km(left, every.get()).min(by_pace.unwrap_or(PlanState::Ok))
        });
        let nothing = last.on.is_none() && last.km.is_none();
        let undated = plan.fields.every_km.is_none() && due_on.is_none();
        let missing = if nothing || undated {
            Some(PlanMissing::NeverDone)
        } else if plan.fields.every_km.is_some() && km_left.is_none() {
            Some(PlanMissing::NoOdometer)
        } else if plan.fields.every_km.is_some() && forecast_on.is_none() {
            Some(PlanMissing::NoKmPerDay)
        } else {
            None
        };
        Ok(Self {
            last_done_on: last.on,
            last_done_km: last.km,
            last_record_id: last.record,
            due_on,
            due_km,
            km_left,
            forecast_on,
            next_on,
            by_pace: next_on.is_some() && next_on != due_on && km_left.is_some_and(|left| left > 0),
            days_left: next_on.map(|day| (day - today).num_days()),
            // The states are in the order of their urgency.
            state: [by_day, by_km].into_iter().flatten().min().unwrap_or(PlanState::Unknown),
            missing,
            km_per_day: usage.pace.map(Pace::per_day).transpose()?,
        })
    }

    /// Returns the order of urgency: by state, then by the days and the kilometres left; unknown values last.
    pub fn urgency(&self) -> (PlanState, i64, i64) {
        (self.state, self.days_left.unwrap_or(i64::MAX), self.km_left.unwrap_or(i64::MAX))
    }
}

fn ahead(today: NaiveDate, days: i64) -> Option<NaiveDate> {
    today.checked_add_days(Days::new(u64::try_from(days).ok()?))
}

/// Returns the state by the due day: near from 15 days before it, or when 90 % of the interval are over.
fn by_day(due: NaiveDate, done: NaiveDate, today: NaiveDate) -> PlanState {
    let (left, whole) = ((due - today).num_days(), (due - done).num_days());
    match left {
        ..0 => PlanState::Expired,
        _ if left <= SOON_DAYS || left.saturating_mul(10) <= whole => PlanState::Soon,
        _ => PlanState::Ok,
    }
}

/// Returns the state by the kilometres left: near from 1,000 km before the plan is due, or when 90 % of the interval
/// are over. A plan with an interval below 2,000 km is near in its second half only, or it would never be far.
pub(crate) fn by_km(left: i64, every: i64) -> PlanState {
    match left {
        ..0 => PlanState::Expired,
        _ if left <= SOON_KM.min(every / 2) || left.saturating_mul(10) <= every => PlanState::Soon,
        _ => PlanState::Ok,
    }
}

/// Returns the state by the forecast day of the due odometer: near from 15 days before, in the second half of the
/// interval only. Only the kilometres decide if the plan is overdue.
fn by_pace(days: i64, left: i64, every: i64) -> PlanState {
    if days <= SOON_DAYS && left <= every / 2 { PlanState::Soon } else { PlanState::Ok }
}

#[cfg(test)]
#[path = "due_tests.rs"]
mod tests;
