//! What moved the net of a freight most, in words a driver uses.

use kernel::{Cents, Km, MetersPerLiter, Result, quantity::scale, text::reais};

use super::{
    ComparedLine, Comparison, ComparisonLine, SimulationFields,
    comparison::costing,
    words::{consumption, km, price, size},
};

/// The line that moved the net most, with the reason where it can be told. While the freight goes on only what is worse
/// already counts: what is not booked yet saves nothing.
pub(super) fn explanation(comparison: &Comparison, fields: &SimulationFields) -> Result<Option<String>> {
    let provisional = comparison.provisional;
    let counts = |one: &&ComparisonLine| if provisional { one.better == Some(false) } else { one.better.is_some() };
    // Of equals the first.
    let most = comparison.lines.iter().filter(counts).rev().max_by_key(|one| size(one.difference_cents));
    let Some(line) = most else { return Ok(None) };
    if line.line == ComparedLine::Fuel && line.real_cents == Cents::ZERO {
        let seems = reais(size(line.difference_cents));
        let text = format!("Nenhum combustível foi lançado neste frete: por isso o resultado parece {seems} melhor.");
        return Ok(Some(text));
    }
    let so_far = if provisional { "Até agora " } else { "" };
    let mut text = capitalized(&format!("{so_far}{}: foi o que mais pesou.", moved(line)));
    if let (ComparedLine::Fuel, Some(reason)) = (line.line, fuel(comparison, fields, line.difference_cents)?) {
        text.push(' ');
        text.push_str(&reason);
    }
    Ok(Some(text))
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// `o combustível custou R$ 312,00 a mais`.
fn moved(line: &ComparisonLine) -> String {
    let amount = reais(size(line.difference_cents));
    let more = line.difference_cents > Cents::ZERO;
    let cost = if more { "a mais" } else { "a menos" };
    match line.line {
        ComparedLine::Revenue => {
            format!("a receita foi {amount} {} que a simulada", if more { "maior" } else { "menor" })
        }
        ComparedLine::Fuel => format!("o combustível custou {amount} {cost}"),
        ComparedLine::Toll => format!("o pedágio custou {amount} {cost}"),
        ComparedLine::Commission => format!("o motorista custou {amount} {cost}"),
        ComparedLine::Daily => format!("alimentação e pernoite custaram {amount} {cost}"),
        ComparedLine::Maintenance => format!("manutenção e pneus custaram {amount} {cost}"),
        ComparedLine::Fixed => format!("os custos fixos foram {amount} {cost}"),
        ComparedLine::Taxes => format!("os impostos foram {amount} {cost}"),
        ComparedLine::Other => format!("os outros custos foram {amount} {cost}"),
    }
}

/// What of fuel moved its cost most in the direction in which it moved: consumption, price or kilometres, each varied by
/// itself from what was simulated.
fn fuel(comparison: &Comparison, fields: &SimulationFields, moved: Cents) -> Result<Option<String>> {
    let before = costing(fields, ComparedLine::Fuel)?;
    let mut reasons: Vec<(Cents, String)> = Vec::new();
    let mut vary = |varied: SimulationFields, reason: String| {
        let by = costing(&varied, ComparedLine::Fuel)?.minus(before)?;
        if by != Cents::ZERO && (by > Cents::ZERO) == (moved > Cents::ZERO) {
            reasons.push((size(by), reason));
        }
        Ok::<_, kernel::Error>(())
    };
    if let (Some(was), Some(is)) = (comparison.simulated_meters_per_liter, comparison.real_meters_per_liter) {
        let at = |one: MetersPerLiter| {
            scale(one.get(), is.get(), was.get().max(1)).map(|it| MetersPerLiter::from(it.max(1)))
        };
        let varied = SimulationFields {
            loaded_meters_per_liter: at(fields.loaded_meters_per_liter)?,
            empty_meters_per_liter: at(fields.empty_meters_per_liter)?,
            ..fields.clone()
        };
        let (was, is) = (consumption(was), consumption(is));
        vary(varied, format!("A maior causa foi o consumo: {is} em vez de {was}."))?;
    }
    if let Some(is) = comparison.real_diesel_millis {
        let varied = SimulationFields { diesel_price_millis: is, ..fields.clone() };
        let (was, is) = (price(fields.diesel_price_millis), price(is));
        vary(varied, format!("A maior causa foi o preço do diesel: {is} por litro em vez de {was}."))?;
    }
    let (was, is) = (comparison.simulated_km, comparison.real_km);
    // Loaded and empty in the proportion in which they were simulated.
    let loaded = Km::from(scale(is.get(), fields.distance_km.get(), was.get().max(1))?);
    let varied = SimulationFields {
        distance_km: loaded,
        empty_to_loading_km: Km::from(is.get().saturating_sub(loaded.get()).max(0)),
        empty_return_km: Km::default(),
        ..fields.clone()
    };
    vary(varied, format!("A maior causa foi o percurso: {} em vez de {}.", km(is), km(was)))?;
    Ok(reasons.into_iter().rev().max_by_key(|(by, _)| *by).map(|(_, reason)| reason))
}
