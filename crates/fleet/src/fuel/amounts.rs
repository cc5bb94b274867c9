//! Volume, price per litre and total of a fill-up: any two determine the third, and three must agree. A pump shows the
//! price with three decimals and rounds the total to the cent, so each of the three may be the rounded one. Only the
//! total may be a cent off, since some pumps truncate.

use kernel::{
    Cents, Check, Milliliters, MillisPerLiter, Result,
    quantity::scale,
    text::{reais_per_liter, thousandths},
};

/// Greatest volume of one fill-up, in millilitres: 2,000 l, more than any truck's tanks.
pub(super) const MAX_VOLUME_ML: i64 = 2_000_000;
/// Greatest price per litre, in thousandths of a real: R$ 30.
pub(super) const MAX_PRICE_MILLIS: i64 = 30_000;
/// Greatest total, in cents: the product of the two.
pub(super) const MAX_TOTAL_CENTS: i64 = 6_000_000;
/// Millilitres × thousandths of a real per litre in one cent.
const PER_CENT: i64 = 10_000;

const VOLUME: &str = "volumeMl";
const PRICE: &str = "pricePerLiterMillis";
const TOTAL: &str = "totalCents";

/// Volume, price and total, as far as entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amounts {
    /// Volume in millilitres.
    pub volume_ml: Option<Milliliters>,
    /// Price per litre in thousandths of a real.
    pub price_per_liter_millis: Option<MillisPerLiter>,
    /// Total in cents.
    pub total_cents: Option<Cents>,
}

/// `left × right ÷ divisor`, rounded; `None` for a zero divisor or overflow.
fn ratio(left: i64, right: i64, divisor: i64) -> Option<i64> {
    scale(left, right, divisor).ok()
}

impl Amounts {
    /// Derives the third amount from two; otherwise, and where one exceeds its limit, all stay as entered.
    pub fn completed(self) -> Self {
        if !self.fits() {
            return self;
        }
        let volume = self.volume_ml.map(Milliliters::get);
        let price = self.price_per_liter_millis.map(MillisPerLiter::get);
        let total = self.total_cents.map(Cents::get);
        let (volume, price, total) = match (volume, price, total) {
            (Some(volume), Some(price), None) => (Some(volume), Some(price), ratio(volume, price, PER_CENT)),
            (Some(volume), None, Some(total)) => (Some(volume), ratio(total, PER_CENT, volume), Some(total)),
            (None, Some(price), Some(total)) => (ratio(total, PER_CENT, price), Some(price), Some(total)),
            _ => return self,
        };
        Self {
            volume_ml: volume.map(Milliliters::from),
            price_per_liter_millis: price.map(MillisPerLiter::from),
            total_cents: total.map(Cents::from),
        }
    }

    /// Notes a fault where the three disagree. Amounts beyond their limits are refused with the entry and not compared.
    pub fn check(self, check: &mut Check) {
        if let Some((volume, price, total)) = self.all()
            && self.fits()
            && !agree(volume.get(), price.get(), total.get())
        {
            disagree(check, volume, price, total);
        }
    }

    /// True where each entered amount is within its limits.
    fn fits(self) -> bool {
        self.volume_ml.is_none_or(|volume| (1..=MAX_VOLUME_ML).contains(&volume.get()))
            && self.price_per_liter_millis.is_none_or(|price| (1..=MAX_PRICE_MILLIS).contains(&price.get()))
            && self.total_cents.is_none_or(|total| (1..=MAX_TOTAL_CENTS).contains(&total.get()))
    }

    /// Adds a fault at each missing amount where fewer than two are entered.
    pub fn need_two(self, check: &mut Check) {
        let known = [
            (VOLUME, self.volume_ml.is_some()),
            (PRICE, self.price_per_liter_millis.is_some()),
            (TOTAL, self.total_cents.is_some()),
        ];
        if known.iter().filter(|(_, known)| *known).count() >= 2 {
            return;
        }
        for (field, _) in known.iter().filter(|(_, known)| !known) {
            check.fail(field, "two_needed", "Informe dois destes: litros, preço por litro e total.");
        }
    }

    /// Returns all three, if all are entered.
    pub fn all(self) -> Option<(Milliliters, MillisPerLiter, Cents)> {
        Some((self.volume_ml?, self.price_per_liter_millis?, self.total_cents?))
    }
}

/// True where three amounts describe one fill-up: the total is a cent off at most, or price or volume is exactly the
/// result of the other two. The price has no tolerance: one thousandth changes the total of 2,000 l by R$ 2.
fn agree(volume: i64, price: i64, total: i64) -> bool {
    ratio(volume, price, PER_CENT).is_some_and(|product| total.abs_diff(product) <= 1)
        || ratio(total, PER_CENT, volume) == Some(price)
        || ratio(total, PER_CENT, price) == Some(volume)
}

fn disagree(check: &mut Check, volume: Milliliters, price: MillisPerLiter, total: Cents) {
    let product = ratio(volume.get(), price.get(), PER_CENT).map(Cents::from).unwrap_or_default();
    let message = format!(
        "{} × {} dá {}, e não {}: corrija um dos três.",
        liters(volume),
        reais_per_liter(price.get()),
        kernel::text::reais(product),
        kernel::text::reais(total)
    );
    check.fail(TOTAL, "disagree", message);
}

