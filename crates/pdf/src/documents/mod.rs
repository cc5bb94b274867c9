//! Documents of the product: one file each, a pure function from records to a [`crate::Document`]. A false document is
//! refused, such as a receipt of an unpaid amount.

pub mod amount;
mod freight_result;
mod issuer;
mod owner_result;
mod parts;
mod person;
mod receipt;
mod settlement;
mod settlement_trips;
mod simulation;
mod statement;
mod tax_year;
mod waiting_claim;
mod words;

pub use freight_result::freight_result;
pub use issuer::Issuer;
pub use owner_result::owner_result;
pub use receipt::{Parties, payment_receipt, settlement_receipt};
pub use settlement::settlement;
pub use simulation::simulation;
pub use statement::statement;
pub use tax_year::tax_year;
pub use waiting_claim::waiting_claim;
