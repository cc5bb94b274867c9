//! Whether an offer is worth it, in words a driver uses.

use kernel::{
    Cents, choice,
    text::{percent, reais},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SimulationAnswer, SimulationTaxes, words};

choice! {
    /// How an offer is judged.
    VerdictKind {
        /// It leaves something and is not below the legal minimum.
        WorthIt = "worth_it" "Vale a pena",
        /// It leaves something, but there is no legal minimum to hold it against.
        Unjudged = "unjudged" "Dá lucro",
        /// It leaves something, but is below the legal minimum.
        BelowMinimum = "below_minimum" "Abaixo do piso",
        /// It leaves nothing and loses nothing.
        BreakEven = "break_even" "Empata",
        /// It loses money.
        Loss = "loss" "Prejuízo",
    }
}

choice! {
    /// The hue of a verdict.
    VerdictTone {
        /// Good.
        Positive = "pos" "Bom",
        /// To be looked at.
        Warning = "warn" "Atenção",
        /// Bad.
        Negative = "neg" "Ruim",
    }
}

/// Whether an offer is worth it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationVerdict {
    /// How it is judged.
    pub kind: VerdictKind,
    /// Its hue.
    pub tone: VerdictTone,
    /// The verdict in one Portuguese sentence.
    pub title: String,
    /// What it rests on, in Portuguese, the weightiest first.
    pub reasons: Vec<String>,
    /// What to ask for at least, in cents, where the offer is under it: the greater of the break-even and the offer that
    /// reaches the legal minimum.
    pub ask_cents: Option<Cents>,
}

impl Default for SimulationVerdict {
    fn default() -> Self {
        Self {
            kind: VerdictKind::BreakEven,
            tone: VerdictTone::Warning,
            title: String::new(),
            reasons: Vec::new(),
            ask_cents: None,
        }
    }
}

impl SimulationVerdict {
    /// Judges the figures of an answer.
    pub(super) fn of(answer: &SimulationAnswer) -> Self {
        let kind = match answer.net_cents.get() {
            ..0 => VerdictKind::Loss,
            0 => VerdictKind::BreakEven,
            _ if answer.minimum.below => VerdictKind::BelowMinimum,
            _ if answer.minimum.calculable => VerdictKind::WorthIt,
            _ => VerdictKind::Unjudged,
        };
        let tone = match kind {
            VerdictKind::Loss => VerdictTone::Negative,
            VerdictKind::WorthIt if answer.doubt.is_none() => VerdictTone::Positive,
            _ => VerdictTone::Warning,
        };
        let least = answer.break_even_cents.max(answer.minimum.least_offer_cents);
        let ask_cents = least.filter(|least| answer.gross_cents < *least);
        Self { kind, tone, title: title(kind, answer), reasons: reasons(kind, answer), ask_cents }
    }
}

fn title(kind: VerdictKind, answer: &SimulationAnswer) -> String {
    match kind {
        VerdictKind::WorthIt if answer.net_per_km_cents > Cents::ZERO => {
            format!("Vale a pena: sobram {} por km", reais(answer.net_per_km_cents))
        }
        VerdictKind::WorthIt => format!("Vale a pena por pouco: sobram {} na viagem", reais(answer.net_cents)),
        VerdictKind::Unjudged => {
            format!("Dá lucro de {}, mas não há piso mínimo para comparar", reais(answer.net_cents))
        }
        VerdictKind::BelowMinimum => {
            let short = words::size(answer.minimum.difference_cents.unwrap_or_default());
            let toll = if answer.minimum.driver_toll_cents.is_some() { ", descontado o pedágio," } else { "" };
            format!("Dá lucro, mas{toll} está {} abaixo do piso mínimo", reais(short))
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

/// The taxes of which something is held back, as a sentence names them.
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

fn reasons(kind: VerdictKind, answer: &SimulationAnswer) -> Vec<String> {
    let mut reasons: Vec<String> = answer.doubt.iter().map(|doubt| doubt.words.clone()).collect();
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
    if let Some(line) = answer.lines.first() {
        let (label, amount) = (words::in_sentence(&line.label), reais(line.amount_cents));
        let share = words::sensible(line.share_bps).map(|share| format!(", {} do frete", percent(share)));
        reasons.push(format!("O maior custo é {label}: {amount}{}.", share.unwrap_or_default()));
    }
    match &answer.taxes.reason {
        Some(reason) => reasons.push(reason.clone()),
        None if answer.taxes.total_cents != Cents::ZERO => {
            let total = reais(answer.taxes.total_cents);
            reasons.push(format!("O pagador retém {total} de {}.", withheld(&answer.taxes)));
        }
        None => {}
    }
    // The words name the act and say where its figures are not official, and why there is no minimum where there is none.
    reasons.push(answer.minimum.words.clone());
    reasons.extend(answer.minimum.indemnity_words.clone());
    reasons
}

#[cfg(test)]
mod tests {
    use kernel::Check;
    use serde_json::json;

    use super::super::{
        calculate,
        worked::{input, rates},
    };

    /// What is said of an offer.
    fn told(rate_cents: i64) -> String {
        let offer = json!({ "rateCents": rate_cents, "withheld": true });
        let fields = input(&offer).check(Check::new(), None).expect("a simulation").fields;
        calculate(&fields, &rates(&fields)).expect("an answer").verdict.reasons.join(" ")
    }

    #[test]
    fn only_taxes_that_are_held_back_are_named_and_no_absurd_share_is() {
        assert!(told(1_200_000).contains("de INSS, SEST e SENAT."), "{}", told(1_200_000));
        assert!(told(20_000_000).contains("de INSS, SEST, SENAT e imposto de renda."), "{}", told(20_000_000));
        let absurd = told(1);
        assert!(absurd.contains("O maior custo é") && !absurd.contains("do frete"), "{absurd}");
    }
}
