//! A settlement as the API returns it, with everything that driver and owner check before they agree.

use chrono::NaiveDate;
use finance::{CostLine, PaymentStatus};
use kernel::{Cents, DriverPaymentId, Instant, Km, Result, TransactionId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AdvanceLine, Discount, DriverPayment, DriverPaymentFields, DriverRecord, DriverRef, FuelFigures, OwnerResult,
    PayMethod, PaymentRef, PaymentVehicle, RefundLine, SalaryReckoning, SettlementStatus, TripLine,
};

/// Details shown with a settlement, from other records.
#[derive(Clone, Debug)]
pub struct SettlementDetails {
    /// The driver.
    pub driver: DriverRef,
    /// Trucks and trailers of its freights, the trucks first.
    pub vehicles: Vec<PaymentVehicle>,
    /// Odometer at the departure of its only truck.
    pub km_out: Option<Km>,
    /// Odometer at the return of its only truck.
    pub km_back: Option<Km>,
    /// Freights.
    pub freights: Vec<TripLine>,
    /// Advances.
    pub advances: Vec<AdvanceLine>,
    /// Expenses that it refunds.
    pub refunds: Vec<RefundLine>,
    /// Expenses of the owner on its freights.
    pub owner_expenses: Vec<CostLine>,
    /// Discounts.
    pub discounts: Vec<Discount>,
    /// Number of the settlement whose debt was carried into this one.
    pub carried_from_number: Option<i64>,
    /// Settlement into which its own debt was carried.
    pub carried_to: Option<PaymentRef>,
    /// Fuel of its freights.
    pub fuel: FuelFigures,
    /// Result of its freights for the owner.
    pub owner_result: OwnerResult,
    /// Transaction of the balance.
    pub transaction_id: Option<TransactionId>,
    /// Paid day of the balance; none while it is pending, or if there is nothing to pay.
    pub paid_on: Option<NaiveDate>,
    /// Calculation of the fixed pay; null without one.
    pub salary_reckoning: Option<SalaryReckoning>,
}

/// Figures of a settlement, stored or not.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentFigures {
    /// Driver.
    pub driver: DriverRef,
    /// First day of the period.
    pub period_from: NaiveDate,
    /// Last day of the period.
    pub period_to: NaiveDate,
    /// Days of the period, both ends included.
    pub days: i64,
    /// Trucks and trailers of its freights, the trucks first.
    pub vehicles: Vec<PaymentVehicle>,
    /// Odometer at the departure of its truck, in kilometres; null with several trucks or if unknown.
    pub km_out: Option<Km>,
    /// Odometer at the return of its truck, in kilometres; null with several trucks or if unknown.
    pub km_back: Option<Km>,
    /// Freights.
    pub freights: Vec<TripLine>,
    /// Commission of the freights, in cents.
    pub commission_cents: Cents,
    /// Fixed pay in cents.
    pub salary_cents: Cents,
    /// Calculation of the fixed pay; null without fixed pay, or if its amount is not the agreed one.
    pub salary_reckoning: Option<SalaryReckoning>,
    /// Number of days with a daily allowance.
    pub allowance_days: i64,
    /// Daily allowance in cents.
    pub daily_allowance_cents: Cents,
    /// Sum of the daily allowances, in cents.
    pub allowances_cents: Cents,
    /// Advances that it deducts.
    pub advances: Vec<AdvanceLine>,
    /// Sum of the advances, in cents.
    pub advances_cents: Cents,
    /// Expenses paid by the driver that it refunds.
    pub refunds: Vec<RefundLine>,
    /// Sum of the refunds, in cents.
    pub refunds_cents: Cents,
    /// Expenses that the owner paid on these freights, by category: for information.
    pub owner_expenses: Vec<CostLine>,
    /// Discounts from the driver's pay.
    pub discounts: Vec<Discount>,
    /// Sum of the discounts, in cents.
    pub discounts_cents: Cents,
    /// Debt carried from an earlier settlement, in cents.
    pub carried_cents: Cents,
    /// Number of that earlier settlement; null if no debt was carried.
    pub carried_from_number: Option<i64>,
    /// Balance in cents: the owner pays it if positive, the driver owes it if negative.
    pub balance_cents: Cents,
    /// True if the next settlement deducts the debt.
    pub carries: bool,
    /// Due day of the balance.
    pub due_on: NaiveDate,
    /// Paid day of the balance; null while it is pending, or if there is nothing to pay.
    pub paid_on: Option<NaiveDate>,
    /// Payment status: paid once the balance is paid, or without a balance; `closing` distinguishes these cases.
    pub status: PaymentStatus,
    /// State: pending, paid, carried or even.
    pub closing: SettlementStatus,
    /// State in Portuguese, with the number of the settlement that deducts the debt.
    pub closing_label: String,
    /// Payment method.
    pub method: PayMethod,
    /// Free notes.
    pub notes: Option<String>,
    /// Fuel of its freights.
    pub fuel: FuelFigures,
    /// Result of its freights for the owner.
    pub owner_result: OwnerResult,
    /// Settlement into which its own debt was carried; null if none.
    pub carried_to: Option<PaymentRef>,
    /// Transaction of the balance; null if there is none.
    pub transaction_id: Option<TransactionId>,
}

