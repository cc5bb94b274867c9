//! MaintenanceRecord: work done on a vehicle, with its items and payments in the books.

use chrono::NaiveDate;
use diesel::prelude::{Identifiable, Insertable, Queryable, Selectable};
use finance::{PaymentStatus, ledger::overdue::overdue_days};
use kernel::{
    Cents, DriverId, Instant, MaintenancePlanId, MaintenanceRecordId, OwnerId, Plate, Result, Thousandths,
    TransactionId,
    schema::{maintenance_items, maintenance_records},
    string_enum,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{IncomeBasis, MaintenanceFields, income};

string_enum! {
    /// Part of a vehicle on which work was done.
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

string_enum! {
    /// Kind of maintenance: planned, or after a failure.
    MaintenanceKind {
        /// Done before a failure.
        Preventive = "preventive" "Preventiva",
        /// Done because of a failure.
        Corrective = "corrective" "Corretiva",
    }
}

string_enum! {
    /// Type of an item.
    ItemType {
        /// Work.
        Labor = "labor" "Mão de Obra",
        /// A part or material.
        Part = "part" "Peça",
    }
}

/// Maintenance record as it is stored.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = maintenance_records)]
pub struct Maintenance {
    /// Identity.
    pub id: MaintenanceRecordId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: MaintenanceFields,
}

/// Item of a maintenance record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema, Queryable, Insertable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = maintenance_items, treat_none_as_default_value = false)]
pub struct MaintenanceItem {
    /// Labor or part.
    #[serde(rename = "type")]
    pub kind: ItemType,
    /// Description of the item.
    pub description: String,
    /// Quantity in thousandths: 1,5 is 1500.
    pub quantity_thousandths: Thousandths,
    /// Unit price in cents.
    pub unit_price_cents: Cents,
    /// Quantity × unit price, rounded half away from zero, in cents.
    pub total_cents: Cents,
    /// Last day of the warranty; null without one.
    pub warranty_until: Option<NaiveDate>,
}

/// Payment of a maintenance record, or a piece of it, as a transaction in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MaintenancePayment {
    /// Transaction that books it.
    pub transaction_id: TransactionId,
    /// Number of the instalment, from 1.
    pub installment: i64,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Paid day; null while it is open.
    pub paid_on: Option<NaiveDate>,
}

/// Data of a record from other tables.
#[derive(Clone, Debug, Default)]
pub struct RecordDetails {
    /// Items, in order.
    pub items: Vec<MaintenanceItem>,
    /// Maintenance plans that the work fulfilled.
    pub plan_ids: Vec<MaintenancePlanId>,
    /// Number of the freight during which the work was done.
    pub freight_number: Option<i64>,
    /// Payments in the books, the first instalment first.
    pub payments: Vec<MaintenancePayment>,
    /// Driver whom the record concerns.
    pub driver_id: Option<DriverId>,
    /// Name of that driver.
    pub driver_name: Option<String>,
    /// True when the driver paid it.
    pub paid_by_driver: bool,
    /// Day and gross, in cents, of the vehicle's freights in the year before the work, possibly with others around it.
    pub revenue: Vec<(NaiveDate, Cents)>,
}

/// Maintenance record as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MaintenanceRecord {
    /// The work.
    #[serde(flatten)]
    pub maintenance: Maintenance,
    /// Items, in order; none where only the total of the bill was entered.
    pub items: Vec<MaintenanceItem>,
    /// Maintenance plans that the work fulfilled.
    pub plan_ids: Vec<MaintenancePlanId>,
    /// Plate of the vehicle.
    pub plate: Plate,
    /// Number of the freight during which the work was done; null without a freight.
    pub freight_number: Option<i64>,
    /// Sum of the labor, before the discount, in cents; 0 without items.
    pub labor_cents: Cents,
    /// Sum of the parts, before the discount, in cents; 0 without items.
    pub parts_cents: Cents,
    /// Lost income while the vehicle was out of use, in cents; null without such days or without freights in the year
    /// before the work.
    pub lost_income_cents: Option<Cents>,
    /// Basis of the income not earned; null where that is.
    pub lost_income_basis: Option<IncomeBasis>,
    /// Number of instalments.
    pub installments: i64,
    /// Due day of the first instalment, or of the open rest of a single one; null when nothing is to be paid.
    pub due_on: Option<NaiveDate>,
    /// Paid day of a single instalment; null while some of it is open, and for several instalments.
    pub paid_on: Option<NaiveDate>,
    /// Payment status: paid when every instalment is, and when nothing is to be paid.
    pub status: PaymentStatus,
    /// Days by which the oldest open instalment is overdue; 0 when none is.
    pub overdue_days: i64,
    /// Payments in the books, the first instalment first.
    pub payments: Vec<MaintenancePayment>,
    /// Driver whom the record concerns; null where none is named.
    pub driver_id: Option<DriverId>,
    /// Name of that driver; null where none is named.
    pub driver_name: Option<String>,
    /// True when the driver paid it.
    pub paid_by_driver: bool,
    /// True while some item is under warranty, on its last day too.
    pub under_warranty: bool,
}

