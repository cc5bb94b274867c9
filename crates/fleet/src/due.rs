//! Due dates of a vehicle and its owner, and the warnings at the start of a freight.

use chrono::NaiveDate;
use kernel::{DueState, Input, Warning, string_enum, text::day};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::Vehicle;

string_enum! {
    /// Kind of a due date of a vehicle.
    DueCode {
        /// Licensing.
        Licensing = "licensing" "Licenciamento",
        /// Insurance.
        Insurance = "insurance" "Seguro",
        /// Tachograph verification.
        Tachograph = "tachograph" "Aferição do tacógrafo",
        /// RNTRC.
        Rntrc = "rntrc" "RNTRC",
        /// Date that the owner named.
        Own = "own" "Outro",
    }
}

/// Due date that the owner named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DueDate {
    /// Name: the matter that is due.
    #[validate(length(min = 1, max = 80))]
    pub name: String,
    /// Due day.
    #[serde(deserialize_with = "kernel::day::required")]
    pub due_on: NaiveDate,
}

/// Due date of a vehicle, seen from a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DueLine {
    /// Kind of due date.
    pub code: DueCode,
    /// Name, in Portuguese.
    pub name: String,
    /// Due day.
    pub due_on: NaiveDate,
    /// Days until the due day; negative when past.
    pub days: i64,
    /// State: ok, soon or expired.
    pub state: DueState,
}

/// Papers of a driver.
#[derive(Clone, Debug, Default)]
pub struct Papers {
    /// Driver's name; `None` where the owner drives.
    pub driver: Option<String>,
    /// Last day of the CNH.
    pub cnh_due_on: Option<NaiveDate>,
    /// Due day of the toxicological exam (CTB art. 148-A).
    pub toxicological_due_on: Option<NaiveDate>,
}

/// Returns every due date of a vehicle as seen from `today`, the nearest first.
pub fn due_lines(vehicle: &Vehicle, own: &[DueDate], today: NaiveDate) -> Vec<DueLine> {
    let legal = [
        (DueCode::Licensing, vehicle.fields.licensing_due_on),
        (DueCode::Insurance, vehicle.fields.insurance_due_on),
        (DueCode::Tachograph, vehicle.fields.tachograph_due_on),
        (DueCode::Rntrc, vehicle.fields.rntrc_due_on),
    ];
    let legal = legal.into_iter().filter_map(|(code, due_on)| Some((code, code.label().to_owned(), due_on?)));
    let own = own.iter().map(|due| (DueCode::Own, due.name.clone(), due.due_on));
    let line = |(code, name, due_on): (DueCode, String, NaiveDate)| {
        let days = (due_on - today).num_days();
        DueLine { code, name, due_on, days, state: DueState::of(days) }
    };
    let mut lines: Vec<_> = legal.chain(own).map(line).collect();
    lines.sort_by_key(|line| line.due_on);
    lines
}

/// Warns at the start of a freight of papers of the driver and the vehicles that have expired or are about to, as of
/// its first day; the expired first. For a past day it reports only papers expired by then: a later due date is no
/// longer ahead. RNTRC and the owner's own due dates do not stop a truck: only the vehicle's page shows them.
pub fn start_warnings<'a>(
    vehicles: impl IntoIterator<Item = &'a Vehicle>,
    papers: Papers,
    started_on: NaiveDate,
    today: NaiveDate,
) -> Vec<Warning> {
    let warning = |code: &str, suffix: &str, subject: &str, due_on: NaiveDate| {
        if started_on < today {
            expired_before(code, suffix, subject, due_on, started_on)
        } else {
            warning(code, suffix, subject, due_on, today)
        }
    };
    let [cnh, exam] = match &papers.driver {
        None => ["Sua CNH".to_owned(), "Seu exame toxicológico".to_owned()],
        Some(name) => [format!("A CNH de {name}"), format!("O exame toxicológico de {name}")],
    };
    let personal = [("cnh", cnh, papers.cnh_due_on), ("toxicological", exam, papers.toxicological_due_on)];
    let mut warnings: Vec<_> =
        personal.into_iter().filter_map(|(code, subject, due_on)| warning(code, "", &subject, due_on?)).collect();
    for vehicle in vehicles {
        let suffix = format!(":{}", vehicle.id);
        for (code, paper, due_on) in [
            (DueCode::Insurance, "O seguro", vehicle.fields.insurance_due_on),
            (DueCode::Tachograph, "A aferição do tacógrafo", vehicle.fields.tachograph_due_on),
            (DueCode::Licensing, "O licenciamento", vehicle.fields.licensing_due_on),
        ] {
            let subject = format!("{paper} {} {}", vehicle.of(), vehicle.called());
            warnings.extend(due_on.and_then(|due_on| warning(code.as_str(), &suffix, &subject, due_on)));
        }
    }
    // The sort is stable: the driver precedes the vehicles, and the truck its trailers.
    warnings.sort_by_key(|warning| !is_expired(warning));
    warnings
}

/// True for a warning of a paper that has expired; the others are about to.
fn is_expired(warning: &Warning) -> bool {
    warning.code.split(':').next().is_some_and(|code| code.ends_with("_expired"))
}

