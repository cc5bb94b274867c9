//! Licensing (CRLV-e): its due day, suggested by the vehicle's state and the ending of its plate. The calendars change
//! from year to year: each names its source, and the owner always sets the date himself.

use chrono::{Datelike, Months, NaiveDate};
use kernel::{Plate, check::Invalid, text::month_name};
use serde::Serialize;
use utoipa::ToSchema;

use crate::VehicleType;

const STATES: [&str; 27] = [
    "AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA", "PB", "PE", "PI", "PR", "RJ",
    "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO",
];

/// Finds a state by its two letters, in either case.
///
/// # Errors
/// [`Invalid`] with `unknown_uf`.
pub fn state(text: &str) -> Result<&'static str, Invalid> {
    let text = text.trim();
    let known = STATES.into_iter().find(|state| state.eq_ignore_ascii_case(text));
    known.ok_or(Invalid { code: "unknown_uf", message: "Informe a sigla de um estado, como SP." })
}

/// Suggested due day of a vehicle's licensing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicensingSuggestion {
    /// Next due day; null where the plate is not complete.
    pub due_on: Option<NaiveDate>,
    /// Month of that day, from 1 to 12; null where the plate is not complete.
    pub month: Option<u32>,
    /// Rule and its source, in Portuguese.
    pub rule: String,
}

/// Licensing calendar: the month for each ending of the plate from 0 to 9, and its source.
struct Calendar {
    months: [u32; 10],
    whose: &'static str,
    source: &'static str,
}

/// National limit, which is that of São Paulo's trucks too.
const NATIONAL: [u32; 10] = [12, 9, 9, 10, 10, 10, 11, 11, 11, 12];

fn calendar(state: &str, kind: VehicleType) -> Calendar {
    let of = |months, whose, source| Calendar { months, whose, source };
    match (state, kind) {
        ("SP", VehicleType::Truck) => of(NATIONAL, "de caminhões em São Paulo", "calendário de 2025 do Detran-SP"),
        ("SP", VehicleType::Trailer) => of(
            [12, 7, 7, 8, 8, 9, 9, 10, 10, 11],
            "de reboques e semirreboques em São Paulo",
            "calendário de 2024 do Detran-SP",
        ),
        ("MG", _) => of([10, 8, 8, 8, 9, 9, 9, 10, 10, 10], "em Minas Gerais", "calendário de 2025 de Minas Gerais"),
        ("PR", _) => of(
            [11, 8, 8, 9, 9, 9, 10, 10, 10, 11],
            "no Paraná",
            "calendário de 2025 do Detran-PR, que marca um dia do mês para cada final: veja qual é o deste ano",
        ),
        ("MT", _) => of([10, 3, 3, 3, 4, 5, 6, 7, 8, 9], "em Mato Grosso", "calendário de 2023 do Detran-MT"),
        ("MS", _) => of([10, 4, 4, 5, 6, 6, 7, 8, 8, 9], "em Mato Grosso do Sul", "calendário de 2023 do Detran-MS"),
        ("SE", _) => of(
            [1, 6, 6, 7, 7, 8, 9, 10, 11, 12],
            "em Sergipe",
            "calendário de 2026, pelo mês em que a fiscalização começa",
        ),
        _ => of(
            NATIONAL,
            "pelo prazo nacional",
            "Resolução Contran 110/2000; o calendário deste estado não está no sistema",
        ),
    }
}

/// Day of the month, where a state's calendar sets one for each ending, and whether it is known. An unknown day counts
/// as the first in the calendar, since a reminder must not be later than the deadline.
fn day_set(state: &str, ending: u32) -> Option<(u32, bool)> {
    match (state, ending) {
        ("PR", 0) => Some((28, true)),
        ("PR", 1) => Some((15, true)),
        ("PR", _) => Some((15, false)),
        _ => None,
    }
}

/// Returns a day of a month of a year; default the month's last day.
fn deadline(year: i32, month: u32, day: Option<u32>) -> Option<NaiveDate> {
    let first = NaiveDate::from_ymd_opt(year, month, 1)?;
    match day {
        Some(day) => first.with_day(day),
        None => first.checked_add_months(Months::new(1))?.pred_opt(),
    }
}

