//! AnyTable: a table of any kind, for operations that are the same for all kinds.

use std::sync::LazyLock;

use kernel::Result;

use crate::{
    Act, CarrierTaxTable, Cell, Dated, MinimumFreightTable, RateKind, RateTable, WaitingTimeRate,
    diesel_price::DieselPrices,
};

/// A table of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyTable {
    /// Kind.
    pub kind: RateKind,
    /// Act.
    pub act: Act,
    /// Every cell with its figures.
    pub cells: Vec<Cell>,
    /// Whole table as the CSV that its kind is read from.
    pub csv: String,
}

impl<T: RateTable> From<&Dated<T>> for AnyTable {
    fn from(dated: &Dated<T>) -> Self {
        Self { kind: T::KIND, act: dated.act.clone(), cells: dated.table.cells(), csv: T::csv(dated) }
    }
}

static SHIPPED: LazyLock<Vec<AnyTable>> = LazyLock::new(|| {
    fn of<T: RateTable>() -> impl Iterator<Item = AnyTable> {
        T::shipped().iter().map(AnyTable::from)
    }
    of::<MinimumFreightTable>()
        .chain(of::<CarrierTaxTable>())
        .chain(of::<WaitingTimeRate>())
        .chain(of::<DieselPrices>())
        .collect()
});

impl RateKind {
    /// Returns the shipped tables of this kind, the earliest first.
    pub fn shipped(self) -> impl Iterator<Item = &'static AnyTable> {
        SHIPPED.iter().filter(move |table| table.kind == self)
    }

    /// Reads a table of this kind from its CSV.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] at `csv`, each fault with its line.
    pub fn read(self, csv: &str, source: &str, official: bool) -> Result<AnyTable> {
        fn of<T: RateTable>(csv: &str, source: &str, official: bool) -> Result<AnyTable> {
            let (valid_from, title, table) = T::read(csv)?;
            let act = Act { title, valid_from, official, source: source.to_owned(), note: None, checked_on: None };
            Ok(AnyTable::from(&Dated { act, table }))
        }
        match self {
            Self::MinimumFreight => of::<MinimumFreightTable>(csv, source, official),
            Self::CarrierTax => of::<CarrierTaxTable>(csv, source, official),
            Self::WaitingTime => of::<WaitingTimeRate>(csv, source, official),
            Self::DieselPrice => of::<DieselPrices>(csv, source, official),
        }
    }
}
