//! Portuguese sentences that compare an offer with the legal minimum.

use kernel::{Cents, text::reais};

use super::OfferedPrice;
use crate::Act;

/// States the minimum and how the offer compares with it, in one sentence; where there is no figure, the reason.
pub(super) fn comparison(
    reason: Option<&str>,
    act: Option<&Act>,
    total: Option<Cents>,
    offered: Option<OfferedPrice>,
    difference: Option<Cents>,
) -> String {
    let (Some(total), Some(act)) = (total, act) else {
        return format!("Piso mínimo não calculável: {}", reason.unwrap_or("faltam dados."));
    };
    // The act is shown beside it: a sentence names it only where its figures are not the official ones.
    let provenance = if act.official { "" } else { " (valores transcritos, não oficiais)" };
    let minimum = format!("piso mínimo de {}{provenance}", reais(total));
    let Some((offered, difference)) = offered.zip(difference) else { return sentence(&minimum) };
    let compared_to_minimum = match difference.get() {
        0 => format!("igual ao {minimum}"),
        ..0 => format!("{} abaixo do {minimum}", reais(size(difference))),
        _ => format!("{} acima do {minimum}", reais(difference)),
    };
    match (offered.driver_toll, offered.compared()) {
        (Some(toll), Ok(compared)) => {
            let (agreed, toll, compared) = (reais(offered.agreed), reais(toll), reais(compared));
            format!("Oferta de {agreed} menos {toll} de pedágio do seu bolso: {compared}, {compared_to_minimum}.")
        }
        _ => sentence(&compared_to_minimum),
    }
}

/// States the driver's rights under the law (Lei 13.703/2018, art. 5º): twice the difference between the offer as
/// agreed and the minimum. For an offer that is short only because of the toll, it states that there is no indemnity,
/// and the party that owes the toll (Lei 10.209/2001, art. 1º).
pub(super) fn owed(indemnity: Option<Cents>, below: bool, toll: Option<Cents>) -> Option<String> {
    match (indemnity, toll) {
        (Some(owed), None) => {
            Some(format!("Quem paga abaixo do piso deve o dobro da diferença: {} (Lei 13.703/2018, art. 5º).", reais(owed)))
        }
        (Some(owed), Some(_)) => Some(format!(
            "Quem paga abaixo do piso deve o dobro da diferença entre o piso e a oferta combinada, sem descontar o pedágio: \
             {} (Lei 13.703/2018, art. 5º).",
            reais(owed)
        )),
        (None, Some(_)) if below => Some(
            "A oferta combinada alcança o piso, então não há indenização (Lei 13.703/2018, art. 5º). O que falta é o pedágio, \
             que é obrigação de quem contrata: peça o vale-pedágio (Lei 10.209/2001, art. 1º)."
                .to_owned(),
        ),
        (None, _) => None,
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

fn size(amount: Cents) -> Cents {
    Cents::from(amount.get().saturating_abs())
}
