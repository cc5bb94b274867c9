//! RateKind: which tables there are.

use kernel::choice;

choice! {
    /// A kind of table.
    RateKind {
        /// The coefficients of the legal minimum (Res. ANTT 5.867/2020, Anexo II).
        MinimumFreight = "minimum_freight" "Piso mínimo de frete",
        /// What is held back of an autonomous carrier.
        CarrierTax = "carrier_tax" "Impostos do transportador autônomo",
        /// The rate of waiting time (Lei 11.442/2007 art. 11).
        WaitingTime = "waiting_time" "Estadia",
        /// What diesel costs in each state.
        DieselPrice = "diesel_price" "Preço do diesel",
    }
}
