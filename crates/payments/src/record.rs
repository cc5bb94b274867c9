//! A settlement as it travels: with all that a driver and an owner want to see before they agree.

use chrono::NaiveDate;
use kernel::{Cents, CostLine, DriverPaymentId, Instant, Km, PaymentStatus, Result, TransactionId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AdvanceLine, Discount, DriverPayment, DriverPaymentFields, DriverRecord, DriverRef, FuelFigures, OwnerResult,
    PayMethod, PaymentRef, PaymentVehicle, RefundLine, SalaryReckoning, SettlementClosing, TripLine,
};

/// What stands around a settlement and is shown with it.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The driver.
    pub driver: DriverRef,
    /// The trucks and trailers of its freights, the trucks first.
    pub vehicles: Vec<PaymentVehicle>,
    /// The odometer when its only truck left.
    pub km_out: Option<Km>,
    /// The odometer when its only truck was back.
    pub km_back: Option<Km>,
    /// Its freights.
    pub freights: Vec<TripLine>,
    /// Its advances.
    pub advances: Vec<AdvanceLine>,
    /// What it gives back.
    pub refunds: Vec<RefundLine>,
    /// What the owner spent on its freights.
    pub owner_expenses: Vec<CostLine>,
    /// What it holds back.
    pub discounts: Vec<Discount>,
    /// The number of the settlement whose debt it brought.
    pub carried_from_number: Option<i64>,
    /// The settlement into which its own debt was carried.
    pub carried_to: Option<PaymentRef>,
    /// The fuel of its freights.
    pub fuel: FuelFigures,
    /// What its freights leave to the owner.
    pub owner_result: OwnerResult,
    /// The transaction of its balance.
    pub transaction_id: Option<TransactionId>,
    /// When the balance was paid, if it was.
    pub paid_on: Option<NaiveDate>,
    /// How its fixed pay came about, where that is known.
    pub salary_reckoning: Option<SalaryReckoning>,
}

/// The figures of a settlement, written down or not.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentFigures {
    /// With whom.
    pub driver: DriverRef,
    /// The first day of its period.
    pub period_from: NaiveDate,
    /// The last day of its period.
    pub period_to: NaiveDate,
    /// The days of its period, both ends counted.
    pub days: i64,
    /// The trucks and trailers of its freights, the trucks first.
    pub vehicles: Vec<PaymentVehicle>,
    /// The odometer when its truck left; absent with several trucks.
    pub km_out: Option<Km>,
    /// The odometer when its truck was back; absent with several trucks.
    pub km_back: Option<Km>,
    /// Its freights.
    pub freights: Vec<TripLine>,
    /// What they earned the driver, in cents.
    pub commission_cents: Cents,
    /// The fixed pay, in cents.
    pub salary_cents: Cents,
    /// How that came about; absent where it is not what the agreement brings, and of none.
    pub salary_reckoning: Option<SalaryReckoning>,
    /// For how many days there is an allowance.
    pub allowance_days: i64,
    /// The allowance of a day, in cents.
    pub daily_allowance_cents: Cents,
    /// The allowances, in cents.
    pub allowances_cents: Cents,
    /// The advances that it deducts.
    pub advances: Vec<AdvanceLine>,
    /// Their sum, in cents.
    pub advances_cents: Cents,
    /// The expenses paid by the driver that it gives back.
    pub refunds: Vec<RefundLine>,
    /// Their sum, in cents.
    pub refunds_cents: Cents,
    /// What the owner paid on these freights, by category: for information.
    pub owner_expenses: Vec<CostLine>,
    /// What it holds back.
    pub discounts: Vec<Discount>,
    /// Their sum, in cents.
    pub discounts_cents: Cents,
    /// The debt brought from an earlier settlement, in cents.
    pub carried_cents: Cents,
    /// The number of that settlement.
    pub carried_from_number: Option<i64>,
    /// What is left, in cents: above zero the owner pays, below it the driver owes.
    pub balance_cents: Cents,
    /// Whether the debt goes to the next settlement.
    pub carries: bool,
    /// When the balance is due.
    pub due_on: NaiveDate,
    /// When the balance was paid, if it was.
    pub paid_on: Option<NaiveDate>,
    /// Paid when the balance is, or when there is none to pay: by which of these it is closed `closing` says.
    pub status: PaymentStatus,
    /// How it stands: pending, paid, carried on or even.
    pub closing: SettlementClosing,
    /// The same in Portuguese, with the number of the settlement that took the debt.
    pub closing_label: String,
    /// In which way it is paid.
    pub method: PayMethod,
    /// Anything else.
    pub notes: Option<String>,
    /// The fuel of its freights.
    pub fuel: FuelFigures,
    /// What its freights leave to the owner.
    pub owner_result: OwnerResult,
    /// The settlement into which its own debt was carried.
    pub carried_to: Option<PaymentRef>,
    /// The transaction of its balance.
    pub transaction_id: Option<TransactionId>,
}

