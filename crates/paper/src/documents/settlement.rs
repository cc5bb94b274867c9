//! The settlement with a driver (acerto).

use kernel::{Cents, CostLine, Result};
use payments::{AdvanceLine, Discount, DriverPaymentRecord, FuelFigures, PaymentFigures, RefundLine, TripLine};

use super::{
    Issuer,
    parts::{by_category, fact, facts, line, reckoning, section, table, total},
    words::{bare, by, day, days, km, liters, measured, odometer, percent, reais, share, size, taken, tonnes},
};
use crate::{Block, Column, Fact, Paper, Row, Tone};

/// The settlement with a driver, to be agreed and signed.
///
/// # Errors
/// [`kernel::Error::Internal`] on overflow.
pub fn settlement(issuer: &Issuer, record: &DriverPaymentRecord) -> Result<Paper> {
    let figures = &record.figures;
    let period = format!("{} a {} · {}", day(figures.period_from), day(figures.period_to), days(figures.days));
    let mut blocks = head(figures);
    blocks.extend([section("Fretes"), trips(&figures.freights)?]);
    blocks.extend([section("Vales"), advances(&figures.advances, figures.advances_cents)]);
    blocks.extend([section("Despesas pagas pelo motorista"), refunds(&figures.refunds, figures.refunds_cents)]);
    blocks.extend([
        section("Despesas pagas pelo proprietário, para informação"),
        owner_expenses(&figures.owner_expenses)?,
    ]);
    blocks.extend([section("Combustível"), fuel(&figures.fuel)]);
    blocks.extend([section("Descontos"), discounts(&figures.discounts, figures.discounts_cents)]);
    blocks.extend([section("Resultado do motorista"), of_driver(figures)]);
    blocks.push(section("Resultado do proprietário"));
    blocks.extend(of_owner(figures));
    if let Some(notes) = &figures.notes {
        blocks.extend([section("Observações"), Block::Text(notes.clone())]);
    }
    blocks.push(Block::Signatures(vec![
        format!("{}, motorista", figures.driver.name),
        format!("{}, proprietário", issuer.signature()),
    ]));
    Ok(issuer.paper(format!("Acerto de viagem nº {}", record.number), Some(period), blocks))
}

fn head(figures: &PaymentFigures) -> Vec<Block> {
    let driven = figures.km_out.zip(figures.km_back).map(|(out, back)| back.get().saturating_sub(out.get()).max(0));
    let mut blocks = vec![facts([
        Some(Fact::new("Motorista", figures.driver.name.clone())),
        fact("Hodômetro na saída", odometer(figures.km_out)),
        fact("Hodômetro na chegada", odometer(figures.km_back)),
        fact("Rodados", driven.map(|driven| km(driven.into()))),
        // A settlement with nothing to pay, or whose debt is carried on, is neither.
        (figures.balance_cents != Cents::ZERO && !figures.carries)
            .then(|| Fact::new("Situação", figures.status.label())),
    ])];
    if !figures.vehicles.is_empty() {
        blocks.push(Block::Plates(figures.vehicles.iter().map(|one| one.plate.as_str().to_owned()).collect()));
    }
    blocks.push(balance(figures));
    blocks
}

fn balance(figures: &PaymentFigures) -> Block {
    let method = by(figures.method);
    let key = figures.driver.pix_key.as_ref().filter(|_| figures.balance_cents > Cents::ZERO);
    let detail = match (figures.paid_on, figures.carries, figures.carried_to) {
        _ if figures.balance_cents == Cents::ZERO => "Nada a pagar de nenhum lado.".to_owned(),
        (Some(on), ..) => format!("Pago em {}{method}.", day(on)),
        (None, true, Some(later)) => format!("Levado ao acerto nº {}.", later.number),
        (None, true, None) => "Fica para o próximo acerto.".to_owned(),
        (None, false, _) => match key {
            Some(key) => format!("A pagar até {}{method}. Chave Pix: {key}", day(figures.due_on)),
            None => format!("A pagar até {}{method}.", day(figures.due_on)),
        },
    };
    let label = match figures.balance_cents.get() {
        0 => "Saldo",
        ..0 if figures.paid_on.is_some() => "Pago ao proprietário",
        ..0 => "O motorista deve ao proprietário",
        _ if figures.paid_on.is_some() => "Pago ao motorista",
        _ => "A pagar ao motorista",
    };
    let value = reais(size(figures.balance_cents));
    Block::Figure { label: label.to_owned(), value, detail, tone: Tone::Plain }
}

