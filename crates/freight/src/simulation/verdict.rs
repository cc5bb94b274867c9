//! Verdict on an offer, in a driver's words.

use kernel::{
    Bps, Cents, string_enum,
    text::{percent, reais},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationAnswer, SimulationTaxes, words, worth_taking::GOOD_MARGIN_BPS};

/// Warning for a simulation that counts both an instalment and the depreciation.
const PAID_TWICE: &str = "A prestação e a depreciação estão as duas na conta: se são do mesmo caminhão, ele é pago duas vezes. Deixe só uma.";

string_enum! {
    /// Verdict on an offer.
    VerdictKind {
        /// The offer leaves enough and is not below the legal minimum.
        WorthIt = "worth_it" "Vale a pena",
        /// The offer leaves enough, but there is no legal minimum to compare it with.
        Unjudged = "unjudged" "Sobra dinheiro",
        /// The offer leaves something, but less than the owner wants for each day.
        BelowDay = "below_day" "Paga os custos, mas não o seu dia",
        /// The offer leaves something, but a small share of itself; the owner set no least net per day.
        Little = "little" "Sobra pouco",
        /// The offer leaves something, but is below the legal minimum.
        BelowMinimum = "below_minimum" "Abaixo do piso",
        /// The offer leaves nothing and loses nothing.
        BreakEven = "break_even" "Empata",
        /// The offer loses money.
        Loss = "loss" "Prejuízo",
    }
}

string_enum! {
    /// Colour of a verdict.
    VerdictTone {
        /// Good.
        Positive = "pos" "Bom",
        /// Needs attention.
        Warning = "warn" "Atenção",
        /// Bad.
        Negative = "neg" "Ruim",
    }
}

/// Verdict on an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationVerdict {
    /// Kind of the verdict.
    pub kind: VerdictKind,
    /// Colour of the verdict.
    pub tone: VerdictTone,
    /// The verdict in one Portuguese sentence.
    pub title: String,
    /// Reasons in Portuguese, the weightiest first.
    pub reasons: Vec<String>,
    /// Minimum price to request, in cents; null unless the offer is below it. It is the greatest of the break-even, the
    /// offer that reaches the legal minimum and the offer that leaves the owner's minimum for each day.
    pub ask_cents: Option<Cents>,
    /// Least net per day that the owner wants, in cents, by the profile as it is now; null where it is not set.
    pub least_day_cents: Option<Cents>,
    /// Rule in Portuguese by which an offer is worth accepting. Null where the owner set a minimum net per day, or
    /// where a loss, a break-even or the law decides.
    pub rule: Option<String>,
}

/// Measures of the judgement of an offer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    /// Minimum net per day, if set.
    pub(super) least_day: Option<Cents>,
    /// Net of a trip worth accepting.
    pub(super) target: Cents,
    /// Least offer that leaves what the owner wants for each day; `None` where he set no least net per day.
    pub(super) day_offer: Option<Cents>,
    /// True when instalment and depreciation are both among the costs.
    pub(super) paid_twice: bool,
    /// Tolerance of an estimated distance.
    pub(super) tolerance: Option<Bps>,
}

impl Default for SimulationVerdict {
    fn default() -> Self {
        Self {
            kind: VerdictKind::BreakEven,
            tone: VerdictTone::Warning,
            title: String::new(),
            reasons: Vec::new(),
            ask_cents: None,
            least_day_cents: None,
            rule: None,
        }
    }
}

impl SimulationVerdict {
    /// Judges a result: first a loss, then the law, then the net.
    pub(super) fn of(answer: &SimulationAnswer, weighed: &Weighed) -> Self {
        let kind = match answer.net_cents.get() {
            ..0 => VerdictKind::Loss,
            0 => VerdictKind::BreakEven,
            _ if answer.minimum.below => VerdictKind::BelowMinimum,
            _ if answer.net_cents < weighed.target => match weighed.least_day {
                Some(_) => VerdictKind::BelowDay,
                None => VerdictKind::Little,
            },
            _ if answer.minimum.calculable => VerdictKind::WorthIt,
            _ => VerdictKind::Unjudged,
        };
        let tone = match kind {
            VerdictKind::Loss => VerdictTone::Negative,
            VerdictKind::WorthIt if answer.doubt.is_none() => VerdictTone::Positive,
            _ => VerdictTone::Warning,
        };
        let least = answer.break_even_cents.max(answer.minimum.least_offer_cents).max(weighed.day_offer);
        Self {
            kind,
            tone,
            title: title(kind, answer),
            reasons: reasons(kind, answer, weighed),
            ask_cents: least.filter(|least| answer.gross_cents < *least),
            least_day_cents: weighed.least_day,
            rule: rule(kind, weighed),
        }
    }
}

