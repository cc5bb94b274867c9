//! Costs of a trip, line by line, except those that depend on the offer itself: commission and taxes.

use kernel::{
    Bps, Cents, Km, MetersPerLiter, Milliliters, MillisPerKm, Result,
    quantity::scale,
    string_enum,
    text::{grouped, percent, reais},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationFields, words};

string_enum! {
    /// Base of a driver's commission.
    CommissionBase {
        /// The offer.
        Gross = "gross" "Do frete",
        /// Offer less the costs of the trip.
        Net = "net" "Do que sobra",
    }
}

string_enum! {
    /// Kind of a cost line in a simulation.
    SimulationLineKind {
        /// Diesel of the loaded route.
        DieselLoaded = "diesel_loaded" "Diesel com carga",
        /// Diesel of the empty routes.
        DieselEmpty = "diesel_empty" "Diesel vazio",
        /// ARLA 32.
        Arla = "arla" "ARLA 32",
        /// Toll at the driver's expense.
        Toll = "toll" "Pedágio",
        /// Commission of the driver.
        Commission = "commission" "Comissão do motorista",
        /// Fixed pay of the driver.
        DriverFixed = "driver_fixed" "Motorista (fixo por viagem)",
        /// Food and lodging.
        Daily = "daily" "Alimentação e pernoite",
        /// Reserve for maintenance.
        Maintenance = "maintenance" "Manutenção",
        /// Reserve for tyres.
        Tires = "tires" "Pneus",
        /// Insurance.
        Insurance = "insurance" "Seguro",
        /// Loan instalments.
        Loan = "loan" "Prestação",
        /// Depreciation.
        Depreciation = "depreciation" "Depreciação",
        /// Other monthly costs.
        OtherMonthly = "other_monthly" "Outros custos do mês",
        /// INSS withheld.
        Inss = "inss" "INSS",
        /// SEST withheld.
        Sest = "sest" "SEST",
        /// SENAT withheld.
        Senat = "senat" "SENAT",
        /// Income tax withheld.
        Irrf = "irrf" "IRRF",
        /// INSS that the carrier owes himself on a payment by a person.
        OwnInss = "own_inss" "INSS próprio (estimativa)",
        /// SEST that the carrier owes himself on a payment by a person.
        OwnSest = "own_sest" "SEST próprio (estimativa)",
        /// SENAT that the carrier owes himself on a payment by a person.
        OwnSenat = "own_senat" "SENAT próprio (estimativa)",
        /// Other cost of the trip.
        Other = "other" "Outros custos",
    }
}

/// Cost line of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationLine {
    /// Kind of the cost.
    pub kind: SimulationLineKind,
    /// Name on screen.
    pub label: String,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Calculation in Portuguese.
    pub detail: String,
    /// Share of the offer, in basis points.
    pub share_bps: Bps,
}

/// Cost before its share of the offer.
#[derive(Clone, Debug)]
pub(super) struct Cost {
    pub(super) kind: SimulationLineKind,
    pub(super) amount: Cents,
    pub(super) detail: String,
}

impl Cost {
    pub(super) fn new(kind: SimulationLineKind, amount: Cents, detail: String) -> Self {
        Self { kind, amount, detail }
    }
}

/// Returns every cost of a trip that does not follow from the offer. Vale-pedágio is none of them (Lei 10.209/2001 art.
/// 2º).
pub(super) fn fixed(fields: &SimulationFields) -> Result<Vec<Cost>> {
    let mut costs = vec![
        diesel(SimulationLineKind::DieselLoaded, fields, fields.distance_km, fields.loaded_meters_per_liter)?,
        diesel(SimulationLineKind::DieselEmpty, fields, fields.empty_km()?, fields.empty_meters_per_liter)?,
        arla(fields)?,
        by_km(SimulationLineKind::Maintenance, fields, fields.maintenance_per_km_millis)?,
        by_km(SimulationLineKind::Tires, fields, fields.tires_per_km_millis)?,
        daily(fields)?,
        monthly(SimulationLineKind::Insurance, fields, fields.insurance_monthly_cents)?,
        monthly(SimulationLineKind::Loan, fields, fields.loan_monthly_cents)?,
        monthly(SimulationLineKind::Depreciation, fields, fields.depreciation_monthly_cents)?,
        monthly(SimulationLineKind::OtherMonthly, fields, fields.other_monthly_cents)?,
        Cost::new(SimulationLineKind::DriverFixed, fields.driver_fixed_cents, "valor combinado por viagem".into()),
        Cost::new(
            SimulationLineKind::Other,
            fields.other_cents,
            fields.other_description.clone().unwrap_or_else(|| "valor informado".into()),
        ),
    ];
    if let Some(toll) = fields.toll_payer.out_of_pocket(fields.toll_cents) {
        let detail = "pago pelo motorista, sem vale-pedágio".to_owned();
        costs.push(Cost::new(SimulationLineKind::Toll, toll, detail));
    }
    Ok(costs)
}

