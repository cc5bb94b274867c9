use super::*;

fn month(text: &str) -> Month {
    text.parse().expect("a month")
}

/// Numbers of January, March, May and July of 2026 with four in the profile.
fn numbers(acts: &[(&str, Option<i64>)]) -> [i64; 4] {
    let dependents = Dependents::of(4, acts.iter().map(|(through, number)| (month(through), *number)));
    ["2026-01", "2026-03", "2026-05", "2026-07"].map(|text| dependents.in_month(month(text)))
}

#[test]
fn a_closed_month_retains_the_number_of_its_closing() {
    assert_eq!(numbers(&[]), [4, 4, 4, 4]);
    assert_eq!(numbers(&[("2026-01", Some(1)), ("2026-05", Some(2))]), [1, 2, 2, 4]);
    // Without a stored number, that of the profile counts.
    assert_eq!(numbers(&[("2026-01", None), ("2026-05", Some(2))]), [4, 2, 2, 4]);
}

#[test]
fn a_reopened_month_has_the_number_of_the_profile_until_it_is_closed_again() {
    let (first, second) = (("2026-01", Some(1)), ("2026-05", Some(2)));
    // April and May were reopened: March stays with its closing.
    assert_eq!(numbers(&[first, second, ("2026-03", None)]), [1, 2, 4, 4]);
    assert_eq!(numbers(&[first, second, ("2026-03", None), ("2026-07", Some(3))]), [1, 2, 3, 3]);
    // All of 2026 was reopened, and closed again.
    assert_eq!(numbers(&[first, second, ("2025-12", None)]), [4, 4, 4, 4]);
    assert_eq!(numbers(&[first, second, ("2025-12", None), ("2026-01", Some(0))]), [0, 4, 4, 4]);
}
