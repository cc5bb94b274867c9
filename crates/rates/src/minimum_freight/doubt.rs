//! Sensitivity of a verdict to an estimated distance: the kilometres at which it changes.

use kernel::{
    Bps, Km, Result,
    text::{grouped, percent},
};
use serde::Serialize;
use utoipa::ToSchema;

/// The whole, in basis points.
const WHOLE: i64 = 10_000;

/// A verdict that another distance within the tolerance of the estimate would turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DistanceDoubt {
    /// Distance nearest to the estimate at which the verdict turns, in kilometres.
    pub turns_at_km: Km,
    /// Tolerance of the estimate: the share by which it may be off.
    pub tolerance_bps: Bps,
    /// Doubt in one Portuguese sentence.
    pub words: String,
    /// Kilometres between the turn and the estimate.
    #[serde(skip)]
    away: i64,
}

impl DistanceDoubt {
    /// Finds the distance nearest to `km`, within `tolerance`, at which `is` changes its result. `becomes` is the text
    /// of a change to true, `ceases` of a change to false. `is` must change at most once on either side, as it does for
    /// figures that grow with the distance.
    ///
    /// # Errors
    /// Errors of `is`.
    pub fn find(
        km: Km,
        tolerance: Option<Bps>,
        is: impl Fn(Km) -> Result<bool>,
        [becomes, ceases]: [&str; 2],
    ) -> Result<Option<Self>> {
        let Some(tolerance) = tolerance else { return Ok(None) };
        let here = is(km)?;
        let most = km.get().saturating_mul(tolerance.get()) / WHOLE;
        let turns = |away: i64| Ok::<_, kernel::Error>(is(Km::from(km.get() + away))? != here);
        let further = nearest(most, turns)?;
        let nearer = nearest(most.min(km.get() - 1), |away| turns(-away))?;
        let (away, ahead) = match (further, nearer) {
            (Some(further), Some(nearer)) if nearer < further => (nearer, false),
            (Some(further), _) => (further, true),
            (None, Some(nearer)) => (nearer, false),
            (None, None) => return Ok(None),
        };
        let turns_at_km = Km::from(if ahead { km.get() + away } else { km.get() - away });
        let (at, bound) = (grouped(turns_at_km.get().unsigned_abs()), if ahead { "mais" } else { "menos" });
        let then = if here { ceases } else { becomes };
        let words = format!("A distância é estimada (±{}): com {at} km ou {bound}, {then}.", percent(tolerance));
        Ok(Some(Self { turns_at_km, tolerance_bps: tolerance, words, away }))
    }

    /// Returns the doubt that is nearer to the estimate, this one where both are equally near.
    #[must_use]
    pub fn nearest(self, other: Option<Self>) -> Self {
        other.filter(|other| other.away < self.away).unwrap_or(self)
    }
}

/// Finds the least step from 1 to `most` with a change; `None` if the last one has none.
fn nearest(most: i64, turns: impl Fn(i64) -> Result<bool>) -> Result<Option<i64>> {
    if most < 1 || !turns(most)? {
        return Ok(None);
    }
    let (mut same, mut other) = (0, most);
    while other - same > 1 {
        let middle = same + (other - same) / 2;
        if turns(middle)? {
            other = middle;
        } else {
            same = middle;
        }
    }
    Ok(Some(other))
}
