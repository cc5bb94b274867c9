//! Number of dependants by month. A closed month retains the number stored with its closing, so that its taxes stay as
//! reported to the accountant. Every other month has that of the profile.

use std::collections::BTreeMap;

use crate::Month;

/// Number of dependants by month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependents {
    profile: i64,
    /// Numbers stored with closings still in force, by the last month of each.
    kept: BTreeMap<Month, Option<i64>>,
}

impl Dependents {
    /// Creates it from the number in the profile and all closings and reopenings, the earliest first: the last closed
    /// month after each, and its stored number.
    pub fn of(profile: i64, acts: impl IntoIterator<Item = (Month, Option<i64>)>) -> Self {
        let mut kept = BTreeMap::new();
        for (closed_through, number) in acts {
            // A reopening cuts off the months of the closing that contains this one; a closing cuts off nothing.
            let cut = kept.split_off(&closed_through);
            let number = cut.first_key_value().map_or(number, |(_, number)| *number);
            kept.insert(closed_through, number);
        }
        Self { profile, kept }
    }

    /// Returns the number that counts in a month.
    pub fn in_month(&self, month: Month) -> i64 {
        self.kept.range(month..).next().and_then(|(_, number)| *number).unwrap_or(self.profile)
    }
}

impl From<i64> for Dependents {
    /// The number of a profile without closed months.
    fn from(profile: i64) -> Self {
        Self { profile, kept: BTreeMap::new() }
    }
}

#[cfg(test)]
#[path = "dependents_tests.rs"]
mod tests;
