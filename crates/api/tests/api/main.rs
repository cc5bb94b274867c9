//! The API as a stranger calls it: over the whole application in memory, on a fresh database of either kind.

mod accounts;
mod app;
mod walk;
