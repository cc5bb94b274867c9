//! Assessment: the act and the coefficients by which a freight is assessed, or the reason why none do. It is stored
//! with the freight or simulation.

use chrono::NaiveDate;
use kernel::{Cents, text::day};
use serde::{Deserialize, Serialize};

use super::{Ccd, MinimumFreightTable, MinimumTable, must_be_revised, revision, timeline, unknown_on};
use crate::{Act, CargoType, Dated};

/// Lookup key of the coefficients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinimumQuery {
    /// Day of the freight.
    pub on: NaiveDate,
    /// Table.
    pub table: MinimumTable,
    /// Kind of cargo.
    pub cargo: CargoType,
    /// Axles on the ground of the whole composition.
    pub axles: Option<i64>,
}

/// Act and coefficients by which a freight is assessed, or the reason why none do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// Lookup key.
    pub question: MinimumQuery,
    /// Act in force on that day, if known.
    pub act: Option<Act>,
    /// Cell, if known.
    pub cell: Option<AssessedCell>,
    /// Reason why there is no cell, in Portuguese.
    pub reason: Option<String>,
    /// Caveat in Portuguese: the act must have been revised by that day, and no later act is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caveat: Option<String>,
}

impl Assessment {
    /// True where the act must have been revised by that day: it is assessed again, because a later one may be known by
    /// then.
    pub fn is_provisional(&self) -> bool {
        self.act.as_ref().is_some_and(|act| must_be_revised(act.valid_from, self.question.on))
    }

    /// Returns the same without the caveat: for an act whose known successor begins after that day.
    #[must_use]
    pub fn certain(self) -> Self {
        Self { caveat: None, ..self }
    }

    /// Returns the same question without a cell; `reason` is a sentence in Portuguese with the remedy.
    #[must_use]
    pub fn refused(self, reason: String) -> Self {
        Self { cell: None, reason: Some(reason), ..self }
    }
}

/// Cell that assesses a freight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AssessedCell {
    /// Axles of the cell: those of the composition, or of the column used instead.
    pub axles: i64,
    /// Cost per kilometre.
    pub ccd: Ccd,
    /// Cost of loading and unloading.
    pub cc: Cents,
}

/// Returns the act and the coefficients by which a freight is assessed. `in_force` is the last begun of the known
/// tables; where an act that began later has unknown coefficients, there is no assessment.
pub fn assess(question: MinimumQuery, in_force: Option<&Dated<MinimumFreightTable>>) -> Assessment {
    let none =
        |act: Option<Act>, reason: String| Assessment { question, act, cell: None, reason: Some(reason), caveat: None };
    if let Some(unknown) = unknown_on(question.on, in_force) {
        let (title, since, on) = (&unknown.title, day(unknown.valid_from), day(question.on));
        // A title may be of either gender and contain brackets: it is written without article and brackets beside it.
        let act = format!("em {on} o ato em vigor era {title}, de {since} em diante");
        return none(None, format!("{act}, cujos coeficientes não temos."));
    }
    let Some(Dated { act, table }) = in_force else {
        return none(None, format!("não conhecemos o ato que valia em {}.", day(question.on)));
    };
    let Some(axles) = question.axles else {
        return none(Some(act.clone()), "informe os eixos da composição.".into());
    };
    match table.find(question.table, question.cargo, axles) {
        Some(found) => {
            let cell = AssessedCell { axles: found.axles, ccd: found.coefficient.ccd, cc: found.coefficient.cc };
            let is_last = timeline().iter().all(|later| later.valid_from <= question.on);
            let caveat = is_last.then(|| revision::caveat(act.valid_from, question.on)).flatten();
            Assessment { question, act: Some(act.clone()), cell: Some(cell), reason: None, caveat }
        }
        None => {
            let (title, cargo) = (&act.title, question.cargo.label().to_lowercase());
            let table = question.table.as_str();
            let reason = format!("o ato {title} não traz, nos dados que temos, a tabela {table} de {cargo}.");
            none(Some(act.clone()), reason)
        }
    }
}
