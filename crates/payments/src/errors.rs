//! Errors that depend on other records: changes to a driver, and items of another settlement.

use kernel::Error;

/// Refusal to delete a driver with a history.
pub fn has_history(name: &str) -> Error {
    Error::conflict("has_history", format!("{name} já tem histórico e não pode ser apagado. Deixe o cadastro inativo."))
}

/// Refusal of a CPF that another driver has; `name` is that driver's.
pub fn cpf_taken(name: &str) -> Error {
    Error::conflict_at("conflict", "cpf", "taken", format!("O motorista {name} já tem este CPF."))
}

/// Error for a freight of another settlement.
pub fn freight_settled(freight: i64, settlement: i64) -> Error {
    already_settled("freightIds", &format!("O frete nº {freight} já está no acerto nº {settlement}"))
}

/// Error for freights, one of which belongs to another settlement.
pub fn freights_settled() -> Error {
    already_settled("freightIds", "Um dos fretes já está em outro acerto")
}

/// Refusal of advances of which another settlement deducted one.
pub fn advances_deducted() -> Error {
    already_settled("advanceIds", "Um dos vales já foi descontado em outro acerto")
}

/// Refusal of an expense that another settlement refunded.
pub fn expense_refunded(description: &str) -> Error {
    already_settled("expenseIds", &format!("“{description}” já foi devolvida em outro acerto"))
}

/// Refusal of expenses of which another settlement refunded one.
pub fn expenses_refunded() -> Error {
    already_settled("expenseIds", "Uma das despesas já foi devolvida em outro acerto")
}

fn already_settled(field: &str, what: &str) -> Error {
    let detail = format!("{what}. Atualize a lista e confira o acerto.");
    Error::conflict_at("already_settled", field, "already_settled", detail)
}
