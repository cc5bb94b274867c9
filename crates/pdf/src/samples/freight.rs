//! Samples of a freight: its result, and the waiting time at its loading.

use finance::{Category, CostLine, SourcePart};
use freight::{
    CargoType, ClientRef, EventKind, Freight, FreightDriver, FreightEvent, FreightFields, FreightParties,
    FreightProfit, FreightProfitDetails, FreightRecord, FreightStatus, PostedPart, Pricing, TollPayer, VehicleRef,
    WaitingTime, event::Timeline, waiting_time::Carrying,
};
use kernel::{Cents, Km, Now, Result};
use rates::{
    MinimumFreight, MinimumTable,
    minimum_freight::{MinimumQuery, assess},
};

use super::{at, day, value};

/// Soybeans from Rondonópolis to Paranaguá, completed, with an open balance.
fn freight(now: &Now) -> Result<Freight> {
    let cents = Cents::from;
    Ok(Freight {
        id: 1.into(),
        owner_id: 1.into(),
        version: 1,
        created_at: now.at,
        updated_at: now.at,
        number: 31,
        status: FreightStatus::Completed,
        cancelled_on: None,
        cancel_reason: None,
        began_on: Some(day("2026-11-02")?),
        arrived_at: None,
        driven_km: Some(1_810.into()),
        fields: FreightFields {
            client_id: Some(1.into()),
            origin_city_code: 5_107_602.into(),
            destination_city_code: 4_118_204.into(),
            distance_km: 1_690.into(),
            empty_km: 120.into(),
            cargo_type: CargoType::SolidBulk,
            cargo_description: Some("Soja em grãos".into()),
            weight_kg: Some(37_500.into()),
            pricing: Pricing::PerTon,
            rate_cents: cents(33_280),
            gross_cents: cents(1_248_000),
            advance_cents: cents(748_800),
            advance_due_on: Some(day("2026-11-02")?),
            balance_due_on: Some(day("2026-11-27")?),
            toll_cents: cents(54_000),
            toll_payer: TollPayer::Shipper,
            truck_id: 1.into(),
            axles: 6,
            commission_bps: None,
            scheduled_for: day("2026-11-02")?,
            odometer_start_km: Some(412_345.into()),
            odometer_end_km: Some(414_155.into()),
            cte_key: None,
            ciot: Some(value("123456789012")?),
            mdfe_key: None,
            notes: None,
            search: String::new(),
            minimum_table: MinimumTable::A,
            empty_return_km: Km::default(),
            advance_bps: None,
        },
    })
}

fn record(now: &Now) -> Result<FreightRecord> {
    let vehicle = |id: i64, plate: &str| -> Result<VehicleRef> {
        Ok(VehicleRef { id: id.into(), plate: value(plate)?, nickname: None })
    };
    let client = ClientRef { id: 1.into(), name: "Cooperativa Agrícola Serra da Petrovina".into(), phone: None };
    let parties = FreightParties {
        client: Some(client),
        truck: vehicle(1, "RRT4B21")?,
        trailers: vec![vehicle(2, "QCX7H05")?],
        driver: Some(FreightDriver { id: 1.into(), name: "Raimundo Nonato Pereira".into() }),
        simulation: None,
        capacity: None,
    };
    let advance = PostedPart {
        transaction_id: 1.into(),
        part: SourcePart::Advance,
        amount_cents: Cents::from(748_800),
        due_on: day("2026-11-02")?,
        paid_on: Some(day("2026-11-02")?),
        deductions: Vec::new(),
    };
    let balance = PostedPart {
        transaction_id: 2.into(),
        part: SourcePart::Balance,
        amount_cents: Cents::from(499_200),
        due_on: day("2026-11-27")?,
        paid_on: None,
        deductions: Vec::new(),
    };
    FreightRecord::of(freight(now)?, parties, (&[advance, balance], &[]), now.today)
}

fn events(now: &Now) -> Result<Vec<FreightEvent>> {
    use FreightStatus::{Completed, InTransit, Loading, Scheduled, Unloading};
    let moves = [
        (Scheduled, Loading, "2026-11-02T11:10:00Z"),
        (Loading, InTransit, "2026-11-03T00:25:00Z"),
        (InTransit, Unloading, "2026-11-06T18:00:00Z"),
        (Unloading, Completed, "2026-11-06T21:40:00Z"),
    ];
    let event = |(id, (from_status, to_status, when)): (i64, (FreightStatus, FreightStatus, &str))| {
        Ok(FreightEvent {
            id: id.into(),
            owner_id: 1.into(),
            freight_id: 1.into(),
            kind: EventKind::Status,
            from_status,
            to_status,
            occurred_at: at(when)?,
            odometer_km: None,
            note: None,
            created_at: now.at,
        })
    };
    (1..).zip(moves).map(event).collect()
}

/// The freight and its result.
pub(super) fn with_details(now: &Now) -> Result<(FreightRecord, FreightProfitDetails)> {
    let record = record(now)?;
    let costs = [
        (Category::Combustivel, 516_120),
        (Category::Pedagio, 58_730),
        (Category::Alimentacao, 21_500),
        (Category::Manutencao, 26_750),
    ];
    let costs = costs.map(|(category, amount)| CostLine { category, amount_cents: Cents::from(amount) });
    let parts = record.receivables.iter().map(|one| PostedPart {
        transaction_id: one.transaction_id,
        part: one.part,
        amount_cents: one.amount_cents,
        due_on: one.due_on,
        paid_on: one.paid_on,
        deductions: one.deductions.clone(),
    });
    let parts: Vec<PostedPart> = parts.collect();
    let events = events(now)?;
    let result = FreightProfit::of(&record.freight, &costs, Cents::ZERO, &parts, &Timeline::of(&events), now)?;
    let result = FreightProfit {
        meters_per_liter: Some(2_480.into()),
        ..result.with_commission(Cents::from(149_760), Some(12.into()))?
    };
    let minimum = minimum(&record.freight)?;
    Ok((record, FreightProfitDetails { profit: result, minimum, forecast: None, comparison: None }))
}

fn minimum(freight: &Freight) -> Result<MinimumFreight> {
    let FreightFields { scheduled_for, minimum_table: table, cargo_type: cargo, axles, .. } = freight.fields;
    let question = MinimumQuery { on: scheduled_for, table, cargo, axles: Some(axles) };
    let assessment = assess(question, rates::in_force(scheduled_for, None).as_deref());
    MinimumFreight::of(&assessment, freight.minimum_route(), freight.offered())
}

/// The freight and the waiting time at its loading.
pub(super) fn with_waiting_time(now: &Now) -> Result<(FreightRecord, WaitingTime)> {
    let record = record(now)?;
    let carrying = [Carrying { called: "da carreta QCX7H05".into(), capacity: Some(37_500.into()) }];
    let rate = |day| Ok(rates::in_force(day, None).map(std::borrow::Cow::into_owned));
    let document = value("11.222.333/0001-81")?;
    let waiting = WaitingTime::of(&record, Some(&document), &events(now)?, &carrying, rate, now)?;
    Ok((record, waiting))
}
