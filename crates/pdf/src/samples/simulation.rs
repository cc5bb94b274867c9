//! Sample of a simulation.

use freight::{
    CargoType, FreightSimulation, Pricing, Simulation, TollPayer, VehicleRef,
    simulation::{CommissionBase, SimulationFields, SimulationNames, SimulationRates},
};
use kernel::{Cents, Result};
use rates::{
    MinimumTable,
    minimum_freight::{MinimumQuery, assess},
};

use super::{at, day, value};

/// An offer for soybeans from Rondonópolis to Paranaguá.
pub(super) fn record() -> Result<Simulation> {
    let truck = VehicleRef { id: 1.into(), plate: value("RRT4B21")?, nickname: None };
    let trailer = VehicleRef { id: 2.into(), plate: value("QCX7H05")?, nickname: None };
    let named = SimulationNames {
        freight_number: None,
        client_name: Some("Cooperativa Agrícola Serra da Petrovina".into()),
        truck: Some(truck),
        trailers: vec![trailer],
        driver_name: Some("Raimundo Nonato Pereira".into()),
        capacity: None,
    };
    let offer = offer()?;
    let rates = rates(&offer)?;
    Simulation::of(FreightSimulation { rates, ..offer }, named, None)
}

/// Rates of its day, as stored with a simulation.
fn rates(offer: &FreightSimulation) -> Result<String> {
    let SimulationFields { scheduled_for: on, minimum_table: table, cargo_type: cargo, axles, .. } = offer.fields;
    let minimum = assess(MinimumQuery { on, table, cargo, axles: Some(axles) }, rates::in_force(on, None).as_deref());
    let tax = rates::in_force(on, None).map(std::borrow::Cow::into_owned);
    SimulationRates { minimum, tax }.written()
}

fn offer() -> Result<FreightSimulation> {
    let made = at("2026-11-01T12:00:00Z")?;
    Ok(FreightSimulation {
        id: 1.into(),
        owner_id: 1.into(),
        version: 1,
        created_at: made,
        updated_at: made,
        number: 8,
        archived: false,
        freight_id: None,
        gross_cents: Cents::ZERO,
        net_cents: Cents::ZERO,
        rates: String::new(),
        fields: SimulationFields {
            name: Some("Soja para o porto".into()),
            scheduled_for: day("2026-11-02")?,
            client_id: Some(1.into()),
            truck_id: Some(1.into()),
            axles: 6,
            cargo_type: CargoType::SolidBulk,
            minimum_table: MinimumTable::A,
            origin_city_code: Some(5_107_602.into()),
            destination_city_code: Some(4_118_204.into()),
            distance_km: 1_690.into(),
            empty_to_loading_km: 120.into(),
            empty_return_km: 0.into(),
            empty_return_due: false,
            weight_kg: Some(37_500.into()),
            pricing: Pricing::PerTon,
            rate_cents: Cents::from(33_280),
            toll_cents: Cents::from(54_000),
            toll_payer: TollPayer::Shipper,
            diesel_price_millis: 7_070.into(),
            loaded_meters_per_liter: 2_350.into(),
            empty_meters_per_liter: 3_100.into(),
            arla_bps: 500.into(),
            arla_price_millis: Some(3_490.into()),
            driver_id: Some(1.into()),
            commission_bps: 1_200.into(),
            commission_base: CommissionBase::Gross,
            driver_fixed_cents: Cents::ZERO,
            days: 6,
            daily_cost_cents: Cents::from(9_000),
            maintenance_per_km_millis: 350.into(),
            tires_per_km_millis: 280.into(),
            insurance_monthly_cents: Cents::from(180_000),
            loan_monthly_cents: Cents::ZERO,
            depreciation_monthly_cents: Cents::from(250_000),
            other_monthly_cents: Cents::ZERO,
            work_days_per_month: 22,
            withheld: true,
            payer_month_cents: Cents::ZERO,
            dependents: 1,
            other_cents: Cents::ZERO,
            other_description: None,
            notes: None,
            search: String::new(),
            other_inss_cents: Cents::ZERO,
        },
    })
}
