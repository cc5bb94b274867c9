//! Tests common to every kind of table: reading any input, and the history.

use chrono::{NaiveDate, TimeDelta};
use kernel::{Error, Instant, RateImportId, UserId};
use proptest::prelude::*;

use crate::{AnyTable, RateImport, RateInput, RateKind, RateOrigin, RatePreview, RateRecord, history};

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn at(minute: i64) -> Instant {
    let noon: Instant = serde_json::from_value("2026-11-21T12:00:00Z".into()).expect("a moment");
    noon.plus(TimeDelta::minutes(minute))
}

fn input(kind: RateKind, csv: &str) -> RateInput {
    RateInput { kind, csv: csv.into(), source: "DOU".into(), official: false }
}

fn import(id: i64, valid_from: &str, rate: &str, withdrawn: bool) -> (RateImport, Option<String>) {
    let csv = format!("valid_from,title,rate\n{valid_from},Ato {id},{rate}\n");
    let table = input(RateKind::WaitingTime, &csv).check().expect("a table");
    let import = RateImport {
        id: RateImportId::from(id),
        version: if withdrawn { 2 } else { 1 },
        created_at: at(id),
        actor_id: UserId::from(1),
        kind: RateKind::WaitingTime,
        valid_from: table.act.valid_from,
        title: table.act.title,
        source: table.act.source,
        official: false,
        csv: table.csv,
        withdrawn_at: withdrawn.then(|| at(60)),
    };
    (import, Some("Ana".into()))
}

fn reported(record: &RateRecord) -> String {
    let state = match record {
        RateRecord { withdrawn_at: Some(_), .. } => "withdrawn",
        RateRecord { superseded: true, .. } => "superseded",
        RateRecord { in_force: true, .. } => "in force",
        _ => "",
    };
    let to = record.valid_to.map_or_else(String::new, |day| day.to_string());
    let id = record.id.map_or_else(|| "shipped".to_owned(), |id| id.to_string());
    format!("{id} {} {to} {state}", record.valid_from)
}

#[test]
fn a_history_distinguishes_present_past_and_superseded_tables() {
    let imports = [
        import(1, "2026-04-01", "2.50", false),
        import(2, "2025-04-01", "2.42", false),
        import(3, "2025-04-01", "2.43", false),
        import(4, "2025-04-01", "2.44", true),
        import(5, "2027-04-01", "2.60", false),
    ];
    let of = |imports: &[(RateImport, Option<String>)], today: &str| {
        let records = history(RateKind::WaitingTime, imports, day(today)).expect("a history");
        records.iter().map(reported).collect::<Vec<_>>()
    };
    assert_eq!(
        of(&imports, "2026-11-21"),
        [
            "5 2027-04-01  ",
            "1 2026-04-01 2027-03-31 in force",
            "4 2025-04-01 2026-03-31 withdrawn",
            "3 2025-04-01 2026-03-31 ",
            "2 2025-04-01 2026-03-31 superseded",
            "shipped 2025-04-01 2026-03-31 superseded",
            "shipped 2024-04-01 2025-03-31 ",
            "shipped 2023-04-01 2024-03-31 ",
            "shipped 2022-04-01 2023-03-31 ",
        ]
    );
    // On the last day of the one before, and on the first day of its own.
    for (today, holding) in
        [("2027-03-31", "1 "), ("2027-04-01", "5 "), ("2025-06-01", "3 "), ("2022-04-01", "shipped 2022")]
    {
        let held: Vec<_> = of(&imports, today).into_iter().filter(|reported| reported.ends_with("in force")).collect();
        assert!(held.len() == 1 && held[0].starts_with(holding), "{today}: {held:?}");
    }
    assert!(of(&imports, "2022-03-31").iter().all(|reported| !reported.ends_with("in force")));
    let records = history(RateKind::WaitingTime, &imports, day("2026-11-21")).expect("a history");
    let (imported, shipped) = (&records[0], &records[8]);
    assert_eq!((imported.origin, imported.imported_by.as_deref()), (RateOrigin::Imported, Some("Ana")));
    assert_eq!((shipped.origin, shipped.imported_at, shipped.cells), (RateOrigin::Shipped, None, 1));
}

#[test]
fn an_act_whose_coefficients_are_not_known_ends_the_one_before_it() {
    let shipped = RateKind::MinimumFreight.shipped().next().expect("a table");
    let csv = shipped.csv.replace("2026-01-20", "2025-01-17");
    let table = input(RateKind::MinimumFreight, &csv).check().expect("a table");
    let (mut import, by) = import(1, "2025-01-17", "1", false);
    import.kind = RateKind::MinimumFreight;
    import.csv = table.csv;
    let records = history(RateKind::MinimumFreight, &[(import, by)], day("2025-02-07")).expect("a history");
    let oldest = records.last().expect("a record");
    assert_eq!((oldest.valid_to, oldest.in_force, oldest.cells), (Some(day("2025-02-06")), false, 78));
}