fn title(kind: VerdictKind, answer: &SimulationAnswer) -> String {
    match kind {
        VerdictKind::WorthIt if answer.net_per_km_cents > Cents::ZERO => {
            format!("Vale a pena: sobram {} por km", reais(answer.net_per_km_cents))
        }
        VerdictKind::WorthIt => format!("Vale a pena por pouco: sobram {} na viagem", reais(answer.net_cents)),
        VerdictKind::Unjudged => {
            format!("Sobram {}, mas não há piso mínimo para comparar", reais(answer.net_cents))
        }
        VerdictKind::BelowMinimum => {
            let short = words::size(answer.minimum.difference_cents.unwrap_or_default());
            let toll = if answer.minimum.driver_toll_cents.is_some() { ", descontado o pedágio," } else { "" };
            format!("Sobra dinheiro, mas{toll} o frete está {} abaixo do piso mínimo", reais(short))
        }
        VerdictKind::BelowDay => kind.label().to_owned(),
        VerdictKind::Little => {
            let share = percent(answer.margin_bps.unwrap_or_default());
            format!("Paga os custos, mas sobra pouco: {}, {share} do frete", reais(answer.net_cents))
        }
        VerdictKind::BreakEven => "Empata: o frete só paga os custos".into(),
        VerdictKind::Loss => {
            let lost = reais(words::size(answer.net_cents));
            match answer.break_even_cents {
                Some(offer) => format!("Prejuízo de {lost}: só empata a partir de {}", reais(offer)),
                None => format!("Prejuízo de {lost}"),
            }
        }
    }
}

/// Lists the withheld taxes within a sentence.
fn withheld(taxes: &SimulationTaxes) -> String {
    let SimulationTaxes { inss_cents, sest_cents, senat_cents, irrf_cents, .. } = *taxes;
    let all = [("INSS", inss_cents), ("SEST", sest_cents), ("SENAT", senat_cents), ("imposto de renda", irrf_cents)];
    let names: Vec<&str> = all.into_iter().filter(|(_, tax)| *tax != Cents::ZERO).map(|(name, _)| name).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} e {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// Returns the rule by which an offer is worth accepting, if it decided without a minimum net per day.
fn rule(kind: VerdictKind, weighed: &Weighed) -> Option<String> {
    let decided = matches!(kind, VerdictKind::WorthIt | VerdictKind::Unjudged | VerdictKind::Little);
    (decided && weighed.least_day.is_none()).then(|| {
        let share = percent(Bps::from(GOOD_MARGIN_BPS));
        format!(
            "Sem um valor mínimo para o seu dia, chamamos de bom o frete que deixa {share} ou mais. Diga em Minha conta \
             quanto o seu dia precisa deixar."
        )
    })
}

/// Compares the offer with the owner's minimum net per day, if set.
fn day(answer: &SimulationAnswer, weighed: &Weighed) -> Option<String> {
    let least = weighed.least_day?;
    let (by_day, wanted) = (reais(answer.net_per_day_cents), reais(least));
    if answer.net_cents <= Cents::ZERO {
        let offer = reais(weighed.day_offer?);
        return Some(format!("Para pagar também o seu dia, de {wanted}, o frete teria de ser de {offer}."));
    }
    let missing = weighed.target.minus(answer.net_cents).unwrap_or_default();
    Some(match missing > Cents::ZERO {
        true => format!("Por dia sobram {by_day}; o seu dia pede {wanted}: faltam {} na viagem.", reais(missing)),
        false => format!("Por dia sobram {by_day}: paga o seu dia, de {wanted}."),
    })
}

/// Returns the sentence that the distance is only estimated, with the one at which the verdict would change.
fn estimate(answer: &SimulationAnswer, tolerance: Option<Bps>) -> Option<String> {
    let turns = answer.doubt.as_ref().map(|doubt| doubt.words.clone());
    let (km, tolerance) = (words::km(answer.loaded_km), tolerance.map(percent));
    turns.or_else(|| Some(format!("{km} estimados (±{}): confira no GPS.", tolerance?)))
}

fn reasons(kind: VerdictKind, answer: &SimulationAnswer, weighed: &Weighed) -> Vec<String> {
    let mut reasons: Vec<String> = estimate(answer, weighed.tolerance).into_iter().collect();
    if let (VerdictKind::Loss, Some(offer), Some(by_km)) =
        (kind, answer.break_even_cents, answer.break_even_per_km_cents)
    {
        let short = reais(words::size(offer.minus(answer.gross_cents).unwrap_or_default()));
        let by_km = reais(by_km);
        reasons.push(format!("Para empatar faltam {short}: {} no total, {by_km} por km carregado.", reais(offer)));
    }
    if kind == VerdictKind::BelowMinimum {
        let (net, by_km) = (reais(answer.net_cents), reais(answer.net_per_km_cents));
        reasons.push(format!("Sobram {net}, {by_km} por km."));
    }
    reasons.extend(day(answer, weighed));
    if let Some(line) = answer.lines.first() {
        let (label, amount) = (words::in_sentence(&line.label), reais(line.amount_cents));
        let share = words::sensible(line.share_bps).map(|share| format!(", {} do frete", percent(share)));
        reasons.push(format!("O maior custo é {label}: {amount}{}.", share.unwrap_or_default()));
    }
    if weighed.paid_twice {
        reasons.push(PAID_TWICE.to_owned());
    }
    match &answer.taxes.reason {
        Some(reason) => reasons.push(reason.clone()),
        None if answer.taxes.total_cents != Cents::ZERO => {
            let total = reais(answer.taxes.total_cents);
            reasons.push(format!("O pagador retém {total} de {}.", withheld(&answer.taxes)));
        }
        None => {}
    }
    reasons.extend(answer.taxes.caveat.clone());
    // The sentence names the act, with a caveat about unofficial figures, or the reason for a missing minimum.
    reasons.push(answer.minimum.words.clone());
    reasons.extend(answer.minimum.caveat.clone());
    reasons.extend(answer.minimum.indemnity_words.clone());
    reasons
}

#[cfg(test)]
#[path = "verdict_tests.rs"]
mod tests;
