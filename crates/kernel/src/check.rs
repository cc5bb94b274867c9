//! Validation: collects every fault of a body, each with its field, a stable code and a Portuguese sentence.

use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Error, Result, input, text};

/// Greatest amount of a single field: R$ 100 million, far from any overflow.
pub const MAX_CENTS: i64 = 10_000_000_000;
/// Greatest weight of a cargo, in kilograms: that of a special transport.
pub const MAX_CARGO_KG: i64 = 1_000_000;

/// Greatest number of dependants accepted.
pub const MAX_DEPENDENTS: i64 = 20;

/// Minimum and maximum number of axles of a composition. The tables of the legal minimum end at nine, and ten or eleven
/// axles use their last column.
pub const COMPOSITION_AXLES: (i64, i64) = (2, 11);

/// Fault of one field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FieldError {
    /// Field's name on the wire.
    pub field: String,
    /// Stable slug.
    pub code: String,
    /// Sentence in Portuguese: what is wrong and what to do.
    pub message: String,
}

/// Something unlikely that the user may confirm by sending its code in `confirm`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Warning {
    /// Stable slug to be sent back in `confirm`.
    pub code: String,
    /// Sentence in Portuguese about the unlikely value.
    pub message: String,
    /// Field's name on the wire; null where the warning is of no single field.
    pub field: Option<String>,
}

impl Warning {
    /// Returns a warning of no single field.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code: code.into(), message: message.into(), field: None }
    }

    /// Returns the same warning at a field.
    pub fn at(self, field: &str) -> Self {
        Self { field: Some(field.to_owned()), ..self }
    }

    /// Returns `Ok` when the user has confirmed every warning by its code.
    ///
    /// # Errors
    /// [`Error::Confirm`] with the warnings not yet confirmed.
    pub fn require(warnings: Vec<Self>, confirm: &[String]) -> Result<()> {
        let open: Vec<_> = warnings.into_iter().filter(|warning| !confirm.contains(&warning.code)).collect();
        if open.is_empty() { Ok(()) } else { Err(Error::Confirm(open)) }
    }
}

/// Reason why a text is not a valid value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// Stable slug.
    pub code: &'static str,
    /// Portuguese sentence.
    pub message: &'static str,
}

/// Collector of the faults of one body.
#[derive(Debug, Default)]
pub struct Check {
    errors: Vec<FieldError>,
}

impl Check {
    /// Returns a check without faults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes a fault.
    pub fn fail(&mut self, field: &str, code: &str, message: impl Into<String>) {
        self.errors.push(FieldError { field: field.into(), code: code.into(), message: message.into() });
    }

    /// Adds a fault unless the condition is true.
    pub fn ensure(&mut self, holds: bool, field: &str, code: &str, message: &str) {
        if !holds {
            self.fail(field, code, message);
        }
    }

    /// Parses a required value object. A field with a fault gets no second one.
    pub fn parse<T: FromStr<Err = Invalid>>(&mut self, field: &str, value: &str) -> Option<T> {
        if !self.is_sound(&[field]) {
            return None;
        }
        match value.trim().parse() {
            Ok(parsed) => Some(parsed),
            Err(Invalid { code, message }) => {
                self.fail(field, code, message);
                None
            }
        }
    }

    /// Parses an optional value object; blank counts as absent.
    pub fn parse_optional<T: FromStr<Err = Invalid>>(&mut self, field: &str, value: Option<&str>) -> Option<T> {
        let value = value.map(str::trim).filter(|text| !text.is_empty())?;
        self.parse(field, value)
    }

    /// Checks the axles of a composition against [`COMPOSITION_AXLES`].
    pub fn composition_axles(&mut self, field: &str, axles: i64) {
        let (least, most) = COMPOSITION_AXLES;
        if !(least..=most).contains(&axles) {
            self.fail(field, "out_of_range", format!("Uma composição tem de {least} a {most} eixos."));
        }
    }

    /// Checks that an amount of money is between `min` and [`MAX_CENTS`].
    pub fn money(&mut self, field: &str, value: crate::Cents, min: i64) {
        if value.get() < min {
            self.fail(field, "too_small", input::too_small(field, min));
        } else if value.get() > MAX_CENTS {
            self.fail(field, "too_large", input::too_large(field, MAX_CENTS));
        }
    }

    /// Checks that a trimmed text can be stored and is visible; blank texts are accepted.
    pub(crate) fn text(&mut self, field: &str, value: &str) {
        // SQLite stores a NUL in a text and PostgreSQL refuses it: no name contains one.
        if value.contains(|c: char| c.is_control() && !text::is_line_break(c)) {
            self.fail(field, "control_character", "O texto tem caracteres que não podem ser gravados.");
        } else if !value.is_empty() && value.chars().all(text::is_invisible) {
            self.fail(field, "invisible", "O texto só tem caracteres que não aparecem. Escreva-o de novo.");
        }
    }

    /// Checks that a date is plausible in this trade: from 1950 to 2100.
    pub fn date(&mut self, field: &str, value: chrono::NaiveDate) {
        use chrono::Datelike;
        if !(1950..=2100).contains(&value.year()) {
            self.fail(field, "out_of_range", "Informe uma data entre 1950 e 2100.");
        }
    }

    /// Sorts the faults noted so far.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&FieldError) -> K) {
        self.errors.sort_by_key(key);
    }

    /// Returns true while there is no fault.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// Returns true while none of these fields has a fault.
    pub fn is_sound(&self, fields: &[&str]) -> bool {
        !self.errors.iter().any(|error| fields.contains(&error.field.as_str()))
    }

    /// Ends the check: an error with all faults where there are any.
    pub fn finish(self) -> Result<()> {
        if self.errors.is_empty() { Ok(()) } else { Err(Error::Validation(self.errors)) }
    }

    /// Ends the check and returns the value built from the parsed fields: `None` requires an earlier fault.
    pub fn finish_with<T>(self, value: Option<T>) -> Result<T> {
        self.finish()?;
        value.ok_or_else(|| Error::Internal("a value is missing though no fault was noted".into()))
    }
}
