//! Settings of the installation: a single row with optimistic locking.

use accounts::{AuditAction, Settings, SettingsInput};
use diesel::prelude::*;
use kernel::{Result, schema::settings};

use super::audit::{self, Actor};
use crate::{Db, at_version};

/// Loads the settings.
pub fn find(db: &mut Db) -> Result<Settings> {
    Ok(settings::table
        .select((settings::id, settings::version, settings::updated_at, settings::registration_open))
        .first(db)?)
}

/// Changes the settings if they have the given version. Opening or closing registration is recorded in the audit trail.
///
/// # Errors
/// [`kernel::Error::Stale`] with the current settings.
pub fn update(db: &mut Db, actor: &Actor, version: i64, input: &SettingsInput) -> Result<Settings> {
    let current = at_version(find(db)?, version)?;
    let changed = diesel::update(settings::table)
        .set((input, settings::version.eq(settings::version + 1), settings::updated_at.eq(actor.at)))
        .returning(settings::all_columns)
        .get_result(db)?;
    if current.registration_open != input.registration_open {
        let action =
            if input.registration_open { AuditAction::OpenedRegistration } else { AuditAction::ClosedRegistration };
        audit::insert(db, actor, action, None, None)?;
    }
    Ok(changed)
}