impl PaymentFigures {
    /// Puts a settlement together with what stands around it.
    pub fn of(fields: DriverPaymentFields, around: Surroundings) -> Result<Self> {
        let closing = SettlementClosing::of(&fields, around.paid_on);
        Ok(Self {
            driver: around.driver,
            period_from: fields.period_from,
            period_to: fields.period_to,
            days: (fields.period_to - fields.period_from).num_days() + 1,
            vehicles: around.vehicles,
            km_out: around.km_out,
            km_back: around.km_back,
            freights: around.freights,
            commission_cents: fields.commission_cents,
            salary_cents: fields.salary_cents,
            salary_reckoning: around.salary_reckoning,
            allowance_days: fields.allowance_days,
            daily_allowance_cents: fields.daily_allowance_cents,
            allowances_cents: fields.allowances_cents()?,
            advances: around.advances,
            advances_cents: fields.advances_cents,
            refunds: around.refunds,
            refunds_cents: fields.refunds_cents,
            owner_expenses: around.owner_expenses,
            discounts: around.discounts,
            discounts_cents: fields.discounts_cents,
            carried_cents: fields.carried_cents,
            carried_from_number: around.carried_from_number,
            balance_cents: fields.balance_cents,
            carries: fields.carries,
            due_on: fields.due_on,
            paid_on: around.paid_on,
            status: closing.status(),
            closing,
            closing_label: closing.words(around.carried_to),
            method: fields.method,
            notes: fields.notes,
            fuel: around.fuel,
            owner_result: around.owner_result,
            carried_to: around.carried_to,
            transaction_id: around.transaction_id,
        })
    }
}

/// A settlement as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverPaymentRecord {
    /// Identity.
    pub id: DriverPaymentId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// Its number among the owner's settlements.
    pub number: i64,
    /// All that it says.
    #[serde(flatten)]
    pub figures: PaymentFigures,
}

kernel::entity!(DriverPaymentRecord);

impl DriverPaymentRecord {
    /// Puts a settlement together with what stands around it.
    pub fn of(payment: &DriverPayment, around: Surroundings) -> Result<Self> {
        Ok(Self {
            id: payment.id,
            version: payment.version,
            created_at: payment.created_at,
            updated_at: payment.updated_at,
            number: payment.number,
            figures: PaymentFigures::of(payment.fields.clone(), around)?,
        })
    }
}

/// A settlement as it would be: nothing of it is written down.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DriverPaymentPreview {
    /// None yet.
    pub number: Option<i64>,
    /// All that it would say.
    #[serde(flatten)]
    pub figures: PaymentFigures,
}

/// What could be settled with a driver.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenItems {
    /// The driver.
    pub driver: DriverRecord,
    /// Completed freights that no settlement holds.
    pub freights: Vec<TripLine>,
    /// Advances that no settlement deducted.
    pub advances: Vec<AdvanceLine>,
    /// Expenses paid by the driver that no settlement gave back.
    pub expenses: Vec<RefundLine>,
    /// The debt that the next settlement brings along, in cents.
    pub carried_cents: Cents,
    /// The number of the settlement from which it comes.
    pub carried_from_number: Option<i64>,
    /// The fixed pay of the period by the agreement, in cents; but for days that another settlement holds a fixed pay of.
    pub salary_cents: Cents,
    /// How that came about; absent without a period or a monthly agreement.
    pub salary_reckoning: Option<SalaryReckoning>,
    /// The agreed allowance of a day, in cents.
    pub daily_allowance_cents: Cents,
}
