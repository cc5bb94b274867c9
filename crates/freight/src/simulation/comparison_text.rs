//! Explanation of the greatest change of a freight's net, in a driver's words.

use kernel::{Cents, Result, text::reais};

use super::{
    ComparedLine, ComparisonBasis,
    compared_line::ComparisonLine,
    fuel_difference::{FuelFacts, FuelPart},
    words::size,
};
use crate::DistanceSource;

/// Returns the line with the greatest change of the net, with its reason if known. While the freight goes on, only
/// lines that are already worse count: an unbooked cost saves nothing, and inflates a driver's share of the net.
pub(super) fn explanation(
    provisional: bool,
    lines: &[ComparisonLine],
    fuel_parts: &[FuelPart],
    fuel: &FuelFacts<'_>,
) -> Result<Option<String>> {
    let counts = |one: &&ComparisonLine| match provisional {
        true => one.better == Some(false) && one.line != ComparedLine::Commission,
        false => one.better.is_some(),
    };
    // The first of equal lines counts.
    let most = lines.iter().filter(counts).rev().max_by_key(|one| size(one.difference_cents));
    let Some(line) = most else { return Ok(None) };
    if line.line == ComparedLine::Fuel && line.real_cents == Cents::ZERO {
        let seems = reais(size(line.difference_cents));
        let text = format!("Nenhum combustível foi lançado neste frete: por isso o resultado parece {seems} melhor.");
        return Ok(Some(text));
    }
    let so_far = if provisional { "Até agora " } else { "" };
    let mut text = capitalized(&format!("{so_far}{}: foi o que mais pesou.", moved(line)));
    if let (ComparedLine::Fuel, Some(reason)) = (line.line, fuel.cause(fuel_parts)?) {
        text.push(' ');
        text.push_str(&reason);
    }
    Ok(Some(text))
}

pub(super) fn estimate_note(lines: &[ComparisonLine], km: DistanceSource) -> Option<&'static str> {
    let any = lines.iter().any(|one| one.basis == ComparisonBasis::Accrued);
    any.then_some(match km {
        DistanceSource::Odometer => {
            "Estimado: foi lançado menos que isso; vale a conta da simulação com os km do hodômetro e os dias do frete."
        }
        DistanceSource::Planned | DistanceSource::Estimated => {
            "Estimado: foi lançado menos que isso; vale a conta da simulação com os km planejados e os dias do frete."
        }
    })
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Returns a difference as a sentence: `o combustível custou R$ 312,00 a mais`.
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
        ComparedLine::Fixed => format!("os custos do mês foram {amount} {cost}"),
        ComparedLine::Taxes => format!("os impostos foram {amount} {cost}"),
        ComparedLine::Other => format!("os outros custos foram {amount} {cost}"),
    }
}
