//! Due forecast of a plan, at every edge of its states.

use kernel::{Instant, MaintenancePlanId, OwnerId, VehicleId};

use super::*;
use crate::{
    MaintenanceCategory, PlanFields,
    sample::{day, now},
};

fn plan(every_km: Option<i64>, every_months: Option<i64>) -> Plan {
    let at: Instant = now().at;
    Plan {
        id: MaintenancePlanId::from(1),
        owner_id: OwnerId::from(1),
        version: 1,
        created_at: at,
        updated_at: at,
        fields: PlanFields {
            vehicle_id: VehicleId::from(1),
            name: "Óleo".into(),
            category: MaintenanceCategory::Engine,
            every_km: every_km.map(Km::from),
            every_months,
            last_done_on: None,
            last_done_km: None,
            active: true,
            notes: None,
            search: String::new(),
        },
    }
}

fn last(on: Option<&str>, km: Option<i64>) -> LastDone {
    LastDone { on: on.map(day), km: km.map(Km::from), record: None }
}

fn pace(km: i64) -> Option<Pace> {
    Pace::of_readings(&[(day("2026-11-11"), Km::from(0)), (day("2026-11-21"), Km::from(km * 10))], day("2026-11-21"))
}

fn forecast(plan: &Plan, last: LastDone, odometer: i64, per_day: i64) -> DueForecast {
    let usage = Usage { odometer_km: Km::from(odometer), pace: pace(per_day) };
    DueForecast::of(plan, last, usage, day("2026-11-21")).expect("a forecast")
}

#[test]
fn by_kilometres_a_plan_is_near_at_the_last_tenth_or_thousand() {
    for (every, driven, state) in [
        (50_000, 44_999, PlanState::Ok),
        (50_000, 45_000, PlanState::Soon), // 90 %
        (50_000, 50_000, PlanState::Soon),
        (50_000, 50_001, PlanState::Expired),
        (5_000, 3_999, PlanState::Ok),
        (5_000, 4_000, PlanState::Soon), // 1.000 km before
        (10_000, 8_999, PlanState::Ok),
        (10_000, 9_000, PlanState::Soon), // both
        (1_000, 499, PlanState::Ok),
        (1_000, 500, PlanState::Soon), // its second half
        (100, 0, PlanState::Ok),
    ] {
        let due = forecast(&plan(Some(every), None), last(None, Some(100_000)), 100_000 + driven, 0);
        assert_eq!(due.state, state, "{driven} of {every}");
        assert_eq!((due.due_km, due.km_left), (Some(Km::from(100_000 + every)), Some(every - driven)));
    }
}

#[test]
fn by_months_a_plan_is_near_at_the_last_tenth_or_fifteen_days() {
    // Today is 2026-11-21.
    for (months, done, due_on, state) in [
        (1, "2026-11-06", "2026-12-06", PlanState::Soon), // 15 days
        (1, "2026-11-07", "2026-12-07", PlanState::Ok),
        (1, "2026-10-21", "2026-11-21", PlanState::Soon), // today
        (1, "2026-10-20", "2026-11-20", PlanState::Expired),
        (12, "2025-12-27", "2026-12-27", PlanState::Soon), // 36 of 365 days are left
        (12, "2025-12-28", "2026-12-28", PlanState::Ok),   // 37 of 365
        (24, "2025-02-02", "2027-02-02", PlanState::Soon), // 73 of 730
        (24, "2025-02-03", "2027-02-03", PlanState::Ok),
        (1, "2026-01-31", "2026-02-28", PlanState::Expired),
    ] {
        let due = forecast(&plan(None, Some(months)), last(Some(done), None), 0, 0);
        assert_eq!((due.due_on, due.state), (Some(day(due_on)), state), "{done} + {months}");
        assert_eq!(due.next_on, due.due_on);
        assert_eq!(due.days_left, Some((day(due_on) - day("2026-11-21")).num_days()));
        assert_eq!(due.missing, None);
    }
}

#[test]
fn whichever_comes_first_counts() {
    let both = plan(Some(20_000), Some(12));
    // 10.000 km are left, at 500 a day 20 days; by months it is 2027-06-01.
    let by_km = forecast(&both, last(Some("2026-06-01"), Some(100_000)), 110_000, 500);
    assert_eq!((by_km.forecast_on, by_km.due_on), (Some(day("2026-12-11")), Some(day("2027-06-01"))));
    assert_eq!((by_km.next_on, by_km.days_left), (Some(day("2026-12-11")), Some(20)));
    assert_eq!((by_km.state, by_km.missing, by_km.km_per_day), (PlanState::Ok, None, Some(Km::from(500))));
    // 10.000 km at 10 a day need 1.000 days: the months end before.
    let by_months = forecast(&both, last(Some("2026-06-01"), Some(100_000)), 110_000, 10);
    assert_eq!((by_months.next_on, by_months.days_left), (Some(day("2027-06-01")), Some(192)));
    // The more urgent of both states counts.
    let late = forecast(&both, last(Some("2025-11-20"), Some(100_000)), 100_100, 10);
    assert_eq!((late.state, late.days_left), (PlanState::Expired, Some(-1)));
    let far = forecast(&both, last(Some("2026-11-20"), Some(100_000)), 120_001, 10);
    assert_eq!((far.state, far.km_left, far.forecast_on), (PlanState::Expired, Some(-1), Some(day("2026-11-21"))));
    assert_eq!(far.days_left, Some(0));
}

