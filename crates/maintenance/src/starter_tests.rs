//! Starter plans, as the API returns them.

use super::*;
use crate::sample::faults;

fn lines(build: Build) -> Vec<String> {
    let line = |one: &Starter| {
        let number = |value: Option<i64>| value.map_or_else(|| "-".to_owned(), |value| value.to_string());
        format!("{} {} {} {}", one.code, one.category.as_str(), number(one.every_km), number(one.every_months))
    };
    set(build).iter().map(line).collect()
}

#[test]
fn a_truck_begins_with_these() {
    assert_eq!(
        lines(Build { trailer: false, refrigerated: false }),
        [
            "engine_oil engine 20000 12",
            "fuel_filter engine 20000 12",
            "air_filter engine 40000 12",
            "cab_filter air_conditioning 30000 12",
            "gearbox_oil transmission 50000 24",
            "differential_oil transmission 100000 24",
            "greasing chassis 5000 1",
            "alignment tires 10000 6",
            "tire_rotation tires 10000 6",
            "brakes brakes 10000 3",
            "air_dryer brakes 100000 12",
            "valves engine 80000 -",
            "belts engine 100000 24",
            "coolant engine 200000 24",
            "clutch transmission 200000 -",
            "shock_absorbers suspension 150000 -",
            "wheel_bearings chassis 100000 -",
            "arla_filter engine 120000 24",
            "batteries electrical - 24",
        ]
    );
}

#[test]
fn a_trailer_begins_with_these_and_a_refrigerated_one_with_its_unit() {
    let own = [
        "trailer_suspension suspension 20000 6",
        "trailer_brakes brakes 20000 6",
        "trailer_lights electrical 20000 6",
        "trailer_hubs chassis 20000 6",
        "greasing chassis 5000 1",
        "alignment tires 10000 6",
        "tire_rotation tires 10000 6",
        "wheel_bearings chassis 100000 -",
    ];
    assert_eq!(lines(Build { trailer: true, refrigerated: false }), own);
    let cold = lines(Build { trailer: true, refrigerated: true });
    assert_eq!((cold.len(), cold.last().map(String::as_str)), (9, Some("refrigeration_unit air_conditioning - 12")));
    assert_eq!(lines(Build { trailer: false, refrigerated: true }).len(), 20);
}

#[test]
fn codes_and_names_are_each_one_plan_and_all_have_an_interval() {
    for trailer in [false, true] {
        let all = set(Build { trailer, refrigerated: true });
        let unique =
            |of: fn(&Starter) -> &'static str| all.iter().map(of).collect::<std::collections::HashSet<_>>().len();
        assert_eq!((unique(|one| one.code), unique(|one| one.name)), (all.len(), all.len()));
        assert!(all.iter().all(|one| one.every_km.is_some() || one.every_months.is_some()));
    }
}

#[test]
fn only_what_is_offered_is_chosen() {
    let choice = |codes: &[&str]| StarterChoice {
        vehicle_id: VehicleId::from(1),
        codes: codes.iter().map(|code| (*code).to_owned()).collect(),
        last_done_on: None,
        last_done_km: None,
    };
    let build = Build { trailer: true, refrigerated: false };
    let mut check = Check::new();
    let chosen = choice(&["alignment", "trailer_hubs", "alignment"]).chosen(&mut check, build);
    assert_eq!(chosen.iter().map(|one| one.code).collect::<Vec<_>>(), ["trailer_hubs", "alignment"]);
    assert!(check.is_clean());
    for (codes, fault) in
        [(&["engine_oil"][..], "codes:unknown"), (&["refrigeration_unit"], "codes:unknown"), (&[], "codes:required")]
    {
        let mut choice = choice(codes);
        let mut check = Check::of(&mut choice);
        choice.chosen(&mut check, build);
        assert_eq!(faults(check.finish()), [fault]);
    }
}
