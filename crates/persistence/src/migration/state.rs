//! Schema state of a database, relative to the migrations of a program.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use diesel::prelude::*;
use kernel::{Error, Result, schema::schema_compatibility};

use super::script::{Dialect, Script, version};
use crate::Store;

/// State of the schema relative to this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Exactly the migrations of this program ran.
    Current,
    /// This program is compatible: deferrable migrations are pending, or compatible ones of a newer program ran.
    Compatible,
    /// Migrations are pending that this program requires.
    Pending,
    /// These migrations of a newer program ran, which are not declared compatible with this one.
    Newer(Vec<String>),
}

/// A migration of a program.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Known {
    /// The version in its name.
    pub version: String,
    /// True if the program is also compatible with the schema before it.
    pub is_deferrable: bool,
}

impl From<&Script> for Known {
    fn from(script: &Script) -> Self {
        Self { version: version(script.name), is_deferrable: script.is_deferrable }
    }
}

impl State {
    /// Compares the applied migrations, and the oldest compatible program that they declare, with a program's own.
    #[doc(hidden)]
    pub fn of(ran: &BTreeSet<String>, oldest_programs: &BTreeMap<String, String>, known: &[Known]) -> Self {
        let knows = |version: &String| known.iter().any(|one| one.version == *version);
        let program = known.iter().map(|one| &one.version).max();
        let refuses = |version: &String| oldest_programs.get(version).is_none_or(|oldest| Some(oldest) > program);
        let unknown: Vec<_> = ran.iter().filter(|version| !knows(version)).collect();
        let refusing: Vec<String> = unknown.iter().filter(|version| refuses(version)).copied().cloned().collect();
        if !refusing.is_empty() {
            return Self::Newer(refusing);
        }
        let missing: Vec<_> = known.iter().filter(|one| !ran.contains(&one.version)).collect();
        match (missing.is_empty() && unknown.is_empty(), missing.iter().all(|one| one.is_deferrable)) {
            (true, _) => Self::Current,
            (false, true) => Self::Compatible,
            (false, false) => Self::Pending,
        }
    }
}

/// Returns the error for a database with unknown migrations.
fn newer(unknown: &[String]) -> Error {
    let unknown = unknown.join(", ");
    Error::Unavailable(format!(
        "the database is newer than this program, which does not know its migrations {unknown}: start the version that \
         migrated it, or restore a backup from before"
    ))
}

/// Refuses the schema of a newer, incompatible program.
///
/// # Errors
/// [`Error::Unavailable`] with the remedy, or if the database does not respond.
pub(super) fn refuse_newer(store: &Store, next: &[Script]) -> Result<()> {
    match state_of(store, next)? {
        State::Newer(unknown) => Err(newer(&unknown)),
        _ => Ok(()),
    }
}

/// Checks that this program is compatible with the database's schema.
///
/// # Errors
/// [`Error::Unavailable`] with the remedy.
pub fn ensure_compatible(store: &Store) -> Result<()> {
    match state(store)? {
        State::Current | State::Compatible => Ok(()),
        State::Pending => {
            Err(Error::Unavailable("the database lacks migrations of this version: run `boleia migrate` first".into()))
        }
        State::Newer(unknown) => Err(newer(&unknown)),
    }
}

/// Returns the state of the database's schema.
///
/// # Errors
/// [`Error::Unavailable`] if the database does not respond.
pub fn state(store: &Store) -> Result<State> {
    state_of(store, &[])
}

fn ran_migrations(store: &Store) -> Result<Vec<String>> {
    diesel::table! {
        __diesel_schema_migrations (version) {
            version -> Text,
        }
    }
    store.read(|db| Ok(__diesel_schema_migrations::table.select(__diesel_schema_migrations::version).load(db)?))
}

fn state_of(store: &Store, next: &[Script]) -> Result<State> {
    static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| Dialect::Sqlite.scripts().iter().map(Known::from).collect());
    let known: Vec<Known> = KNOWN.iter().cloned().chain(next.iter().map(Known::from)).collect();
    let ran: BTreeSet<String> = match ran_migrations(store) {
        Ok(ran) => ran.into_iter().collect(),
        // The table is missing before the first migration.
        Err(Error::Internal(_)) => return Ok(State::Pending),
        Err(error) => return Err(error),
    };
    if ran.iter().all(|version| known.iter().any(|one| one.version == *version)) {
        return Ok(State::of(&ran, &BTreeMap::new(), &known));
    }
    let declared: Result<Vec<(String, String)>> = store.read(|db| Ok(schema_compatibility::table.load(db)?));
    let oldest_programs = match declared {
        Ok(declared) => declared.into_iter().collect(),
        // A schema older than the table declares nothing.
        Err(Error::Internal(_)) => BTreeMap::new(),
        Err(error) => return Err(error),
    };
    Ok(State::of(&ran, &oldest_programs, &known))
}
