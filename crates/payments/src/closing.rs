//! How a settlement stands: open, or closed in one of three ways. Its payment status knows only paid and pending.

use chrono::NaiveDate;
use kernel::{Cents, PaymentStatus, choice};

use crate::{DriverPaymentFields, PaymentRef};

choice! {
    /// How a settlement stands.
    SettlementClosing {
        /// Its balance is to be paid.
        Pending = "pending" "Pendente",
        /// Its balance was paid.
        Paid = "paid" "Pago",
        /// The driver owes, and the next settlement takes it off: nobody paid.
        Carried = "carried" "Levado para o próximo acerto",
        /// It came out even: there was nothing to pay.
        Even = "even" "Sem saldo a pagar",
    }
}

impl SettlementClosing {
    /// How a settlement stands whose balance was paid on a day, if it was.
    pub fn of(fields: &DriverPaymentFields, paid_on: Option<NaiveDate>) -> Self {
        match paid_on {
            _ if fields.balance_cents == Cents::ZERO => Self::Even,
            _ if fields.carries => Self::Carried,
            Some(_) => Self::Paid,
            None => Self::Pending,
        }
    }

    /// Whether nothing is left to be paid.
    pub fn is_closed(self) -> bool {
        self != Self::Pending
    }

    /// The payment status: what is closed without a payment counts as paid, for nobody is to pay.
    pub fn status(self) -> PaymentStatus {
        if self.is_closed() { PaymentStatus::Paid } else { PaymentStatus::Pending }
    }

    /// How it stands in Portuguese, with the settlement that took the debt where it is known.
    pub fn words(self, carried_to: Option<PaymentRef>) -> String {
        match (self, carried_to) {
            (Self::Carried, Some(later)) => format!("Levado para o acerto nº {}", later.number),
            _ => self.label().to_owned(),
        }
    }
}
