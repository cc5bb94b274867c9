//! The columns of every list, a file for each module of the product.

mod administration;
mod client;
mod driver;
mod freight;
mod fuel;
mod maintenance;
mod simulation;
mod tax_year;
mod transaction;
mod vehicle;

pub use tax_year::tax_year;

use ::freight::{City, record::VehicleRef};
use kernel::Plate;

use crate::Cell;

/// Formats a place like `Rondonópolis/MT`.
fn place(name: &str, uf: &str) -> Cell {
    format!("{name}/{uf}").into()
}

fn city(city: &City) -> Cell {
    place(&city.name, &city.uf)
}

/// Joins plates with commas.
fn plates<'a>(plates: impl Iterator<Item = &'a Plate>) -> Cell {
    plates.map(Plate::to_string).collect::<Vec<_>>().join(", ").into()
}

fn trailers(trailers: &[VehicleRef]) -> Cell {
    plates(trailers.iter().map(|trailer| &trailer.plate))
}
