//! A simulation: what an offer would leave.

use freight::{
    City, Simulation, SimulationAnswer,
    simulation::{SimulationLine, VerdictTone},
};
use kernel::Cents;

use super::{
    Issuer,
    parts::{act_source, fact, facts, section, table},
    words::{day, days, percent, reais, share, size, way, weight, whole_liters},
};
use crate::{Block, Column, Fact, Paper, Row, Tone};

/// What an offer would leave, and how it stands to the legal minimum.
pub fn simulation(issuer: &Issuer, record: &Simulation) -> Paper {
    let (simulation, answer) = (&record.simulation, &record.answer);
    let mut blocks = head(record);
    blocks.push(verdict(answer));
    blocks.extend(reasons(answer));
    blocks.extend([section("Custos"), costs(answer)]);
    blocks.extend([section("O que sobra"), left(answer)]);
    blocks.extend([section("Piso mínimo"), Block::Text(answer.minimum.words.clone())]);
    if let Some(act) = &answer.minimum.act {
        blocks.push(facts([
            fact("Piso da viagem carregada", answer.minimum.base_cents.map(reais)),
            fact("Retorno vazio", answer.minimum.empty_return_cents.filter(|back| *back != Cents::ZERO).map(reais)),
            Some(Fact::new("Tabela", answer.minimum.table.label())),
            Some(Fact::new("Carga", answer.minimum.cargo_type.label())),
            fact("Eixos", answer.minimum.axles.map(|axles| axles.to_string())),
        ]));
        blocks.push(act_source(act));
    }
    blocks.extend(answer.taxes.table.iter().map(|table| Block::Note(format!("Impostos: {}.", table.title))));
    blocks.extend(simulation.notes.iter().flat_map(|notes| [section("Observações"), Block::Text(notes.clone())]));
    issuer.paper(format!("Simulação de frete nº {}", simulation.number), simulation.name.clone(), blocks)
}

fn head(record: &Simulation) -> Vec<Block> {
    let (simulation, answer) = (&record.simulation, &record.answer);
    let place = |city: &Option<City>| {
        city.as_ref().map_or_else(|| "Sem cidade".to_owned(), |city| format!("{}/{}", city.name, city.uf))
    };
    let mut blocks = Vec::new();
    let detail = format!("{}, {}", way(answer.loaded_km, answer.empty_km), days(answer.days));
    if record.origin_city.is_some() || record.destination_city.is_some() {
        let (from, to) = (place(&record.origin_city), place(&record.destination_city));
        blocks.push(Block::Lane { from, to, detail });
    } else {
        blocks.push(Block::Text(detail));
    }
    let plates: Vec<String> =
        record.truck.iter().chain(&record.trailers).map(|one| one.plate.as_str().to_owned()).collect();
    if !plates.is_empty() {
        blocks.push(Block::Plates(plates));
    }
    let rate = simulation.pricing.rate_words(simulation.rate_cents);
    blocks.push(facts([
        fact("Quem oferece", record.client_name.clone()),
        Some(Fact::new("Para o dia", day(simulation.scheduled_for))),
        fact("Peso", weight(simulation.weight_kg)),
        Some(Fact::new("Oferta", reais(answer.gross_cents))),
        fact("Preço oferecido", rate),
        fact("Motorista", record.driver_name.clone()),
        fact("Virou o frete", record.freight_number.map(|number| format!("nº {number}"))),
    ]));
    blocks
}

fn verdict(answer: &SimulationAnswer) -> Block {
    let tone = match answer.verdict.tone {
        VerdictTone::Positive => Tone::Good,
        VerdictTone::Warning => Tone::Plain,
        VerdictTone::Negative => Tone::Bad,
    };
    let lost = answer.net_cents < Cents::ZERO;
    let asked = answer.verdict.ask_cents.map(|least| format!("Peça pelo menos {}.", reais(least)));
    Block::Figure {
        label: if lost { "Prejuízo" } else { "Sobra" }.to_owned(),
        value: reais(size(answer.net_cents)),
        detail: [Some(answer.verdict.title.clone()), asked].into_iter().flatten().collect::<Vec<_>>().join(". "),
        tone,
    }
}

/// The verdict's reasons, but for what the section of the legal minimum says.
fn reasons(answer: &SimulationAnswer) -> Option<Block> {
    let told = |reason: &&String| **reason != answer.minimum.words;
    let reasons: Vec<&str> = answer.verdict.reasons.iter().filter(told).map(String::as_str).collect();
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
        Row::line([one.label.clone(), one.detail.clone(), percent(one.share_bps), reais(one.amount_cents)])
    };
    let blank = String::new;
    let sum = (!answer.lines.is_empty())
        .then(|| Row::total(["Total".to_owned(), blank(), blank(), reais(answer.total_cents)]));
    let rows = answer.lines.iter().map(each).chain(sum).collect();
    table("Os custos da viagem, do maior ao menor", columns, rows, "Nenhum custo informado.")
}

fn left(answer: &SimulationAnswer) -> Block {
    facts([
        Some(Fact::new("Sobra", reais(answer.net_cents))),
        Some(Fact::new("Margem", share(answer.margin_bps))),
        Some(Fact::new("Sobra por km", reais(answer.net_per_km_cents))),
        Some(Fact::new("Sobra por dia", reais(answer.net_per_day_cents))),
        Some(Fact::new("Custo por km", reais(answer.cost_per_km_cents))),
        Some(Fact::new("Oferta por km carregado", reais(answer.gross_per_loaded_km_cents))),
        fact("Oferta por tonelada", answer.gross_per_ton_cents.map(reais)),
        fact("Empata em", answer.break_even_cents.map(reais)),
        Some(Fact::new("Diesel da viagem", whole_liters(answer.diesel_ml))),
    ])
}