/// Suggests the due day for a vehicle of a state (two capital letters) as of a day; requests the plate while the text
/// is incomplete.
pub fn suggestion(state: &str, kind: VehicleType, plate: &str, today: NaiveDate) -> LicensingSuggestion {
    let plate = plate.parse::<Plate>().ok();
    let ending = plate.and_then(|plate| plate.as_str().chars().last()?.to_digit(10));
    let Calendar { months, whose, source } = calendar(state, kind);
    let month = ending.and_then(|ending| months.get(usize::try_from(ending).ok()?).copied());
    let (Some(ending), Some(month)) = (ending, month) else {
        let rule = "Informe a placa completa: o mês do licenciamento depende do final dela.".to_owned();
        return LicensingSuggestion { due_on: None, month: None, rule };
    };
    let set = day_set(state, ending);
    let day = set.map(|(day, _)| day);
    let this_year = deadline(today.year(), month, day).filter(|day| *day >= today);
    let due_on = this_year.or_else(|| deadline(today.year().saturating_add(1), month, day));
    let name = month_name(month).unwrap_or_default();
    let until = match set {
        Some((day, true)) => format!("{day} de {name}"),
        Some((day, false)) => format!("{day} de {name} (dia a confirmar)"),
        None => format!("o fim de {name}"),
    };
    let rule = format!(
        "Placa de final {ending} {whose} ({state}): licenciar até {until}. Fonte: {source}. Confira no Detran antes de \
         salvar."
    );
    LicensingSuggestion { due_on, month: Some(month), rule }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::day;

    fn due(state: &str, kind: VehicleType, ending: u32, today: &str) -> (u32, String) {
        let found = suggestion(state, kind, &format!("ABC1D2{ending}"), day(today));
        (found.month.expect("a month"), found.due_on.expect("a day").to_string())
    }

    #[test]
    fn each_state_has_its_months_by_the_ending() {
        use VehicleType::{Trailer, Truck};
        // Months of the endings 1 to 9 and 0, as the sources list them.
        for (state, kind, months) in [
            ("SP", Truck, [9, 9, 10, 10, 10, 11, 11, 11, 12, 12]),
            ("SP", Trailer, [7, 7, 8, 8, 9, 9, 10, 10, 11, 12]),
            ("MG", Truck, [8, 8, 8, 9, 9, 9, 10, 10, 10, 10]),
            ("PR", Trailer, [8, 8, 9, 9, 9, 10, 10, 10, 11, 11]),
            ("MT", Truck, [3, 3, 3, 4, 5, 6, 7, 8, 9, 10]),
            ("MS", Truck, [4, 4, 5, 6, 6, 7, 8, 8, 9, 10]),
            ("SE", Truck, [6, 6, 7, 7, 8, 9, 10, 11, 12, 1]),
            ("RS", Truck, [9, 9, 10, 10, 10, 11, 11, 11, 12, 12]),
            ("RS", Trailer, [9, 9, 10, 10, 10, 11, 11, 11, 12, 12]),
        ] {
            for (ending, month) in (1..=10).zip(months) {
                assert_eq!(due(state, kind, ending % 10, "2026-01-01").0, month, "{state} {} {ending}", kind.as_str());
            }
        }
    }

    #[test]
    fn the_day_is_the_next_end_of_that_month() {
        use VehicleType::{Trailer, Truck};
        assert_eq!(due("SP", Truck, 1, "2026-09-30").1, "2026-09-30");
        assert_eq!(due("SP", Truck, 1, "2026-10-01").1, "2027-09-30");
        assert_eq!(due("SP", Truck, 0, "2026-11-21").1, "2026-12-31");
        assert_eq!(due("SP", Trailer, 3, "2026-11-21").1, "2027-08-31");
        assert_eq!(due("SE", Truck, 0, "2026-11-21").1, "2027-01-31");
    }

    #[test]
    fn parana_sets_a_day_and_a_reminder_never_comes_after_it() {
        use VehicleType::{Trailer, Truck};
        for (kind, ending, today, on) in [
            (Truck, 1, "2026-01-01", "2026-08-15"),
            (Truck, 1, "2026-08-15", "2026-08-15"),
            (Truck, 1, "2026-08-16", "2027-08-15"),
            (Truck, 5, "2026-01-01", "2026-09-15"),
            (Trailer, 9, "2026-01-01", "2026-11-15"),
            (Truck, 0, "2026-01-01", "2026-11-28"),
        ] {
            assert_eq!(due("PR", kind, ending, today).1, on, "{ending} {today}");
        }
        let sentence = |plate| suggestion("PR", Truck, plate, day("2026-01-01")).rule;
        assert!(sentence("ABC1D21").contains("licenciar até 15 de agosto. Fonte"), "{}", sentence("ABC1D21"));
        assert!(sentence("ABC1D22").contains("15 de agosto (dia a confirmar)"), "{}", sentence("ABC1D22"));
    }

    #[test]
    fn names_the_source_and_requires_a_plate() {
        let found = suggestion("SP", VehicleType::Truck, "abc-1d23", day("2026-11-21"));
        assert_eq!(
            found.rule,
            "Placa de final 3 de caminhões em São Paulo (SP): licenciar até o fim de outubro. Fonte: calendário de 2025 do \
             Detran-SP. Confira no Detran antes de salvar."
        );
        assert!(suggestion("RS", VehicleType::Truck, "ABC1D23", day("2026-11-21")).rule.contains("prazo nacional"));
        let none = suggestion("SP", VehicleType::Truck, "ABC", day("2026-11-21"));
        assert_eq!((none.due_on, none.month), (None, None));
        assert_eq!((state(" sp "), state("XX").is_err(), state("").is_err()), (Ok("SP"), true, true));
    }
}
