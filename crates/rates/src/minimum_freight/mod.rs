//! Legal minimum of a freight (piso mínimo, Lei 13.703/2018; Res. ANTT 5.867/2020, Anexo II): its coefficients, those
//! that judge a freight, and the figure.

mod doubt;
mod judgement;
mod known_acts;
mod minimum;
mod offered;
mod public_coefficients;
mod reading;
mod revision;
mod table;
mod traction;
mod trip;
mod way;
mod words;

pub use doubt::DistanceDoubt;
pub use judgement::{Judged, Question, judge};
pub use known_acts::{TimelineAct, timeline, unknown_on};
pub use minimum::MinimumFreight;
pub use offered::Offered;
pub use public_coefficients::{MinimumAct, MinimumCell, MinimumRates};
pub use revision::{must_be_revised, next_revision};
pub use table::{AXLES, Ccd, Coefficient, Found, MinimumFreightTable, MinimumTable};
pub use traction::{LoneTractor, TractionFault};
pub use trip::{MinimumFreightInput, Trip};
pub use way::Way;

#[cfg(test)]
mod tests;
