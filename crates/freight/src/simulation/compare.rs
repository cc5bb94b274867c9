//! Comparison of simulations: the one that pays best, and by how much.

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
    /// Summary in Portuguese: the simulation that pays best of those that neither lose money nor are below the legal
    /// minimum, and by how much; or that none does.
    pub words: String,
}

/// Greatest of several simulations by each figure, whether or not it is worth taking; null where two share the first
/// place or none has the figure.
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
        let all: Vec<&Simulation> = items.iter().collect();
        let by = |figure: &dyn Fn(&Simulation) -> Option<i64>| best(&all, figure).map(|one| one.simulation.id);
        let best = BestSimulations {
            net_cents: by(&|one| Some(one.answer.net_cents.get())),
            net_per_km_cents: by(&|one| Some(one.answer.net_per_km_cents.get())),
            net_per_day_cents: by(&|one| Some(one.answer.net_per_day_cents.get())),
            margin_bps: by(&|one| one.answer.margin_bps.map(Bps::get)),
            difference_cents: by(&|one| one.answer.minimum.difference_cents.map(Cents::get)),
        };
        let words = words_of(&all);
        Self { items, best, words }
    }
}

fn best<'a>(items: &[&'a Simulation], figure: &dyn Fn(&Simulation) -> Option<i64>) -> Option<&'a Simulation> {
    let most = items.iter().filter_map(|one| figure(one)).max()?;
    let mut first = items.iter().copied().filter(|one| figure(one) == Some(most));
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

/// True for an offer that leaves something and is not below the legal minimum: no other one is called the best.
fn pays(one: &Simulation) -> bool {
    one.answer.net_cents > Cents::ZERO && !one.answer.minimum.below
}

fn net(one: &Simulation) -> Cents {
    one.answer.net_cents
}

fn words_of(items: &[&Simulation]) -> String {
    let paying: Vec<&Simulation> = items.iter().copied().filter(|one| pays(one)).collect();
    if paying.is_empty() {
        return none_pays(items);
    }
    let Some(first) = best(&paying, &|one| Some(net(one).get())) else {
        return "Nenhuma deixa mais que as outras: as melhores empatam.".into();
    };
    let mut text = format!("Paga melhor {}: sobram {}", called(first), reais(net(first)));
    let rest = paying.iter().copied().filter(|one| one.simulation.id != first.simulation.id);
    if let Some(second) = rest.max_by_key(|one| net(one)) {
        let more = reais(words::size(net(first).minus(net(second)).unwrap_or_default()));
        text.push_str(&format!(", {more} a mais que {}", with_em(second)));
    }
    text.push('.');
    for below in items.iter().copied().filter(|one| !pays(one) && net(one) > net(first)) {
        let called = sentence(&called(below));
        text.push_str(&format!(" {called} deixa {}, mas está abaixo do piso mínimo.", reais(net(below))));
    }
    text.push_str(&by_measure(&paying, first));
    text
}

/// Names the simulations that are better than the first by another measure.
fn by_measure(paying: &[&Simulation], first: &Simulation) -> String {
    let per_km: fn(&Simulation) -> Cents = |one| one.answer.net_per_km_cents;
    let per_day: fn(&Simulation) -> Cents = |one| one.answer.net_per_day_cents;
    let mut text = String::new();
    for (figure, what) in [(per_km, "Por km"), (per_day, "Por dia")] {
        let other = best(paying, &|one| Some(figure(one).get()));
        if let Some(other) = other.filter(|other| other.simulation.id != first.simulation.id) {
            let (here, there) = (reais(figure(other)), reais(figure(first)));
            text.push_str(&format!(" {what} é melhor {}: {here} contra {there}.", called(other)));
        }
    }
    text
}

fn none_pays(items: &[&Simulation]) -> String {
    let loses = |one: &&Simulation| net(one) < Cents::ZERO;
    if !items.iter().all(loses) {
        return "Nenhuma compensa: cada uma dá prejuízo, só empata ou está abaixo do piso mínimo.".into();
    }
    let least = best(items, &|one| Some(net(one).get()));
    let reported = least.map(|one| format!(" A que perde menos é {}: {}.", called(one), reais(words::size(net(one)))));
    format!("Nenhuma compensa: todas dão prejuízo.{}", reported.unwrap_or_default())
}

/// Returns a name as a sentence begins with it: `A nº 6`.
fn sentence(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
