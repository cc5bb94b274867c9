//! MaintenanceRecord: work done on a vehicle, with its items and what of it stands in the books.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Cents, DriverId, Instant, MaintenancePlanId, MaintenanceRecordId, OwnerId, PaymentStatus, Plate, Result,
    Thousandths, TransactionId, choice,
    ledger::overdue_days,
    schema::{maintenance_items, maintenance_records},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{IncomeBasis, MaintenanceFields, income};

choice! {
    /// The part of a vehicle on which work was done.
    MaintenanceCategory {
        /// Lights, batteries, wiring.
        Electrical = "electrical" "Elétrica",
        /// Air conditioning and refrigeration.
        AirConditioning = "air_conditioning" "Ar-condicionado",
        /// Tyres, alignment, rotation.
        Tires = "tires" "Pneus",
        /// Frame, fifth wheel, hubs.
        Chassis = "chassis" "Chassi",
        /// Springs.
        Springs = "springs" "Molas",
        /// Engine, its oil and filters.
        Engine = "engine" "Motor",
        /// Clutch, gearbox, differential.
        Transmission = "transmission" "Transmissão",
        /// Brakes.
        Brakes = "brakes" "Freios",
        /// Suspension.
        Suspension = "suspension" "Suspensão",
        /// Hydraulics.
        Hydraulics = "hydraulics" "Hidráulica",
        /// Bodywork.
        Bodywork = "bodywork" "Funilaria",
    }
}

choice! {
    /// Whether work was planned or something had failed.
    MaintenanceKind {
        /// Done before it failed.
        Preventive = "preventive" "Preventiva",
        /// Done because it failed.
        Corrective = "corrective" "Corretiva",
    }
}

choice! {
    /// What an item is.
    ItemType {
        /// Work.
        Labor = "labor" "Mão de Obra",
        /// A part or material.
        Part = "part" "Peça",
    }
}

/// Work done on a vehicle, as it is kept.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = maintenance_records)]
pub struct Maintenance {
    /// Identity.
    pub id: MaintenanceRecordId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: MaintenanceFields,
}

/// One line of the work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema, Queryable, Insertable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = maintenance_items)]
pub struct MaintenanceItem {
    /// Labor or part.
    #[serde(rename = "type")]
    pub kind: ItemType,
    /// What it is.
    pub description: String,
    /// How many, in thousandths: 1,5 is 1500.
    pub quantity_thousandths: Thousandths,
    /// What one costs, in cents.
    pub unit_price_cents: Cents,
    /// Quantity × unit price, rounded half away from zero, in cents.
    pub total_cents: Cents,
    /// Until when it is under warranty, that day included.
    pub warranty_until: Option<NaiveDate>,
}

/// One part of the payment as it stands in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MaintenancePayment {
    /// Its transaction.
    pub transaction_id: TransactionId,
    /// Its place among the instalments, from 1.
    pub installment: i64,
    /// How much, in cents.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was paid, if it was.
    pub paid_on: Option<NaiveDate>,
}

/// What is known around a record, outside its own row.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// Its items, in order.
    pub items: Vec<MaintenanceItem>,
    /// The lines of the plan that it fulfilled.
    pub plan_ids: Vec<MaintenancePlanId>,
    /// The number of its freight.
    pub freight_number: Option<i64>,
    /// What it has in the books, the first instalment first.
    pub payments: Vec<MaintenancePayment>,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// His name.
    pub driver_name: Option<String>,
    /// Whether he paid it.
    pub paid_by_driver: bool,
    /// Day and gross, in cents, of the vehicle's freights in the year before the work and maybe around it.
    pub revenue: Vec<(NaiveDate, Cents)>,
}

/// Work done on a vehicle as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MaintenanceRecord {
    /// The work.
    #[serde(flatten)]
    pub maintenance: Maintenance,
    /// Its items, in order.
    pub items: Vec<MaintenanceItem>,
    /// The lines of the plan that it fulfilled.
    pub plan_ids: Vec<MaintenancePlanId>,
    /// The plate of the vehicle.
    pub plate: Plate,
    /// The number of its freight.
    pub freight_number: Option<i64>,
    /// The sum of the labor, before the discount, in cents.
    pub labor_cents: Cents,
    /// The sum of the parts, before the discount, in cents.
    pub parts_cents: Cents,
    /// The income not earned while the vehicle stood still, in cents; absent without days or without freights.
    pub lost_income_cents: Option<Cents>,
    /// What that is reckoned from.
    pub lost_income_basis: Option<IncomeBasis>,
    /// In how many instalments it is paid.
    pub installments: i64,
    /// When the first is due; absent when nothing is to be paid.
    pub due_on: Option<NaiveDate>,
    /// When it was paid; only of a single instalment.
    pub paid_on: Option<NaiveDate>,
    /// Paid when every instalment is.
    pub status: PaymentStatus,
    /// By how many days the oldest open instalment is late.
    pub overdue_days: i64,
    /// What it has in the books, the first instalment first.
    pub payments: Vec<MaintenancePayment>,
    /// The driver whom it concerns.
    pub driver_id: Option<DriverId>,
    /// His name.
    pub driver_name: Option<String>,
    /// Whether he paid it.
    pub paid_by_driver: bool,
    /// Whether some item is still under warranty.
    pub under_warranty: bool,
}

kernel::entity!(MaintenanceRecord: maintenance);

/// The sums of labor and parts, before any discount.
pub fn sums(lines: impl IntoIterator<Item = (ItemType, Cents)>) -> Result<(Cents, Cents)> {
    lines.into_iter().try_fold((Cents::ZERO, Cents::ZERO), |(labor, parts), (kind, cents)| match kind {
        ItemType::Labor => Ok((labor.plus(cents)?, parts)),
        ItemType::Part => Ok((labor, parts.plus(cents)?)),
    })
}

impl MaintenanceRecord {
    /// Puts a record together with what is known around it, as seen from `today`.
    pub fn of(maintenance: Maintenance, plate: Plate, named: Named, today: NaiveDate) -> Result<Self> {
        let Named { items, plan_ids, freight_number, payments, driver_id, driver_name, paid_by_driver, revenue } =
            named;
        let (labor_cents, parts_cents) = sums(items.iter().map(|item| (item.kind, item.total_cents)))?;
        let lost = match maintenance.fields.days_stopped {
            Some(days) if days > 0 => income::not_earned(days, maintenance.fields.done_on, &revenue)?,
            _ => None,
        };
        let (lost_income_cents, lost_income_basis) = lost.unzip();
        let installments = payments.last().map_or(1, |payment| payment.installment);
        // Of one that was paid in part, what is still open stands for it, else what was paid last.
        let single =
            payments.iter().filter(|_| installments == 1).max_by_key(|one| (one.paid_on.is_none(), one.paid_on));
        let late = payments.iter().map(|payment| overdue_days(payment.due_on, payment.paid_on, today));
        let open = payments.iter().any(|payment| payment.paid_on.is_none());
        Ok(Self {
            under_warranty: items.iter().any(|item| item.warranty_until.is_some_and(|until| until >= today)),
            installments,
            due_on: single.or(payments.first()).map(|payment| payment.due_on),
            paid_on: single.and_then(|payment| payment.paid_on),
            overdue_days: late.max().unwrap_or_default(),
            status: if open { PaymentStatus::Pending } else { PaymentStatus::Paid },
            maintenance,
            items,
            plan_ids,
            plate,
            freight_number,
            labor_cents,
            parts_cents,
            lost_income_cents,
            lost_income_basis,
            payments,
            driver_id,
            driver_name,
            paid_by_driver,
        })
    }
}
