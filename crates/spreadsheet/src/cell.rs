//! Content of a cell.

use chrono::NaiveDate;
use kernel::{
    Bps, Cents, Chassis, Ciot, Cnh, Cpf, FiscalKey, Instant, Kilograms, Km, MetersPerLiter, Milliliters,
    MillisPerLiter, Phone, Plate, Renavam, TaxId, text,
};

/// Content of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// Text, or a number that names something (plate, document, key).
    Text(String),
    /// A whole number that counts or names: `31`.
    Count(i64),
    /// A quantity: 123456 with two decimals is 1.234,56.
    Quantity {
        /// Quantity in its smallest unit.
        value: i64,
        /// Number of decimals.
        decimals: u8,
    },
    /// A day.
    Day(NaiveDate),
    /// A month, by its first day.
    Month(NaiveDate),
    /// A moment, shown in the reader's time zone.
    Moment(Instant),
}

impl Cell {
    const fn quantity(value: i64, decimals: u8) -> Self {
        Self::Quantity { value, decimals }
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Empty, Into::into)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<bool> for Cell {
    fn from(holds: bool) -> Self {
        if holds { "Sim" } else { "Não" }.into()
    }
}

impl From<i64> for Cell {
    fn from(count: i64) -> Self {
        Self::Count(count)
    }
}

impl From<NaiveDate> for Cell {
    fn from(day: NaiveDate) -> Self {
        Self::Day(day)
    }
}

impl From<Instant> for Cell {
    fn from(moment: Instant) -> Self {
        Self::Moment(moment)
    }
}

macro_rules! quantities {
    ($($(#[$meta:meta])* $kind:ty => $decimals:literal),+ $(,)?) => {$(
        $(#[$meta])*
        impl From<$kind> for Cell {
            fn from(value: $kind) -> Self {
                Self::quantity(value.get(), $decimals)
            }
        }
    )+};
}

quantities! {
    /// In reais.
    Cents => 2,
    /// In kilometres.
    Km => 0,
    /// In kilograms.
    Kilograms => 0,
    /// In per cent.
    Bps => 2,
    /// In litres.
    Milliliters => 3,
    /// In reais per litre.
    MillisPerLiter => 3,
    /// In kilometres per litre.
    MetersPerLiter => 3,
}

macro_rules! names {
    ($($kind:ty => $written:expr),+ $(,)?) => {$(
        impl From<&$kind> for Cell {
            fn from(name: &$kind) -> Self {
                let written: fn(&str) -> String = $written;
                written(name.as_str()).into()
            }
        }
    )+};
}

names! {
    Plate => text::plate,
    Renavam => str::to_owned,
    Chassis => str::to_owned,
    Cnh => str::to_owned,
    Ciot => str::to_owned,
    Cpf => text::document,
    TaxId => text::document,
    Phone => text::phone,
    FiscalKey => in_fours,
}

/// A key in groups of four characters, as printed on the document: no program reads it as a number.
fn in_fours(key: &str) -> String {
    let mut written = String::with_capacity(key.len() + key.len() / 4);
    for (index, character) in key.chars().enumerate() {
        if index > 0 && index % 4 == 0 {
            written.push(' ');
        }
        written.push(character);
    }
    written
}