fn warning(code: &str, suffix: &str, subject: &str, due_on: NaiveDate, today: NaiveDate) -> Option<Warning> {
    let days = (due_on - today).num_days();
    let (slug, message) = match (DueState::of(days), days) {
        (DueState::Ok, _) => return None,
        (DueState::Expired, _) => ("expired", format!("{subject} venceu em {}.", day(due_on))),
        (DueState::Soon, 0) => ("due", format!("{subject} vence hoje, {}.", day(due_on))),
        (DueState::Soon, 1) => ("due", format!("{subject} vence amanhã, {}.", day(due_on))),
        (DueState::Soon, _) => ("due", format!("{subject} vence em {}, daqui a {days} dias.", day(due_on))),
    };
    Some(Warning::new(format!("{code}_{slug}{suffix}"), message))
}

/// Warns of a paper that had expired when a past freight started.
fn expired_before(code: &str, suffix: &str, subject: &str, due_on: NaiveDate, on: NaiveDate) -> Option<Warning> {
    let message = || format!("{subject} venceu em {}, antes do início do frete, em {}.", day(due_on), day(on));
    (due_on < on).then(|| Warning::new(format!("{code}_expired{suffix}"), message()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{VehicleType, sample};

    #[test]
    fn lines_come_in_the_order_of_their_days() {
        let today = sample::day("2026-11-21");
        let mut vehicle = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        vehicle.fields.licensing_due_on = Some(sample::day("2026-12-31"));
        vehicle.fields.insurance_due_on = Some(sample::day("2026-11-20"));
        let own = [DueDate { name: "AET".into(), due_on: sample::day("2026-11-25") }];
        let lines: Vec<_> = due_lines(&vehicle, &own, today)
            .into_iter()
            .map(|line| (line.code, line.name, line.days, line.state))
            .collect();
        assert_eq!(
            lines,
            [
                (DueCode::Insurance, "Seguro".to_owned(), -1, DueState::Expired),
                (DueCode::Own, "AET".to_owned(), 4, DueState::Soon),
                (DueCode::Licensing, "Licenciamento".to_owned(), 40, DueState::Ok),
            ]
        );
    }

    #[test]
    fn warnings_name_the_paper_the_vehicle_and_the_day() {
        let today = sample::day("2026-11-21");
        let mut truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        truck.fields.insurance_due_on = Some(sample::day("2026-11-20"));
        truck.fields.tachograph_due_on = Some(sample::day("2026-12-06"));
        truck.fields.rntrc_due_on = Some(sample::day("2020-01-01"));
        let mut trailer = sample::vehicle(8, VehicleType::Trailer, "XYZ1234", 3);
        trailer.fields.licensing_due_on = Some(today);
        trailer.fields.insurance_due_on = Some(sample::day("2026-12-07"));
        let papers = Papers {
            driver: None,
            cnh_due_on: Some(sample::day("2026-11-22")),
            toxicological_due_on: Some(sample::day("2026-10-01")),
        };
        let warnings: Vec<_> = start_warnings([&truck, &trailer], papers, today, today)
            .into_iter()
            .map(|warning| (warning.code, warning.message))
            .collect();
        let warnings: Vec<_> = warnings.iter().map(|(code, message)| (code.as_str(), message.as_str())).collect();
        assert_eq!(
            warnings,
            [
                ("toxicological_expired", "Seu exame toxicológico venceu em 01/10/2026."),
                ("insurance_expired:7", "O seguro do cavalo ABC1D23 venceu em 20/11/2026."),
                ("cnh_due", "Sua CNH vence amanhã, 22/11/2026."),
                ("tachograph_due:7", "A aferição do tacógrafo do cavalo ABC1D23 vence em 06/12/2026, daqui a 15 dias."),
                ("licensing_due:8", "O licenciamento da carreta XYZ-1234 vence hoje, 21/11/2026."),
            ]
        );
    }

    #[test]
    fn papers_are_judged_on_the_day_on_which_the_freight_started() {
        let (january, today) = (sample::day("2026-01-10"), sample::day("2026-11-21"));
        let mut truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        truck.fields.insurance_due_on = Some(today);
        truck.fields.tachograph_due_on = Some(january);
        truck.fields.licensing_due_on = Some(sample::day("2026-01-09"));
        let papers = Papers { cnh_due_on: Some(sample::day("2026-01-20")), ..Papers::default() };
        let reported = start_warnings([&truck], papers, january, today);
        let reported: Vec<_> = reported.iter().map(|one| (one.code.as_str(), one.message.as_str())).collect();
        let message =
            "O licenciamento do cavalo ABC1D23 venceu em 09/01/2026, antes do início do frete, em 10/01/2026.";
        assert_eq!(reported, [("licensing_expired:7", message)]);
    }

    #[test]
    fn nothing_due_warns_of_nothing() {
        let today = sample::day("2026-11-21");
        let truck = sample::vehicle(7, VehicleType::Truck, "ABC1D23", 3);
        assert!(start_warnings([&truck], Papers::default(), today, today).is_empty());
    }
}
