//! Who bears the toll of a trip.

use kernel::{Cents, choice};

choice! {
    /// Who bears the toll.
    TollPayer {
        /// The shipper, by vale-pedágio, as Lei 10.209/2001 art. 1º has it.
        Shipper = "shipper" "Embarcador",
        /// The driver, out of the freight.
        Driver = "driver" "Motorista",
    }
}

impl TollPayer {
    /// What of a toll comes out of the driver's pocket, in cents; nothing where the shipper bears it or there is none.
    pub fn out_of_pocket(self, toll: Cents) -> Option<Cents> {
        (self == Self::Driver && toll > Cents::ZERO).then_some(toll)
    }
}
