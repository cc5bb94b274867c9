//! Lines of a settlement: its driver, freights, advances, refunds and fuel, and the owner's result.

use chrono::NaiveDate;
use finance::Category;
use kernel::{
    Bps, Cents, Ciot, CityName, Cpf, DriverAdvanceId, DriverId, DriverPaymentId, FiscalKey, FreightId, Kilograms, Km,
    MetersPerLiter, Milliliters, Plate, Result, TransactionId, VehicleId,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{DriverPaymentFields, PayMethod};

/// The driver of a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverRef {
    /// Identity.
    pub id: DriverId,
    /// Name.
    pub name: String,
    /// Pix key.
    pub pix_key: Option<String>,
    /// CPF for his signature; on paper only.
    #[serde(skip)]
    pub cpf: Option<Cpf>,
}

/// A vehicle of a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaymentVehicle {
    /// Identity.
    pub id: VehicleId,
    /// Plate.
    pub plate: Plate,
}

/// Reference to another settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaymentRef {
    /// Identity.
    pub id: DriverPaymentId,
    /// Number among the owner's settlements.
    pub number: i64,
}

/// Line of a freight in a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TripLine {
    /// The freight.
    pub freight_id: FreightId,
    /// Number of the freight.
    pub number: i64,
    /// Scheduled day.
    pub scheduled_for: NaiveDate,
    /// First day, in the time zone of its origin; null if unknown.
    pub began_on: Option<NaiveDate>,
    /// Day of completion; null if unknown.
    pub completed_on: Option<NaiveDate>,
    /// City of loading.
    pub origin_city: CityName,
    /// City of unloading.
    pub destination_city: CityName,
    /// Name of the client that orders and pays it; null if none is entered.
    pub client_name: Option<String>,
    /// Key of the CT-e.
    pub cte_key: Option<FiscalKey>,
    /// CIOT.
    pub ciot: Option<Ciot>,
    /// Loaded kilometres: by the odometer where both ends were read, else as planned.
    pub distance_km: Km,
    /// Empty kilometres.
    pub empty_km: Km,
    /// Weight of the cargo in kilograms.
    pub weight_kg: Option<Kilograms>,
    /// Rate of the price, in Portuguese: `R$ 332,80 por tonelada`; null for a fixed price.
    pub rate: Option<String>,
    /// Price in cents.
    pub gross_cents: Cents,
    /// Toll voucher of the shipper, in cents: neither income nor part of the base (Lei 10.209/2001 art. 2º).
    pub toll_voucher_cents: Cents,
    /// Base of the share, in cents.
    pub base_cents: Cents,
    /// Share in basis points; null if the amount is fixed or was entered.
    pub commission_bps: Option<Bps>,
    /// Commission of the driver, in cents.
    pub commission_cents: Cents,
}

/// Line of an advance in a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvanceLine {
    /// The advance.
    pub id: DriverAdvanceId,
    /// Day of payment.
    pub given_on: NaiveDate,
    /// Payment method.
    pub method: PayMethod,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Number of its freight.
    pub freight_number: Option<i64>,
}

/// Line of an expense that the driver paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundLine {
    /// Transaction of the expense.
    pub transaction_id: TransactionId,
    /// Due day.
    pub due_on: NaiveDate,
    /// Category.
    pub category: Category,
    /// Description.
    pub description: String,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Number of its freight.
    pub freight_number: Option<i64>,
}

/// Fuel of a settlement's freights, without that of refrigeration units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelFigures {
    /// Volume of engine fuel, without ARLA, in millilitres.
    pub volume_ml: Milliliters,
    /// Cost of that fuel, in cents.
    pub total_cents: Cents,
    /// Consumption in metres per litre, measured from full tank to full tank; null if not measured, and in every list.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Cost of ARLA, in cents.
    pub arla_cents: Cents,
}

/// Result of a settlement's freights for the owner, after all earnings of the driver in the settlement. Advances and
/// refunds are no part of it: advances are prepayments, refunds are costs of their freights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnerResult {
    /// Revenue of the freights, in cents.
    pub revenue_cents: Cents,
    /// Cost of the freights, by any payer, in cents.
    pub cost_cents: Cents,
    /// Commission of the driver on these freights, in cents.
    pub commission_cents: Cents,
    /// Total cost of the driver, in cents: commission, fixed pay and daily allowances, less discounts.
    pub driver_cents: Cents,
    /// Revenue less cost and the driver's cost, in cents.
    pub net_cents: Cents,
    /// Result per kilometre, loaded or empty, in cents; null without kilometres.
    pub per_km_cents: Option<Cents>,
    /// Result as a share of the revenue, in basis points; null without revenue.
    pub margin_bps: Option<Bps>,
}

impl OwnerResult {
    /// Calculates the result from the freights' revenue, cost and kilometres, and from the driver's pay in their
    /// settlement.
    pub fn of(revenue_cents: Cents, cost_cents: Cents, settled: &DriverPaymentFields, km: Km) -> Result<Self> {
        let DriverPaymentFields { commission_cents, salary_cents, discounts_cents, .. } = *settled;
        let earned = Cents::sum([commission_cents, salary_cents, settled.allowances_cents()?])?;
        let driver_cents = earned.minus(discounts_cents)?;
        let net_cents = revenue_cents.minus(cost_cents)?.minus(driver_cents)?;
        let per_km_cents = if km == Km::default() { None } else { Some(net_cents.scaled(1, km.get())?) };
        let margin_bps = Bps::of(net_cents, revenue_cents)?;
        Ok(Self { revenue_cents, cost_cents, commission_cents, driver_cents, net_cents, per_km_cents, margin_bps })
    }
}
