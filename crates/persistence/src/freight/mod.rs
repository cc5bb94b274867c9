//! Freights.
