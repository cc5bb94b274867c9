//! Errors about a transaction's freight, its deductions, and counts of the cash.

use kernel::Error;

use crate::Transaction;

/// Refusal to delete a cash count before later ones.
pub fn not_the_last() -> Error {
    Error::conflict("not_the_last", "Há uma conferência do caixa depois desta: apague primeiro a última.")
}

/// Refusal to suggest deductions from what is no freight to be received.
pub fn not_freight(transaction: &Transaction) -> Error {
    let what = &transaction.fields.description;
    Error::conflict("not_freight", format!("“{what}” não é frete a receber: o pagador não retém impostos dele."))
}

/// Refusal to undo the receipt of a cancelled freight.
pub fn receipt_of_cancelled(freight: i64) -> Error {
    let detail = format!("O frete nº {freight} está cancelado: reabra-o antes de desfazer o recebimento.");
    Error::conflict("conflict", detail)
}
