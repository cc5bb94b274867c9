//! Offer for comparison with the legal minimum: less the toll at the driver's expense.

use kernel::{Cents, Km, Result};

use crate::TollPayer;

/// Offer for a trip. The legal minimum excludes toll (Res. ANTT 5.820/2018 art. 2º §§ 2º and 3º), so toll at the
/// driver's expense is deducted from the offer before the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedPrice {
    /// Offer as agreed, in cents.
    pub agreed: Cents,
    /// Toll at the driver's expense, in cents; `None` without one.
    pub driver_toll: Option<Cents>,
    /// True where it is paid by the loaded kilometre, and so grows with the distance.
    by_km: bool,
}

impl OfferedPrice {
    /// Returns an offer for a trip with toll paid by `payer`.
    pub fn of(agreed: Cents, toll: Cents, payer: TollPayer) -> Self {
        Self { agreed, driver_toll: payer.out_of_pocket(toll), by_km: false }
    }

    /// Returns the same offer, per loaded kilometre or not.
    #[must_use]
    pub fn by_km(self, by_km: bool) -> Self {
        Self { by_km, ..self }
    }

    /// Amount compared with the minimum, in cents.
    pub fn compared(&self) -> Result<Cents> {
        self.agreed.minus(self.driver_toll.unwrap_or_default())
    }

    /// Amount compared with the minimum if the trip had `driven` loaded kilometres instead of the `reported` ones.
    pub(super) fn compared_over(&self, reported: Km, driven: Km) -> Result<Cents> {
        let agreed = if self.by_km { self.agreed.scaled(driven.get(), reported.get())? } else { self.agreed };
        Self { agreed, ..*self }.compared()
    }
}
