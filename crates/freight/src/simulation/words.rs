//! Figures as people write them.

use kernel::{Bps, Cents, Km, MetersPerLiter, MillisPerKm, MillisPerLiter, text::grouped};

/// A number of thousandths with a comma, at least two decimals: 7130 is `7,13`, 7139 is `7,139`.
fn thousandths(value: i64) -> String {
    let (whole, rest) = (value.unsigned_abs() / 1000, value.unsigned_abs() % 1000);
    let text = format!("{},{rest:03}", grouped(whole));
    match text.strip_suffix('0') {
        Some(short) => short.to_owned(),
        None => text,
    }
}

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

/// `12,5 %`, `11 %`.
pub fn percent(share: Bps) -> String {
    let sign = if share.get() < 0 { "-" } else { "" };
    let (whole, rest) = (share.get().unsigned_abs() / 100, share.get().unsigned_abs() % 100);
    let whole = grouped(whole);
    match rest {
        0 => format!("{sign}{whole} %"),
        rest if rest % 10 == 0 => format!("{sign}{whole},{} %", rest / 10),
        rest => format!("{sign}{whole},{rest:02} %"),
    }
}

/// `1 dia`, `3 dias`.
pub fn days(count: i64) -> String {
    if count == 1 { "1 dia".into() } else { format!("{count} dias") }
}

/// The amount without its sign.
pub fn size(amount: Cents) -> Cents {
    Cents::from(amount.get().saturating_abs())
}