#[test]
fn a_preview_is_held_against_what_holds_on_its_first_day() {
    let shipped: Vec<&AnyTable> = RateKind::WaitingTime.shipped().collect();
    let records = || history(RateKind::WaitingTime, &[], day("2026-11-21")).expect("a history");
    let table = |csv: &str| input(RateKind::WaitingTime, csv).check().expect("a table");
    let next = RatePreview::of(&table("valid_from,title,rate\n2026-04-01,Ato,2.50\n"), Some(shipped[3]), records());
    assert_eq!((next.replaces, next.compared_with.map(|one| one.valid_from)), (None, Some(day("2025-04-01"))));
    assert_eq!((next.changes.len(), next.unchanged, next.cells), (1, 0, 1));
    assert_eq!((next.changes[0].before.as_deref(), next.changes[0].after.as_deref()), (Some("2,41"), Some("2,50")));
    let same = RatePreview::of(&table("valid_from,title,rate\n2025-04-01,Ato,2.41\n"), Some(shipped[3]), records());
    assert_eq!((same.replaces.map(|one| one.origin), same.changes.len()), (Some(RateOrigin::Shipped), 0));
    let first = RatePreview::of(&table("valid_from,title,rate\n2015-04-17,Lei,1.38\n"), None, records());
    assert_eq!((first.compared_with, first.changes[0].before.clone()), (None, None));
}

#[test]
fn leaves_out_parts_that_change_nothing() {
    for kind in RateKind::ALL {
        for shipped in kind.shipped() {
            let act = &shipped.act;
            let mut same =
                RateInput { source: act.source.clone(), official: act.official, ..input(*kind, &shipped.csv) };
            let table = same.clone().check().expect("what is shipped is right");
            assert_eq!((&table.cells, table.csv.as_str()), (&shipped.cells, shipped.csv.as_str()));
            let refused = table.ensure_new(Some(shipped)).expect_err("nothing changes");
            assert!(matches!(refused, Error::Validation(errors) if errors[0].code == "nothing_changes"));
            same.official = !act.official;
            let confirmed_or_not = same.clone().check().expect("a table");
            assert!(confirmed_or_not.ensure_new(Some(shipped)).is_ok(), "{}", act.title);
            let corrected = RateInput { source: format!("{} e DOU", act.source), official: act.official, ..same };
            assert!(corrected.check().expect("a table").ensure_new(Some(shipped)).is_ok(), "{}", act.title);
            assert!(table.ensure_new(None).is_ok());
        }
    }
    let rate = |csv: &str| input(RateKind::WaitingTime, csv).check().expect("a table");
    let existing = rate("valid_from,title,rate\n2026-04-01,Ato,2.50\n");
    for other in ["2026-04-02,Ato,2.50", "2026-04-01,Outro,2.50", "2026-04-01,Ato,2.51"] {
        assert!(rate(&format!("valid_from,title,rate\n{other}\n")).ensure_new(Some(&existing)).is_ok(), "{other}");
    }
}

#[test]
fn an_import_names_its_source() {
    let faults = |source: &str, csv: &str| {
        let input = RateInput { source: source.into(), ..input(RateKind::WaitingTime, csv) };
        match input.check() {
            Err(Error::Validation(errors)) => {
                errors.into_iter().map(|one| format!("{}:{}", one.field, one.code)).collect()
            }
            other => panic!("not refused: {other:?}"),
        }
    };
    let found: Vec<String> = faults(" ", "nada");
    assert_eq!(found, ["source:required", "csv:missing_columns"]);
    let found: Vec<String> = faults(&"a".repeat(201), "valid_from,title,rate\n2026-04-01,Ato,x\nx,Ato,2\n");
    assert_eq!(found, ["source:too_long", "csv:invalid_line", "csv:invalid_line"]);
    let found: Vec<String> = faults("a\u{0}", "valid_from,title,rate\n2026-04-01,Ato,2\n");
    assert_eq!(found, ["source:control_character"]);
}

proptest! {
    #[test]
    fn any_input_is_read_or_refused_without_a_panic(
        kind in prop::sample::select(RateKind::ALL), text in prop::collection::vec("[ -~\u{0}é\"]{0,30}", 0..8)
    ) {
        let head = kind.shipped().next().and_then(|table| table.csv.lines().next()).expect("a head").to_owned();
        let _ = kind.read(&text.join("\n"), "x", false);
        let _ = kind.read(&format!("{head}\n{}", text.join("\n")), "x", false);
        let _ = kind.read(&format!("{}\n{}", head.replace(',', ";"), text.join(";")), "x", false);
    }

    #[test]
    fn a_damaged_file_is_read_or_refused(kind in prop::sample::select(RateKind::ALL), place in any::<prop::sample::Index>(), with in "[0-9,;.\"\n x-]{0,3}") {
        let whole = &kind.shipped().last().expect("a table").csv;
        let mut at = place.index(whole.len());
        while !whole.is_char_boundary(at) {
            at -= 1;
        }
        let next = whole[at..].chars().next().map_or(0, char::len_utf8);
        let damaged = format!("{}{with}{}", &whole[..at], &whole[at + next..]);
        if let Ok(table) = kind.read(&damaged, "x", false) {
            let again = kind.read(&table.csv, "x", false).expect("what was read is written rightly");
            prop_assert_eq!(again, table);
        }
    }
}
