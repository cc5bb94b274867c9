//! Sample of a settlement.

use finance::{Category, CostLine, PaymentStatus};
use kernel::{Bps, Cents, CityCode, CityName, Result};
use payments::{
    AdvanceLine, Discount, DriverPaymentRecord, DriverRef, FuelFigures, OwnerResult, PayMethod, PaymentFigures,
    PaymentVehicle, RefundLine, SettlementStatus, TripLine,
};

use super::{at, day, value};

/// A settlement of three weeks with two freights, paid.
pub(super) fn record() -> Result<DriverPaymentRecord> {
    let made = at("2026-11-21T12:00:00Z")?;
    Ok(DriverPaymentRecord {
        id: 1.into(),
        version: 2,
        created_at: made,
        updated_at: made,
        number: 12,
        figures: figures()?,
    })
}

fn figures() -> Result<PaymentFigures> {
    let cents = Cents::from;
    Ok(PaymentFigures {
        driver: driver()?,
        period_from: day("2026-11-01")?,
        period_to: day("2026-11-20")?,
        days: 20,
        vehicles: vec![
            PaymentVehicle { id: 1.into(), plate: value("RRT4B21")? },
            PaymentVehicle { id: 2.into(), plate: value("QCX7H05")? },
        ],
        km_out: Some(412_345.into()),
        km_back: Some(415_890.into()),
        freights: freights()?,
        commission_cents: cents(274_560),
        salary_cents: Cents::ZERO,
        salary_reckoning: None,
        allowance_days: 18,
        daily_allowance_cents: cents(8_000),
        allowances_cents: cents(144_000),
        advances: advances()?,
        advances_cents: cents(120_000),
        refunds: refunds()?,
        refunds_cents: cents(38_750),
        owner_expenses: vec![
            CostLine { category: Category::Combustivel, amount_cents: cents(1_001_790) },
            CostLine { category: Category::Pedagio, amount_cents: cents(68_570) },
            CostLine { category: Category::Alimentacao, amount_cents: cents(21_500) },
        ],
        discounts: vec![Discount {
            description: "Multa por excesso de velocidade".into(),
            amount_cents: cents(13_016),
        }],
        discounts_cents: cents(13_016),
        carried_cents: cents(20_000),
        carried_from_number: Some(11),
        balance_cents: cents(304_294),
        carries: false,
        due_on: day("2026-11-21")?,
        paid_on: Some(day("2026-11-21")?),
        status: PaymentStatus::Paid,
        closing: SettlementStatus::Paid,
        closing_label: SettlementStatus::Paid.words(None),
        method: PayMethod::Pix,
        notes: Some("Próxima saída em 24/11, de Rondonópolis.".into()),
        fuel: FuelFigures {
            volume_ml: 1_412_800.into(),
            total_cents: cents(973_419),
            meters_per_liter: Some(2_509.into()),
            arla_cents: cents(28_371),
        },
        owner_result: OwnerResult {
            revenue_cents: cents(2_288_000),
            cost_cents: cents(1_130_610),
            commission_cents: cents(274_560),
            driver_cents: cents(405_544),
            net_cents: cents(751_846),
            per_km_cents: Some(cents(212)),
            margin_bps: Some(Bps::from(3_286)),
        },
        carried_to: None,
        transaction_id: Some(1.into()),
    })
}

fn driver() -> Result<DriverRef> {
    Ok(DriverRef {
        id: 1.into(),
        name: "Raimundo Nonato Pereira".into(),
        pix_key: None,
        cpf: Some(value("111.444.777-35")?),
    })
}

fn place(code: i64, name: &str, uf: &str) -> CityName {
    CityName { code: CityCode::from(code), name: name.into(), uf: uf.into() }
}

fn freights() -> Result<Vec<TripLine>> {
    let rondonopolis = || place(5_107_602, "Rondonópolis", "MT");
    let paranagua = || place(4_118_204, "Paranaguá", "PR");
    let soy = TripLine {
        freight_id: 1.into(),
        number: 31,
        scheduled_for: day("2026-11-02")?,
        began_on: Some(day("2026-11-02")?),
        completed_on: Some(day("2026-11-07")?),
        origin_city: rondonopolis(),
        destination_city: paranagua(),
        client_name: Some("Cooperativa Agrícola Serra da Petrovina".into()),
        cte_key: Some(value("51261111222333000181570010000000311000000316")?),
        ciot: Some(value("123456789012")?),
        distance_km: 1_690.into(),
        empty_km: 120.into(),
        weight_kg: Some(37_500.into()),
        rate: Some("R$\u{a0}332,80 por tonelada".into()),
        gross_cents: Cents::from(1_248_000),
        toll_voucher_cents: Cents::from(54_000),
        base_cents: Cents::from(1_248_000),
        commission_bps: Some(Bps::from(1_200)),
        commission_cents: Cents::from(149_760),
    };
    let fertilizer = TripLine {
        freight_id: 2.into(),
        number: 32,
        scheduled_for: day("2026-11-10")?,
        began_on: Some(day("2026-11-10")?),
        completed_on: Some(day("2026-11-17")?),
        origin_city: paranagua(),
        destination_city: rondonopolis(),
        client_name: Some("Adubos do Litoral Ltda.".into()),
        empty_km: 45.into(),
        cte_key: None,
        ciot: Some(value("210987654321")?),
        weight_kg: Some(36_000.into()),
        rate: None,
        gross_cents: Cents::from(1_040_000),
        toll_voucher_cents: Cents::ZERO,
        base_cents: Cents::from(1_040_000),
        commission_cents: Cents::from(124_800),
        ..soy.clone()
    };
    Ok(vec![soy, fertilizer])
}

fn advances() -> Result<Vec<AdvanceLine>> {
    let first = AdvanceLine {
        id: 1.into(),
        given_on: day("2026-11-02")?,
        method: PayMethod::Pix,
        amount_cents: Cents::from(80_000),
        freight_number: Some(31),
    };
    let second = AdvanceLine {
        id: 2.into(),
        given_on: day("2026-11-10")?,
        method: PayMethod::Cash,
        amount_cents: Cents::from(40_000),
        freight_number: None,
    };
    Ok(vec![first, second])
}

fn refunds() -> Result<Vec<RefundLine>> {
    let tyre = RefundLine {
        transaction_id: 2.into(),
        due_on: day("2026-11-05")?,
        category: Category::Manutencao,
        description: "Conserto de pneu em Maringá".into(),
        amount_cents: Cents::from(26_750),
        freight_number: Some(31),
    };
    let helper = RefundLine {
        transaction_id: 3.into(),
        due_on: day("2026-11-17")?,
        category: Category::Outros,
        description: "Chapa na descarga".into(),
        amount_cents: Cents::from(12_000),
        freight_number: Some(32),
    };
    Ok(vec![tyre, helper])
}
