//! MinimumFreight: the legal minimum of one trip, and how an offer stands to it.
//!
//! `km × CCD + CC`, and `0.92 × km × CCD` for an empty return that must be paid; each rounded half up to the cent, as the
//! official calculator prints them. Toll, tax and profit stand outside it (Res. ANTT 5.820/2018 art. 2º §§ 2º and 3º).

use kernel::{
    Cents, Km, Result,
    quantity::scale,
    text::{day, reais},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Ccd, Judged, MinimumTable};
use crate::{Act, CargoType};

/// The share of CCD that an empty return costs, in hundredths.
const EMPTY_RETURN: i64 = 92;

/// The legal minimum of a trip. Where it cannot be calculated it says why: it is never zero and never underbid then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MinimumFreight {
    /// Whether there is a figure.
    pub calculable: bool,
    /// Why there is none, in Portuguese.
    pub reason: Option<String>,
    /// The act in force on the day, where one is known.
    pub act: Option<Act>,
    /// The table.
    pub table: MinimumTable,
    /// The kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the composition.
    pub axles: Option<i64>,
    /// The column used: that of the axles, or the next lower one there is.
    pub axles_used: Option<i64>,
    /// Cost by kilometre in ten-thousandths of a real.
    pub ccd_ten_thousandths: Option<Ccd>,
    /// Cost of loading and unloading.
    pub cc_cents: Option<Cents>,
    /// Loaded kilometres.
    pub distance_km: Option<Km>,
    /// Kilometres of an empty return that must be paid.
    pub empty_return_km: Km,
    /// What the loaded way is worth.
    pub base_cents: Option<Cents>,
    /// What the empty return is worth.
    pub empty_return_cents: Option<Cents>,
    /// Both together: the legal minimum.
    pub total_cents: Option<Cents>,
    /// The offer, where there is one.
    pub offer_cents: Option<Cents>,
    /// The offer less the minimum.
    pub difference_cents: Option<Cents>,
    /// Whether the offer is below it.
    pub below: bool,
    /// What whoever pays less owes: twice the difference (Lei 13.703/2018, art. 5º).
    pub indemnity_cents: Option<Cents>,
    /// All of it in one Portuguese sentence.
    pub words: String,
}

impl MinimumFreight {
    /// The minimum of a trip of so many loaded kilometres, judged as told.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow, which the bounds of every entry exclude.
    pub fn of(judged: &Judged, distance: Option<Km>, empty_return: Km, offer: Option<Cents>) -> Result<Self> {
        let distance = distance.filter(|km| km.get() > 0);
        let reason = match (&judged.reason, distance) {
            (Some(reason), _) => Some(reason.clone()),
            (None, None) => Some("informe a distância.".to_owned()),
            (None, Some(_)) => None,
        };
        let cell = judged.cell;
        let figures = match (cell, distance) {
            (Some(cell), Some(km)) => {
                let base = Cents::from(scale(km.get(), cell.ccd.get(), 100)?).plus(cell.cc)?;
                let back = empty_return.get().checked_mul(EMPTY_RETURN).unwrap_or(i64::MAX);
                let back = Cents::from(scale(back, cell.ccd.get(), 10_000)?);
                Some((base, back, base.plus(back)?))
            }
            _ => None,
        };
        let total_cents = figures.map(|(_, _, total)| total);
        let difference_cents = offer.zip(total_cents).map(|(offer, total)| offer.minus(total)).transpose()?;
        let below = difference_cents.is_some_and(|difference| difference < Cents::ZERO);
        let indemnity_cents = difference_cents.filter(|_| below).map(|short| short.scaled(-2, 1)).transpose()?;
        let act = judged.act.clone();
        let words = words(reason.as_deref(), act.as_ref(), total_cents, difference_cents);
        Ok(Self {
            calculable: figures.is_some(),
            reason,
            act,
            table: judged.question.table,
            cargo_type: judged.question.cargo,
            axles: judged.question.axles,
            axles_used: cell.map(|cell| cell.axles),
            ccd_ten_thousandths: cell.map(|cell| cell.ccd),
            cc_cents: cell.map(|cell| cell.cc),
            distance_km: distance,
            empty_return_km: empty_return,
            base_cents: figures.map(|(base, _, _)| base),
            empty_return_cents: figures.map(|(_, back, _)| back),
            total_cents,
            offer_cents: offer,
            difference_cents,
            below,
            indemnity_cents,
            words,
        })
    }
}

fn words(reason: Option<&str>, act: Option<&Act>, total: Option<Cents>, difference: Option<Cents>) -> String {
    let (Some(total), Some(act)) = (total, act) else {
        return format!("Piso mínimo não calculável: {}", reason.unwrap_or("faltam dados."));
    };
    let provenance = if act.official { "" } else { "; valores transcritos, não oficiais" };
    let act = format!("({}, desde {}{provenance})", act.title, day(act.valid_from));
    match difference {
        None => format!("Piso mínimo de {} {act}.", reais(total)),
        Some(Cents::ZERO) => format!("Igual ao piso mínimo de {} {act}.", reais(total)),
        Some(short) if short < Cents::ZERO => {
            let short = reais(Cents::from(short.get().saturating_neg()));
            format!("{short} abaixo do piso mínimo de {} {act}.", reais(total))
        }
        Some(over) => format!("{} acima do piso mínimo de {} {act}.", reais(over), reais(total)),
    }
}
