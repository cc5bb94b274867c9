//! Schema of a database, compared with the migrations that a program knows.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use diesel::prelude::*;
use kernel::{Error, Result, schema::schema_compatibility};

use super::script::{Dialect, Script, version};
use crate::Store;

/// Schema of a database, compared with this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It has every migration of this program and no other.
    Current,
    /// This program works with it, though it lacks deferrable migrations or has those of a newer program.
    Compatible,
    /// It lacks migrations that this program requires.
    Pending,
    /// It has these, which this program does not know and which are not declared compatible with it.
    Newer(Vec<String>),
}

/// A migration that a program knows.
#[derive(Clone)]
struct Known {
    version: String,
    is_deferrable: bool,
}

impl From<&Script> for Known {
    fn from(script: &Script) -> Self {
        Self { version: version(script.name), is_deferrable: script.is_deferrable }
    }
}

impl State {
    /// Compares the migrations that ran, and the oldest program that some of them declare, with a program's own.
    fn of(ran: &BTreeSet<String>, oldest_programs: &BTreeMap<String, String>, known: &[Known]) -> Self {
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

/// Returns the refusal of a database with migrations that this program does not know.
fn newer(unknown: &[String]) -> Error {
    let unknown = unknown.join(", ");
    Error::Unavailable(format!(
        "the database is newer than this program, which does not know its migrations {unknown}: start the version that \
         migrated it, or restore a backup from before"
    ))
}

/// Refuses a schema of a newer program with which this one does not work.
///
/// # Errors
/// [`Error::Unavailable`] with what to do, or when the database does not answer.
pub(super) fn refuse_newer(store: &Store, next: &[Script]) -> Result<()> {
    match state_of(store, next)? {
        State::Newer(unknown) => Err(newer(&unknown)),
        _ => Ok(()),
    }
}

/// Checks that this program works with the schema of the database.
///
/// # Errors
/// [`Error::Unavailable`] with what to do.
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
/// [`Error::Unavailable`] when the database does not answer.
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
        // Without the table nothing was ever migrated.
        Err(Error::Internal(_)) => return Ok(State::Pending),
        Err(error) => return Err(error),
    };
    if ran.iter().all(|version| known.iter().any(|one| one.version == *version)) {
        return Ok(State::of(&ran, &BTreeMap::new(), &known));
    }
    let declared: Result<Vec<(String, String)>> = store.read(|db| Ok(schema_compatibility::table.load(db)?));
    let oldest_programs = match declared {
        Ok(declared) => declared.into_iter().collect(),
        // A schema from before the table declares nothing.
        Err(Error::Internal(_)) => BTreeMap::new(),
        Err(error) => return Err(error),
    };
    Ok(State::of(&ran, &oldest_programs, &known))
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: &str = "20260101000001";
    const B: &str = "20260101000002";
    const C: &str = "20260101000003";

    fn state(ran: &[&str], oldest_programs: &[(&str, &str)], known: &[(&str, bool)]) -> State {
        let known = known
            .iter()
            .map(|(version, is_deferrable)| Known { version: (*version).into(), is_deferrable: *is_deferrable });
        let declared = oldest_programs.iter().map(|(version, oldest)| ((*version).into(), (*oldest).into()));
        State::of(
            &ran.iter().map(|version| (*version).into()).collect(),
            &declared.collect(),
            &known.collect::<Vec<_>>(),
        )
    }

    #[test]
    fn an_old_program_serves_a_newer_schema_that_is_declared_compatible_with_it() {
        let old = [(A, false)];
        assert_eq!(state(&[A, B], &[(B, A)], &old), State::Compatible);
        assert_eq!(state(&[A, B, C], &[(B, A), (C, A)], &old), State::Compatible);
        assert_eq!(state(&[A, B], &[], &old), State::Newer(vec![B.into()]), "nothing is declared");
        assert_eq!(state(&[A, B, C], &[(B, A)], &old), State::Newer(vec![C.into()]), "one of two is declared");
        assert_eq!(
            state(&[A, B, C], &[(B, A), (C, B)], &old),
            State::Newer(vec![C.into()]),
            "it needs a newer program"
        );
        assert_eq!(state(&[A, B, C], &[(B, A), (C, B)], &[(A, false), (B, false)]), State::Compatible);
    }

    #[test]
    fn a_new_program_serves_an_older_schema_that_lacks_deferrable_migrations_only() {
        assert_eq!(state(&[A], &[], &[(A, false), (B, true)]), State::Compatible);
        assert_eq!(state(&[A], &[], &[(A, false), (B, false)]), State::Pending);
        assert_eq!(state(&[A], &[], &[(A, false), (B, true), (C, false)]), State::Pending);
        assert_eq!(state(&[A, C], &[(C, A)], &[(A, false), (B, false)]), State::Pending, "its own is missing");
        assert_eq!(state(&[A, B], &[], &[(A, false), (B, true)]), State::Current);
    }
}
