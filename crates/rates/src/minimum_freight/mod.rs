//! Legal minimum of a freight (piso mínimo, Lei 13.703/2018; Res. ANTT 5.867/2020, Anexo II): its coefficients, those
//! by which a freight is assessed, and the figure.

mod assessment;
mod doubt;
mod known_acts;
mod minimum;
mod offered_price;
mod public_coefficients;
mod reading;
mod revision;
mod route;
mod table;
mod traction;
mod trip;
mod words;

pub use assessment::{Assessment, MinimumQuery, assess};
pub use doubt::DistanceDoubt;
pub use known_acts::{TimelineAct, timeline, unknown_on};
pub use minimum::MinimumFreight;
pub use offered_price::OfferedPrice;
pub use public_coefficients::{MinimumAct, MinimumCell, MinimumRates};
pub use revision::{must_be_revised, next_revision};
pub use route::Route;
pub use table::{AXLES, Ccd, Coefficient, Found, MinimumFreightTable, MinimumTable};
pub use traction::{LoneTractor, TractionFault};
pub use trip::{MinimumFreightInput, Trip};

#[cfg(test)]
mod tests;