kernel::entity!(MaintenanceRecord: maintenance);

/// Returns the sums of labor and parts, before any discount.
pub fn sums(lines: impl IntoIterator<Item = (ItemType, Cents)>) -> Result<(Cents, Cents)> {
    lines.into_iter().try_fold((Cents::ZERO, Cents::ZERO), |(labor, parts), (kind, cents)| match kind {
        ItemType::Labor => Ok((labor.plus(cents)?, parts)),
        ItemType::Part => Ok((labor, parts.plus(cents)?)),
    })
}

struct PaymentState {
    installments: i64,
    due_on: Option<NaiveDate>,
    paid_on: Option<NaiveDate>,
    overdue_days: i64,
    status: PaymentStatus,
}

impl PaymentState {
    fn of(payments: &[MaintenancePayment], today: NaiveDate) -> Self {
        let installments = payments.last().map_or(1, |payment| payment.installment);
        // The open rest of a partly paid instalment counts, else its latest payment.
        let single =
            payments.iter().filter(|_| installments == 1).max_by_key(|one| (one.paid_on.is_none(), one.paid_on));
        let late = payments.iter().map(|payment| overdue_days(payment.due_on, payment.paid_on, today));
        let open = payments.iter().any(|payment| payment.paid_on.is_none());
        Self {
            installments,
            due_on: single.or(payments.first()).map(|payment| payment.due_on),
            paid_on: single.and_then(|payment| payment.paid_on),
            overdue_days: late.max().unwrap_or_default(),
            status: if open { PaymentStatus::Pending } else { PaymentStatus::Paid },
        }
    }
}

impl MaintenanceRecord {
    /// Puts a record together with its items, plans, payments, freight and driver, as seen from `today`.
    pub fn of(maintenance: Maintenance, plate: Plate, named: RecordDetails, today: NaiveDate) -> Result<Self> {
        let RecordDetails {
            items,
            plan_ids,
            freight_number,
            payments,
            driver_id,
            driver_name,
            paid_by_driver,
            revenue,
        } = named;
        let (labor_cents, parts_cents) = sums(items.iter().map(|item| (item.kind, item.total_cents)))?;
        let lost = match maintenance.fields.days_stopped {
            Some(days) if days > 0 => income::not_earned(days, maintenance.fields.done_on, &revenue)?,
            _ => None,
        };
        let (lost_income_cents, lost_income_basis) = lost.unzip();
        let paying = PaymentState::of(&payments, today);
        Ok(Self {
            under_warranty: items.iter().any(|item| item.warranty_until.is_some_and(|until| until >= today)),
            installments: paying.installments,
            due_on: paying.due_on,
            paid_on: paying.paid_on,
            overdue_days: paying.overdue_days,
            status: paying.status,
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
