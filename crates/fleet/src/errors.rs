//! Errors about changes to a vehicle that depend on other records: its freights and simulations, and other vehicles.

use kernel::{Error, Plate, text::counted};

/// Action that an open freight of a vehicle forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Deletion.
    Delete,
    /// Change to inactive.
    Deactivate,
}

/// Refusal of an action on a vehicle that is on an open freight.
pub fn on_open_freight(plate: &Plate, freight: i64, action: Action) -> Error {
    let what = match action {
        Action::Delete => "não pode ser apagado",
        Action::Deactivate => "não pode ficar inativo",
    };
    Error::conflict("vehicle_in_use", format!("{plate} está no frete nº {freight}, ainda aberto, e {what}."))
}

/// Refusal to delete a vehicle with a history.
pub fn has_history(plate: &Plate) -> Error {
    Error::conflict("has_history", format!("{plate} já tem histórico e não pode ser apagado: deixe inativo."))
}

/// Refusal to delete a vehicle that simulations name.
pub fn in_simulations(plate: &Plate, count: i64) -> Error {
    let simulations = counted(count, "simulação", "simulações");
    Error::conflict("has_history", format!("{plate} está em {simulations} e não pode ser apagado: deixe inativo."))
}

/// Refusal of a plate that another vehicle of the owner has.
pub fn plate_taken(plate: &Plate) -> Error {
    taken("plate_taken", "plate", "a placa", plate)
}

/// Refusal of a RENAVAM that another vehicle of the owner has; `plate` is that vehicle's.
pub fn renavam_taken(plate: &Plate) -> Error {
    taken("conflict", "renavam", "este RENAVAM, na placa", plate)
}

/// Refusal of a chassis number that another vehicle of the owner has; `plate` is that vehicle's.
pub fn chassis_taken(plate: &Plate) -> Error {
    taken("conflict", "chassis", "este chassi, na placa", plate)
}

fn taken(code: &'static str, field: &str, what: &str, plate: &Plate) -> Error {
    Error::conflict_at(code, field, "taken", format!("Você já cadastrou um veículo com {what} {plate}."))
}
