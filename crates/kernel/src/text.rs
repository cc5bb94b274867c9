//! Text: case and accent folding for the search, and Brazilian formats of amounts, dates, documents and phones.

use chrono::Datelike;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Returns true for a character that begins a new line or a tab stop: it belongs to texts of several lines only.
pub fn is_line_break(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}')
}

/// True for an invisible character: spaces, controls, format characters such as U+200B, marks without a base letter,
/// and blank or filler letters of Unicode.
pub fn is_invisible(character: char) -> bool {
    let category = character.general_category();
    let blank = matches!(character, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}');
    let marked = matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
    blank || marked || category == GeneralCategory::Format || character.is_whitespace() || character.is_control()
}

/// Folds a text to lower case without accents: `"São José d'Oeste"` becomes `"sao jose d'oeste"`. A no-break space
/// becomes a plain one.
pub fn fold(text: &str) -> String {
    let typed = |c| if c == NBSP { ' ' } else { c };
    text.nfd().filter(|c| !is_combining_mark(*c)).map(typed).flat_map(char::to_lowercase).collect()
}

/// Turns a title into a portable file name: `Planos de manutenção` becomes `planos-de-manutencao`.
pub fn file_name(title: &str) -> String {
    fold(title).replace(' ', "-")
}

/// No-break space, as between "R$" and its number.
pub const NBSP: char = '\u{a0}';

/// Returns the sign of a number as it is written before it: `−` (U+2212), or nothing.
pub fn sign(number: i64) -> &'static str {
    if number < 0 { "−" } else { "" }
}

/// Formats an amount of money: `R$ 1.234,56`, `−R$ 0,05`. Its space is [`NBSP`].
pub fn reais(amount: crate::Cents) -> String {
    format!("{}R${NBSP}{}", sign(amount.get()), reais_bare(amount))
}

/// Formats an amount without its sign, for a place labelled as money: `1.234,56`.
pub fn reais_bare(amount: crate::Cents) -> String {
    let cents = amount.get().unsigned_abs();
    format!("{},{:02}", grouped(cents / 100), cents % 100)
}

/// Formats a price or rate in thousandths of a real: `R$ 7,13`, `R$ 7,139`. The caller writes the sign.
pub fn reais_thousandths(value: i64) -> String {
    format!("R${NBSP}{}", thousandths(value))
}

/// Formats a price of a litre, in thousandths of a real, with the three decimals of the pump: `R$ 7,130/L`.
pub fn reais_per_liter(value: i64) -> String {
    let value = value.unsigned_abs();
    format!("R${NBSP}{},{:03}/L", grouped(value / 1000), value % 1000)
}

/// Formats a consumption, in metres per litre, with two decimals: `2,35 km/l`. A half is rounded up.
pub fn km_per_liter(value: i64) -> String {
    let hundredths = value.unsigned_abs().saturating_add(5) / 10;
    format!("{},{:02}{NBSP}km/l", grouped(hundredths / 100), hundredths % 100)
}

/// Formats a whole number with dots between its thousands.
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

