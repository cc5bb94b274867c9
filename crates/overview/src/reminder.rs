//! Reminders: everything that is due, of every module, in one list.

use chrono::{Days, NaiveDate};
use finance::{
    OpenAmount, Source, SourceKind, SourcePart, TransactionKind, TransactionRecord,
    own_contributions::OwnContributionsDue,
};
use fleet::{DueDate, Vehicle, due::DueCode, due::due_lines};
use kernel::{
    Cents, DriverId, DueState, Error, Km, OwnerId, Result, VehicleId,
    due::SOON_DAYS,
    string_enum,
    text::{month_name, reais},
};
use maintenance::{due::PlanState, plan::PlanRecord};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    reminder_kind::ReminderKind,
    renewal::{next_due, next_licensing},
};

/// Maximum number of days ahead.
const MAX_DAYS: u64 = 366;

string_enum! {
    /// Kind of record where something due is settled.
    TargetKind {
        /// A transaction entered by hand.
        Transaction = "transaction" "Lançamento",
        /// A freight.
        Freight = "freight" "Frete",
        /// A fill-up.
        Fuel = "fuel" "Abastecimento",
        /// A maintenance record.
        MaintenanceRecord = "maintenance_record" "Manutenção",
        /// A settlement with a driver.
        DriverPayment = "driver_payment" "Acerto",
        /// A vehicle.
        Vehicle = "vehicle" "Veículo",
        /// The owner's own profile.
        Profile = "profile" "Perfil",
        /// A driver.
        Driver = "driver" "Motorista",
        /// A line of the maintenance plan.
        MaintenancePlan = "maintenance_plan" "Plano de manutenção",
        /// The year for the accountant; its id is the year.
        TaxYear = "tax_year" "Ano para o contador",
    }
}

/// Record where something due is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Target {
    /// The kind of record.
    pub kind: TargetKind,
    /// Id of the record.
    pub id: i64,
}

/// Something due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminder {
    /// Kind of what is due.
    pub kind: ReminderKind,
    /// Name of what is due, in Portuguese.
    pub title: String,
    /// Subject, in Portuguese; null without one.
    pub detail: Option<String>,
    /// Due day; null where only km decide.
    pub due_on: Option<NaiveDate>,
    /// Days until the due day, negative when late; null where only km decide.
    pub days: Option<i64>,
    /// True where the due day is only the one on which the vehicle reaches the km at its own pace.
    pub by_pace: bool,
    /// Usual next due day of a paper renewed today. Null for other reminders, and for a CNH or RNTRC, whose next day is
    /// printed on the renewed document.
    pub next_due_on: Option<NaiveDate>,
    /// State of what is due.
    pub state: DueState,
    /// Amount in cents; null for what is not an amount.
    pub amount_cents: Option<Cents>,
    /// Km until it is due, negative when late; null where no km decide.
    pub km_left: Option<Km>,
    /// Record where it is settled.
    pub target: Target,
    /// Vehicle whose paper or planned maintenance is due; null for people and amounts.
    pub vehicle_id: Option<VehicleId>,
    /// Open amount whose payment settles it; null where no payment does.
    pub settles: Option<OpenAmount>,
}

/// The list of everything due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminders {
    /// Reminders, the most urgent first.
    pub items: Vec<Reminder>,
    /// Number of those that are late.
    pub expired: i64,
    /// Number of those that are near: due within fifteen days, today included; by the pace of a vehicle only in the
    /// second half of an interval.
    pub soon: i64,
    /// Always null: the list is complete.
    pub next_cursor: Option<String>,
}

/// Returns the last day of a list of `days` days ahead; default [`SOON_DAYS`].
///
/// # Errors
/// [`Error::Validation`] for less than 0 days or more than 366.
pub fn last_day(days: Option<i64>, today: NaiveDate) -> Result<NaiveDate> {
    let days = u64::try_from(days.unwrap_or(SOON_DAYS)).ok().filter(|days| *days <= MAX_DAYS);
    let days = days.ok_or_else(|| Error::field("days", "out_of_range", "Informe de 0 a 366 dias."))?;
    Ok(today.checked_add_days(Days::new(days)).unwrap_or(today))
}

