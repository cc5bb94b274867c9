//! Act: the legal source of a table, and its first day in force.

use chrono::NaiveDate;
use kernel::text::day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::RateKind;

/// Source of a table's force: an act of the law, or the week of a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Act {
    /// Name: `Portaria SUROC 22/2026`.
    pub title: String,
    /// First day in force.
    pub valid_from: NaiveDate,
    /// True where the figures are those of the official text; else they were transcribed and are never shown as
    /// official.
    pub official: bool,
    /// Source of the figures, in Portuguese.
    pub source: String,
    /// Note on the figures, in Portuguese; null where there is none.
    pub note: Option<String>,
    /// Last day until which the table was compared with what had been published: the day of its import, or that of the
    /// release which ships it. Null where an older release stored the act.
    #[serde(default)]
    #[schema(required)]
    pub checked_on: Option<NaiveDate>,
}

impl Act {
    /// Returns the last day until which a table of a kind was checked.
    pub fn checked(&self, kind: RateKind) -> NaiveDate {
        self.checked_on.unwrap_or(kind.checked_on())
    }

    /// Returns a sentence in Portuguese about the day of the table's check; for a later day, with a caveat that another
    /// table may be in force.
    pub fn checked_words(&self, kind: RateKind, on: NaiveDate) -> String {
        let checked = self.checked(kind);
        let until = format!("Tabela conferida até {}", day(checked));
        if on <= checked {
            return format!("{until}.");
        }
        match kind {
            RateKind::MinimumFreight => {
                format!("{until}: depois disso pode ter saído outra, porque o diesel muda o piso em qualquer semana.")
            }
            _ => format!("{until}: depois disso pode ter saído outra."),
        }
    }
}

/// A table and its act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dated<T> {
    /// Act.
    pub act: Act,
    /// Figures.
    pub table: T,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CarrierTaxTable, DieselPrices, MinimumFreightTable, RateTable, WaitingTimeRate};

    fn on(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    #[test]
    fn every_shipped_table_names_the_one_day_until_which_its_kind_was_checked() {
        fn days<T: RateTable>() -> Vec<Option<NaiveDate>> {
            T::shipped().iter().map(|dated| dated.act.checked_on.filter(|day| *day == T::KIND.checked_on())).collect()
        }
        let all = [
            days::<MinimumFreightTable>(),
            days::<CarrierTaxTable>(),
            days::<WaitingTimeRate>(),
            days::<DieselPrices>(),
        ];
        assert!(all.iter().flatten().all(Option::is_some), "{all:?}");
        // No known act of the timeline is younger than the check.
        let last = crate::minimum_freight::timeline().last().map(|act| act.valid_from);
        assert!(last <= Some(RateKind::MinimumFreight.checked_on()), "{last:?}");
    }

    #[test]
    fn warns_after_the_check_that_another_table_may_be_in_force() {
        let act = |checked_on| Act { checked_on, ..MinimumFreightTable::shipped()[0].act.clone() };
        let reported = |day: &str, checked_on| act(checked_on).checked_words(RateKind::MinimumFreight, on(day));
        assert_eq!(reported("2026-10-08", None), "Tabela conferida até 08/10/2026.");
        assert_eq!(
            reported("2026-10-09", None),
            "Tabela conferida até 08/10/2026: depois disso pode ter saído outra, porque o diesel muda o piso em qualquer semana."
        );
        // The day of an import counts instead.
        assert_eq!(reported("2026-11-20", Some(on("2026-11-20"))), "Tabela conferida até 20/11/2026.");
        let taxes = act(None).checked_words(RateKind::CarrierTax, on("2026-12-31"));
        assert_eq!(taxes, "Tabela conferida até 08/10/2026: depois disso pode ter saído outra.");
    }
}
