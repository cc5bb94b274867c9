//! Decimal figures in files and on screen, parsed and formatted without floating point.

/// Parses a number without sign as an integer of its last decimal: `7,5347` with four decimals is 75347. Points before
/// a comma must separate thousands correctly; three decimals where fewer are due are refused, since the separator may
/// have meant thousands.
pub(crate) fn decimal(text: &str, decimals: u32) -> Option<i64> {
    let (whole, fraction) = match text.split_once(',') {
        Some((whole, fraction)) => (ungrouped(whole)?, fraction),
        None => {
            let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
            (whole.to_owned(), fraction)
        }
    };
    let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let width = usize::try_from(decimals).ok()?;
    let spare = fraction.len() > width && fraction.len() != 3;
    let fraction = if spare { fraction.trim_end_matches('0') } else { fraction };
    if whole.is_empty() || whole.len() > 9 || fraction.len() > width || !digits(&whole) || !digits(fraction) {
        return None;
    }
    format!("{whole}{fraction:0<width$}").parse().ok()
}

/// Removes the points of `1.030`; `None` unless they separate thousands.
fn ungrouped(whole: &str) -> Option<String> {
    let mut groups = whole.split('.');
    let mut joined = groups.next()?.to_owned();
    let first = joined.len();
    for group in groups {
        if group.len() != 3 || !(1..=3).contains(&first) {
            return None;
        }
        joined.push_str(group);
    }
    Some(joined)
}

/// Formats an integer of its last decimal: 75347 with four decimals is `7,5347`.
pub(crate) fn format_comma(value: i64, decimals: u32) -> String {
    if decimals == 0 {
        return value.to_string();
    }
    let one = 10_i64.checked_pow(decimals).unwrap_or(1);
    let width = usize::try_from(decimals).unwrap_or_default();
    format!("{},{:0width$}", value / one, value % one)
}

/// Formats the same with a decimal point, as the files of this program have it.
pub(crate) fn format_point(value: i64, decimals: u32) -> String {
    format_comma(value, decimals).replace(',', ".")
}

/// Puts a text in quotes, its own quotes doubled.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, decimals, expected) in [
            ("7.5347", 4, Some(75_347)),
            ("7,5347", 4, Some(75_347)),
            ("1.030,58", 2, Some(103_058)),
            ("1.234.567,89", 2, Some(123_456_789)),
            ("1030.5", 2, Some(103_050)),
            ("27.50", 1, Some(275)),
            ("7,339", 3, Some(7_339)),
            ("6,0", 0, Some(6)),
            ("3", 2, Some(300)),
            ("0", 4, Some(0)),
            ("-1", 2, None),
            ("1.234", 2, None),
            // One thousand and thirty, or one and three hundredths: neither is guessed.
            ("1.030", 2, None),
            ("1,030", 2, None),
            ("6.000", 0, None),
            ("1,030.58", 2, None),
            ("7,534.7", 4, None),
            ("1.03,50", 2, None),
            ("12.3456,7", 4, None),
            (".030,58", 2, None),
            ("1,2,3", 2, None),
            ("", 2, None),
            ("1e3", 2, None),
            (".5", 2, None),
            ("+5", 2, None),
            ("R$\u{a0}5", 2, None),
            ("٣", 2, None),
            ("9999999999", 2, None),
        ] {
            assert_eq!(decimal(text, decimals), expected, "{text}");
        }
        assert_eq!(format_comma(75_347, 4), "7,5347");
        assert_eq!(format_comma(5, 2), "0,05");
        assert_eq!(format_comma(5, 0), "5");
    }

    proptest! {
        #[test]
        fn written_values_parse_back(value in 0_i64..=99_999_999_999, decimals in 2_u32..=4) {
            prop_assert_eq!(decimal(&format_comma(value, decimals), decimals), Some(value));
            prop_assert_eq!(decimal(&format_point(value, decimals), decimals), Some(value));
        }

        #[test]
        fn no_text_is_too_strange_to_be_refused(text in "\\PC*", decimals in 0_u32..=4) {
            let _ = decimal(&text, decimals);
        }
    }
}
