//! Simulations side by side: the one that pays best, and by how much.

use kernel::{Bps, Cents, FreightSimulationId, text::reais};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Simulation, words};

/// Simulations side by side.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationComparison {
    /// Simulations, in the order of the request.
    pub items: Vec<Simulation>,
    /// Best simulation by each figure.
    pub best: BestSimulations,
    /// Summary in Portuguese: the simulation that pays best, and by how much.
    pub words: String,
}

/// Best of several simulations by each figure; null where two share the first place or none has the figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BestSimulations {
    /// Simulation with the greatest net.
    pub net_cents: Option<FreightSimulationId>,
    /// Simulation with the greatest net per kilometre.
    pub net_per_km_cents: Option<FreightSimulationId>,
    /// Simulation with the greatest net per day.
    pub net_per_day_cents: Option<FreightSimulationId>,
    /// Simulation with the greatest share of the offer left as net.
    pub margin_bps: Option<FreightSimulationId>,
    /// Simulation that is highest above the legal minimum, among those for which it can be calculated.
    pub difference_cents: Option<FreightSimulationId>,
}

impl SimulationComparison {
    /// Sets simulations side by side.
    pub fn of(items: Vec<Simulation>) -> Self {
        let by = |figure: &dyn Fn(&Simulation) -> Option<i64>| best(&items, figure).map(|one| one.simulation.id);
        let best = BestSimulations {
            net_cents: by(&|one| Some(one.answer.net_cents.get())),
            net_per_km_cents: by(&|one| Some(one.answer.net_per_km_cents.get())),
            net_per_day_cents: by(&|one| Some(one.answer.net_per_day_cents.get())),
            margin_bps: by(&|one| one.answer.margin_bps.map(Bps::get)),
            difference_cents: by(&|one| one.answer.minimum.difference_cents.map(Cents::get)),
        };
        let words = words_of(&items);
        Self { items, best, words }
    }
}

/// Returns the only simulation with the greatest figure.
fn best<'a>(items: &'a [Simulation], figure: &dyn Fn(&Simulation) -> Option<i64>) -> Option<&'a Simulation> {
    let most = items.iter().filter_map(figure).max()?;
    let mut first = items.iter().filter(|one| figure(one) == Some(most));
    first.next().filter(|_| first.next().is_none())
}

fn called(one: &Simulation) -> String {
    let number = one.simulation.number;
    one.simulation
        .fields
        .name
        .as_ref()
        .map_or_else(|| format!("a nº {number}"), |name| format!("\"{name}\" (nº {number})"))
}

/// Returns the name after "em": `na nº 6`.
fn with_em(one: &Simulation) -> String {
    let em = if one.simulation.fields.name.is_some() { "em " } else { "n" };
    format!("{em}{}", called(one))
}

fn words_of(items: &[Simulation]) -> String {
    let net = |one: &Simulation| one.answer.net_cents;
    let Some(first) = best(items, &|one| Some(net(one).get())) else {
        return "Nenhuma deixa mais que as outras: as melhores empatam.".into();
    };
    let rest = items.iter().filter(|one| one.simulation.id != first.simulation.id);
    let Some(second) = rest.max_by_key(|one| net(one)) else { return String::new() };
    let more = reais(words::size(net(first).minus(net(second)).unwrap_or_default()));
    let mut text = match net(first) < Cents::ZERO {
        true => format!("Todas dão prejuízo: {} perde menos, {more} a menos que {}.", called(first), called(second)),
        false => format!(
            "Paga melhor {}: sobram {}, {more} a mais que {}.",
            called(first),
            reais(net(first)),
            with_em(second)
        ),
    };
    let per_km: fn(&Simulation) -> Cents = |one| one.answer.net_per_km_cents;
    let per_day: fn(&Simulation) -> Cents = |one| one.answer.net_per_day_cents;
    for (figure, what) in [(per_km, "Por km"), (per_day, "Por dia")] {
        let other = best(items, &|one| Some(figure(one).get()));
        if let Some(other) = other.filter(|other| other.simulation.id != first.simulation.id) {
            let (here, there) = (reais(figure(other)), reais(figure(first)));
            text.push_str(&format!(" {what} é melhor {}: {here} contra {there}.", called(other)));
        }
    }
    text
}
