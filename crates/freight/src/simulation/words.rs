//! Figures as people write them.

use kernel::{
    Cents, Km, MetersPerLiter, MillisPerKm, MillisPerLiter,
    text::{grouped, thousandths},
};

/// `2,35 km/l`.
pub fn consumption(value: MetersPerLiter) -> String {
    format!("{} km/l", thousandths(value.get()))
}

/// `R$ 7,13`, of a litre.
pub fn price(value: MillisPerLiter) -> String {
    format!("R$ {}", thousandths(value.get()))
}

/// `R$ 0,35`, of a kilometre.
pub fn per_km(value: MillisPerKm) -> String {
    format!("R$ {}", thousandths(value.get()))
}

/// `1.200 km`.
pub fn km(value: Km) -> String {
    format!("{} km", grouped(value.get().unsigned_abs()))
}

/// `1.000 km carregados`, `1 km vazio`.
pub fn counted(value: Km, what: &str) -> String {
    let plural = if value.get() == 1 { "" } else { "s" };
    format!("{} {what}{plural}", km(value))
}

/// `1 dia`, `3 dias`.
pub fn days(count: i64) -> String {
    if count == 1 { "1 dia".into() } else { format!("{count} dias") }
}

/// The amount without its sign.
pub fn size(amount: Cents) -> Cents {
    Cents::from(amount.get().saturating_abs())
}
