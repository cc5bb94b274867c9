//! Input: request data. A limit of a field is declared once, by `#[validate(…)]`. It is then checked ([`Check::of`])
//! and published in the API document ([`Input::FIELDS`]).

use std::borrow::Cow;

use chrono::NaiveDate;
pub use input::Input;
use serde_json::Value;
use validator::{Validate, ValidationError, ValidationErrors, ValidationErrorsKind};

use crate::{
    Cents, Check, FieldError,
    text::{self, reais},
};

/// Data that a user sends, as `#[derive(Input)]` describes it.
pub trait Input: Validate {
    /// Fields, in the order of their declaration.
    const FIELDS: &'static [Field];

    /// Trims its texts, turns blank optional ones to absent, and adds a fault for values that cannot be stored, each at
    /// `path` + field.
    fn tidy(&mut self, check: &mut Check, path: &str);
}

/// One field of an input.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name on the wire.
    pub wire: &'static str,
    /// Limits of its value.
    pub limits: Limits,
}

/// Limits of a field's value, in the words of JSON Schema.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the words of JSON Schema")]
pub struct Limits {
    pub min_length: Option<u64>,
    pub max_length: Option<u64>,
    pub min_items: Option<u64>,
    pub max_items: Option<u64>,
    pub minimum: Option<i64>,
    pub maximum: Option<i64>,
}

impl Limits {
    /// No limits: any value of the field's type.
    pub const NONE: Self =
        Self { min_length: None, max_length: None, min_items: None, max_items: None, minimum: None, maximum: None };
}

/// Value that is normalised before it is checked.
pub trait Tidy {
    /// Normalises the value, and adds a fault if it cannot be stored.
    fn tidy(&mut self, check: &mut Check, field: &str);
}

/// Text that may have several lines.
pub trait Lines {
    /// Normalises the text as [`Tidy`] does, but retains its line breaks and tabs.
    fn tidy_lines(&mut self, check: &mut Check, field: &str);
}

impl Tidy for String {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        trim(self);
        check.text(field, self);
        if self.contains(text::is_line_break) {
            check.fail(field, "line_break", "Escreva o texto em uma linha só.");
        }
    }
}

impl Lines for String {
    fn tidy_lines(&mut self, check: &mut Check, field: &str) {
        trim(self);
        check.text(field, self);
    }
}

impl Tidy for Option<String> {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        if let Some(text) = self {
            text.tidy(check, field);
        }
        self.take_if(|text| text.is_empty());
    }
}

impl Lines for Option<String> {
    fn tidy_lines(&mut self, check: &mut Check, field: &str) {
        if let Some(text) = self {
            text.tidy_lines(check, field);
        }
        self.take_if(|text| text.is_empty());
    }
}

fn trim(text: &mut String) {
    let trimmed = text.trim();
    if trimmed.len() != text.len() {
        *text = trimmed.to_owned();
    }
}

impl Tidy for NaiveDate {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        check.date(field, *self);
    }
}

impl Tidy for Option<NaiveDate> {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        if let Some(day) = self {
            day.tidy(check, field);
        }
    }
}

impl<T: Input> Tidy for Option<T> {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        if let Some(input) = self {
            input.tidy(check, &format!("{field}."));
        }
    }
}

impl<T: Input> Tidy for Vec<T> {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        for (index, input) in self.iter_mut().enumerate() {
            input.tidy(check, &format!("{field}[{index}]."));
        }
    }
}

impl<T: Input> Tidy for Option<Vec<T>> {
    fn tidy(&mut self, check: &mut Check, field: &str) {
        if let Some(inputs) = self {
            inputs.tidy(check, field);
        }
    }
}

impl Check {
    /// Begins the check of an input: normalises it, and adds a fault for every field outside its declared limits.
    /// Faults are in the order of the fields; those of one field in the order of their names.
    pub fn of<T: Input>(input: &mut T) -> Self {
        let mut check = Self::new();
        input.tidy(&mut check, "");
        if let Err(faults) = input.validate() {
            note(&mut check, "", &faults);
        }
        check.sort_by_key(|error| {
            let first = error.field.split(['.', '[']).next();
            T::FIELDS.iter().position(|field| Some(field.wire) == first)
        });
        check
    }
}

/// Converts the faults of `validator`, field by field. Their parameters echo the input: they are read, never shown.
fn note(check: &mut Check, path: &str, faults: &ValidationErrors) {
    let mut faults: Vec<_> = faults.errors().iter().collect();
    faults.sort_by(|one, other| one.0.cmp(other.0));
    for (name, kind) in faults {
        let field = format!("{path}{}", camel_case(name));
        match kind {
            ValidationErrorsKind::Struct(within) => note(check, &format!("{field}."), within),
            ValidationErrorsKind::List(items) => {
                items.iter().for_each(|(index, within)| note(check, &format!("{field}[{index}]."), within));
            }
            ValidationErrorsKind::Field(errors) => {
                for error in errors {
                    let FieldError { field, code, message } = field_error(field.clone(), error);
                    check.fail(&field, &code, message);
                }
            }
        }
    }
}

/// Translates a fault of `validator`. A rule's own `code` and `message` have precedence; `{min}` and `{max}` in its
/// message are its limits.
fn field_error(field: String, error: &ValidationError) -> FieldError {
    let number = |name: &str| error.params.get(name).and_then(Value::as_i64);
    let (least, most) = (number("min").unwrap_or(i64::MIN), number("max").unwrap_or(i64::MAX));
    let (code, message) = match (&*error.code, error.params.get("value")) {
        ("length", Some(Value::Array(items))) if !items.is_empty() => {
            ("too_many", format!("Informe no máximo {most}."))
        }
        ("length", Some(Value::String(text))) if text.chars().count() > most.try_into().unwrap_or_default() => {
            ("too_long", format!("Use no máximo {most} caracteres."))
        }
        ("length", Some(Value::String(_))) if least > 1 => ("too_short", format!("Use pelo menos {least} caracteres.")),
        ("length", _) => ("required", "Preencha este campo.".into()),
        ("range", Some(value)) if value.as_i64().is_some_and(|value| value < least) => {
            ("too_small", too_small(&field, least))
        }
        ("range", _) => ("too_large", too_large(&field, most)),
        (code, _) => (code, "O valor não é válido.".into()),
    };
    let own = |text: &Cow<'_, str>| text.replace("{min}", &least.to_string()).replace("{max}", &most.to_string());
    let message = error.message.as_ref().map_or(message, own);
    FieldError { code: code.to_owned(), message, field }
}

pub(crate) fn too_large(field: &str, most: i64) -> String {
    format!("O maior valor aceito é {}.", shown(field, most))
}

pub(crate) fn too_small(field: &str, least: i64) -> String {
    match least {
        0 if is_money(field) => "O valor não pode ser negativo.".into(),
        1.. if is_money(field) => "Informe um valor maior que zero.".into(),
        _ => format!("O menor valor aceito é {}.", shown(field, least)),
    }
}

/// Formats a limit for a user: as money where the field's name indicates it.
fn shown(field: &str, limit: i64) -> String {
    if is_money(field) { reais(Cents::from(limit)) } else { limit.to_string() }
}

fn is_money(field: &str) -> bool {
    field.ends_with("Cents")
}

fn camel_case(name: &str) -> String {
    let mut upper = false;
    let mut text = String::with_capacity(name.len());
    for c in name.chars() {
        if c == '_' {
            upper = true;
        } else if std::mem::take(&mut upper) {
            text.extend(c.to_uppercase());
        } else {
            text.push(c);
        }
    }
    text
}
