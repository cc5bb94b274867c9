//! One-time link for a new password.

use chrono::TimeDelta;

pub const LINK_LIFETIME: TimeDelta = TimeDelta::hours(24);

/// Returns the path of a link on this installation. Browsers do not send the fragment, so the secret reaches no log and
/// no other site.
pub fn link_path(secret: &str) -> String {
    format!("/login#reset={secret}")
}
