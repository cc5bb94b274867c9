//! Status of a settlement: pending, or closed in one of three ways. Its payment status knows only paid and pending.

use chrono::NaiveDate;
use finance::PaymentStatus;
use kernel::{Cents, string_enum};

use crate::{DriverPaymentFields, PaymentRef};

string_enum! {
    /// Status of a settlement.
    SettlementStatus {
        /// The balance is to be paid.
        Pending = "pending" "Pendente",
        /// The balance was paid.
        Paid = "paid" "Pago",
        /// The driver owes the balance, and the next settlement deducts it, without a payment.
        Carried = "carried" "Levado para o próximo acerto",
        /// The balance is zero: there is nothing to pay.
        Even = "even" "Sem saldo a pagar",
    }
}

impl SettlementStatus {
    /// Returns the status of a settlement; `paid_on` is the paid day of its balance.
    pub fn of(fields: &DriverPaymentFields, paid_on: Option<NaiveDate>) -> Self {
        match paid_on {
            _ if fields.balance_cents == Cents::ZERO => Self::Even,
            _ if fields.carries => Self::Carried,
            Some(_) => Self::Paid,
            None => Self::Pending,
        }
    }

    /// Returns true if nothing is left to be paid.
    pub fn is_closed(self) -> bool {
        self != Self::Pending
    }

    /// Returns the payment status: a settlement closed without a payment counts as paid.
    pub fn status(self) -> PaymentStatus {
        if self.is_closed() { PaymentStatus::Paid } else { PaymentStatus::Pending }
    }

    /// Returns the status in Portuguese, with the settlement that deducts the debt, if there is one.
    pub fn words(self, carried_to: Option<PaymentRef>) -> String {
        match (self, carried_to) {
            (Self::Carried, Some(later)) => format!("Levado para o acerto nº {}", later.number),
            _ => self.label().to_owned(),
        }
    }
}
