//! Clients; freights with their timeline and transactions; simulations and their conversion into freights.

mod change_guards;
pub mod client;
mod composition;
pub mod distance;
mod driver;
mod forecast;
#[expect(clippy::module_inception, reason = "the folder and its main entity have the same noun")]
pub mod freight;
mod list;
mod minimum;
mod odometer_check;
pub(crate) mod profit;
mod record;
pub mod simulation;
mod simulation_check;
pub mod simulation_convert;
pub mod simulation_defaults;
mod simulation_defaults_books;
mod simulation_defaults_road;
mod simulation_rates;
mod simulation_record;
mod simulation_usual;
mod status;
pub(crate) mod timeline;
mod unlikely;
mod waiting_time;

pub(crate) use forecast::{ForecastInputs, forecasts};
pub(crate) use profit::ProfitInputs;
pub use profit::{profit, profit_details, profits};
pub(crate) use record::{records_with, trailers_of};
pub(crate) use simulation_record::Simulated;
pub use status::{arrive, cancel, change_status, reopen, undo_arrival};
pub use timeline::events;
pub use waiting_time::waiting_time;
