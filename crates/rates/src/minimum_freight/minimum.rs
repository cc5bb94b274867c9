//! MinimumFreight: the legal minimum of one trip, and how an offer stands to it.
//!
//! `km × CCD + CC`, and `0.92 × km × CCD` for an empty return that must be paid; each rounded half up to the cent, as the
//! official calculator prints them. Toll, tax and profit stand outside it (Res. ANTT 5.820/2018 art. 2º §§ 2º and 3º): what
//! is compared with it is the offer less the toll that the driver bears. What the law grants the driver is reckoned on the
//! offer as agreed.

use kernel::{Cents, Km, Result, quantity::scale};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Ccd, DistanceDoubt, Judged, MinimumTable, Offered, Way, judged::JudgedCell, words};
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
    /// The offer as agreed, where there is one.
    pub offer_cents: Option<Cents>,
    /// The toll that the driver bears and that is taken off the offer; absent where there is none.
    pub driver_toll_cents: Option<Cents>,
    /// What is compared with the minimum: the offer less that toll.
    pub compared_cents: Option<Cents>,
    /// What is compared less the minimum.
    pub difference_cents: Option<Cents>,
    /// Whether what is compared is below it.
    pub below: bool,
    /// The least offer that reaches the minimum: the minimum and the toll that the driver bears.
    pub least_offer_cents: Option<Cents>,
    /// What whoever pays less owes: twice what the offer as agreed lacks, the toll not taken off (Lei 13.703/2018, art. 5º).
    pub indemnity_cents: Option<Cents>,
    /// What the law gives the driver of an offer below it, in Portuguese.
    pub indemnity_words: Option<String>,
    /// Where the distance is only estimated and another one within its tolerance would turn the comparison.
    pub doubt: Option<DistanceDoubt>,
    /// That the table may be another one on the day, in Portuguese: the day lies beyond the next compulsory revision.
    pub caveat: Option<String>,
    /// All of it in one Portuguese sentence, but for what is owed, what is in doubt and what may change.
    pub words: String,
}

/// What a cell makes of a way: the loaded part, the empty return, and both.
struct Figures {
    base: Cents,
    back: Cents,
    total: Cents,
}

impl Figures {
    fn of(cell: JudgedCell, loaded: Km, empty_return: Km) -> Result<Self> {
        let base = Cents::from(scale(loaded.get(), cell.ccd.get(), 100)?).plus(cell.cc)?;
        let back = empty_return.get().checked_mul(EMPTY_RETURN).unwrap_or(i64::MAX);
        let back = Cents::from(scale(back, cell.ccd.get(), 10_000)?);
        Ok(Self { base, back, total: base.plus(back)? })
    }
}

impl MinimumFreight {
    /// The minimum of a way, judged as told, and how what is offered stands to it.
    pub fn of(judged: &Judged, way: Way, offered: Option<Offered>) -> Result<Self> {
        let distance = way.loaded.filter(|km| km.get() > 0);
        let reason = match (&judged.reason, distance) {
            (Some(reason), _) => Some(reason.clone()),
            (None, None) => Some("informe a distância.".to_owned()),
            (None, Some(_)) => None,
        };
        let place = judged.cell.zip(distance);
        let figures = place.map(|(cell, km)| Figures::of(cell, km, way.empty_return)).transpose()?;
        let total_cents = figures.as_ref().map(|figures| figures.total);
        let less = |offer: Option<Cents>| offer.zip(total_cents).map(|(offer, total)| offer.minus(total)).transpose();
        let compared_cents = offered.map(|offered| offered.compared()).transpose()?;
        let difference_cents = less(compared_cents)?;
        let below = difference_cents.is_some_and(|difference| difference < Cents::ZERO);
        let driver_toll_cents = offered.and_then(|offered| offered.driver_toll);
        let offer_cents = offered.map(|offered| offered.agreed);
        let short = less(offer_cents)?.filter(|difference| *difference < Cents::ZERO);
        let indemnity_cents = short.map(|short| short.scaled(-2, 1)).transpose()?;
        let toll = driver_toll_cents.unwrap_or_default();
        let act = judged.act.clone();
        Ok(Self {
            calculable: figures.is_some(),
            caveat: judged.caveat.clone().filter(|_| figures.is_some()),
            words: words::standing(reason.as_deref(), act.as_ref(), total_cents, offered, difference_cents),
            reason,
            act,
            table: judged.question.table,
            cargo_type: judged.question.cargo,
            axles: judged.question.axles,
            axles_used: judged.cell.map(|cell| cell.axles),
            ccd_ten_thousandths: judged.cell.map(|cell| cell.ccd),
            cc_cents: judged.cell.map(|cell| cell.cc),
            distance_km: distance,
            empty_return_km: way.empty_return,
            base_cents: figures.as_ref().map(|figures| figures.base),
            empty_return_cents: figures.as_ref().map(|figures| figures.back),
            total_cents,
            offer_cents,
            driver_toll_cents,
            compared_cents,
            difference_cents,
            below,
            least_offer_cents: total_cents.map(|total| total.plus(toll)).transpose()?,
            indemnity_cents,
            indemnity_words: words::owed(indemnity_cents, below, driver_toll_cents),
            doubt: place.zip(offered).map_or(Ok(None), |((cell, km), offered)| doubt(cell, km, way, offered))?,
        })
    }
}

/// Where another distance within the tolerance would bring an offer below the minimum, or up to it.
fn doubt(cell: JudgedCell, told: Km, way: Way, offered: Offered) -> Result<Option<DistanceDoubt>> {
    let below = |km: Km| Ok(offered.compared_over(told, km)? < Figures::of(cell, km, way.empty_return)?.total);
    let words = match offered.driver_toll {
        None => ["a oferta fica abaixo do piso mínimo", "a oferta alcança o piso mínimo"],
        Some(_) => [
            "a oferta menos o pedágio do seu bolso fica abaixo do piso mínimo",
            "a oferta menos o pedágio do seu bolso alcança o piso mínimo",
        ],
    };
    DistanceDoubt::find(told, way.tolerance, below, words)
}
