//! Payer of a trip's toll.

use kernel::{Cents, string_enum};

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
    /// Toll at the driver's expense, in cents; `None` where the shipper pays it or there is none.
    pub fn out_of_pocket(self, toll: Cents) -> Option<Cents> {
        (self == Self::Driver && toll > Cents::ZERO).then_some(toll)
    }
}