impl Reminders {
    /// Sorts reminders by urgency and counts them, without those due after the `last` day. An item that is not near is
    /// listed only beyond the near days, and only with its day.
    pub fn of(mut items: Vec<Reminder>, (today, last): (NaiveDate, NaiveDate)) -> Self {
        let looks_further = (last - today).num_days() > SOON_DAYS;
        items.retain(|item| match item.due_on {
            Some(day) => day <= last && (looks_further || item.state != DueState::Ok),
            None => item.state != DueState::Ok,
        });
        items.sort_by_key(|item| (std::cmp::Reverse(item.state), item.days.unwrap_or_default()));
        let count = |state| i64::try_from(items.iter().filter(|item| item.state == state).count()).unwrap_or(i64::MAX);
        Self { expired: count(DueState::Expired), soon: count(DueState::Soon), items, next_cursor: None }
    }
}

/// Due days of the papers of a person who drives.
#[derive(Clone, Copy, Debug)]
pub struct PersonPapers {
    /// CNH.
    pub cnh_due_on: Option<NaiveDate>,
    /// Toxicological exam.
    pub toxicological_due_on: Option<NaiveDate>,
}

impl Reminder {
    fn dated(kind: ReminderKind, title: String, due_on: NaiveDate, target: Target, today: NaiveDate) -> Self {
        let days = (due_on - today).num_days();
        Self {
            kind,
            title,
            detail: None,
            due_on: Some(due_on),
            days: Some(days),
            by_pace: false,
            next_due_on: next_due(kind, due_on, today),
            state: DueState::of(days),
            amount_cents: None,
            km_left: None,
            target,
            vehicle_id: None,
            settles: None,
        }
    }

    /// Returns the reminder of an amount to be paid or received.
    pub fn of_amount(record: TransactionRecord, today: NaiveDate) -> Self {
        let TransactionRecord { transaction, source, client_name, plate, driver_name, .. } = record;
        let kind = match transaction.fields.kind {
            TransactionKind::Income => ReminderKind::Receivable,
            TransactionKind::Expense => ReminderKind::Payable,
        };
        let target = match source {
            None => Target { kind: TargetKind::Transaction, id: transaction.id.get() },
            Some(Source { kind, id, .. }) => Target { kind: source_target(kind), id },
        };
        let part = (transaction.installments > 1 && transaction.source_part != Some(SourcePart::Commission))
            .then(|| format!("{} de {}", transaction.installment, transaction.installments));
        let about = client_name.or(driver_name).or_else(|| plate.map(|plate| plate.to_string()));
        let detail: Vec<String> = part.into_iter().chain(about).collect();
        Self {
            detail: Some(detail.join(" · ")).filter(|detail| !detail.is_empty()),
            amount_cents: Some(transaction.fields.amount_cents),
            settles: OpenAmount::of(&transaction),
            ..Self::dated(kind, transaction.fields.description, transaction.fields.due_on, target, today)
        }
    }

