//! Parser of search input: besides words, a typed text may denote an amount or a month.

use kernel::{
    Cents,
    check::MAX_CENTS,
    text::{fold, month_name},
};

/// Meaning of a typed text. A part without a meaning matches nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Typed {
    /// Range of amounts in cents: `1995` is R$ 1.995,00 to R$ 1.995,99.
    pub(crate) cents: (Cents, Cents),
    /// `LIKE` pattern of a month as [`crate::sql::month`] writes it: `2026-03`, or `____-03` without a year.
    pub(crate) month: String,
}

impl Typed {
    pub(crate) fn of(text: &str) -> Self {
        let folded = fold(text.trim());
        Self {
            cents: amounts(&folded).unwrap_or((Cents::from(1), Cents::ZERO)),
            month: month(&folded).unwrap_or_default(),
        }
    }
}

/// Parses `1995`, `1.995`, `R$ 1.995,00` and `1995,5`; without all decimals, every amount with this prefix.
fn amounts(text: &str) -> Option<(Cents, Cents)> {
    let text = text.strip_prefix("r$").unwrap_or(text).trim();
    let (whole, decimals) = text.split_once(',').unwrap_or((text, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let mut groups = whole.split('.');
    let first = groups.next()?;
    let is_grouped = !whole.contains('.') || first.len() <= 3;
    if first.is_empty() || !all_digits(first) || !is_grouped || decimals.len() > 2 || !all_digits(decimals) {
        return None;
    }
    if !groups.all(|group| group.len() == 3 && all_digits(group)) {
        return None;
    }
    let (unit, count) = match decimals.len() {
        0 => (100, 100),
        1 => (10, 10),
        _ => (1, 1),
    };
    let typed: i64 = format!("{}{decimals}", whole.replace('.', "")).parse().ok()?;
    let least = typed.checked_mul(unit).filter(|cents| *cents <= MAX_CENTS)?;
    Some((Cents::from(least), Cents::from(least + count - 1)))
}

/// Parses `março`, `março de 2026`, `março 2026` and `03/2026`.
fn month(text: &str) -> Option<String> {
    let year =
        |text: &str| (text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.to_owned());
    if let Some((number, of)) = text.split_once('/') {
        let number: u32 = number.parse().ok().filter(|number| (1..=12).contains(number))?;
        return Some(format!("{}-{number:02}", year(of)?));
    }
    let mut words = text.split_whitespace().filter(|word| *word != "de");
    let name = words.next()?;
    let number = (1..=12).find(|number| month_name(*number).is_some_and(|month| fold(month) == name))?;
    match (words.next(), words.next()) {
        (None, _) => Some(format!("____-{number:02}")),
        (Some(of), None) => Some(format!("{}-{number:02}", year(of)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_read_as_it_is_typed() {
        for (text, expected) in [
            ("1995", Some((199_500, 199_599))),
            ("1.995", Some((199_500, 199_599))),
            ("R$ 1.995,00", Some((199_500, 199_500))),
            ("1995,5", Some((199_550, 199_559))),
            ("80", Some((8_000, 8_099))),
            ("19.95", None),
            ("1995.000", None),
            ("abc1d23", None),
            ("12/03", None),
            ("", None),
            (",50", None),
            ("99999999999999999999", None),
        ] {
            let typed = Typed::of(text).cents;
            let found = (typed.0 <= typed.1).then(|| (typed.0.get(), typed.1.get()));
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn a_month_is_read_by_its_name_with_and_without_accents_and_year() {
        for (text, expected) in [
            ("março", "____-03"),
            ("MARCO", "____-03"),
            ("março de 2026", "2026-03"),
            ("março 2026", "2026-03"),
            ("3/2026", "2026-03"),
            ("03/2026", "2026-03"),
            ("13/2026", ""),
            ("março azul", ""),
            ("mar", ""),
            ("maringá", ""),
        ] {
            assert_eq!(Typed::of(text).month, expected, "{text}");
        }
    }
}
