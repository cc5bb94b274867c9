//! Spreadsheets as another program reads them.
#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on must stop")]

mod whole;
