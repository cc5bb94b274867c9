//! Cargo and pricing of a freight.

use kernel::{Cents, string_enum, text::reais};
pub use rates::{CargoType, TollPayer};

string_enum! {
    /// Unit of a freight's rate.
    Pricing {
        /// Whole trip.
        Fixed = "fixed" "Valor fechado",
        /// Each tonne carried.
        PerTon = "per_ton" "Por tonelada",
        /// Each loaded kilometre.
        PerKm = "per_km" "Por km",
    }
}

impl Pricing {
    /// Returns the rate in words, `R$ 332,80 por tonelada`; `None` for a price of the whole trip.
    pub fn rate_words(self, rate: Cents) -> Option<String> {
        match self {
            Self::Fixed => None,
            Self::PerTon | Self::PerKm => Some(format!("{} {}", reais(rate), self.label().to_lowercase())),
        }
    }
}
