//! Events left out by a correction, and the warning that names them.

use super::*;

/// Returns the sentence of what a correction by a move leaves out, or nothing.
fn left_out(course: &Course, status: &str, moment: String) -> String {
    let wanted = moved(json!({ "status": status, "occurredAt": moment }));
    let plan = of_move(&course.freight, &course.events, wanted).expect("a plan");
    plan.warning(&course.freight, &Zone::default()).map(|one| one.message).unwrap_or_default()
}

#[test]
fn warns_before_dropping_later_events() {
    let office = Course::of(&[("in_transit", "12:00"), ("", "17:00"), ("unloading", "18:00"), ("completed", "20:00")]);
    assert_eq!(left_out(&office, "loading", moment("11:00")), "");
    let arrival = "Chegada para descarregar, 17:00";
    assert_eq!(
        left_out(&office, "loading", moment("13:00")),
        format!("Se você confirmar, saem do frete: Em trânsito, 12:00; {arrival}.")
    );
    assert_eq!(
        left_out(&office, "in_transit", moment("17:30")),
        format!("Se você confirmar, sai do frete: {arrival}.")
    );
    assert_eq!(left_out(&office, "unloading", moment("21:00")), "Se você confirmar, sai do frete: Concluído, 20:00.");
    let next_day = left_out(&office, "unloading", "2026-11-11T08:00:00-03:00".to_owned());
    assert_eq!(next_day, "Se você confirmar, sai do frete: Concluído, 10/11/2026 às 20:00.");
    let mut after = office;
    after.correct_move(json!({ "status": "loading", "occurredAt": moment("13:00") })).expect("done");
    assert_eq!(after.from(8), ["Carregando 13:00", "Descarregando 18:00", "Concluído 20:00"]);
    // The arrival after another one that is moved behind it.
    let arrival = json!({ "occurredAt": moment("19:00"), "place": "unloading" });
    let plan = of_arrival(&after.freight, &after.events, arrived(arrival)).expect("a plan");
    let reported = plan.warning(&after.freight, &Zone::default()).expect("a warning");
    assert_eq!(reported.message, "Se você confirmar, sai do frete: Descarregando, 18:00.");
}

#[test]
fn shows_an_unrecorded_state_only_as_the_current_one() {
    // Completed by mistake, and undone twice.
    let mut course = Course::of(&[("completed", "14:00"), ("unloading", "14:00"), ("in_transit", "14:00")]);
    assert_eq!(left_out(&course, "loading", moment("10:05")), "Se você confirmar, sai do frete: Em trânsito.");
    course.take(Step::Arrive(arrived(json!({ "occurredAt": moment("17:00") })))).expect("an arrival");
    assert_eq!(
        left_out(&course, "loading", moment("10:05")),
        "Se você confirmar, saem do frete: Em trânsito; Chegada para descarregar, 17:00."
    );
    assert_eq!(left_out(&course, "in_transit", moment("10:05")), "");
}
