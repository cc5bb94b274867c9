//! Due dates of a vehicle and its owner, and the warnings at the start of a freight.

use chrono::NaiveDate;
use kernel::{Warning, choice, text::day};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Vehicle;

/// From how many days before it a due date is named.
pub const SOON_DAYS: i64 = 15;

choice! {
    /// How a due date stands.
    DueState {
        /// Farther than [`SOON_DAYS`].
        Ok = "ok" "Em dia",
        /// Within [`SOON_DAYS`], today included.
        Soon = "soon" "Vence em breve",
        /// Past.
        Expired = "expired" "Vencido",
    }
}

impl DueState {
    /// How a date that is `days` away stands; negative days are past.
    pub const fn of(days: i64) -> Self {
        match days {
            ..0 => Self::Expired,
            0..=SOON_DAYS => Self::Soon,
            _ => Self::Ok,
        }
    }
}

choice! {
    /// What is due on a vehicle.
    DueCode {
        /// Licensing.
        Licensing = "licensing" "Licenciamento",
        /// Insurance.
        Insurance = "insurance" "Seguro",
        /// Tachograph verification.
        Tachograph = "tachograph" "Cronotacógrafo",
        /// RNTRC.
        Rntrc = "rntrc" "RNTRC",
        /// A date of the owner's own.
        Own = "own" "Outro",
    }
}

/// A due date of the owner's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DueDate {
    /// What is due.
    pub name: String,
    /// When.
    pub due_on: NaiveDate,
}

/// A due date of a vehicle, seen from a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DueLine {
    /// What is due.
    pub code: DueCode,
    /// What is due, in words.
    pub name: String,
    /// When.
    pub due_on: NaiveDate,
    /// Days until then; negative when past.
    pub days: i64,
    /// How it stands.
    pub state: DueState,
}

/// Papers of the one who drives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Papers {
    /// When the CNH ends.
    pub cnh_due_on: Option<NaiveDate>,
    /// When the toxicological exam is due (CTB art. 148-A).
    pub toxicological_due_on: Option<NaiveDate>,
}

/// Every due date of a vehicle as seen from `today`, the nearest first.
pub fn due_lines(vehicle: &Vehicle, own: &[DueDate], today: NaiveDate) -> Vec<DueLine> {
    let legal = [
        (DueCode::Licensing, vehicle.licensing_due_on),
        (DueCode::Insurance, vehicle.insurance_due_on),
        (DueCode::Tachograph, vehicle.tachograph_due_on),
        (DueCode::Rntrc, vehicle.rntrc_due_on),
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

/// What a driver is to know before a freight starts: papers of driver and vehicles that have expired or are about to.
/// RNTRC and dates of the owner's own stop nobody on the road and are left to the vehicle's page.
pub fn start_warnings<'a>(
    vehicles: impl IntoIterator<Item = &'a Vehicle>,
    papers: Papers,
    today: NaiveDate,
) -> Vec<Warning> {
    let personal = [
        ("cnh", "Sua CNH", papers.cnh_due_on),
        ("toxicological", "Seu exame toxicológico", papers.toxicological_due_on),
    ];
    let mut warnings: Vec<_> =
        personal.into_iter().filter_map(|(code, subject, due_on)| warning(code, "", subject, due_on?, today)).collect();
    for vehicle in vehicles {
        let suffix = format!(":{}", vehicle.id);
        for (code, paper, due_on) in [
            (DueCode::Insurance, "O seguro", vehicle.insurance_due_on),
            (DueCode::Tachograph, "A verificação do cronotacógrafo", vehicle.tachograph_due_on),
            (DueCode::Licensing, "O licenciamento", vehicle.licensing_due_on),
        ] {
            let subject = format!("{paper} {} {}", vehicle.of(), vehicle.called());
            warnings.extend(due_on.and_then(|due_on| warning(code.as_str(), &suffix, &subject, due_on, today)));
        }
    }
    warnings
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
    Some(Warning { code: format!("{code}_{slug}{suffix}"), message })
}
