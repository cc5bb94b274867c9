//! The summary of the books. The database adds up; the product's pure function orders the sums.

use std::collections::HashMap;

use anyhow::{Result, anyhow};
use finance::summary::{Flow, Group, Summary};
use kernel::{Effect, Plate, VehicleId};

use crate::{line::Row, reply::Reply};

fn parsed<T: std::str::FromStr>(text: String) -> Result<T> {
    text.parse().map_err(|_| anyhow!("{text} is not of its list"))
}

/// Sums of an owner, and what of them is late.
#[derive(Default)]
pub struct Sums {
    groups: Vec<Group>,
    late: Flow,
}

impl Sums {
    /// Adds a row of the sums.
    pub fn add(&mut self, row: &impl Row) -> Result<()> {
        let group = Group {
            month: parsed(row.at(0)?)?,
            kind: parsed(row.at(1)?)?,
            category: parsed(row.at(2)?)?,
            vehicle_id: row.at::<Option<i64>>(3)?.map(VehicleId::from),
            effect: parsed(row.at(4)?)?,
            amount_cents: row.at::<i64>(5)?.into(),
            pending_cents: row.at::<i64>(6)?.into(),
            count: row.at(7)?,
        };
        if group.effect != Effect::Result {
            self.late.add(group.kind, row.at::<i64>(8)?.into())?;
        }
        self.groups.push(group);
        Ok(())
    }

    /// Answers with the summary.
    pub fn reply(self, plates: &HashMap<VehicleId, Plate>) -> Result<Reply> {
        Reply::ok(&Summary::of(&self.groups, self.late, plates)?)
    }
}

/// Reads a row of the plates.
pub fn plate(row: &impl Row) -> Result<(VehicleId, Plate)> {
    Ok((row.at::<i64>(0)?.into(), parsed(row.at(1)?)?))
}
