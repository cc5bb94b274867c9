//! RateKind: the kinds of tables.

use chrono::NaiveDate;
use kernel::string_enum;

string_enum! {
    /// Kind of a table.
    RateKind {
        /// Coefficients of the legal minimum (Res. ANTT 5.867/2020, Anexo II).
        MinimumFreight = "minimum_freight" "Piso mínimo de frete",
        /// Taxes withheld from an autonomous carrier.
        CarrierTax = "carrier_tax" "Impostos do transportador autônomo",
        /// Rate of waiting time (Lei 11.442/2007 art. 11).
        WaitingTime = "waiting_time" "Estadia",
        /// Diesel price in each state.
        DieselPrice = "diesel_price" "Preço do diesel",
    }
}

impl RateKind {
    /// Returns the last day until which the shipped tables of a kind were compared with what had been published: the
    /// one date behind every "conferida até". A release that checks them again moves it.
    pub const fn checked_on(self) -> NaiveDate {
        let (year, month, day) = match self {
            Self::MinimumFreight | Self::CarrierTax | Self::WaitingTime => (2026, 10, 8),
            // A survey of one week: nothing later was read.
            Self::DieselPrice => (2026, 6, 13),
        };
        match NaiveDate::from_ymd_opt(year, month, day) {
            Some(day) => day,
            None => NaiveDate::MIN,
        }
    }
}
