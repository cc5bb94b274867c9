//! Rule by which an offer is called worth taking: the owner's least net per day, else a share of the offer.

use kernel::{Bps, Cents, Result, text::percent};

/// Share of an offer that must be left for it to be called worth taking, in basis points, where its owner set no least
/// net per day.
///
/// No law sets it, and the legal minimum contains no profit at all (Res. ANTT 5.820/2018 art. 2º § 3º). It is the
/// likely error of a simulation: fuel is some 40 to 50 % of an offer near the legal minimum, and a price and a
/// consumption that are each 10 % worse than expected take some 10 % of it. An offer that leaves less may well leave
/// nothing in the end.
pub const GOOD_MARGIN_BPS: i64 = 1_000;

/// Rule by which an offer is worth taking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Least net per day, where the owner set it.
    pub(super) least_day: Option<Cents>,
    /// Days of the trip.
    pub(super) days: i64,
}

impl Worth {
    /// Returns the net that the days of the trip must leave, where the owner set a least net per day.
    pub(super) fn of_days(self) -> Result<Option<Cents>> {
        self.least_day.map(|day| day.scaled(self.days, 1)).transpose()
    }

    /// Returns the net that an offer must leave.
    pub(super) fn target(self, offer: Cents) -> Result<Cents> {
        match self.of_days()? {
            Some(days) => Ok(days),
            None => offer.share(Bps::from(GOOD_MARGIN_BPS)),
        }
    }

    /// Returns the sentences for an offer that leaves less than that, and for one that does not.
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