fn diesel(kind: SimulationLineKind, fields: &SimulationFields, km: Km, consumption: MetersPerLiter) -> Result<Cost> {
    // km × 1000 m ÷ m/l × thousandths of a real ÷ 10.
    let hundredfold = fields.diesel_price_millis.get().saturating_mul(100);
    let amount = Cents::from(scale(km.get(), hundredfold, consumption.get())?);
    let (km, consumption) = (words::km(km), words::whole_consumption(consumption));
    Ok(Cost::new(kind, amount, format!("{km} ÷ {consumption} × {}", words::price(fields.diesel_price_millis))))
}

impl SimulationFields {
    pub(super) fn diesel(&self) -> Result<Milliliters> {
        let loaded = scale(self.distance_km.get(), 1_000_000, self.loaded_meters_per_liter.get())?;
        let empty = scale(self.empty_km()?.get(), 1_000_000, self.empty_meters_per_liter.get())?;
        Ok(Milliliters::from(loaded.saturating_add(empty)))
    }
}

/// Returns the cost of ARLA: a share of the diesel's volume at its own price, rounded once; the volume is an exact
/// fraction.
fn arla(fields: &SimulationFields) -> Result<Cost> {
    let (loaded, empty) = (fields.loaded_meters_per_liter.get(), fields.empty_meters_per_liter.get());
    let price = fields.arla_price_millis.unwrap_or_default();
    // Litres of diesel are 1000 × (loaded km × empty m/l + empty km × loaded m/l) ÷ (loaded m/l × empty m/l).
    let crossed =
        scale(fields.distance_km.get(), empty, 1)?.saturating_add(scale(fields.empty_km()?.get(), loaded, 1)?);
    let share = scale(price.get(), fields.arla_bps.get(), 1)?;
    let amount = Cents::from(scale(crossed, share, scale(loaded, empty, 1)?.saturating_mul(100))?);
    let liters = grouped(scale(fields.diesel()?.get(), 1, 1000)?.unsigned_abs());
    let detail = format!("{} de {liters} L de diesel × {}", percent(fields.arla_bps), words::price(price));
    Ok(Cost::new(SimulationLineKind::Arla, amount, detail))
}

fn by_km(kind: SimulationLineKind, fields: &SimulationFields, reserve: MillisPerKm) -> Result<Cost> {
    let km = fields.distance_km.plus(fields.empty_km()?)?;
    let amount = Cents::from(scale(km.get(), reserve.get(), 10)?);
    Ok(Cost::new(kind, amount, format!("{} × {}", words::km(km), words::per_km(reserve))))
}

fn daily(fields: &SimulationFields) -> Result<Cost> {
    let amount = fields.daily_cost_cents.scaled(fields.days, 1)?;
    let detail = format!("{} × {}", words::days(fields.days), reais(fields.daily_cost_cents));
    Ok(Cost::new(SimulationLineKind::Daily, amount, detail))
}

fn monthly(kind: SimulationLineKind, fields: &SimulationFields, month: Cents) -> Result<Cost> {
    let amount = month.scaled(fields.days, fields.work_days_per_month)?;
    let worked = words::days(fields.work_days_per_month);
    let detail = format!("{} por mês ÷ {worked} de trabalho × {}", reais(month), words::days(fields.days));
    Ok(Cost::new(kind, amount, detail))
}
