//! Diesel's connection to the one database or the other, and the backend of its queries.

use diesel::{PgConnection, SqliteConnection};

/// A connection to the one database or the other.
#[derive(diesel::MultiConnection)]
pub enum Either {
    /// An embedded SQLite file.
    Sqlite(SqliteConnection),
    /// A PostgreSQL server.
    Postgres(PgConnection),
}
