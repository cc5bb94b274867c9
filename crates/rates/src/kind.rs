//! RateKind: the kinds of tables.

use kernel::choice;

choice! {
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
