//! Money and quantities: integers in one unit each, checked arithmetic, and the only rounding rule.

use crate::{Error, Result, value::integer_value};

integer_value! {
    /// Money in cents of BRL. R$ 1,00 is 100.
    Cents
}
integer_value! {
    /// A distance or an odometer reading in whole kilometres.
    Km
}
integer_value! {
    /// A weight in kilograms.
    Kilograms
}
integer_value! {
    /// A volume in millilitres.
    Milliliters
}
integer_value! {
    /// A share in basis points: 10000 is the whole.
    Bps
}
integer_value! {
    /// A price per litre in thousandths of a real, as pumps show it: R$ 7,339 is 7339.
    MillisPerLiter
}
integer_value! {
    /// A cost per kilometre in thousandths of a real: R$ 0,357 is 357.
    MillisPerKm
}
integer_value! {
    /// A quantity in thousandths: 1,5 is 1500.
    Thousandths
}
integer_value! {
    /// Fuel consumption as metres driven per litre: 2,35 km/l is 2350.
    MetersPerLiter
}

/// Returns `value × numerator ÷ denominator`, rounded half away from zero, once. This is the only rounding of the
/// product.
///
/// # Errors
/// [`Error::Internal`] when the denominator is zero or the result leaves 64 bits.
pub fn scale(value: i64, numerator: i64, denominator: i64) -> Result<i64> {
    let overflow = || Error::Internal(format!("arithmetic: {value} * {numerator} / {denominator}").into());
    if denominator == 0 {
        return Err(overflow());
    }
    let product = i128::from(value) * i128::from(numerator);
    let denominator = i128::from(denominator);
    let (product, denominator) = if denominator < 0 { (-product, -denominator) } else { (product, denominator) };
    let half = denominator / 2;
    let rounded = if product < 0 {
        -((-product + half) / denominator)
    } else {
        // An odd denominator has no exact half, so adding its floored half never rounds up too early.
        (product + half) / denominator
    };
    i64::try_from(rounded).map_err(|_| overflow())
}

/// Returns the median: the middle value, or the mean of the two middle ones of an even number, rounded half up. `None`
/// of no values.
pub fn median<T: From<i64> + Into<i64>>(of: impl IntoIterator<Item = T>) -> Option<T> {
    let mut sorted: Vec<i64> = of.into_iter().map(Into::into).collect();
    sorted.sort_unstable();
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = *sorted.get(sorted.len().checked_sub(1)? / 2)?;
    Some(T::from(lower.saturating_add(upper.saturating_sub(lower).saturating_add(1) / 2)))
}

impl Cents {
    /// R$ 0,00.
    pub const ZERO: Self = Self(0);

    /// Sum, or an internal error where it leaves 64 bits.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.0.checked_add(other.0).map(Self).ok_or_else(|| Error::Internal("money overflow".into()))
    }

    /// Difference, or an internal error where it leaves 64 bits.
    pub fn minus(self, other: Self) -> Result<Self> {
        self.0.checked_sub(other.0).map(Self).ok_or_else(|| Error::Internal("money overflow".into()))
    }

    /// This amount × numerator ÷ denominator, rounded as [`scale`] does.
    ///
    /// # Errors
    /// [`Error::Internal`] on a zero denominator or overflow.
    pub fn scaled(self, numerator: i64, denominator: i64) -> Result<Self> {
        scale(self.0, numerator, denominator).map(Self)
    }

    /// Share of this amount, rounded as in [`scale`].
    pub fn share(self, share: Bps) -> Result<Self> {
        self.scaled(share.0, 10_000)
    }

    /// Returns what a weight costs at this amount per tonne, rounded as [`scale`] does.
    pub fn by_tonne(self, weight: Kilograms) -> Result<Self> {
        self.scaled(weight.0, 1_000)
    }

    /// Splits this amount into `count` parts that differ by a cent at most and sum to the whole; the first ones carry
    /// the cents that do not divide. Empty for a count of zero or less.
    pub fn parts(self, count: i64) -> Vec<Self> {
        let (Some(each), Some(rest)) = (self.0.checked_div_euclid(count), self.0.checked_rem_euclid(count)) else {
            return Vec::new();
        };
        (0..count).map(|part| Self(if part < rest { each.saturating_add(1) } else { each })).collect()
    }

    /// Sum of many amounts, or an internal error where it leaves 64 bits.
    pub fn sum(amounts: impl IntoIterator<Item = Self>) -> Result<Self> {
        amounts.into_iter().try_fold(Self::ZERO, Self::plus)
    }
}

impl Bps {
    /// Share that `part` is of `whole`; `None` when the whole is zero.
    pub fn of(part: Cents, whole: Cents) -> Result<Option<Self>> {
        if whole == Cents::ZERO {
            return Ok(None);
        }
        scale(part.0, 10_000, whole.0).map(|share| Some(Self(share)))
    }
}

impl Km {
    /// Greatest odometer reading accepted: no truck has driven farther.
    pub const MAX_ODOMETER: i64 = 3_000_000;
    /// Greatest distance of one freight: far beyond Chuí to Uiramutã by road.
    pub const MAX_TRIP: i64 = 10_000;

    /// Sum, or an internal error where it leaves 64 bits.
    pub fn plus(self, other: Self) -> Result<Self> {
        self.0.checked_add(other.0).map(Self).ok_or_else(|| Error::Internal("distance overflow".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_an_even_number_is_the_mean_of_the_two_in_the_middle() {
        assert_eq!(median(Vec::<i64>::new()), None);
        for (of, expected) in [
            (vec![7], 7),
            (vec![3, 1, 2], 2),
            (vec![4, 1, 6, 2], 3),
            (vec![1_013, 1_010], 1_012),
            (vec![i64::MAX, i64::MAX], i64::MAX),
        ] {
            assert_eq!(median(of.iter().copied().map(Km::from)), Some(Km::from(expected)), "{of:?}");
        }
    }

    #[test]
    fn rounds_half_away_from_zero() {
        for (value, numerator, denominator, expected) in [
            (5, 1, 2, 3),
            (-5, 1, 2, -3),
            (1, 1, 3, 0),
            (2, 1, 3, 1),
            (-2, 1, 3, -1),
            (7, 1, -2, -4),
            (244_149, 1, 1, 244_149),
            (i64::MAX, 10_000, 10_000, i64::MAX),
        ] {
            assert_eq!(scale(value, numerator, denominator).ok(), Some(expected), "{value}*{numerator}/{denominator}");
        }
    }

    #[test]
    fn the_parts_of_every_amount_sum_to_it() {
        for amount in (0..1_000).chain([99_999, 10_000_000_000, i64::MAX, -1, -1_001]) {
            for count in 1..=120 {
                let parts = Cents(amount).parts(count);
                assert_eq!(i64::try_from(parts.len()), Ok(count));
                assert_eq!(parts.iter().map(|part| i128::from(part.0)).sum::<i128>(), i128::from(amount));
                let bounds = (parts.iter().min(), parts.iter().max());
                assert!(matches!(bounds, (Some(least), Some(most)) if most.0 - least.0 <= 1), "{amount} / {count}");
            }
        }
        assert!(Cents(5).parts(0).is_empty());
        assert!(Cents(5).parts(-1).is_empty());
    }

    #[test]
    fn overflow_and_zero_denominator_are_errors() {
        assert!(scale(i64::MAX, 2, 1).is_err());
        assert!(scale(1, 1, 0).is_err());
        assert!(Cents(i64::MAX).plus(Cents(1)).is_err());
        assert!(Cents(i64::MIN).minus(Cents(1)).is_err());
    }
}
