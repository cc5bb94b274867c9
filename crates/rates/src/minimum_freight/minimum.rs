//! MinimumFreight: the legal minimum of one trip, and its comparison with an offer.
//!
//! The minimum is `km × CCD + CC`, and `0.92 × km × CCD` for an empty return that must be paid; each rounded half up to
//! the cent, as the official calculator prints them. It excludes toll, tax and profit (Res. ANTT 5.820/2018 art. 2º §§
//! 2º and 3º): it is compared with the offer less the toll at the driver's expense. The driver's legal indemnity is
//! calculated on the offer as agreed.

use kernel::{Cents, Km, Result, quantity::scale};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Assessment, Ccd, DistanceDoubt, MinimumTable, OfferedPrice, Route, assessment::AssessedCell, words};
use crate::{Act, CargoType, RateKind};

/// Share of CCD that an empty return costs, in hundredths.
const EMPTY_RETURN: i64 = 92;

/// Legal minimum of a trip. An incalculable one has a `reason`, null figures rather than zero, and no offer counts as
/// below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MinimumFreight {
    /// True where there is a figure.
    pub calculable: bool,
    /// Reason why there is no figure, in Portuguese; null where there is one.
    pub reason: Option<String>,
    /// Act in force on the day; null if unknown.
    pub act: Option<Act>,
    /// Table.
    pub table: MinimumTable,
    /// Kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the composition; null if unknown.
    pub axles: Option<i64>,
    /// Column used: that of the axles, or else the next lower one, or where there is none lower the lowest.
    pub axles_used: Option<i64>,
    /// Cost per kilometre (CCD) in ten-thousandths of a real; null without a cell.
    pub ccd_ten_thousandths: Option<Ccd>,
    /// Cost of loading and unloading (CC) in cents; null without a cell.
    pub cc_cents: Option<Cents>,
    /// Loaded kilometres; null if unknown.
    pub distance_km: Option<Km>,
    /// Kilometres of an empty return that must be paid.
    pub empty_return_km: Km,
    /// Minimum of the loaded distance, in cents: its kilometres by CCD, and CC; null where there is no figure.
    pub base_cents: Option<Cents>,
    /// Minimum of the empty return, in cents; null where there is no figure.
    pub empty_return_cents: Option<Cents>,
    /// Legal minimum: the sum of both, in cents; null where there is no figure.
    pub total_cents: Option<Cents>,
    /// Offer as agreed, in cents, where there is one.
    pub offer_cents: Option<Cents>,
    /// Toll in cents at the driver's expense, deducted from the offer; null without one.
    pub driver_toll_cents: Option<Cents>,
    /// Amount compared with the minimum, in cents: the offer less that toll; null without an offer.
    pub compared_cents: Option<Cents>,
    /// Compared amount less the minimum, in cents; null without an offer or a minimum.
    pub difference_cents: Option<Cents>,
    /// True where the compared amount is below the minimum.
    pub below: bool,
    /// Least offer that reaches the minimum, in cents: the minimum and the toll at the driver's expense; null where
    /// there is no figure.
    pub least_offer_cents: Option<Cents>,
    /// Indemnity in cents that a payer below the minimum owes: twice the difference of the offer as agreed, without
    /// deducting the toll (Lei 13.703/2018, art. 5º). Null where the offer as agreed reaches the minimum, and without
    /// an offer or a minimum.
    pub indemnity_cents: Option<Cents>,
    /// Rights of the driver under the law for an offer below it, in Portuguese; null where it is not below.
    pub indemnity_words: Option<String>,
    /// Doubt of the comparison, where the distance is only estimated and another one within its tolerance would turn
    /// it.
    pub doubt: Option<DistanceDoubt>,
    /// Caveat in Portuguese: the act must have been revised by the day, so another table may be in force. Null
    /// otherwise, and where there is no figure.
    pub caveat: Option<String>,
    /// Day until which the table was checked, in Portuguese, and for a later day that diesel may have changed it since;
    /// null where there is no figure.
    pub checked_words: Option<String>,
    /// Result in one Portuguese sentence, without the indemnity, the doubt and the caveat.
    pub words: String,
}

/// Figures of a cell over a distance: the loaded part, the empty return, and both.
struct Figures {
    base: Cents,
    back: Cents,
    total: Cents,
}

impl Figures {
    fn of(cell: AssessedCell, loaded: Km, empty_return: Km) -> Result<Self> {
        let base = Cents::from(scale(loaded.get(), cell.ccd.get(), 100)?).plus(cell.cc)?;
        let back = empty_return.get().checked_mul(EMPTY_RETURN).unwrap_or(i64::MAX);
        let back = Cents::from(scale(back, cell.ccd.get(), 10_000)?);
        Ok(Self { base, back, total: base.plus(back)? })
    }
}

