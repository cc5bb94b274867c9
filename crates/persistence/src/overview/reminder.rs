//! Everything that is due, of every module, in one list.

use chrono::{Days, NaiveDate};
use diesel::prelude::*;
use finance::{Source, SourceKind, TransactionRecord};
use fleet::{DueDate, Vehicle, due::DueCode, due::due_lines};
use kernel::{
    Cents, DriverId, DueState, Error, Km, Now, OwnerId, PageRequest, Result, SourcePart, TransactionKind, UserId,
    choice, due::SOON_DAYS, schema::users, text::month_name,
};
use maintenance::{due::PlanState, plan::PlanRecord};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Db,
    finance::{
        own_inss::{self, OwnInssDue},
        transaction,
    },
    fleet::vehicle,
    maintenance::plan,
    owned::drivers,
};

/// Maximum number of days that the list looks ahead.
const MAX_DAYS: u64 = 366;

choice! {
    /// Kind of reminder.
    ReminderKind {
        /// An amount to be paid.
        Payable = "payable" "A pagar",
        /// An amount to be received.
        Receivable = "receivable" "A receber",
        /// A vehicle's licensing.
        Licensing = "licensing" "Licenciamento",
        /// A vehicle's insurance.
        Insurance = "insurance" "Seguro",
        /// A vehicle's tachograph verification.
        Tachograph = "tachograph" "Cronotacógrafo",
        /// A vehicle's RNTRC.
        Rntrc = "rntrc" "RNTRC",
        /// A due date that the owner added to a vehicle.
        Own = "own" "Outro",
        /// The owner's CNH.
        Cnh = "cnh" "CNH",
        /// The owner's toxicological exam.
        Toxicological = "toxicological" "Exame toxicológico",
        /// A driver's CNH.
        DriverCnh = "driver_cnh" "CNH do motorista",
        /// A driver's toxicological exam.
        DriverToxicological = "driver_toxicological" "Exame toxicológico do motorista",
        /// A line of the maintenance plan.
        Maintenance = "maintenance" "Manutenção",
        /// INSS that the owner himself owes on what private persons paid.
        OwnInss = "own_inss" "INSS próprio",
    }
}

choice! {
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
    /// Whom or what it is for, in Portuguese; null if nothing is known.
    pub detail: Option<String>,
    /// Due day; null where only km decide.
    pub due_on: Option<NaiveDate>,
    /// Days until the due day, negative when late; null where only km decide.
    pub days: Option<i64>,
    /// State of what is due.
    pub state: DueState,
    /// Amount in cents; null for what is not an amount.
    pub amount_cents: Option<Cents>,
    /// Km until it is due, negative when late; null where no km decide.
    pub km_left: Option<Km>,
    /// Record where it is settled.
    pub target: Target,
}

/// The list of everything due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminders {
    /// Reminders, the most urgent first.
    pub items: Vec<Reminder>,
    /// Number of those that are late.
    pub expired: i64,
    /// Number of those due within fifteen days, today included.
    pub soon: i64,
    /// Always null: the list is complete.
    pub next_cursor: Option<String>,
}

/// Lists everything that is late or due within `days` days; default [`SOON_DAYS`].
///
/// # Errors
/// [`Error::Validation`] for less than 0 days or more than 366.
pub fn list(db: &mut Db, owner: OwnerId, days: Option<i64>, now: &Now) -> Result<Reminders> {
    let days = u64::try_from(days.unwrap_or(SOON_DAYS)).ok().filter(|days| *days <= MAX_DAYS);
    let days = days.ok_or_else(|| Error::field("days", "out_of_range", "Informe de 0 a 366 dias."))?;
    let today = now.today;
    let last = today.checked_add_days(Days::new(days)).unwrap_or(today);
    let pending = transaction::pending(db, owner, last, today)?;
    let mut items: Vec<Reminder> = pending.into_iter().map(|record| amount(record, today)).collect();
    let vehicles = vehicle::at_work(db, owner)?;
    items.extend(vehicles.iter().flat_map(|record| papers_of(&record.vehicle, &record.due_dates, today)));
    items.extend(own_papers(db, owner, today)?);
    items.extend(drivers_papers(db, owner, today)?);
    let due = plan::due(db, owner, &plan::DueFilter::default(), &PageRequest::default(), now)?.items;
    items.extend(due.into_iter().filter_map(|line| planned(line, last)));
    items.extend(own_inss::due(db, owner, today)?.into_iter().map(|due| own_inss_of(due, today)));
    // An item without a due day is listed as soon as it is near.
    items.retain(|item| item.due_on.map_or(item.state != DueState::Ok, |day| day <= last));
    items.sort_by_key(|item| (std::cmp::Reverse(item.state), item.days.unwrap_or_default()));
    let count = |state| i64::try_from(items.iter().filter(|item| item.state == state).count()).unwrap_or(i64::MAX);
    Ok(Reminders { expired: count(DueState::Expired), soon: count(DueState::Soon), items, next_cursor: None })
}

fn dated(kind: ReminderKind, title: String, due_on: NaiveDate, target: Target, today: NaiveDate) -> Reminder {
    let days = (due_on - today).num_days();
    Reminder {
        kind,
        title,
        detail: None,
        due_on: Some(due_on),
        days: Some(days),
        state: DueState::of(days),
        amount_cents: None,
        km_left: None,
        target,
    }
}