    /// Returns the reminder of INSS, SEST and SENAT that the owner himself owes.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn of_own_contributions(due: OwnContributionsDue, today: NaiveDate) -> Result<Self> {
        let (number, year) = due.month.number_and_year();
        let month = month_name(number).unwrap_or_default();
        let target = Target { kind: TargetKind::TaxYear, id: year.into() };
        let (inss, others) = (reais(due.owed.inss_cents), reais(due.owed.sest_senat()?));
        let title = "INSS, SEST e SENAT próprios (GPS)".to_owned();
        Ok(Self {
            detail: Some(format!(
                "estimativa, fretes de pessoas físicas em {month} de {year}: INSS {inss}, SEST e SENAT {others}"
            )),
            amount_cents: Some(due.owed.total()?),
            ..Self::dated(ReminderKind::OwnInss, title, due.due_on, target, today)
        })
    }

    /// Returns the reminders of a vehicle's papers and of the due dates that the owner added to it.
    pub fn of_vehicle(vehicle: &Vehicle, own: &[DueDate], today: NaiveDate) -> Vec<Self> {
        let target = Target { kind: TargetKind::Vehicle, id: vehicle.id.get() };
        let reminder = |line: fleet::DueLine| {
            let kind = match line.code {
                DueCode::Licensing => ReminderKind::Licensing,
                DueCode::Insurance => ReminderKind::Insurance,
                DueCode::Tachograph => ReminderKind::Tachograph,
                DueCode::Rntrc => ReminderKind::Rntrc,
                DueCode::Own => ReminderKind::Own,
            };
            let dated = Self::dated(kind, line.name, line.due_on, target, today);
            let next_due_on = match line.code {
                DueCode::Licensing => next_licensing(vehicle, line.due_on, today),
                _ => dated.next_due_on,
            };
            Self { detail: Some(vehicle.called()), next_due_on, vehicle_id: Some(vehicle.id), ..dated }
        };
        due_lines(vehicle, own, today).into_iter().map(reminder).collect()
    }

    /// Returns the reminders of the owner's own papers.
    pub fn of_owner(owner: OwnerId, papers: PersonPapers, today: NaiveDate) -> Vec<Self> {
        let target = Target { kind: TargetKind::Profile, id: owner.get() };
        Self::of_person((ReminderKind::Cnh, ReminderKind::Toxicological), papers, (None, target), today)
    }

    /// Returns the reminders of a driver's papers.
    pub fn of_driver((id, name): (DriverId, String), papers: PersonPapers, today: NaiveDate) -> Vec<Self> {
        let target = Target { kind: TargetKind::Driver, id: id.get() };
        let kinds = (ReminderKind::DriverCnh, ReminderKind::DriverToxicological);
        Self::of_person(kinds, papers, (Some(name), target), today)
    }

    fn of_person(
        (cnh, exam): (ReminderKind, ReminderKind),
        papers: PersonPapers,
        (whose, target): (Option<String>, Target),
        today: NaiveDate,
    ) -> Vec<Self> {
        let named = |kind: ReminderKind, title: &str, due_on: Option<NaiveDate>| {
            let due_on = due_on?;
            Some(Self { detail: whose.clone(), ..Self::dated(kind, title.to_owned(), due_on, target, today) })
        };
        let both =
            [named(cnh, "CNH", papers.cnh_due_on), named(exam, "Exame toxicológico", papers.toxicological_due_on)];
        both.into_iter().flatten().collect()
    }

    /// Returns the reminder of a maintenance plan's line. It is near by the plan's rule, and from 15 days before its
    /// day on, as every item of the list. The plan itself warns from 90 % of the interval on, which for two years is 73
    /// days before. With near km and an unknown day, only the km count, unless its months end by the `last` day of the
    /// list.
    pub fn of_plan(record: PlanRecord, last: NaiveDate) -> Option<Self> {
        let by_km = record.near_by_km_alone() && record.due.next_on.is_none_or(|day| day > last);
        let (due_on, days) = (record.due.next_on.filter(|_| !by_km), record.due.days_left.filter(|_| !by_km));
        let state = match (record.due.state, days) {
            (PlanState::Expired, _) => DueState::Expired,
            (PlanState::Soon, None) => DueState::Soon,
            (PlanState::Soon, Some(days)) => DueState::of(days),
            (PlanState::Ok, _) => DueState::Ok,
            (PlanState::Unknown, _) => return None,
        };
        Some(Self {
            kind: ReminderKind::Maintenance,
            title: record.plan.fields.name,
            detail: Some(record.plate.to_string()),
            due_on,
            days,
            by_pace: days.is_some() && record.due.by_pace,
            next_due_on: None,
            state,
            amount_cents: None,
            km_left: record.due.km_left.map(Km::from),
            target: Target { kind: TargetKind::MaintenancePlan, id: record.plan.id.get() },
            vehicle_id: Some(record.plan.fields.vehicle_id),
            settles: None,
        })
    }
}

const fn source_target(kind: SourceKind) -> TargetKind {
    match kind {
        SourceKind::Freight => TargetKind::Freight,
        SourceKind::Fuel => TargetKind::Fuel,
        SourceKind::Maintenance => TargetKind::MaintenanceRecord,
        SourceKind::DriverAdvance => TargetKind::Driver,
        SourceKind::DriverPayment => TargetKind::DriverPayment,
    }
}
