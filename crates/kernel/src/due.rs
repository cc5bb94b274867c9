//! State of a due date of papers and plans, for every module alike.

use crate::string_enum;

/// Number of days before a due date within which it counts as soon.
pub const SOON_DAYS: i64 = 15;

string_enum! {
    /// State of a due date.
    DueState {
        /// Not near: of a paper or an amount, more than [`SOON_DAYS`] away.
        Ok = "ok" "Em dia",
        /// Near: of a paper or an amount, within [`SOON_DAYS`], today included.
        Soon = "soon" "Vence logo",
        /// Past.
        Expired = "expired" "Vencido",
    }
}

impl DueState {
    /// State of a date `days` from now; negative days are past.
    pub const fn of(days: i64) -> Self {
        match days {
            ..0 => Self::Expired,
            0..=SOON_DAYS => Self::Soon,
            _ => Self::Ok,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_change_at_their_edges() {
        for (days, state) in [
            (-1, DueState::Expired),
            (0, DueState::Soon),
            (15, DueState::Soon),
            (16, DueState::Ok),
            (i64::MIN, DueState::Expired),
            (i64::MAX, DueState::Ok),
        ] {
            assert_eq!(DueState::of(days), state, "{days}");
        }
    }
}
