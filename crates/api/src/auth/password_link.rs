//! The one-time link with which a person sets a new password.

use chrono::TimeDelta;

/// Life of a link.
pub const LINK_LIFETIME: TimeDelta = TimeDelta::hours(24);

/// Returns the path of a link on this installation. The secret stands in the fragment, which no browser sends: neither a
/// log nor another site gets to see it.
pub fn link_path(secret: &str) -> String {
    format!("/login#reset={secret}")
}