fn amount(record: TransactionRecord, today: NaiveDate) -> Reminder {
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
    Reminder {
        detail: Some(detail.join(" · ")).filter(|detail| !detail.is_empty()),
        amount_cents: Some(transaction.fields.amount_cents),
        ..dated(kind, transaction.fields.description, transaction.fields.due_on, target, today)
    }
}

fn own_inss_of(due: OwnInssDue, today: NaiveDate) -> Reminder {
    let (number, year) = due.month.number_and_year();
    let month = month_name(number).unwrap_or_default();
    let target = Target { kind: TargetKind::TaxYear, id: year.into() };
    let detail = format!("estimativa, fretes de pessoas físicas em {month} de {year}");
    Reminder {
        detail: Some(detail),
        amount_cents: Some(due.amount_cents),
        ..dated(ReminderKind::OwnInss, "INSS próprio (GPS)".to_owned(), due.due_on, target, today)
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

fn papers_of(vehicle: &Vehicle, own: &[DueDate], today: NaiveDate) -> Vec<Reminder> {
    let target = Target { kind: TargetKind::Vehicle, id: vehicle.id.get() };
    let reminder = |line: fleet::DueLine| {
        let kind = match line.code {
            DueCode::Licensing => ReminderKind::Licensing,
            DueCode::Insurance => ReminderKind::Insurance,
            DueCode::Tachograph => ReminderKind::Tachograph,
            DueCode::Rntrc => ReminderKind::Rntrc,
            DueCode::Own => ReminderKind::Own,
        };
        Reminder { detail: Some(vehicle.called()), ..dated(kind, line.name, line.due_on, target, today) }
    };
    due_lines(vehicle, own, today).into_iter().map(reminder).collect()
}

/// Returns the reminders of a person who drives: CNH and toxicological exam.
fn personal(
    kinds: (ReminderKind, ReminderKind),
    (cnh, exam): (Option<NaiveDate>, Option<NaiveDate>),
    (whose, target): (Option<String>, Target),
    today: NaiveDate,
) -> Vec<Reminder> {
    let named = |kind: ReminderKind, title: &str, due_on: Option<NaiveDate>| {
        due_on.map(|due_on| Reminder { detail: whose.clone(), ..dated(kind, title.to_owned(), due_on, target, today) })
    };
    [named(kinds.0, "CNH", cnh), named(kinds.1, "Exame toxicológico", exam)].into_iter().flatten().collect()
}

fn own_papers(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Vec<Reminder>> {
    let papers: (Option<NaiveDate>, Option<NaiveDate>) = users::table
        .filter(users::id.eq(UserId::from(owner)))
        .select((users::cnh_due_on, users::toxicological_due_on))
        .first(db)?;
    let target = Target { kind: TargetKind::Profile, id: owner.get() };
    Ok(personal((ReminderKind::Cnh, ReminderKind::Toxicological), papers, (None, target), today))
}

fn drivers_papers(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Vec<Reminder>> {
    let rows: Vec<(DriverId, String, Option<NaiveDate>, Option<NaiveDate>)> = drivers::of(owner)
        .filter(drivers::active.eq(true))
        .order(drivers::id)
        .select((drivers::id, drivers::name, drivers::cnh_due_on, drivers::toxicological_due_on))
        .load(db)?;
    let kinds = (ReminderKind::DriverCnh, ReminderKind::DriverToxicological);
    let of = |(id, name, cnh, exam): (DriverId, String, Option<NaiveDate>, Option<NaiveDate>)| {
        let target = Target { kind: TargetKind::Driver, id: id.get() };
        personal(kinds, (cnh, exam), (Some(name), target), today)
    };
    Ok(rows.into_iter().flat_map(of).collect())
}

/// Returns the reminder of a maintenance plan's line. It is near by its day, like everything in the list; the plan
/// itself warns from 90 % of the interval on, which for two years is 73 days before. Where its km are near and the day
/// on which they are reached is unknown, only the km count, unless its months are over by the `last` day of the list.
fn planned(record: PlanRecord, last: NaiveDate) -> Option<Reminder> {
    let by_km = record.near_by_km_alone() && record.due.next_on.is_none_or(|day| day > last);
    let (due_on, days) = (record.due.next_on.filter(|_| !by_km), record.due.days_left.filter(|_| !by_km));
    let state = match (record.due.state, days) {
        (PlanState::Expired, _) => DueState::Expired,
        (PlanState::Soon, None) => DueState::Soon,
        (PlanState::Ok, None) => DueState::Ok,
        (PlanState::Soon | PlanState::Ok, Some(days)) => DueState::of(days),
        (PlanState::Unknown, _) => return None,
    };
    Some(Reminder {
        kind: ReminderKind::Maintenance,
        title: record.plan.fields.name,
        detail: Some(record.plate.to_string()),
        due_on,
        days,
        state,
        amount_cents: None,
        km_left: record.due.km_left.map(Km::from),
        target: Target { kind: TargetKind::MaintenancePlan, id: record.plan.id.get() },
    })
}
