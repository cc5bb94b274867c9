//! Result of a freight.

use freight::{
    Comparison, Freight, FreightForecast, FreightProfit, FreightProfitDetails, FreightRecord, FreightStatus,
    Receivable, TollVoucher,
    simulation::{ComparedLine, ComparisonBasis, ComparisonLine},
};
use kernel::{Cents, Ciot, FiscalKey, Result};
use rates::MinimumFreight;

use super::{
    Issuer,
    parts::{act_source, fact, facts, left, left_figure, left_per, left_total, line, reckoning, section, table, total},
    words::{bare, consumption, day, days, km, reais, taken, weight},
};
use crate::{Block, Column, Document, Fact, Row, Tone};

/// Sets out the revenue, costs and profit of a freight.
pub fn freight_result(issuer: &Issuer, record: &FreightRecord, details: &FreightProfitDetails) -> Result<Document> {
    let (freight, result) = (&record.freight, &details.profit);
    let mut blocks = way(record, result);
    blocks.extend(net(freight, result, details.forecast.as_ref()));
    blocks.extend([section("Receita e gastos"), account(freight, result)]);
    blocks.extend(own_contributions(result)?);
    blocks.extend(details.forecast.iter().flat_map(|forecast| expected(result, forecast)));
    blocks.extend(per_km(freight, result));
    blocks.extend([section("Recebimentos"), receivables(record)]);
    blocks.extend(tolls(result, details.forecast.is_some()));
    blocks.extend(minimum(&details.minimum));
    blocks.extend(details.comparison.iter().flat_map(compared));
    Ok(issuer.document(
        format!("Resultado do frete nº {}", freight.number),
        record.client.as_ref().map(|one| one.name.clone()),
        blocks,
    ))
}

/// Legal minimum as on the screen of a freight, also for a cancelled one. It has the comparison with the agreed price,
/// the caveat, the sensitivity to an estimated distance, and the indemnity.
fn minimum(minimum: &MinimumFreight) -> Vec<Block> {
    let doubt = minimum.doubt.as_ref().map(|doubt| &doubt.words);
    let words = [Some(&minimum.words), minimum.caveat.as_ref(), doubt, minimum.indemnity_words.as_ref()];
    let checked = minimum.checked_words.as_deref().unwrap_or_default();
    let act =
        minimum.act.as_ref().map(|act| Block::Note(format!("{} {checked}", act_source(act)).trim_end().to_owned()));
    let words = words.into_iter().flatten().map(|words| Block::Text(words.clone()));
    std::iter::once(section("Piso mínimo")).chain(words).chain(act).collect()
}

/// Header of the document: route, vehicles and papers of the freight.
fn way(record: &FreightRecord, result: &FreightProfit) -> Vec<Block> {
    let freight = &record.freight;
    let detail = match is_completed(freight) {
        true => super::words::way(result.loaded_km, result.empty_km),
        false => format!("Previstos: {}", super::words::way(freight.fields.distance_km, freight.fields.empty_km)),
    };
    let status = match freight.cancelled_on {
        Some(on) => format!("Cancelado em {}", day(on)),
        None => freight.status.label().to_owned(),
    };
    let cargo =
        freight.fields.cargo_description.clone().unwrap_or_else(|| freight.fields.cargo_type.label().to_owned());
    let mut blocks = vec![
        lane(record, detail),
        plates(record),
        facts([
            Some(Fact::new("Data combinada", day(freight.fields.scheduled_for))),
            Some(Fact::new("Situação", status)),
            fact("Tempo", result.days.map(days)),
            fact("Motorista", record.driver.as_ref().map(|one| one.name.clone())),
            Some(Fact::new("O que vai", cargo)),
            fact("Peso", weight(freight.fields.weight_kg)),
            fact("CIOT", freight.fields.ciot.as_ref().map(Ciot::as_str)),
            fact("CT-e", freight.fields.cte_key.as_ref().map(FiscalKey::as_str)),
            fact("MDF-e", freight.fields.mdfe_key.as_ref().map(FiscalKey::as_str)),
        ]),
    ];
    let reason = freight.cancel_reason.as_ref().filter(|_| freight.is_cancelled());
    blocks.extend(reason.map(|reason| Block::Text(format!("Motivo do cancelamento: {reason}"))));
    blocks
}

/// Lane of a freight from its origin to its destination.
pub(super) fn lane(record: &FreightRecord, detail: String) -> Block {
    let (from, to) = (&record.origin_city, &record.destination_city);
    Block::Lane { from: format!("{}/{}", from.name, from.uf), to: format!("{}/{}", to.name, to.uf), detail }
}

/// Plates of a freight, the truck's first.
pub(super) fn plates(record: &FreightRecord) -> Block {
    let vehicles = std::iter::once(&record.truck).chain(&record.trailers);
    Block::Plates(vehicles.map(|one| one.plate.to_string()).collect())
}