#[test]
fn by_its_pace_a_plan_is_near_fifteen_days_before_in_the_second_half_of_the_interval() {
    for (every, driven, per_day, days_left, state) in [
        (20_000, 12_500, 500, 15, PlanState::Soon),
        (20_000, 12_000, 500, 16, PlanState::Ok),
        (5_000, 2_500, 500, 5, PlanState::Soon),
        (5_000, 2_499, 500, 5, PlanState::Ok),
    ] {
        let due = forecast(&plan(Some(every), None), last(None, Some(100_000)), 100_000 + driven, per_day);
        assert_eq!((due.days_left, due.state), (Some(days_left), state), "{driven} of {every}");
    }
}

#[test]
fn reports_a_missing_interval() {
    let both = plan(Some(20_000), Some(12));
    let never = forecast(&both, last(None, None), 100_000, 500);
    assert_eq!((never.state, never.missing, never.next_on), (PlanState::Unknown, Some(PlanMissing::NeverDone), None));
    let months = forecast(&plan(None, Some(12)), last(None, Some(100_000)), 100_000, 500);
    assert_eq!((months.state, months.missing), (PlanState::Unknown, Some(PlanMissing::NeverDone)));
    let no_odometer = forecast(&both, last(Some("2026-11-01"), None), 100_000, 500);
    assert_eq!((no_odometer.state, no_odometer.missing), (PlanState::Ok, Some(PlanMissing::NoOdometer)));
    assert_eq!(no_odometer.next_on, Some(day("2027-11-01")));
    let neither = forecast(&plan(Some(20_000), None), last(Some("2026-11-01"), None), 100_000, 500);
    assert_eq!((neither.state, neither.missing), (PlanState::Unknown, Some(PlanMissing::NoOdometer)));
    let no_pace = forecast(&both, last(Some("2026-11-01"), Some(99_000)), 100_000, 0);
    assert_eq!((no_pace.state, no_pace.missing), (PlanState::Ok, Some(PlanMissing::NoKmPerDay)));
    assert_eq!((no_pace.next_on, no_pace.km_per_day), (Some(day("2027-11-01")), None));
    let over = forecast(&plan(Some(20_000), None), last(None, Some(10_000)), 100_000, 0);
    assert_eq!((over.state, over.missing), (PlanState::Expired, None), "what is past needs no pace");
}

#[test]
fn the_latest_of_what_was_stated_and_recorded_is_the_last_time() {
    let record = |on: &str, km: Option<i64>, id: i64| LastDone { record: Some(id.into()), ..last(Some(on), km) };
    let stated = last(Some("2026-05-01"), Some(90_000));
    assert_eq!(LastDone::latest(stated, []), stated);
    let newer = record("2026-06-01", None, 7);
    assert_eq!(LastDone::latest(stated, [record("2026-04-01", Some(95_000), 8), newer]), newer);
    assert_eq!(LastDone::latest(stated, [record("2026-04-30", Some(95_000), 8)]), stated);
    let same = record("2026-05-01", Some(89_000), 9);
    assert_eq!(LastDone::latest(stated, [same]), same, "of one day the record");
    assert_eq!(LastDone::latest(last(None, Some(99_000)), [same]), same, "what has no day is older");
}

#[test]
fn the_most_urgent_comes_first() {
    let every = plan(Some(20_000), Some(12));
    let unknown = forecast(&every, last(None, None), 0, 0);
    let far = forecast(&every, last(Some("2026-11-20"), Some(100_000)), 100_100, 500);
    let near = forecast(&every, last(Some("2026-11-20"), Some(100_000)), 119_000, 500);
    let late = forecast(&every, last(Some("2025-01-01"), Some(100_000)), 100_000, 500);
    let later = forecast(&every, last(Some("2024-01-01"), Some(100_000)), 100_000, 500);
    let mut all = [&unknown, &far, &near, &late, &later];
    all.sort_by_key(|one| one.urgency());
    assert_eq!(all, [&later, &late, &near, &far, &unknown]);
}