/// Comparison of an offer with the minimum, as far as both are known.
struct Compared {
    amount: Option<Cents>,
    difference: Option<Cents>,
    below: bool,
    indemnity: Option<Cents>,
}

impl Compared {
    fn of(offered: Option<OfferedPrice>, total: Option<Cents>) -> Result<Self> {
        let less = |offer: Option<Cents>| offer.zip(total).map(|(offer, total)| offer.minus(total)).transpose();
        let amount = offered.map(|offered| offered.compared()).transpose()?;
        let difference = less(amount)?;
        let below = difference.is_some_and(|difference| difference < Cents::ZERO);
        let short = less(offered.map(|offered| offered.agreed))?.filter(|difference| *difference < Cents::ZERO);
        let indemnity = short.map(|short| short.scaled(-2, 1)).transpose()?;
        Ok(Self { amount, difference, below, indemnity })
    }
}

fn checked_words(assessment: &Assessment) -> Option<String> {
    Some(assessment.act.as_ref()?.checked_words(RateKind::MinimumFreight, assessment.question.on))
}

fn reason(assessment: &Assessment, distance: Option<Km>) -> Option<String> {
    match (&assessment.reason, distance) {
        (Some(reason), _) => Some(reason.clone()),
        (None, None) => Some("informe a distância.".to_owned()),
        (None, Some(_)) => None,
    }
}

impl MinimumFreight {
    /// Computes the minimum of a trip's distances by the assessment, and compares the offer with it.
    pub fn of(assessment: &Assessment, route: Route, offered: Option<OfferedPrice>) -> Result<Self> {
        let distance = route.loaded.filter(|km| km.get() > 0);
        let reason = reason(assessment, distance);
        let place = assessment.cell.zip(distance);
        let figures = place.map(|(cell, km)| Figures::of(cell, km, route.empty_return)).transpose()?;
        let total_cents = figures.as_ref().map(|figures| figures.total);
        let Compared { amount, difference, below, indemnity } = Compared::of(offered, total_cents)?;
        let driver_toll_cents = offered.and_then(|offered| offered.driver_toll);
        let toll = driver_toll_cents.unwrap_or_default();
        let act = assessment.act.clone();
        Ok(Self {
            calculable: figures.is_some(),
            caveat: assessment.caveat.clone().filter(|_| figures.is_some()),
            checked_words: checked_words(assessment).filter(|_| figures.is_some()),
            words: words::comparison(reason.as_deref(), act.as_ref(), total_cents, offered, difference),
            reason,
            act,
            table: assessment.question.table,
            cargo_type: assessment.question.cargo,
            axles: assessment.question.axles,
            axles_used: assessment.cell.map(|cell| cell.axles),
            ccd_ten_thousandths: assessment.cell.map(|cell| cell.ccd),
            cc_cents: assessment.cell.map(|cell| cell.cc),
            distance_km: distance,
            empty_return_km: route.empty_return,
            base_cents: figures.as_ref().map(|figures| figures.base),
            empty_return_cents: figures.as_ref().map(|figures| figures.back),
            total_cents,
            offer_cents: offered.map(|offered| offered.agreed),
            driver_toll_cents,
            compared_cents: amount,
            difference_cents: difference,
            below,
            least_offer_cents: total_cents.map(|total| total.plus(toll)).transpose()?,
            indemnity_cents: indemnity,
            indemnity_words: words::owed(indemnity, below, driver_toll_cents),
            doubt: place.zip(offered).map_or(Ok(None), |((cell, km), offered)| doubt(cell, km, route, offered))?,
        })
    }
}

/// Finds another distance within the tolerance at which an offer falls below the minimum, or reaches it.
fn doubt(cell: AssessedCell, reported: Km, route: Route, offered: OfferedPrice) -> Result<Option<DistanceDoubt>> {
    let below = |km: Km| Ok(offered.compared_over(reported, km)? < Figures::of(cell, km, route.empty_return)?.total);
    let words = match offered.driver_toll {
        None => ["a oferta fica abaixo do piso mínimo", "a oferta alcança o piso mínimo"],
        Some(_) => [
            "a oferta menos o pedágio do seu bolso fica abaixo do piso mínimo",
            "a oferta menos o pedágio do seu bolso alcança o piso mínimo",
        ],
    };
    DistanceDoubt::find(reported, route.tolerance, below, words)
}