fn is_completed(freight: &Freight) -> bool {
    !freight.is_open() && !freight.is_cancelled()
}

fn net_label(freight: &Freight) -> &'static str {
    if freight.is_open() { "Sobra até agora" } else { "Sobrou" }
}

/// Net; an open or cancelled freight has no margin, and an open one may still cause costs.
fn net(freight: &Freight, result: &FreightProfit, forecast: Option<&FreightForecast>) -> Vec<Block> {
    let completed = is_completed(freight);
    let share = result.margin_bps.filter(|_| completed);
    let label = if completed { "Sobrou deste frete" } else { net_label(freight) };
    let figure = match left_figure(label, result.net_cents, share, "da receita") {
        // An unfinished freight is neither good nor bad yet.
        Block::Figure { label, value, detail, tone: Tone::Good } if !completed => {
            Block::Figure { label, value, detail, tone: Tone::Plain }
        }
        figure => figure,
    };
    let still = match freight.status {
        _ if !freight.is_open() => None,
        FreightStatus::Scheduled => Some("O frete ainda não começou: os gastos ainda vão ser lançados."),
        _ => Some("O frete ainda não terminou: mais gastos podem ser lançados."),
    };
    let then = forecast.map(|forecast| {
        let (label, value) = left("Sobra prevista", forecast.net_cents);
        let remaining = reais(forecast.remaining_cents);
        Block::Text(format!("Previsto: faltam {remaining} de gastos. {label} no fim do frete: {value}."))
    });
    std::iter::once(figure).chain(still.map(|still| Block::Text(still.to_owned()))).chain(then).collect()
}

/// Expected further costs of an open freight, and the profit after them.
fn expected(result: &FreightProfit, forecast: &FreightForecast) -> Vec<Block> {
    let mut rows = vec![line("Receita", reais(result.revenue_cents))];
    if result.cost_cents != Cents::ZERO {
        rows.push(line("Gastos já lançados", taken(result.cost_cents)));
    }
    let to_come = forecast.lines.iter().filter(|one| one.remaining_cents != Cents::ZERO);
    rows.extend(to_come.map(|one| line(format!("{} (previsto)", one.label), taken(one.remaining_cents))));
    if forecast.commission_cents != Cents::ZERO {
        rows.push(line("Comissão do motorista (prevista)", taken(forecast.commission_cents)));
    }
    rows.push(left_total("Sobra prevista", forecast.net_cents));
    vec![
        section("Previsto até o fim do frete"),
        reckoning("O que o frete ainda deve custar e o que deve sobrar", "Parcela", rows),
        Block::Note(forecast.words.clone()),
    ]
}

fn account(freight: &Freight, result: &FreightProfit) -> Block {
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
    rows.push(left_total(net_label(freight), result.net_cents));
    reckoning("A receita do frete, seus gastos e o que sobra", "Parcela", rows)
}

/// INSS, SEST and SENAT of the carrier himself on a freight paid by a person: an estimate, not yet in the books.
fn own_contributions(result: &FreightProfit) -> Result<Option<Block>> {
    let (Some(owed), Some(after)) = (result.own_contributions, result.net_after_own_contributions_cents) else {
        return Ok(None);
    };
    let (label, value) = left("Sobra depois disso", after);
    let sums = [("INSS", owed.inss_cents), ("SEST e SENAT", owed.sest_senat()?)];
    let owed: Vec<String> = sums
        .into_iter()
        .filter(|(_, cents)| *cents != Cents::ZERO)
        .map(|(name, cents)| format!("{name} {}", reais(cents)))
        .collect();
    Ok(Some(Block::Text(format!(
        "A pagar por sua conta (estimativa, não lançado): {}. {label}: {value}.",
        owed.join(", ")
    ))))
}

/// Figures per kilometre: for an open freight only that of the agreed price, for a cancelled one none.
fn per_km(freight: &Freight, result: &FreightProfit) -> Vec<Block> {
    let completed = is_completed(freight);
    let left = result.net_per_total_km_cents.filter(|_| completed).map(|net| left_per("km", net));
    let driven = |label: &str, driven: String| completed.then(|| Fact::new(label, driven));
    let loaded = format!("{} ({})", km(result.loaded_km), result.distance_source.label());
    let list: Vec<Fact> = [
        left,
        fact("Frete por km carregado", result.revenue_per_loaded_km_cents.map(reais)),
        fact("Frete por km total", result.revenue_per_total_km_cents.map(reais)),
        driven("Km carregado", loaded),
        driven("Km vazio", km(result.empty_km)),
        fact("Hodômetro na saída", freight.fields.odometer_start_km.map(km)),
        fact("Hodômetro na chegada", freight.fields.odometer_end_km.map(km)),
        fact("Km pelo hodômetro", result.driven_km.map(km)),
        fact("Média", result.meters_per_liter.map(consumption)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if list.is_empty() { Vec::new() } else { vec![section("Por quilômetro"), Block::Facts(list)] }
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
            (None, late) => format!("venceu há {}", days(late)),
        };
        Row::line([one.part.label().to_owned(), day(one.due_on), paid, reais(one.amount_cents)])
    };
    let blank = String::new;
    let withheld = [("Impostos retidos", record.withheld_cents), ("Descontado pelo pagador", record.written_off_cents)];
    let withheld = withheld.into_iter().filter(|(_, amount)| *amount > Cents::ZERO);
    let sums =
        [("Recebido", record.received_cents)].into_iter().chain(withheld).chain([("A receber", record.open_cents)]);
    let sums = sums.filter(|_| !record.receivables.is_empty());
    let sums = sums.map(|(label, amount)| Row::total([label.to_owned(), blank(), blank(), reais(amount)]));
    let rows = record.receivables.iter().map(each).chain(sums).collect();
    table("As parcelas do frete", columns, rows, "Nenhuma parcela lançada.")
}

