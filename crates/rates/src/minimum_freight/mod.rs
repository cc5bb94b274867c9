//! The legal minimum of a freight (piso mínimo, Lei 13.703/2018; Res. ANTT 5.867/2020, Anexo II): its coefficients, which
//! of them judge a freight, and the figure.

mod judged;
mod minimum;
mod table;

pub use judged::{Judged, Question, judge};
pub use minimum::MinimumFreight;
pub use table::{AXLES, Ccd, Coefficient, Found, MinimumFreightTable, MinimumTable, TimelineAct, timeline};

#[cfg(test)]
mod tests;
