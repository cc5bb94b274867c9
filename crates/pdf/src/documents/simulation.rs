//! Simulation: the result that an offer would leave.

use freight::{
    City, Pricing, Simulation, SimulationAnswer,
    simulation::{SimulationLine, VerdictTone, words::sensible},
};
use kernel::Cents;

use super::{
    Issuer,
    parts::{act_source, fact, facts, left, left_per, margin, section, table},
    words::{day, days, percent, reais, share, way, weight, whole_liters},
};
use crate::{Block, Column, Document, Fact, Row, Tone};

/// Text of the break-even if no offer is enough.
const NEVER: &str = "Com estes descontos, nunca";

/// Sets out the result of an offer, and its comparison with the legal minimum.
pub fn simulation(issuer: &Issuer, record: &Simulation) -> Document {
    let (simulation, answer) = (&record.simulation, &record.answer);
    let mut blocks = head(record);
    blocks.push(verdict(answer));
    blocks.extend(reasons(answer));
    blocks.extend([section("Para onde vai o dinheiro"), costs(answer)]);
    blocks.extend([section("Por km, por dia e por tonelada"), measures(answer, simulation.fields.pricing)]);
    let minimum = &answer.minimum;
    blocks.extend([section("Piso mínimo"), Block::Text(minimum.words.clone())]);
    blocks.extend(minimum.caveat.clone().map(Block::Text));
    if let Some(back) = minimum.empty_return_cents.filter(|back| *back != Cents::ZERO) {
        let base = fact("Piso da viagem carregada", minimum.base_cents.map(reais));
        blocks.push(facts([base, Some(Fact::new("Retorno vazio", reais(back)))]));
    }
    blocks.extend(sources(answer).map(Block::Note));
    blocks
        .extend(simulation.fields.notes.iter().flat_map(|notes| [section("Observações"), Block::Text(notes.clone())]));
    issuer.document(format!("Simulação de frete nº {}", simulation.number), simulation.fields.name.clone(), blocks)
}

fn head(record: &Simulation) -> Vec<Block> {
    let (simulation, answer) = (&record.simulation, &record.answer);
    let place = |city: &City| format!("{}/{}", city.name, city.uf);
    let (from, to) = (record.origin_city.as_ref().map(place), record.destination_city.as_ref().map(place));
    let detail = format!("{}, {}", way(answer.loaded_km, answer.empty_km), days(answer.days));
    // A route needs both ends.
    let mut ends = [None, None];
    let mut blocks = vec![match (from, to) {
        (Some(from), Some(to)) => Block::Lane { from, to, detail },
        (from, to) => {
            ends = [fact("Origem", from), fact("Destino", to)];
            Block::Text(detail)
        }
    }];
    let plates: Vec<String> = record.truck.iter().chain(&record.trailers).map(|one| one.plate.to_string()).collect();
    if !plates.is_empty() {
        blocks.push(Block::Plates(plates));
    }
    let rate = simulation.fields.pricing.rate_words(simulation.fields.rate_cents);
    blocks.push(facts(ends.into_iter().chain([
        fact("Quem oferece", record.client_name.clone()),
        Some(Fact::new("Para o dia", day(simulation.fields.scheduled_for))),
        fact("Peso", weight(simulation.fields.weight_kg)),
        Some(Fact::new("Frete", reais(answer.gross_cents))),
        fact("Preço oferecido", rate),
        fact("Motorista", record.driver_name.clone()),
        fact("Virou o frete", record.freight_number.map(|number| format!("nº {number}"))),
    ])));
    blocks
}

fn verdict(answer: &SimulationAnswer) -> Block {
    let tone = match answer.verdict.tone {
        VerdictTone::Positive => Tone::Good,
        VerdictTone::Warning => Tone::Plain,
        VerdictTone::Negative => Tone::Bad,
    };
    let requested = answer.verdict.ask_cents.map(|least| format!("Peça pelo menos {}.", reais(least)));
    let (label, value) = left("Sobra", answer.net_cents);
    Block::Figure {
        label,
        value,
        detail: [Some(answer.verdict.title.clone()), requested].into_iter().flatten().collect::<Vec<_>>().join(". "),
        tone,
    }
}

/// Table of the legal minimum, and the sources of its figures and of the taxes.
fn sources(answer: &SimulationAnswer) -> Option<String> {
    let minimum = &answer.minimum;
    let axles = minimum.axles.map(|axles| format!(", {axles} eixos")).unwrap_or_default();
    let table = format!("Tabela {}, {}{axles}.", minimum.table.label(), minimum.cargo_type.label().to_lowercase());
    let taxes = answer
        .taxes
        .table
        .iter()
        .map(|table| format!("Impostos: {}. {}", table.title.trim_end_matches('.'), table.checked_words));
    let act = minimum.act.iter().flat_map(|act| [table.clone(), act_source(act)]).chain(minimum.checked_words.clone());
    let all: Vec<String> = act.chain(taxes).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// Reasons of the verdict, without those that the figure and the section of the legal minimum state.
fn reasons(answer: &SimulationAnswer) -> Option<Block> {
    let minimum = &answer.minimum;
    let reported = |reason: &&String| {
        let of_minimum = **reason == minimum.words || minimum.caveat.as_ref() == Some(*reason);
        !of_minimum && !reason.starts_with("Sobram ")
    };
    let reasons: Vec<&str> = answer.verdict.reasons.iter().filter(reported).map(String::as_str).collect();
    (!reasons.is_empty()).then(|| Block::Text(reasons.join("\n")))
}

fn costs(answer: &SimulationAnswer) -> Block {
    let columns = vec![
        Column::words("Custo", 4),
        Column::words("Como", 7),
        Column::amounts("Parte do frete"),
        Column::amounts("Valor"),
    ];
    let each = |one: &SimulationLine| {
        Row::line([one.label.clone(), one.detail.clone(), share(sensible(one.share_bps)), reais(one.amount_cents)])
    };
    let blank = String::new;
    let sum = (!answer.lines.is_empty())
        .then(|| Row::total(["Total".to_owned(), blank(), blank(), reais(answer.total_cents)]));
    let rows = answer.lines.iter().map(each).chain(sum).collect();
    table("Os custos da viagem, do maior ao menor", columns, rows, "Nenhum custo informado.")
}

/// Key measures of a simulation, without the price of a tonne where the header has it as the offer.
fn measures(answer: &SimulationAnswer, pricing: Pricing) -> Block {
    facts([
        fact("Margem", margin(answer.margin_bps).map(percent)),
        Some(left_per("km", answer.net_per_km_cents)),
        Some(left_per("dia", answer.net_per_day_cents)),
        Some(Fact::new("Custo por km", reais(answer.cost_per_km_cents))),
        Some(Fact::new("Frete por km carregado", reais(answer.gross_per_loaded_km_cents))),
        Some(Fact::new("Frete por km total", reais(answer.gross_per_km_cents))),
        fact("Frete por tonelada", answer.gross_per_ton_cents.filter(|_| pricing != Pricing::PerTon).map(reais)),
        Some(Fact::new("Empata em", answer.break_even_cents.map_or_else(|| NEVER.to_owned(), reais))),
        Some(Fact::new("Diesel da viagem", whole_liters(answer.diesel_ml))),
    ])
}
