//! Judged: by which act and coefficients a freight is judged, or why by none. It is kept with the freight or simulation.

use chrono::NaiveDate;
use kernel::{Cents, text::day};
use serde::{Deserialize, Serialize};

use super::{Ccd, MinimumFreightTable, MinimumTable, must_be_revised, revision, timeline, unknown_on};
use crate::{Act, CargoType, Dated};

/// What the coefficients are looked up by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The day of the freight.
    pub on: NaiveDate,
    /// The table.
    pub table: MinimumTable,
    /// The kind of cargo.
    pub cargo: CargoType,
    /// Axles on the ground of the whole composition.
    pub axles: Option<i64>,
}

/// By which act and coefficients a freight is judged, or why by none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Judged {
    /// What was asked.
    pub question: Question,
    /// The act in force on that day, where one is known.
    pub act: Option<Act>,
    /// The cell, where it is known.
    pub cell: Option<JudgedCell>,
    /// Why there is no cell, in Portuguese.
    pub reason: Option<String>,
    /// That the table may be another one on that day, in Portuguese: the day lies beyond the next compulsory revision, and
    /// no later act is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caveat: Option<String>,
}

impl Judged {
    /// Whether the act must have been revised by that day: it is looked up again, for a later one may be known by then.
    pub fn is_provisional(&self) -> bool {
        self.act.as_ref().is_some_and(|act| must_be_revised(act.valid_from, self.question.on))
    }

    /// The same where an act is known that begins after that day: until then this one holds.
    #[must_use]
    pub fn settled(self) -> Self {
        Self { caveat: None, ..self }
    }

    /// The same question without a cell, because of what stands in its way: what to do about it, in Portuguese.
    #[must_use]
    pub fn refused(self, reason: String) -> Self {
        Self { cell: None, reason: Some(reason), ..self }
    }
}

/// The cell by which a freight is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct JudgedCell {
    /// Its axles: those of the composition, or the next lower column.
    pub axles: i64,
    /// Cost by kilometre.
    pub ccd: Ccd,
    /// Cost of loading and unloading.
    pub cc: Cents,
}

/// Looks up by which act and coefficients a freight is judged. `in_force` is the last begun of the tables that are known;
/// an act that began later and whose coefficients are not known stands in its way.
pub fn judge(question: Question, in_force: Option<&Dated<MinimumFreightTable>>) -> Judged {
    let none =
        |act: Option<Act>, reason: String| Judged { question, act, cell: None, reason: Some(reason), caveat: None };
    if let Some(unknown) = unknown_on(question.on, in_force) {
        let (title, since, on) = (&unknown.title, day(unknown.valid_from), day(question.on));
        // A title may be of either gender and have brackets of its own: no article and no brackets stand beside it.
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
            let cell = JudgedCell { axles: found.axles, ccd: found.coefficient.ccd, cc: found.coefficient.cc };
            let is_last = timeline().iter().all(|later| later.valid_from <= question.on);
            let caveat = is_last.then(|| revision::caveat(act.valid_from, question.on)).flatten();
            Judged { question, act: Some(act.clone()), cell: Some(cell), reason: None, caveat }
        }
        None => {
            let (title, cargo) = (&act.title, question.cargo.label().to_lowercase());
            let table = question.table.as_str();
            let reason = format!("o ato {title} não traz, nos dados que temos, a tabela {table} de {cargo}.");
            none(Some(act.clone()), reason)
        }
    }
}
