//! Text as people search it: without accents and case.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Lower case without accents: `"São José d'Oeste"` becomes `"sao jose d'oeste"`.
pub fn fold(text: &str) -> String {
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// A money amount as people write it: `R$ 1.234,56`.
pub fn reais(amount: crate::Cents) -> String {
    let cents = amount.get().unsigned_abs();
    let sign = if amount.get() < 0 { "-" } else { "" };
    format!("{sign}R$ {},{:02}", grouped(cents / 100), cents % 100)
}

/// A whole number with dots between its thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push('.');
        }
        out.push(digit);
    }
    out
}

/// A date as people write it: `31/12/2026`.
pub fn day(date: chrono::NaiveDate) -> String {
    date.format("%d/%m/%Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cents;

    #[test]
    fn folds_and_formats() {
        assert_eq!(fold("SÃO João d'Água"), "sao joao d'agua");
        assert_eq!(reais(Cents::from(123_456)), "R$ 1.234,56");
        assert_eq!(reais(Cents::from(-5)), "-R$ 0,05");
        assert_eq!(grouped(1_234_567), "1.234.567");
        assert_eq!(grouped(0), "0");
    }
}
