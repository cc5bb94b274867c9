//! The legal minimum of a freight (piso mínimo, Lei 13.703/2018; Res. ANTT 5.867/2020, Anexo II): its coefficients, which
//! of them judge a freight, and the figure.

mod acts;
mod doubt;
mod judged;
mod minimum;
mod offered;
mod reading;
mod revision;
mod table;
mod timeline;
mod traction;
mod trip;
mod way;
mod words;

pub use acts::{MinimumAct, MinimumCell, MinimumRates};
pub use doubt::DistanceDoubt;
pub use judged::{Judged, Question, judge};
pub use minimum::MinimumFreight;
pub use offered::Offered;
pub use revision::{must_be_revised, next_revision};
pub use table::{AXLES, Ccd, Coefficient, Found, MinimumFreightTable, MinimumTable};
pub use timeline::{TimelineAct, timeline, unknown_on};
pub use traction::{LoneTractor, TractionFault};
pub use trip::{MinimumFreightInput, Trip};
pub use way::Way;

#[cfg(test)]
mod tests;
