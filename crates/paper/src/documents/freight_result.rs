//! The result of a freight.

use freight::{Comparison, FreightOutcome, FreightRecord, FreightResult, Receivable, TollVoucher};
use kernel::{Cents, Ciot, FiscalKey, Result};

use super::{
    Issuer,
    parts::{act_source, fact, facts, line, margin, reckoning, section, table, total},
    words::{bare, day, days, km, measured, reais, size, taken, weight},
};
use crate::{Block, Column, Fact, Paper, Row, Tone};

/// What a freight brought, cost and left.
///
/// # Errors
/// [`kernel::Error::Internal`] on overflow.
pub fn freight_result(issuer: &Issuer, record: &FreightRecord, outcome: &FreightOutcome) -> Result<Paper> {
    let (freight, result) = (&record.freight, &outcome.result);
    let mut blocks = way(record, result);
    blocks.push(net(result));
    blocks.extend([section("Receita e custos"), account(result)]);
    blocks.extend([section("Por quilômetro"), per_km(result)]);
    blocks.extend([section("Recebimentos"), receivables(record)]);
    blocks.extend(tolls(result));
    blocks.extend([section("Piso mínimo"), Block::Text(outcome.minimum.words.clone())]);
    blocks.extend(outcome.minimum.act.as_ref().map(act_source));
    if let Some(comparison) = &outcome.comparison {
        blocks.extend(compared(comparison));
    }
    Ok(issuer.paper(
        format!("Resultado do frete nº {}", freight.number),
        record.client.as_ref().map(|one| one.name.clone()),
        blocks,
    ))
}

/// Way, vehicles and papers of a freight: the head of every document about one.
pub(super) fn way(record: &FreightRecord, result: &FreightResult) -> Vec<Block> {
    let freight = &record.freight;
    let (from, to) = (&record.origin_city, &record.destination_city);
    let detail = super::words::way(freight.distance_km, freight.empty_km);
    let status = match freight.cancelled_on {
        Some(on) => format!("Cancelado em {}", day(on)),
        None => freight.status.label().to_owned(),
    };
    let cargo = freight.cargo_description.clone().unwrap_or_else(|| freight.cargo_type.label().to_owned());
    vec![
        Block::Lane { from: format!("{}/{}", from.name, from.uf), to: format!("{}/{}", to.name, to.uf), detail },
        plates(record),
        facts([
            Some(Fact::new("Data combinada", day(freight.scheduled_for))),
            Some(Fact::new("Situação", status)),
            fact("Duração", result.days.map(days)),
            fact("Motorista", record.driver.as_ref().map(|one| one.name.clone())),
            Some(Fact::new("Carga", cargo)),
            fact("Peso", weight(freight.weight_kg)),
            fact("CIOT", freight.ciot.as_ref().map(Ciot::as_str)),
            fact("CT-e", freight.cte_key.as_ref().map(FiscalKey::as_str)),
            fact("MDF-e", freight.mdfe_key.as_ref().map(FiscalKey::as_str)),
        ]),
    ]
}

/// The plates of a freight, the truck's first.
pub(super) fn plates(record: &FreightRecord) -> Block {
    let vehicles = std::iter::once(&record.truck).chain(&record.trailers);
    Block::Plates(vehicles.map(|one| one.plate.as_str().to_owned()).collect())
}

fn net(result: &FreightResult) -> Block {
    let lost = result.net_cents < Cents::ZERO;
    Block::Figure {
        label: if lost { "Prejuízo" } else { "Sobra" }.to_owned(),
        value: reais(size(result.net_cents)),
        detail: margin(lost, result.margin_bps),
        tone: if lost { Tone::Bad } else { Tone::Good },
    }
}

fn account(result: &FreightResult) -> Block {
    let mut rows = vec![line("Frete", reais(result.price_cents))];
    if result.other_income_cents != Cents::ZERO {
        rows.push(line("Outras receitas", reais(result.other_income_cents)));
    }
    rows.push(total("Receita", result.revenue_cents));
    rows.extend(result.costs.iter().map(|cost| line(cost.category.label(), taken(cost.amount_cents))));
    if result.commission_cents != Cents::ZERO {
        let label =
            if result.commission_settled { "Comissão do motorista (acertada)" } else { "Comissão do motorista" };
        rows.push(line(label, taken(result.commission_cents)));
    }
    rows.push(total(if result.net_cents < Cents::ZERO { "Prejuízo" } else { "Sobra" }, result.net_cents));
    reckoning("A receita do frete, seus custos e o que sobra", "Parcela", rows)
}

