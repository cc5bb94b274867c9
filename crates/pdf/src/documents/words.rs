//! Formatted figures in documents.

use finance::Month;
use kernel::{
    Bps, Cents, Kilograms, Km, MetersPerLiter, Milliliters,
    text::{grouped, month_name, reais_bare, sign},
};
use payments::PayMethod;

pub(super) use freight::{
    simulation::words::{consumption, days, km, km_of, size},
    waiting_claim::tonnes,
};
pub(super) use kernel::text::{day, document, long_day, percent, phone, reais};

/// Formats an amount for a column labelled as money: `1.234,56`.
pub(super) fn bare(amount: Cents) -> String {
    format!("{}{}", sign(amount.get()), reais_bare(amount))
}

/// Formats a deducted amount: `−R$ 1.234,56`, and `R$ 0,00` for zero.
pub(super) fn taken(amount: Cents) -> String {
    reais(Cents::from(amount.get().saturating_neg()))
}

/// Payment method of a balance, after "pago": ` por Pix`; empty for a method without a name.
pub(super) fn by(method: PayMethod) -> &'static str {
    match method {
        PayMethod::Cash => " em dinheiro",
        PayMethod::Pix => " por Pix",
        PayMethod::Transfer => " por transferência",
        PayMethod::FuelCard => " no cartão combustível",
        PayMethod::Other => "",
    }
}

/// Formats `1.690 km carregados, 120 km vazios`.
pub(super) fn way(loaded: Km, empty: Km) -> String {
    match empty.get() {
        0 => km_of(loaded, "carregado"),
        _ => format!("{}, {}", km_of(loaded, "carregado"), km_of(empty, "vazio")),
    }
}

/// Formats `novembro de 2026`.
pub(super) fn month(month: Month) -> String {
    let (number, year) = month.number_and_year();
    month_name(number).map_or_else(|| month.to_string(), |name| format!("{name} de {year}"))
}

/// Formats `11/2026`.
pub(super) fn short_month(month: Month) -> String {
    let (number, year) = month.number_and_year();
    format!("{number:02}/{year}")
}

/// Formats `1.234,5 L`.
pub(super) fn liters(volume: Milliliters) -> String {
    let volume = volume.get().unsigned_abs();
    let rest = format!("{:03}", volume % 1000);
    match rest.trim_end_matches('0') {
        "" => format!("{} L", grouped(volume / 1000)),
        rest => format!("{},{rest} L", grouped(volume / 1000)),
    }
}

/// Formats `758 L`, for an expected volume.
pub(super) fn whole_liters(volume: Milliliters) -> String {
    format!("{} L", grouped(volume.get().unsigned_abs().saturating_add(500) / 1000))
}

/// Formats a share, or a dash where there is none.
pub(super) fn share(share: Option<Bps>) -> String {
    share.map_or_else(|| "–".into(), percent)
}

/// Formats an odometer, if known.
pub(super) fn odometer(reading: Option<Km>) -> Option<String> {
    reading.map(km)
}

/// Formats a weight, if known.
pub(super) fn weight(weight: Option<Kilograms>) -> Option<String> {
    weight.map(tonnes)
}

/// Formats a measured consumption, or the statement that there is none.
pub(super) fn measured(consumption: Option<MetersPerLiter>) -> String {
    consumption.map_or_else(|| "não medido".into(), self::consumption)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_people_write_them() {
        assert_eq!(bare(Cents::from(-123_456)), "−1.234,56");
        assert_eq!((taken(Cents::from(5)).as_str(), taken(Cents::ZERO).as_str()), ("−R$\u{a0}0,05", "R$\u{a0}0,00"));
        assert_eq!(liters(Milliliters::from(1_234_500)), "1.234,5 L");
    }
}