/// A column stands only where one of the freights has something in it.
fn trips(trips: &[TripLine]) -> Result<Block> {
    let weighed = trips.iter().any(|trip| trip.weight_kg.is_some());
    let vouched = trips.iter().any(|trip| trip.toll_voucher_cents != Cents::ZERO);
    let kept = [true, true, weighed, true, vouched, true, true, true];
    let heads = ["", "Km", "Carga", "Frete (R$)", "Vale-pedágio (R$)", "Base (R$)", "Parte", "Comissão (R$)"];
    let mut columns = vec![Column::words("Frete", 1)];
    columns.extend(kept.iter().zip(heads).skip(1).filter(|(kept, _)| **kept).map(|(_, head)| Column::amounts(head)));
    let pick = |cells: [String; 8]| {
        let cells = cells.into_iter().zip(kept).filter(|(_, kept)| *kept);
        cells.map(|(cell, _)| cell).collect::<Vec<_>>()
    };
    let mut rows: Vec<Row> =
        trips.iter().map(|trip| Row::line(pick(trip_cells(trip))).with_detail(trip_detail(trip))).collect();
    if !trips.is_empty() {
        let sum = |amount: fn(&TripLine) -> Cents| Cents::sum(trips.iter().map(amount)).map(bare);
        let cells = [
            "Total".into(),
            String::new(),
            String::new(),
            sum(|trip| trip.gross_cents)?,
            sum(|trip| trip.toll_voucher_cents)?,
            sum(|trip| trip.base_cents)?,
            String::new(),
            sum(|trip| trip.commission_cents)?,
        ];
        rows.push(Row::total(pick(cells)));
    }
    Ok(table("Os fretes do acerto e a comissão de cada um", columns, rows, "Nenhum frete neste acerto."))
}

fn trip_cells(trip: &TripLine) -> [String; 8] {
    let on = day(trip.completed_on.unwrap_or(trip.scheduled_for));
    let driven = trip.distance_km.get().saturating_add(trip.empty_km.get());
    [
        format!("nº {} · {on}", trip.number),
        kernel::text::grouped(driven.unsigned_abs()),
        trip.weight_kg.map(tonnes).unwrap_or_default(),
        bare(trip.gross_cents),
        bare(trip.toll_voucher_cents),
        bare(trip.base_cents),
        share(trip.commission_bps),
        bare(trip.commission_cents),
    ]
}

/// The way of a freight, who paid it, at which rate, and its papers.
fn trip_detail(trip: &TripLine) -> String {
    let (from, to) = (&trip.origin_city, &trip.destination_city);
    let papers = [
        Some(format!("{}/{} → {}/{}", from.name, from.uf, to.name, to.uf)),
        trip.client_name.clone(),
        trip.rate.clone(),
        trip.ciot.as_ref().map(|ciot| format!("CIOT {}", ciot.as_str())),
        trip.cte_key.as_ref().map(|key| format!("CT-e {}", key.as_str())),
    ];
    papers.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn of_freight(number: Option<i64>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("nº {number}"))
}

fn advances(advances: &[AdvanceLine], sum: Cents) -> Block {
    let columns =
        vec![Column::words("Data", 2), Column::words("Forma", 3), Column::words("Frete", 2), Column::amounts("Valor")];
    let each = |one: &AdvanceLine| {
        let (method, freight) = (one.method.label().to_owned(), of_freight(one.freight_number));
        Row::line([day(one.given_on), method, freight, reais(one.amount_cents)])
    };
    let sum = (!advances.is_empty()).then(|| Row::total(["Total".to_owned(), "".into(), "".into(), reais(sum)]));
    table("Os vales descontados", columns, advances.iter().map(each).chain(sum).collect(), "Nenhum vale descontado.")
}

