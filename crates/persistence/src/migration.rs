//! Embedded migrations, one folder for both databases: see [`Script`].

mod runner;
mod script;
mod state;

pub use runner::{revert, run, run_next};
pub use script::{Dialect, Script};
#[doc(hidden)]
pub use state::Known;
pub use state::{State, ensure_compatible, state};
