//! Offer for comparison with the legal minimum: less the toll that comes out of the driver's pocket.

use kernel::{Cents, Km, Result};

use crate::TollPayer;

/// Offer for a trip. Toll stands outside the legal minimum (Res. ANTT 5.820/2018 art. 2º §§ 2º and 3º), so the toll
/// that the driver pays is taken off the offer before the two are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Offer as agreed, in cents.
    pub agreed: Cents,
    /// Toll that the driver bears, in cents; `None` where somebody else bears it or there is none.
    pub driver_toll: Option<Cents>,
    /// True where it is paid by the loaded kilometre, and so grows with the distance.
    by_km: bool,
}

impl Offered {
    /// Returns an offer for a trip whose toll `payer` bears.
    pub fn of(agreed: Cents, toll: Cents, payer: TollPayer) -> Self {
        Self { agreed, driver_toll: payer.out_of_pocket(toll), by_km: false }
    }

    /// Returns the same offer, made by the loaded kilometre or not.
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
