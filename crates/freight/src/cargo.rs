//! What a freight carries and how it is priced.

use kernel::choice;
pub use rates::CargoType;

choice! {
    /// What the rate of a freight is for.
    Pricing {
        /// The whole trip.
        Fixed = "fixed" "Valor fechado",
        /// Each tonne carried.
        PerTon = "per_ton" "Por tonelada",
        /// Each loaded kilometre.
        PerKm = "per_km" "Por km",
    }
}

choice! {
    /// Who bears the toll.
    TollPayer {
        /// The shipper, by vale-pedágio, as Lei 10.209/2001 art. 1º has it.
        Shipper = "shipper" "Embarcador",
        /// The driver, out of the freight.
        Driver = "driver" "Motorista",
    }
}
