//! Posting: amounts that freights, fill-ups, repairs, advances and settlements report to the books.

use chrono::NaiveDate;

use kernel::{Cents, DriverId, FreightId, VehicleId, string_enum};

use super::{Category, Effect, TransactionKind};

string_enum! {
    /// Kind of source record of a posting.
    SourceKind {
        /// Freight.
        Freight = "freight" "Frete",
        /// Fill-up.
        Fuel = "fuel" "Abastecimento",
        /// Maintenance record.
        Maintenance = "maintenance" "Manutenção",
        /// Advance to a driver ahead of the settlement.
        DriverAdvance = "driver_advance" "Vale",
        /// Settlement with a driver.
        DriverPayment = "driver_payment" "Acerto",
    }
}

string_enum! {
    /// Part of its source that a posting represents.
    SourcePart {
        /// Advance of a freight: the part its client pays before the trip.
        Advance = "advance" "Adiantamento",
        /// Balance: of a freight, the part that its client pays after the trip; of a settlement, what is left to pay.
        Balance = "balance" "Saldo",
        /// Total of a fill-up, a repair or an advance to a driver.
        Total = "total" "Total",
        /// Commission of a driver for one freight.
        Commission = "commission" "Comissão",
        /// Fixed pay of a driver for the period.
        Salary = "salary" "Salário do período",
        /// Daily allowances of a driver.
        Allowance = "allowance" "Diárias",
        /// Discount: an amount held back from a driver.
        Discount = "discount" "Desconto",
    }
}

/// Authority that decides whether a posting is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaymentAuthority {
    /// The books decide: a new part is pending, an existing one retains its paid day, and a settled one its amount.
    Books,
    /// The source decides: settled on this day, or pending.
    Source(Option<NaiveDate>),
    /// Receipts decide: what was received of the part is never touched, and the rest of its amount is one open posting.
    Receipts,
}

/// Posting: the target state of a part of a record in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Part of its source.
    pub part: SourcePart,
    /// Number of the instalment, from 1.
    pub installment: i64,
    /// Count of instalments.
    pub installments: i64,
    /// Direction of the money.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Description in the books.
    pub description: String,
    /// Input field of the amount, where a fault of it is shown.
    pub field: &'static str,
    /// Amount in cents, above zero; zero for a part [`PaymentAuthority::Receipts`] of which nothing is to be received.
    pub amount_cents: Cents,
    /// Competence day: the day to whose month it belongs as income or cost.
    pub competence_on: NaiveDate,
    /// Due day.
    pub due_on: NaiveDate,
    /// Payment: settled or pending, and who decides it.
    pub authority: PaymentAuthority,
    /// Vehicle it is for.
    pub vehicle_id: Option<VehicleId>,
    /// Freight it is for.
    pub freight_id: Option<FreightId>,
    /// Driver it concerns.
    pub driver_id: Option<DriverId>,
    /// True where the driver paid it out of his own pocket or his advance.
    pub paid_by_driver: bool,
    /// Effect: money, the result, or both.
    pub effect: Effect,
}