impl PaymentFigures {
    /// Combines a settlement with the details shown with it.
    pub fn of(fields: DriverPaymentFields, details: SettlementDetails) -> Result<Self> {
        let closing = SettlementStatus::of(&fields, details.paid_on);
        Ok(Self {
            driver: details.driver,
            period_from: fields.period_from,
            period_to: fields.period_to,
            days: (fields.period_to - fields.period_from).num_days() + 1,
            vehicles: details.vehicles,
            km_out: details.km_out,
            km_back: details.km_back,
            freights: details.freights,
            commission_cents: fields.commission_cents,
            salary_cents: fields.salary_cents,
            salary_reckoning: details.salary_reckoning,
            allowance_days: fields.allowance_days,
            daily_allowance_cents: fields.daily_allowance_cents,
            allowances_cents: fields.allowances_cents()?,
            advances: details.advances,
            advances_cents: fields.advances_cents,
            refunds: details.refunds,
            refunds_cents: fields.refunds_cents,
            owner_expenses: details.owner_expenses,
            discounts: details.discounts,
            discounts_cents: fields.discounts_cents,
            carried_cents: fields.carried_cents,
            carried_from_number: details.carried_from_number,
            balance_cents: fields.balance_cents,
            carries: fields.carries,
            due_on: fields.due_on,
            paid_on: details.paid_on,
            status: closing.status(),
            closing,
            closing_label: closing.words(details.carried_to),
            method: fields.method,
            notes: fields.notes,
            fuel: details.fuel,
            owner_result: details.owner_result,
            carried_to: details.carried_to,
            transaction_id: details.transaction_id,
        })
    }
}

/// A settlement as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverPaymentRecord {
    /// Identity.
    pub id: DriverPaymentId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Number among the owner's settlements.
    pub number: i64,
    /// Figures of the settlement.
    #[serde(flatten)]
    pub figures: PaymentFigures,
}

kernel::entity!(DriverPaymentRecord);

impl DriverPaymentRecord {
    /// Combines a settlement with the details shown with it.
    pub fn of(payment: &DriverPayment, details: SettlementDetails) -> Result<Self> {
        Ok(Self {
            id: payment.id,
            version: payment.version,
            created_at: payment.created_at,
            updated_at: payment.updated_at,
            number: payment.number,
            figures: PaymentFigures::of(payment.fields.clone(), details)?,
        })
    }
}

/// Preview of a settlement; nothing is stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DriverPaymentPreview {
    /// Number: null, for a preview has none yet.
    pub number: Option<i64>,
    /// Figures that the settlement would have.
    #[serde(flatten)]
    pub figures: PaymentFigures,
}

/// Items that could be settled with a driver.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenItems {
    /// The driver.
    pub driver: DriverRecord,
    /// First day of the listed period: the requested day, else that of the oldest open item.
    pub period_from: NaiveDate,
    /// Last day of the listed period: the requested day, else today, or that of the last open item if it is later, at
    /// most a year after the first.
    pub period_to: NaiveDate,
    /// Completed freights that are not yet settled.
    pub freights: Vec<TripLine>,
    /// Advances that are not yet deducted.
    pub advances: Vec<AdvanceLine>,
    /// Expenses paid by the driver that are not yet refunded.
    pub expenses: Vec<RefundLine>,
    /// Debt to be deducted by the next settlement (the oldest open one), in cents; zero if there is none.
    pub carried_cents: Cents,
    /// Number of the settlement that left the debt; null if there is none.
    pub carried_from_number: Option<i64>,
    /// Fixed pay of the period by the agreement, in cents, without the days with a fixed pay in another settlement.
    pub salary_cents: Cents,
    /// Calculation of the fixed pay; null without a monthly agreement.
    pub salary_reckoning: Option<SalaryReckoning>,
    /// Agreed daily allowance in cents.
    pub daily_allowance_cents: Cents,
}
