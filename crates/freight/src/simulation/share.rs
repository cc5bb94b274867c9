//! Simulation in a few lines of plain text, for sharing.

use kernel::{
    Cents,
    text::{day, percent, reais},
};

use super::{SimulationAnswer, SimulationFields, words};
use crate::city;

/// Returns name or route, offer, costs, net, break-even and legal minimum, a line each.
pub(super) fn text(fields: &SimulationFields, answer: &SimulationAnswer) -> String {
    let mut lines = vec![head(fields), way(fields, answer), offer(fields, answer)];
    lines.push(format!("Custos: {} ({} por km)", reais(answer.total_cents), reais(answer.cost_per_km_cents)));
    let margin = percent(answer.margin_bps.unwrap_or_default());
    let left = if answer.net_cents < Cents::ZERO { "Prejuízo" } else { "Sobra" };
    let (net, by_km) = (reais(words::size(answer.net_cents)), reais(words::size(answer.net_per_km_cents)));
    lines.push(format!("{left}: {net} ({by_km} por km, {margin})"));
    if let Some(offer) = answer.break_even_cents {
        lines.push(format!("Empata em: {}", reais(offer)));
    }
    lines.push(answer.minimum.words.clone());
    if let Some(act) = answer.minimum.act.as_ref().filter(|_| answer.minimum.calculable) {
        lines.push(format!("Piso pela {}, em vigor desde {}.", act.title, day(act.valid_from)));
        lines.extend(answer.minimum.checked_words.clone());
    }
    lines.extend(answer.minimum.caveat.clone());
    lines.extend(answer.doubt.iter().map(|doubt| doubt.words.clone()));
    lines.join("\n")
}

fn head(fields: &SimulationFields) -> String {
    let place =
        |code: Option<kernel::CityCode>| code.and_then(city::find).map(|city| format!("{}/{}", city.name, city.uf));
    let title = match &fields.name {
        Some(name) => format!("Simulação de frete: {name}"),
        None => "Simulação de frete".to_owned(),
    };
    match (place(fields.origin_city_code), place(fields.destination_city_code)) {
        (Some(from), Some(to)) => format!("{title}\n{from} → {to}"),
        (Some(from), None) => format!("{title}\nSaindo de {from}"),
        (None, Some(to)) => format!("{title}\nPara {to}"),
        (None, None) => title,
    }
}

fn way(fields: &SimulationFields, answer: &SimulationAnswer) -> String {
    let empty = match answer.empty_km.get() {
        0 => String::new(),
        _ => format!(" + {}", words::km_of(answer.empty_km, "vazio")),
    };
    let loaded = words::km_of(answer.loaded_km, "carregado");
    format!("{}: {loaded}{empty}, {}", day(fields.scheduled_for), words::days(fields.days))
}

fn offer(fields: &SimulationFields, answer: &SimulationAnswer) -> String {
    let by_km = || format!("{} por km carregado", reais(answer.gross_per_loaded_km_cents));
    let by = fields.pricing.rate_words(fields.rate_cents).unwrap_or_else(by_km);
    format!("Oferta: {} ({by})", reais(answer.gross_cents))
}
