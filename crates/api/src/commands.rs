//! Command-line administration of accounts, for the operator. Needs the database, but no running server.

use clap::Args;
use kernel::Error;
use persistence::{
    Store,
    accounts::{audit::By, person, user},
    migration,
};

use crate::{
    auth::{
        password_link::{LINK_LIFETIME, link_path},
        secret::Secret,
    },
    config::{DEFAULT_ORIGIN, DatabaseConfig, Origin},
    server::database_fault,
    state::current_time,
};

/// Arguments of `boleia reset-password`.
#[derive(Clone, Debug, Args)]
pub struct ResetPassword {
    /// The account.
    #[command(flatten)]
    pub account: Account,
    /// Public origin, with which the link begins.
    #[arg(long, env = "PUBLIC_ORIGIN", default_value = DEFAULT_ORIGIN)]
    pub public_origin: Origin,
}

/// An account in a database.
#[derive(Clone, Debug, Args)]
pub struct Account {
    /// E-mail address of the account.
    pub email: String,
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
}

impl Account {
    fn address(&self) -> String {
        self.email.trim().to_lowercase()
    }

    fn unknown(&self) -> String {
        format!("No account has the e-mail address {}.", self.address())
    }

    fn store(&self) -> Result<Store, String> {
        let opened = Store::open_existing(&self.database.database_url);
        let current = opened.and_then(|store| migration::ensure_compatible(&store).map(|()| store));
        current.map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &Error) -> String {
        database_fault(&self.database.database_url, error)
    }
}

/// Makes a one-time link for a new password, and returns it with its instructions.
///
/// # Errors
/// A sentence: no account has the address, it is blocked, or the database does not answer.
pub fn reset_password(arguments: &ResetPassword) -> Result<String, String> {
    let account = &arguments.account;
    let store = account.store()?;
    let secret = Secret::new(None, "");
    let (address, hash, at) = (account.address(), secret.hash(), current_time());
    let until = at.plus(LINK_LIFETIME);
    let person = store.write(|db| {
        let Some(person) = user::find_by_email(db, &address)? else { return Ok(None) };
        if person.blocked_at.is_none() {
            person::insert_password_link(db, By::command_line(at), person.id, &hash, until)?;
        }
        Ok(Some(person))
    });
    store.close();
    let person = person.map_err(|error| account.failed(&error))?.ok_or_else(|| account.unknown())?;
    if person.blocked_at.is_some() {
        return Err(format!("The account {} is blocked: a master must unblock it first.", person.email));
    }
    let origin = &arguments.public_origin;
    let hours = LINK_LIFETIME.num_hours();
    Ok(format!(
        "{origin}{}\nThis link sets a new password for {} ({}), once, within {hours} hours. It ends every session of \
         the account and revokes its API tokens.",
        link_path(&secret.text()),
        person.name,
        person.email
    ))
}

/// Makes the user of an account a master, and returns a sentence about it.
///
/// # Errors
/// A sentence: no account has the address, it is blocked, or the database does not answer.
pub fn make_master(account: &Account) -> Result<String, String> {
    let store = account.store()?;
    let (address, at) = (account.address(), current_time());
    let made = store.write(|db| {
        let Some(person) = user::find_by_email(db, &address)? else { return Ok(None) };
        if person.blocked_at.is_some() {
            return Ok(Some((person, false)));
        }
        let made = person::make_master(db, By::command_line(at), &person)?;
        Ok(Some((person, made)))
    });
    store.close();
    let (person, made) = made.map_err(|error| account.failed(&error))?.ok_or_else(|| account.unknown())?;
    match (made, person.blocked_at) {
        (_, Some(_)) => Err(format!("The account {} is blocked: a master must unblock it first.", person.email)),
        (true, None) => Ok(format!("{} ({}) is a master now.", person.name, person.email)),
        (false, None) => Ok(format!("{} ({}) was a master already.", person.name, person.email)),
    }
}
