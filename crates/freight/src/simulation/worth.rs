//! From what on an offer is called worth taking: what a day of the owner's own must leave, else a share of the offer.

use kernel::{Bps, Cents, Result, text::percent};

/// The share of an offer that must be left of it to be called worth taking, in basis points, where its owner set no least day.
///
/// No law says it, and the legal minimum has no profit in it at all (Res. ANTT 5.820/2018 art. 2º § 3º). It is what a
/// simulation may be wrong by: fuel is some 40 to 50 % of an offer near the legal minimum, and a price and a consumption that
/// are 10 % worse each than expected take some 10 % of it. What leaves less may well leave nothing in the end.
pub const GOOD_MARGIN_BPS: i64 = 1_000;

/// From what on an offer is worth taking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// What a day must leave at least, where the owner set it.
    pub(super) least_day: Option<Cents>,
    /// The days of the trip.
    pub(super) days: i64,
}

impl Worth {
    /// What the days of the trip must leave, where the owner set what one must.
    pub(super) fn of_days(self) -> Result<Option<Cents>> {
        self.least_day.map(|day| day.scaled(self.days, 1)).transpose()
    }

    /// What an offer must leave.
    pub(super) fn target(self, offer: Cents) -> Result<Cents> {
        match self.of_days()? {
            Some(days) => Ok(days),
            None => offer.share(Bps::from(GOOD_MARGIN_BPS)),
        }
    }

    /// What is said where an offer leaves less than that, and where it does not.
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
