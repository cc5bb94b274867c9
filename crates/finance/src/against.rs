//! How a month's result stands against another's, so that nobody else compares the two amounts.

use kernel::Cents;
use serde::Serialize;
use utoipa::ToSchema;

/// How an amount stands against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// More is left, or less is lost.
    More,
    /// To the cent as much.
    Same,
    /// Less is left, or more is lost.
    Less,
}

impl Against {
    /// How `amount` stands against `other`.
    pub fn of(amount: Cents, other: Cents) -> Self {
        match amount.cmp(&other) {
            std::cmp::Ordering::Greater => Self::More,
            std::cmp::Ordering::Equal => Self::Same,
            std::cmp::Ordering::Less => Self::Less,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_smaller_loss_is_more_and_a_loss_is_less_than_nothing() {
        let stands = |amount: i64, other: i64| Against::of(Cents::from(amount), Cents::from(other));
        assert_eq!(stands(-100, -300), Against::More);
        assert_eq!(stands(-100, 0), Against::Less);
        assert_eq!(stands(500, 500), Against::Same);
        assert_eq!(stands(501, 500), Against::More);
    }
}