fn refunds(refunds: &[RefundLine], sum: Cents) -> Block {
    let columns = vec![
        Column::words("Data", 3),
        Column::words("Despesa", 6),
        Column::words("Categoria", 4),
        Column::words("Frete", 2),
        Column::amounts("Valor"),
    ];
    let each = |one: &RefundLine| {
        let (category, freight) = (one.category.label().to_owned(), of_freight(one.freight_number));
        Row::line([day(one.due_on), one.description.clone(), category, freight, reais(one.amount_cents)])
    };
    let blank = String::new;
    let sum = (!refunds.is_empty()).then(|| Row::total(["Total".to_owned(), blank(), blank(), blank(), reais(sum)]));
    let rows = refunds.iter().map(each).chain(sum).collect();
    table("As despesas que o motorista pagou e recebe de volta", columns, rows, "Nenhuma despesa a reembolsar.")
}

fn owner_expenses(expenses: &[CostLine]) -> Result<Block> {
    let sum = Cents::sum(expenses.iter().map(|line| line.amount_cents))?;
    let summary = "O que o proprietário pagou nestes fretes, para informação";
    Ok(by_category(summary, expenses, sum, "O proprietário não pagou despesas nestes fretes."))
}

fn fuel(fuel: &FuelFigures) -> Block {
    if *fuel == FuelFigures::default() {
        return Block::Text("Nenhum abastecimento nestes fretes.".to_owned());
    }
    facts([
        Some(Fact::new("Diesel", format!("{} · {}", liters(fuel.volume_ml), reais(fuel.total_cents)))),
        Some(Fact::new("Consumo", measured(fuel.meters_per_liter))),
        (fuel.arla_cents != Cents::ZERO).then(|| Fact::new("ARLA", reais(fuel.arla_cents))),
    ])
}

fn discounts(discounts: &[Discount], sum: Cents) -> Block {
    if discounts.is_empty() {
        return Block::Text("Nenhum desconto.".to_owned());
    }
    let each = |one: &Discount| line(one.description.clone(), reais(one.amount_cents));
    let rows = discounts.iter().map(each).chain([total("Total", sum)]).collect();
    reckoning("O que é descontado do motorista", "Desconto", rows)
}

fn of_driver(figures: &PaymentFigures) -> Block {
    let allowances = format!("Diárias ({} × {})", days(figures.allowance_days), reais(figures.daily_allowance_cents));
    let carried = match figures.carried_from_number {
        Some(number) => format!("Saldo devedor do acerto nº {number}"),
        None => "Saldo devedor anterior".to_owned(),
    };
    let earned = [
        ("Salário do período".to_owned(), figures.salary_cents),
        (allowances, figures.allowances_cents),
        ("Reembolso das despesas que pagou".to_owned(), figures.refunds_cents),
    ];
    let held = [
        ("Vales".to_owned(), figures.advances_cents),
        ("Descontos".to_owned(), figures.discounts_cents),
        (carried, figures.carried_cents),
    ];
    let mut rows = vec![line("Comissões", reais(figures.commission_cents))];
    let some = |(_, amount): &(String, Cents)| *amount != Cents::ZERO;
    rows.extend(earned.into_iter().filter(some).map(|(label, amount)| line(label, reais(amount))));
    rows.extend(held.into_iter().filter(some).map(|(label, amount)| line(label, taken(amount))));
    rows.push(total("Saldo", figures.balance_cents));
    reckoning("De onde vem o saldo do motorista", "Parcela", rows)
}

fn of_owner(figures: &PaymentFigures) -> Vec<Block> {
    let result = figures.owner_result;
    let rows = vec![
        line("Receita dos fretes", reais(result.revenue_cents)),
        line("Todos os custos dos fretes", taken(result.cost_cents)),
        line("Comissões do motorista", taken(result.commission_cents)),
        super::parts::left_total("Sobra", result.net_cents),
    ];
    let mut blocks = vec![reckoning("O que os fretes deixam ao proprietário", "Parcela", rows)];
    if result.per_km_cents.is_some() || result.margin_bps.is_some() {
        blocks.push(facts([
            fact("Sobra por km rodado", result.per_km_cents.map(reais)),
            fact("Margem", result.margin_bps.map(percent)),
        ]));
    }
    blocks
}
