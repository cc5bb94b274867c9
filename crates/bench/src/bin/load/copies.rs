//! Copies of an owner's rows in bulk: ids are multiplied, so that no two copies meet.

use std::collections::BTreeMap;

use anyhow::Result;
use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_query, sql_types::Text};
use persistence::{Db, Either};

use crate::crowd::STRIDE;

/// Copies that one statement makes.
const AT_ONCE: i64 = 250;

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    in_table: String,
    #[diesel(sql_type = Text)]
    name: String,
}

/// Tables with an owner, with their columns, ready to be copied.
pub struct Copies(BTreeMap<String, Vec<String>>);

impl Copies {
    /// Reads the tables, and prepares the connection: what is copied was checked where it was made, and nothing of it
    /// need survive a crash.
    ///
    /// # Errors
    /// Error of the database.
    pub fn begin(db: &mut Db) -> Result<Self> {
        let columns: Vec<Column> = match &mut db.0 {
            Either::Sqlite(db) => {
                db.batch_execute("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000")?;
                sql_query(
                    "SELECT tables.name AS in_table, columns.name AS name FROM sqlite_schema tables \
                     JOIN pragma_table_info(tables.name) columns WHERE tables.type = 'table'",
                )
                .load(db)?
            }
            Either::Postgres(db) => {
                db.batch_execute("SET session_replication_role = replica")?;
                sql_query(
                    "SELECT CAST(table_name AS TEXT) AS in_table, CAST(column_name AS TEXT) AS name \
                     FROM information_schema.columns WHERE table_schema = current_schema()",
                )
                .load(db)?
            }
        };
        let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for Column { in_table, name } in columns {
            tables.entry(in_table).or_default().push(name);
        }
        // Tokens are each owner's own.
        tables.retain(|name, columns| {
            name == "users" || (name != "api_tokens" && columns.iter().any(|column| column == "owner_id"))
        });
        Ok(Self(tables))
    }

    /// Makes the copies of an owner from one number to another.
    ///
    /// # Errors
    /// Error of the database.
    pub fn make(&mut self, db: &mut Db, owner: i64, first: i64, last: i64) -> Result<()> {
        let mut from = first;
        while from <= last {
            let to = last.min(from + AT_ONCE - 1);
            let statements: Vec<String> =
                self.0.iter().map(|(table, columns)| statement(table, columns, owner, from, to)).collect();
            db.batch_execute(&format!("BEGIN; {}; COMMIT", statements.join("; ")))?;
            from = to + 1;
        }
        Ok(())
    }

    /// Leaves the database as one that has run for long: its log is in its file, its rows are counted, and new ids follow
    /// those of the copies.
    ///
    /// # Errors
    /// Error of the database.
    pub fn end(self, db: &mut Db) -> Result<()> {
        match &mut db.0 {
            Either::Sqlite(db) => Ok(db.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)")?),
            Either::Postgres(db) => {
                for (table, _) in self.0.iter().filter(|(_, columns)| columns.iter().any(|column| column == "id")) {
                    db.batch_execute(&format!(
                        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT COALESCE(MAX(id), 1) FROM {table}))"
                    ))?;
                }
                db.batch_execute("VACUUM ANALYZE")?;
                Ok(db.batch_execute("CHECKPOINT")?)
            }
        }
    }
}

fn statement(table: &str, columns: &[String], owner: i64, from: i64, to: i64) -> String {
    let copied = columns.iter().map(|column| match column.as_str() {
        "email" => "'c' || CAST(k AS TEXT) || '-' || email".to_owned(),
        "id" => format!("id * {STRIDE} + k"),
        other if other.ends_with("_id") => format!("{other} * {STRIDE} + k"),
        other => other.to_owned(),
    });
    let copied: Vec<String> = copied.collect();
    let whose = if table == "users" { "id" } else { "owner_id" };
    // SQLite keeps this order of a CROSS JOIN: copy by copy, so that the indexes grow at their end.
    format!(
        "INSERT INTO {table} ({}) WITH RECURSIVE copies (k) AS (SELECT CAST({from} AS BIGINT) UNION ALL \
         SELECT k + 1 FROM copies WHERE k < {to}) SELECT {} FROM copies CROSS JOIN {table} WHERE {whose} = {owner}",
        columns.join(", "),
        copied.join(", ")
    )
}
