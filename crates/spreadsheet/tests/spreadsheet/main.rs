//! Tests that read spreadsheets as another program reads them.
#![expect(clippy::expect_used, reason = "a test that cannot go on must stop")]

mod list_file;
