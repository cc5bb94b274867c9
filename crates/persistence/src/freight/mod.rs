//! Clients and freights, their timeline and what they have in the books; simulations and what becomes of them.

pub mod client;
pub(crate) mod commission;
mod composition;
mod course;
mod driver;
mod forecast;
#[expect(clippy::module_inception, reason = "the folder and its main entity have the same noun")]
pub mod freight;
mod hold;
mod minimum;
pub mod offer;
mod offer_books;
mod offer_road;
pub(crate) mod posting;
mod reading;
mod record;
pub(crate) mod result;
pub mod simulation;
mod simulation_check;
pub mod simulation_convert;
mod simulation_rates;
mod simulation_record;
mod waiting_time;

pub use course::{cancel, change_status, events, reopen};
pub use forecast::forecasts;
pub use result::{outcome, result, results};
pub use waiting_time::waiting_time;
