//! The figures of several rounds, and how they are written.

use std::time::Duration;

/// A time in milliseconds, as the tables have it.
pub fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1_000.0)
}

/// Figures of which the median counts.
#[derive(Clone, Debug, Default)]
pub struct Spread(Vec<f64>);

impl Spread {
    /// No figures yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds the figure of a round.
    pub fn add(&mut self, figure: f64) {
        let place = self.0.partition_point(|other| *other < figure);
        self.0.insert(place, figure);
    }

    /// The figure in the middle; of an even number of figures the lower one.
    pub fn median(&self) -> f64 {
        let middle = self.0.len().saturating_sub(1) / 2;
        self.0.get(middle).copied().unwrap_or(f64::NAN)
    }

    /// The median as a whole number.
    pub fn whole(&self) -> String {
        format!("{:.0}", self.median())
    }

    /// The median of ratios, with the least and the greatest.
    pub fn shares(&self) -> String {
        let (least, greatest) = (self.0.first().unwrap_or(&f64::NAN), self.0.last().unwrap_or(&f64::NAN));
        format!("{:.2} ({least:.2}–{greatest:.2})", self.median())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_counts_and_the_ends_are_told() {
        let mut spread = Spread::default();
        [0.5, 0.25, 0.75].into_iter().for_each(|figure| spread.add(figure));
        assert_eq!(spread.shares(), "0.50 (0.25–0.75)");
        let mut spread = Spread::default();
        [1.0, 1_999.6, 4_000.0, 5_000.0].into_iter().for_each(|figure| spread.add(figure));
        assert_eq!(spread.whole(), "2000", "of four the second");
        assert!(Spread::default().median().is_nan());
    }
}
