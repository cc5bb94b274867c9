//! How a due date stands, for every module alike.

use crate::choice;

/// From how many days before it a due date is named.
pub const SOON_DAYS: i64 = 15;

choice! {
    /// How a due date stands.
    DueState {
        /// Farther than [`SOON_DAYS`].
        Ok = "ok" "Em dia",
        /// Within [`SOON_DAYS`], today included.
        Soon = "soon" "Vence em breve",
        /// Past.
        Expired = "expired" "Vencido",
    }
}

impl DueState {
    /// How a date that is `days` away stands; negative days are past.
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