fn tolls(result: &FreightProfit, is_forecast: bool) -> Vec<Block> {
    let mut blocks = Vec::new();
    if let Some(TollVoucher { provided_cents, spent_cents, left_cents, missing_cents }) = result.toll_voucher {
        blocks.push(section("Vale-pedágio"));
        blocks.push(facts([
            Some(Fact::new("Recebido para o pedágio", reais(provided_cents))),
            Some(Fact::new("Gasto com pedágio", reais(spent_cents))),
            (left_cents != Cents::ZERO).then(|| Fact::new("Sobrou do vale", reais(left_cents))),
            (missing_cents != Cents::ZERO).then(|| Fact::new("Faltou no vale", reais(missing_cents))),
        ]));
        let law = "É do embarcador: não conta como receita nem como gasto do frete; o que faltou no vale conta como \
                   gasto (Lei 10.209/2001, art. 2º).";
        blocks.push(Block::Note(law.to_owned()));
    }
    if let Some(expected) = result.expected_toll_cents.filter(|_| !is_forecast) {
        let text = format!("Ainda não foi lançado o pedágio que você paga: {} previstos.", reais(expected));
        blocks.push(Block::Text(text));
    }
    blocks
}

/// True for an unbooked cost of an open freight: it is expected, not saved.
fn to_come(comparison: &Comparison, line: &ComparisonLine) -> bool {
    let nothing = line.real_cents == Cents::ZERO && line.simulated_cents != Cents::ZERO;
    comparison.provisional && nothing && line.line != ComparedLine::Revenue && line.basis == ComparisonBasis::Booked
}

/// Compares the simulation with the real freight. Its net is computed like the simulation's, and differs from that of
/// the result.
fn compared(comparison: &Comparison) -> Vec<Block> {
    let columns = vec![
        Column::words("Parcela", 1),
        Column::amounts("Simulado (R$)"),
        Column::amounts(if comparison.provisional { "Até agora (R$)" } else { "Real (R$)" }),
        Column::amounts("Diferença (R$)"),
    ];
    // A line neither foreseen nor spent is left out.
    let some = |one: &&ComparisonLine| one.simulated_cents != Cents::ZERO || one.real_cents != Cents::ZERO;
    let lines: Vec<&ComparisonLine> = comparison.lines.iter().filter(some).collect();
    let missing = lines.iter().any(|one| to_come(comparison, one));
    let each = |one: &&ComparisonLine| {
        let estimated = if one.basis == ComparisonBasis::Accrued { " (estimado)" } else { "" };
        let difference = if to_come(comparison, one) { "nada lançado".to_owned() } else { bare(one.difference_cents) };
        let (simulated, real) = (bare(one.simulated_cents), bare(one.real_cents));
        Row::line([format!("{}{estimated}", one.label), simulated, real, difference])
    };
    let difference = if missing { String::new() } else { bare(comparison.difference_cents) };
    let (simulated, real) = (bare(comparison.simulated_net_cents), bare(comparison.real_net_cents));
    let net = Row::total(["Sobra depois das reservas e dos impostos".to_owned(), simulated, real, difference]);
    let rows = lines.iter().map(each).chain([net]).collect();
    let title = format!("Simulado × real, pela simulação nº {}", comparison.simulation_number);
    let mut blocks = vec![section(&title), table("O que foi simulado e o que aconteceu", columns, rows, "")];
    // The explanation follows the table: before it, it could be left alone at the foot of a page.
    blocks.extend(comparison.explanation.clone().map(Block::Text));
    let mut notes =
        "Aqui saem também as reservas (manutenção, pneus, custos do mês) e os impostos da simulação. O resultado \
                     do frete conta só o que foi lançado."
            .to_owned();
    if let Some(note) = comparison.estimate_note {
        notes.push(' ');
        notes.push_str(note);
    }
    blocks.push(Block::Note(notes));
    blocks
}
