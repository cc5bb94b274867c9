//! What a settlement shows line by line: its driver, freights, advances, refunds, fuel and what is left to the owner.

use chrono::NaiveDate;
use kernel::{
    Bps, Category, Cents, Ciot, CityCode, Cpf, DriverAdvanceId, DriverId, DriverPaymentId, FiscalKey, FreightId,
    Kilograms, Km, MetersPerLiter, Milliliters, Plate, Result, TransactionId, VehicleId,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{DriverPaymentFields, PayMethod};

/// A driver as a settlement names him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverRef {
    /// Identity.
    pub id: DriverId,
    /// Name.
    pub name: String,
    /// Where a Pix reaches him.
    pub pix_key: Option<String>,
    /// By which he signs; it stands on paper only.
    #[serde(skip)]
    pub cpf: Option<Cpf>,
}

/// A city as a settlement names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Place {
    /// IBGE code.
    pub code: CityCode,
    /// Official name.
    pub name: String,
    /// State.
    pub uf: String,
}

/// A vehicle as a settlement names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaymentVehicle {
    /// Identity.
    pub id: VehicleId,
    /// Plate.
    pub plate: Plate,
}

/// Another settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaymentRef {
    /// Identity.
    pub id: DriverPaymentId,
    /// Its number.
    pub number: i64,
}

/// What a settlement says of one freight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TripLine {
    /// The freight.
    pub freight_id: FreightId,
    /// Its number.
    pub number: i64,
    /// The day for which it was agreed.
    pub scheduled_for: NaiveDate,
    /// The day on which it began, by the clocks of its origin.
    pub began_on: Option<NaiveDate>,
    /// When it was completed.
    pub completed_on: Option<NaiveDate>,
    /// Where it was loaded.
    pub origin_city: Place,
    /// Where it was unloaded.
    pub destination_city: Place,
    /// Who paid it.
    pub client_name: Option<String>,
    /// Key of its CT-e.
    pub cte_key: Option<FiscalKey>,
    /// Its CIOT.
    pub ciot: Option<Ciot>,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres.
    pub empty_km: Km,
    /// Weight of the cargo.
    pub weight_kg: Option<Kilograms>,
    /// The rate from which its price follows, in words: `R$ 332,80 por tonelada`; absent of a fixed price.
    pub rate: Option<String>,
    /// What it paid, in cents.
    pub gross_cents: Cents,
    /// The shipper's toll voucher, in cents: neither income nor part of the base (Lei 10.209/2001 art. 2º).
    pub toll_voucher_cents: Cents,
    /// What the share is of, in cents.
    pub base_cents: Cents,
    /// The share; absent where the amount is fixed or was entered.
    pub commission_bps: Option<Bps>,
    /// What the driver earned, in cents.
    pub commission_cents: Cents,
}

/// What a settlement says of one advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvanceLine {
    /// The advance.
    pub id: DriverAdvanceId,
    /// When it was given.
    pub given_on: NaiveDate,
    /// In which way.
    pub method: PayMethod,
    /// How much, in cents.
    pub amount_cents: Cents,
    /// The number of its freight.
    pub freight_number: Option<i64>,
}

/// What a settlement says of one expense that the driver paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundLine {
    /// Its transaction.
    pub transaction_id: TransactionId,
    /// When it was due.
    pub due_on: NaiveDate,
    /// What it was about.
    pub category: Category,
    /// What it was, in words.
    pub description: String,
    /// How much, in cents.
    pub amount_cents: Cents,
    /// The number of its freight.
    pub freight_number: Option<i64>,
}

/// The fuel of a settlement's freights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FuelFigures {
    /// What the engine burnt, ARLA aside.
    pub volume_ml: Milliliters,
    /// What that cost, in cents.
    pub total_cents: Cents,
    /// The consumption measured from full tank to full tank, where it was; a list leaves it out.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// What ARLA cost, in cents.
    pub arla_cents: Cents,
}

/// What a settlement's freights leave to the owner, once the driver has all that he earns by it. Advances and refunds are
/// no part of it: those are money that went ahead, these are costs of the freights that name them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnerResult {
    /// What the freights brought, in cents.
    pub revenue_cents: Cents,
    /// What they cost, whoever paid it, in cents.
    pub cost_cents: Cents,
    /// What the driver earned with them, in cents.
    pub commission_cents: Cents,
    /// What the driver costs in all, in cents: commission, fixed pay and daily allowances, less what is held back.
    pub driver_cents: Cents,
    /// What is left, in cents.
    pub net_cents: Cents,
    /// What is left of each kilometre, loaded or empty, in cents.
    pub per_km_cents: Option<Cents>,
    /// What is left as a share of what they brought.
    pub margin_bps: Option<Bps>,
}

impl OwnerResult {
    /// The result of what freights brought and cost over so many kilometres, and of what their settlement pays the driver.
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