fn per_km(result: &FreightResult) -> Block {
    facts([
        fact("Receita por km carregado", result.revenue_per_loaded_km_cents.map(reais)),
        fact("Receita por km rodado", result.revenue_per_total_km_cents.map(reais)),
        fact("Sobra por km rodado", result.net_per_total_km_cents.map(reais)),
        Some(Fact::new("Rodados", km(result.total_km))),
        Some(Fact::new("Consumo", measured(result.meters_per_liter))),
    ])
}

fn receivables(record: &FreightRecord) -> Block {
    let columns = vec![
        Column::words("Parcela", 3),
        Column::words("Vencimento", 3),
        Column::words("Recebido em", 3),
        Column::amounts("Valor"),
    ];
    let each = |one: &Receivable| {
        let paid = match (one.paid_on, one.overdue_days) {
            (Some(on), _) => day(on),
            (None, 0) => "a receber".to_owned(),
            (None, late) => format!("atrasado há {}", days(late)),
        };
        Row::line([one.part.label().to_owned(), day(one.due_on), paid, reais(one.amount_cents)])
    };
    let blank = String::new;
    let sums = [("Recebido", record.received_cents), ("A receber", record.open_cents)];
    let sums = sums.into_iter().filter(|_| !record.receivables.is_empty());
    let sums = sums.map(|(label, amount)| Row::total([label.to_owned(), blank(), blank(), reais(amount)]));
    let rows = record.receivables.iter().map(each).chain(sums).collect();
    table("As parcelas do frete", columns, rows, "Nenhuma parcela lançada.")
}

fn tolls(result: &FreightResult) -> Vec<Block> {
    let mut blocks = Vec::new();
    if let Some(TollVoucher { provided_cents, spent_cents, left_cents, missing_cents }) = result.toll_voucher {
        blocks.push(section("Vale-pedágio"));
        blocks.push(facts([
            Some(Fact::new("Dado pelo contratante", reais(provided_cents))),
            Some(Fact::new("Gasto", reais(spent_cents))),
            (left_cents != Cents::ZERO).then(|| Fact::new("Sobrou", reais(left_cents))),
            (missing_cents != Cents::ZERO).then(|| Fact::new("Faltou, e é custo do frete", reais(missing_cents))),
        ]));
        let law = "O vale-pedágio não é receita do frete, nem o que se gasta dele é custo (Lei 10.209/2001, art. 2º).";
        blocks.push(Block::Note(law.to_owned()));
    }
    if let Some(expected) = result.expected_toll_cents {
        let text = format!("Pedágio previsto de {} ainda não lançado: não está no resultado.", reais(expected));
        blocks.push(Block::Text(text));
    }
    blocks
}

fn compared(comparison: &Comparison) -> Vec<Block> {
    let columns = vec![
        Column::words("Parcela", 1),
        Column::amounts("Simulado (R$)"),
        Column::amounts("Realizado (R$)"),
        Column::amounts("Diferença (R$)"),
    ];
    let row = |label: &str, [simulated, real, difference]: [Cents; 3]| {
        [label.to_owned(), bare(simulated), bare(real), bare(difference)]
    };
    let lines = comparison
        .lines
        .iter()
        .map(|one| Row::line(row(one.label, [one.simulated_cents, one.real_cents, one.difference_cents])));
    let net = [comparison.simulated_net_cents, comparison.real_net_cents, comparison.difference_cents];
    let rows = lines.chain([Row::total(row("Sobra", net))]).collect();
    let mut blocks = vec![
        section(&format!("Comparação com a simulação nº {}", comparison.simulation_number)),
        table("O que foi simulado e o que aconteceu", columns, rows, ""),
    ];
    blocks.extend(comparison.explanation.clone().map(Block::Text));
    if comparison.provisional {
        blocks.push(Block::Note("O frete ainda não terminou: mais custos podem ser lançados.".into()));
    }
    blocks
}
