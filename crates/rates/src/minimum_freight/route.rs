//! Route: the distances of a trip, as far as the legal minimum depends on them.

use kernel::{Bps, Km};

/// Distances of a trip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// Loaded kilometres, if known.
    pub loaded: Option<Km>,
    /// Kilometres of an empty return that must be paid.
    pub empty_return: Km,
    /// Share by which the loaded kilometres may be off, where they are only estimated.
    pub tolerance: Option<Bps>,
}
