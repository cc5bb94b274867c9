//! Errors about maintenance that depend on other records: its vehicle, freight, plans and instalments.

use kernel::{Check, Error};

/// Refusal to replace instalments of which one was paid by one sum, which would lose the payment.
pub fn instalment_paid() -> Error {
    let message = "Já há parcelas pagas: desfaça os pagamentos no financeiro antes de mudar para uma parcela só.";
    Error::field("installments", "already_paid", message)
}

/// Fault of an odometer reading of a trailer, which has no odometer.
pub fn odometer_of_trailer(check: &mut Check) {
    let message = "Uma carreta não tem hodômetro: os km dela vêm dos fretes. Deixe em branco.";
    check.fail("odometerKm", "not_for_trailer", message);
}

/// Fault of a freight on which the vehicle was not.
pub fn not_on_freight(check: &mut Check, freight: i64) {
    let message = format!("Este veículo não estava no frete nº {freight}: escolha outro frete ou deixe em branco.");
    check.fail("freightId", "other_vehicle", message);
}

/// Fault of a plan that does not exist or is another vehicle's.
pub fn unknown_plan(check: &mut Check) {
    check.fail("planIds", "unknown", "Escolha itens do plano deste veículo.");
}
