//! Payer of a trip's toll.

use kernel::{Cents, choice};

string_enum! {
    /// Payer of the toll.
    TollPayer {
        /// Shipper, by vale-pedágio, as Lei 10.209/2001 art. 1º requires.
        Shipper = "shipper" "Embarcador",
        /// Driver, out of the freight.
        Driver = "driver" "Motorista",
    }
}

impl TollPayer {
    /// Toll that comes out of the driver's pocket, in cents; `None` where the shipper bears it or there is none.
    pub fn out_of_pocket(self, toll: Cents) -> Option<Cents> {
        (self == Self::Driver && toll > Cents::ZERO).then_some(toll)
    }
}