/// Formats a count with its noun: `1 frete`, `12 fretes`.
pub fn counted(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Formats a duration in minutes: `45 min`, `9 h`, `9 h 30 min`.
pub fn duration(minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// Formats a number of thousandths with a comma, and a third decimal only where it is not zero: 7130 is `7,13`, 7139 is
/// `7,139`. The caller writes the sign.
pub fn thousandths(value: i64) -> String {
    let value = value.unsigned_abs();
    let (whole, rest) = (grouped(value / 1000), value % 1000);
    if rest.is_multiple_of(10) { format!("{whole},{:02}", rest / 10) } else { format!("{whole},{rest:03}") }
}

/// Formats a share: `12,5%`, `11%`.
pub fn percent(share: crate::Bps) -> String {
    let sign = sign(share.get());
    let (whole, rest) = (grouped(share.get().unsigned_abs() / 100), share.get().unsigned_abs() % 100);
    match rest {
        0 => format!("{sign}{whole}%"),
        rest if rest.is_multiple_of(10) => format!("{sign}{whole},{}%", rest / 10),
        rest => format!("{sign}{whole},{rest:02}%"),
    }
}

/// Formats a date: `31/12/2026`.
pub fn day(date: chrono::NaiveDate) -> String {
    date.format("%d/%m/%Y").to_string()
}

/// Formats a date in words: `1º de março de 2026`, `21 de novembro de 2026`.
pub fn long_day(date: chrono::NaiveDate) -> String {
    let first = if date.day() == 1 { "º" } else { "" };
    let month = month_name(date.month()).unwrap_or_default();
    format!("{}{first} de {month} de {}", date.day(), date.year())
}

const MONTHS: [&str; 12] = [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
];

/// Name of a month by its number, from 1: `março`.
pub fn month_name(number: u32) -> Option<&'static str> {
    MONTHS.get(usize::try_from(number).ok()?.checked_sub(1)?).copied()
}

/// Formats a CPF or CNPJ with its punctuation, `529.982.247-25`; any other text stays as it is.
pub fn document(text: &str) -> String {
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    match text.len() {
        11 => format!("{}.{}.{}-{}", part(0, 3), part(3, 6), part(6, 9), part(9, 11)),
        14 => format!("{}.{}.{}/{}-{}", part(0, 2), part(2, 5), part(5, 8), part(8, 12), part(12, 14)),
        _ => text.to_owned(),
    }
}

/// Formats a plate as printed on the vehicle: an old one with its hyphen, `ABC-1234`, and one of the Mercosul pattern
/// without, `ABC1D23` (CONTRAN Res. 969/2022).
pub fn plate(text: &str) -> String {
    let old = text.get(4..5).is_some_and(|fifth| fifth.chars().all(|c| c.is_ascii_digit()));
    match text.split_at_checked(3) {
        Some((letters, digits)) if old => format!("{letters}-{digits}"),
        _ => text.to_owned(),
    }
}

/// Formats a phone: `(65) 99999-0000`.
pub fn phone(text: &str) -> String {
    match (text.get(..2), text.len().checked_sub(4).and_then(|at| Some((text.get(2..at)?, text.get(at..)?)))) {
        (Some(area), Some((first, last))) => format!("({area}) {first}-{last}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cents;

    #[test]
    fn months_are_named_by_their_numbers() {
        assert_eq!([0, 1, 12, 13].map(month_name), [None, Some("janeiro"), Some("dezembro"), None]);
    }

    #[test]
    fn a_duration_names_hours_and_minutes_that_are_not_zero() {
        assert_eq!([0, 2, 60, 570].map(duration), ["0 min", "2 min", "1 h", "9 h 30 min"]);
    }

    #[test]
    fn the_first_of_a_month_is_an_ordinal() {
        let words = |date: &str| long_day(date.parse().expect("a day"));
        assert_eq!(words("2026-03-01"), "1º de março de 2026");
        assert_eq!(words("2026-12-21"), "21 de dezembro de 2026");
    }

    #[test]
    fn documents_and_phones_have_their_punctuation() {
        assert_eq!(document("52998224725"), "529.982.247-25");
        assert_eq!(document("12ABC34501DE35"), "12.ABC.345/01DE-35");
        assert_eq!(
            (phone("65999990000").as_str(), phone("6532345678").as_str()),
            ("(65) 99999-0000", "(65) 3234-5678")
        );
        assert_eq!((document(""), phone("")), (String::new(), String::new()));
        assert_eq!(["ABC1234", "ABC1D23", ""].map(plate), ["ABC-1234", "ABC1D23", ""]);
    }

    #[test]
    fn some_characters_show_nothing() {
        for shows_nothing in
            "\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{202E}\u{A0}\u{3000}\u{3164}\u{2800}\u{301}\u{FE0F}\n".chars()
        {
            assert!(is_invisible(shows_nothing), "{}", shows_nothing.escape_unicode());
        }
        for shows in "aÉ9-.🚚مñ漢".chars() {
            assert!(!is_invisible(shows), "{shows}");
        }
    }

    #[test]
    fn folds_and_formats() {
        assert_eq!(fold("SÃO João d'Água"), "sao joao d'agua");
        assert_eq!(fold("contado R$\u{a0}1,00"), "contado r$ 1,00");
        assert_eq!(reais(Cents::from(123_456)), "R$\u{a0}1.234,56");
        assert_eq!(reais(Cents::from(-5)), "−R$\u{a0}0,05");
        assert_eq!(reais_bare(Cents::from(-123_456)), "1.234,56");
        assert_eq!(reais_thousandths(7_139), "R$\u{a0}7,139");
        assert_eq!([7_139, 7_130].map(reais_per_liter), ["R$\u{a0}7,139/L", "R$\u{a0}7,130/L"]);
        assert_eq!(
            [2_350, 2_400, 2_438, 9_995].map(km_per_liter),
            ["2,35\u{a0}km/l", "2,40\u{a0}km/l", "2,44\u{a0}km/l", "10,00\u{a0}km/l"]
        );
        assert_eq!(grouped(1_234_567), "1.234.567");
        assert_eq!(grouped(0), "0");
        assert_eq!([0, 1, 2].map(|count| counted(count, "frete", "fretes")), ["0 fretes", "1 frete", "2 fretes"]);
        for (value, text) in [(0, "0,00"), (5, "0,005"), (7_130, "7,13"), (7_139, "7,139"), (-1_234_500, "1.234,50")] {
            assert_eq!(thousandths(value), text);
        }
        for (share, text) in [(0, "0%"), (1_100, "11%"), (1_250, "12,5%"), (-1_205, "−12,05%"), (123_400, "1.234%")] {
            assert_eq!(percent(crate::Bps::from(share)), text);
        }
    }
}
