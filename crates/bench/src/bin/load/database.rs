//! Databases for measuring: a file in a folder that is deleted, or a database of a throw-away server.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use clap::ValueEnum;
use diesel::{Connection, PgConnection, connection::SimpleConnection};
use tempfile::TempDir;

/// Kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// A file.
    Sqlite,
    /// The server that `BOLEIA_TEST_POSTGRES` names, as `scripts/with-postgres.sh` starts it.
    Postgres,
}

impl Kind {
    /// Name for people.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        }
    }
}

/// An empty database, deleted when dropped.
pub struct Database {
    /// Address.
    pub url: String,
    _folder: Option<TempDir>,
    server: Option<String>,
}

const NAME: &str = "boleia_load";

fn administer(server: &str, sql: &str) -> Result<()> {
    Ok(PgConnection::establish(server)?.batch_execute(sql)?)
}

impl Database {
    /// Makes a database; a file in a folder of its own in `folder`.
    ///
    /// # Errors
    /// Error of the disk or the server.
    pub fn make(kind: Kind, folder: &Path) -> Result<Self> {
        match kind {
            Kind::Sqlite => {
                fs::create_dir_all(folder)?;
                let own = tempfile::tempdir_in(folder)?;
                let url = format!("sqlite://{}", own.path().join("load.db").display());
                Ok(Self { url, _folder: Some(own), server: None })
            }
            Kind::Postgres => {
                let server = std::env::var("BOLEIA_TEST_POSTGRES")
                    .context("no PostgreSQL: type DURABLE=1 scripts/with-postgres.sh before the command")?;
                administer(&server, &format!("DROP DATABASE IF EXISTS {NAME} WITH (FORCE)"))?;
                let collation = "TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'";
                administer(&server, &format!("CREATE DATABASE {NAME} {collation}"))?;
                let (before, _) = server.rsplit_once('/').context("BOLEIA_TEST_POSTGRES names no database")?;
                Ok(Self { url: format!("{before}/{NAME}"), _folder: None, server: Some(server) })
            }
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(server) = &self.server {
            // The server itself is thrown away.
            let _ = administer(server, &format!("DROP DATABASE IF EXISTS {NAME} WITH (FORCE)"));
        }
    }
}