/// Formats a volume: `300,00 L`, with a third decimal only where it is not zero.
pub fn liters(volume: Milliliters) -> String {
    format!("{}\u{a0}L", thousandths(volume.get()))
}

/// Price per litre from a sum of totals and a sum of volumes; `None` without volume.
pub fn average_price(total: Cents, volume: Milliliters) -> Result<Option<MillisPerLiter>> {
    if volume.get() == 0 {
        return Ok(None);
    }
    scale(total.get(), PER_CENT, volume.get()).map(|price| Some(MillisPerLiter::from(price)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::{FuelInput, sample::faults};

    fn amounts(volume: Option<i64>, price: Option<i64>, total: Option<i64>) -> Amounts {
        Amounts {
            volume_ml: volume.map(Milliliters::from),
            price_per_liter_millis: price.map(MillisPerLiter::from),
            total_cents: total.map(Cents::from),
        }
    }

    fn completed(given: Amounts) -> (Amounts, String) {
        let body = json!({ "vehicleId": 7, "filledOn": "2026-11-20", "fuel": "diesel_s10" });
        let mut input: FuelInput = serde_json::from_value(body).expect("an entry");
        input.volume_ml = given.volume_ml;
        input.price_per_liter_millis = given.price_per_liter_millis;
        input.total_cents = given.total_cents;
        let mut check = input.begin();
        let known = input.amounts();
        known.check(&mut check);
        known.need_two(&mut check);
        let faults: Vec<_> = faults(check.finish()).iter().map(|(field, code)| format!("{field}:{code}")).collect();
        (known, faults.join(" "))
    }

    #[test]
    fn any_two_give_the_third() {
        let whole = amounts(Some(300_000), Some(7_339), Some(220_170));
        for given in [
            amounts(Some(300_000), Some(7_339), None),
            amounts(Some(300_000), None, Some(220_170)),
            amounts(None, Some(7_339), Some(220_170)),
            whole,
        ] {
            assert_eq!(completed(given), (whole, String::new()), "{given:?}");
        }
    }

    #[test]
    fn three_agree_to_the_last_decimal_or_are_refused() {
        for (volume, price, total, agree) in [
            (300_000, 7_339, 220_171, true),
            (300_000, 7_339, 220_169, true),
            (300_000, 7_339, 220_180, true), // 220.180 / 300 = 7,3393: the price was rounded
            (300_000, 7_339, 220_250, false),
            (1_000, 7_339, 740, false),
            (2_000_000, 7_000, 1_399_800, false), // 6,999 a litre, not 7,000
            (300_000, 7_339, 220_140, false),     // 7,338 a litre
            (300_027, 7_339, 220_190, true),      // the volume was rounded
        ] {
            let expected = if agree { "" } else { "totalCents:disagree" };
            assert_eq!(
                completed(amounts(Some(volume), Some(price), Some(total))).1,
                expected,
                "{volume} {price} {total}"
            );
        }
    }

    #[test]
    fn names_missing_and_impossible_fields() {
        for (given, expected) in [
            (amounts(None, None, None), "volumeMl:two_needed pricePerLiterMillis:two_needed totalCents:two_needed"),
            (amounts(Some(1_000), None, None), "pricePerLiterMillis:two_needed totalCents:two_needed"),
            (amounts(Some(0), Some(7_000), None), "volumeMl:out_of_range"),
            (amounts(Some(2_000_001), Some(7_000), None), "volumeMl:out_of_range"),
            (amounts(Some(1_000), Some(30_001), None), "pricePerLiterMillis:out_of_range"),
            (amounts(Some(1_000), Some(-1), Some(-1)), "pricePerLiterMillis:out_of_range totalCents:out_of_range"),
            (amounts(Some(1_000), None, Some(3_001)), "pricePerLiterMillis:out_of_range"),
            (amounts(None, Some(1), Some(6_000_000)), "volumeMl:out_of_range"),
            (amounts(Some(1), Some(1), None), "totalCents:out_of_range"),
            (
                amounts(Some(i64::MIN), Some(i64::MAX), Some(i64::MAX)),
                "volumeMl:out_of_range pricePerLiterMillis:out_of_range totalCents:out_of_range",
            ),
        ] {
            assert_eq!(completed(given).1, expected, "{given:?}");
        }
    }

    #[test]
    fn they_are_written_as_people_write_them() {
        assert_eq!(liters(Milliliters::from(300_000)), "300,00\u{a0}L");
        assert_eq!(liters(Milliliters::from(1_234_567)), "1.234,567\u{a0}L");
    }

    proptest! {
        /// A derived amount is accepted when it is sent back with its two sources.
        #[test]
        fn a_derived_amount_sent_back_is_accepted(volume in 1_i64..=2_000_000, price in 1_i64..=30_000, total in 1_i64..=6_000_000) {
            for given in [
                amounts(Some(volume), Some(price), None),
                amounts(Some(volume), None, Some(total)),
                amounts(None, Some(price), Some(total)),
            ] {
                let (known, faults) = completed(given);
                if faults.is_empty() {
                    prop_assert_eq!(completed(known), (known, String::new()));
                }
            }
        }
    }
}
