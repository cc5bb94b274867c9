//! Acceptance rule for an offer: the owner's minimum net per day, else a share of the offer.

use kernel::{Bps, Cents, Result, text::percent};

/// Minimum share of an offer that must be left, in basis points, without a minimum net per day of the owner.
///
/// No law defines it, and the legal minimum contains no profit at all (Res. ANTT 5.820/2018 art. 2º § 3º). It is the
/// likely error of a simulation. Fuel is some 40 to 50 % of an offer near the legal minimum. A price and a consumption
/// each 10 % worse than expected cost some 10 % of it. An offer that leaves less may well end without a profit.
pub const GOOD_MARGIN_BPS: i64 = 1_000;

/// Rule by which an offer is worth taking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Minimum net per day, if set.
    pub(super) least_day: Option<Cents>,
    pub(super) days: i64,
}

impl Worth {
    /// Returns the net required by the days of the trip, with a minimum net per day.
    pub(super) fn of_days(self) -> Result<Option<Cents>> {
        self.least_day.map(|day| day.scaled(self.days, 1)).transpose()
    }

    pub(super) fn target(self, offer: Cents) -> Result<Cents> {
        match self.of_days()? {
            Some(days) => Ok(days),
            None => offer.share(Bps::from(GOOD_MARGIN_BPS)),
        }
    }

    /// Returns the sentences for an offer below that, and for one that is not.
    pub(super) fn words(self) -> [String; 2] {
        match self.least_day {
            Some(_) => ["a viagem não paga o seu dia".into(), "a viagem paga o seu dia".into()],
            None => {
                let share = percent(Bps::from(GOOD_MARGIN_BPS));
                [format!("sobram menos de {share} do frete"), format!("sobram {share} do frete ou mais")]
            }
        }
    }
}
