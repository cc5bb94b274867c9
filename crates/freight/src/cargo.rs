//! What a freight carries and how it is priced.

use kernel::{Cents, choice, text::reais};
pub use rates::{CargoType, TollPayer};

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

impl Pricing {
    /// `R$ 332,80 por tonelada`; nothing of a price for the whole trip.
    pub fn rate_words(self, rate: Cents) -> Option<String> {
        match self {
            Self::Fixed => None,
            Self::PerTon | Self::PerKm => Some(format!("{} {}", reais(rate), self.label().to_lowercase())),
        }
    }
}
