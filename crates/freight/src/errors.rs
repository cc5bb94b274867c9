//! Errors about changes to freights, simulations and clients that depend on other records.

use kernel::{Check, Error, Plate, text::counted};

use crate::Freight;

/// Action forbidden on the freights of a settlement with a driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Change of what the settlement shows and rests on.
    Change,
    /// Move back from completed.
    MoveBack,
    /// Cancellation.
    Cancel,
    /// Deletion.
    Delete,
}

/// Error for an action on a freight of a settlement with a driver.
pub fn settled(freight: &Freight, settlement: i64, action: Action) -> Error {
    let what = match action {
        Action::Change => "não muda de dia, percurso, peso, valor, comissão, cliente, motorista nem veículos",
        Action::MoveBack => "continua concluído",
        Action::Cancel => "não pode ser cancelado",
        Action::Delete => "não pode ser apagado",
    };
    let number = freight.number;
    let detail = format!("O frete nº {number} está no acerto nº {settlement} e {what}: desfaça o acerto antes.");
    Error::conflict("settled", detail)
}

/// Refusal to delete a freight that other records name.
pub fn has_history(freight: &Freight) -> Error {
    let rest = if freight.is_cancelled() { "ele fica como cancelado" } else { "cancele-o" };
    let detail = format!(
        "O frete nº {} tem recebimentos, vales, despesas, abastecimentos ou manutenções e não pode ser apagado: {rest}.",
        freight.number
    );
    Error::conflict("has_history", detail)
}

/// Refusal to reopen a freight with an inactive vehicle.
pub fn vehicle_inactive(plate: &Plate) -> Error {
    let detail = format!("{plate} está inativo: ative o veículo antes de reabrir o frete.");
    Error::conflict("vehicle_inactive", detail)
}

/// Fault of an entry that names an inactive driver.
pub fn driver_inactive(check: &mut Check) {
    check.fail("driverId", "inactive", "Este motorista está inativo: ative o cadastro ou escolha outro.");
}

/// Refusal to convert a simulation that another request converted meanwhile.
pub fn already_converted() -> Error {
    Error::conflict("already_converted", "Esta simulação já virou um frete.")
}

/// Refusal to delete a client with freights.
pub fn client_has_freights(name: &str, count: i64) -> Error {
    client_has(name, &counted(count, "frete", "fretes"))
}

/// Refusal to delete a client with simulations.
pub fn client_has_simulations(name: &str, count: i64) -> Error {
    client_has(name, &counted(count, "simulação", "simulações"))
}

fn client_has(name: &str, records: &str) -> Error {
    Error::conflict("has_history", format!("{name} tem {records} e não pode ser apagado."))
}

/// Refusal of a CPF or CNPJ that another client has; `name` is that client's.
pub fn document_taken(name: &str) -> Error {
    Error::conflict_at("conflict", "document", "taken", format!("O cliente {name} já tem este CPF ou CNPJ."))
}
