//! Formatted figures of a simulation.

use kernel::{
    Bps, Cents, Km, MetersPerLiter, MillisPerKm, MillisPerLiter,
    text::{grouped, km_per_liter, reais_per_liter, reais_thousandths, thousandths},
};

/// Formats a consumption: `2,35 km/l`.
pub fn consumption(value: MetersPerLiter) -> String {
    km_per_liter(value.get())
}

/// Formats a consumption within a calculation, with all decimals that it is reckoned with: `2,438 km/l`.
pub(super) fn whole_consumption(value: MetersPerLiter) -> String {
    format!("{} km/l", thousandths(value.get()))
}

/// Formats a price per litre: `R$ 7,130/L`.
pub fn price(value: MillisPerLiter) -> String {
    reais_per_liter(value.get())
}

/// Formats an amount per kilometre: `R$ 0,35`.
pub fn per_km(value: MillisPerKm) -> String {
    reais_thousandths(value.get())
}

/// Formats kilometres: `1.200 km`.
pub fn km(value: Km) -> String {
    format!("{} km", grouped(value.get().unsigned_abs()))
}

/// Formats kilometres with an adjective: `1.000 km carregados`, `1 km vazio`.
pub fn km_of(value: Km, what: &str) -> String {
    let plural = if value.get() == 1 { "" } else { "s" };
    format!("{} {what}{plural}", km(value))
}

/// Returns a share that is meaningful: `None` where it is more than ten times the whole.
pub fn sensible(share: Bps) -> Option<Bps> {
    Some(share).filter(|share| share.get().saturating_abs() <= 100_000)
}

/// Returns a label for the middle of a sentence: `diesel com carga`, but `ARLA 32`.
pub(super) fn in_sentence(label: &str) -> String {
    let mut letters = label.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => first.to_lowercase().chain(letters).collect(),
        _ => label.to_owned(),
    }
}

/// Formats a number of days: `1 dia`, `3 dias`.
pub fn days(count: i64) -> String {
    kernel::text::counted(count, "dia", "dias")
}

/// Returns the amount without its sign.
pub fn size(amount: Cents) -> Cents {
    Cents::from(amount.get().saturating_abs())
}

#[cfg(test)]
mod tests {
    use super::in_sentence;

    #[test]
    fn a_label_in_a_sentence_begins_small_unless_it_is_an_abbreviation() {
        let labels = ["Diesel com carga", "ARLA 32", "INSS", "SENAT", "Óleo", ""];
        assert_eq!(labels.map(in_sentence), ["diesel com carga", "ARLA 32", "INSS", "SENAT", "óleo", ""]);
    }
}
