//! Tests of days, moments and zones: parsing, comparison, formatting.

use super::*;

fn at(text: &str) -> Instant {
    serde_json::from_value(serde_json::Value::String(text.into())).expect("an instant")
}

#[test]
fn the_day_is_the_zone_s() {
    let late = at("2026-11-21T02:30:00Z");
    assert_eq!(Now::new(late, Zone::default()).today.to_string(), "2026-11-20");
    assert_eq!(Now::new(late, "America/Rio_Branco".parse().expect("zone")).today.to_string(), "2026-11-20");
    assert_eq!(Now::new(at("2026-11-21T04:30:00Z"), Zone::default()).today.to_string(), "2026-11-21");
    assert_eq!(
        Now::new(at("2026-11-21T04:30:00Z"), "America/Rio_Branco".parse().expect("zone")).today.to_string(),
        "2026-11-20"
    );
}

#[test]
fn a_moment_is_read_as_diesel_reads_it() {
    for text in ["2026-12-31 14:05:00", "2026-12-31 14:05:09.5", "2026-01-02 03:04:05.000123", "0001-01-01 00:00:00"] {
        let read = NaiveDateTime::parse_from_str(text, "%F %T%.f").expect("a moment");
        assert_eq!(written(text), Some(read), "{text}");
        assert_eq!(read.format("%F %T%.f").to_string().trim_end_matches('0'), text.trim_end_matches('0'));
    }
    for text in [
        "",
        "2026-12-31",
        "2026-12-31 14:05",
        "2026-12-31 14:05:00Z",
        "2026-02-30 14:05:00",
        "2026-12-31 14:05:00.-1",
        "2026/12/31 14:05:00",
        "2026-12-31T14:05:00",
        "2026-12-31 14:05:+9",
        "2026-12-31 14:05:00.",
    ] {
        assert_eq!(written(text), None, "{text}: left to Diesel");
    }
}

#[test]
fn a_device_may_be_five_minutes_ahead() {
    // Six minutes to midnight in São Paulo.
    let now = Now::new(at("2026-11-22T02:54:00Z"), Zone::default());
    let tomorrow = now.today.succ_opt().expect("a day");
    assert_eq!(tomorrow.to_string(), "2026-11-22");
    assert!(now.has_begun(now.today) && !now.has_begun(tomorrow));
    assert!(now.has_come(at("2026-11-22T02:59:00Z")) && !now.has_come(at("2026-11-22T02:59:01Z")));
    let five_to = Now::new(at("2026-11-22T02:55:00Z"), Zone::default());
    assert!(five_to.has_begun(tomorrow) && five_to.has_come(at("2026-11-22T03:00:00Z")));
    assert_eq!(five_to.today, now.today);
    assert!(!five_to.has_begun(tomorrow.succ_opt().expect("a day")));
    let acre = Now::new(five_to.at, "America/Rio_Branco".parse().expect("zone"));
    assert!(!acre.has_begun(tomorrow), "there it is ten to ten");
}

#[test]
fn formats_and_compares_moments_by_the_minute() {
    let (first, last) = (at("2026-11-21T13:00:59Z"), at("2026-11-21T18:01:01Z"));
    assert_eq!((last.minutes_since(first), first.minutes_since(last)), (301, -301));
    assert_eq!(at("1965-01-01T00:00:30Z").minutes_since(at("1964-12-31T23:59:59Z")), 1);
    assert_eq!(first.written_in(&Zone::default()), "21/11/2026 às 10:00");
    let acre: Zone = "America/Rio_Branco".parse().expect("zone");
    assert_eq!((first.written_in(&acre).as_str(), acre.time_name()), ("21/11/2026 às 08:00", "horário do Acre"));
    // Every zone is named for the hour that its clocks show.
    for (zone, sample) in [
        ("horário de Fernando de Noronha", "21/11/2026 às 11:00"),
        ("horário de Brasília", "21/11/2026 às 10:00"),
        ("horário de Manaus", "21/11/2026 às 09:00"),
        ("horário de Mato Grosso", "21/11/2026 às 09:00"),
        ("horário de Mato Grosso do Sul", "21/11/2026 às 09:00"),
        ("horário de Rondônia", "21/11/2026 às 09:00"),
        ("horário de Roraima", "21/11/2026 às 09:00"),
        ("horário do Acre", "21/11/2026 às 08:00"),
    ] {
        let named = ZONES.iter().filter_map(|name| name.parse::<Zone>().ok()).filter(|one| one.time_name() == zone);
        let shown: Vec<String> = named.map(|one| first.written_in(&one)).collect();
        assert!(!shown.is_empty() && shown.iter().all(|text| text == sample), "{zone}: {shown:?}");
    }
}

#[test]
fn instants_travel_in_utc_to_the_microsecond() {
    let moment = at("2026-11-21T10:00:00.123456789-03:00");
    assert_eq!(serde_json::to_value(moment).expect("json"), "2026-11-21T13:00:00.123456Z");
    for wrong in ["2026-2-3T10:00:00Z", "2026-02-03T1:2:3Z", "2026-02-03T10:00Z", "2026-02-03"] {
        assert!(serde_json::from_value::<Instant>(wrong.into()).is_err(), "{wrong}");
    }
    assert!("Mars/Olympus".parse::<Zone>().is_err());
    for zone in ZONES {
        assert!(zone.parse::<Tz>().is_ok(), "{zone}");
    }
}
