//! A person with an account, and what registering and editing a profile take.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    Cents, Check, Cpf, Error, Input, Instant, Phone, Result, Rntrc, UserId, Zone,
    check::{MAX_CENTS, MAX_DEPENDENTS},
    schema::users,
    text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::password;

/// A person with an account. Never carries the password's hash outside.
#[derive(Clone, Debug, Queryable, Identifiable, Serialize, ToSchema)]
#[diesel(table_name = users)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Identity; also the owner of everything the person writes down.
    pub id: UserId,
    /// Grows by one with each change.
    pub version: i64,
    /// When the account was made.
    pub created_at: Instant,
    /// When it last changed.
    pub updated_at: Instant,
    /// How the person is called.
    pub name: String,
    /// Sign-in address, lower case, one account each.
    pub email: String,
    /// Argon2id hash in PHC form.
    #[serde(skip)]
    pub password_hash: String,
    /// Phone with area code.
    pub phone: Option<Phone>,
    /// The person's CPF.
    pub cpf: Option<Cpf>,
    /// Registration as a carrier with ANTT.
    pub rntrc: Option<Rntrc>,
    /// Zone that decides what day "today" is.
    pub time_zone: Zone,
    /// When the person's own driving licence expires.
    pub cnh_due_on: Option<NaiveDate>,
    /// When the person's own toxicological exam expires.
    pub toxicological_due_on: Option<NaiveDate>,
    /// Whether the person keeps the installation.
    pub is_master: bool,
    /// Since when the account is blocked.
    #[serde(skip)]
    pub blocked_at: Option<Instant>,
    /// Name without accents and case, for search and order.
    #[serde(skip)]
    pub name_folded: String,
    /// Dependants for the income tax.
    pub dependents: i64,
    /// The least that a day of the person's own work must leave, in cents; none unless set.
    pub least_day_cents: Option<Cents>,
    /// The first day of the books' cash; what moved before is held by the opening balance.
    pub opening_on: Option<NaiveDate>,
    /// What the cash held when that day began, in cents.
    pub opening_cents: Option<Cents>,
}

/// What a person's own figures are reckoned by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Dependants for the income tax.
    pub dependents: i64,
    /// The least that a day of the person's own work must leave, in cents; none unless set.
    pub least_day_cents: Option<Cents>,
    /// The opening balance of the cash; none unless set.
    pub opening: Option<Opening>,
}

/// What the cash held when a day began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The day.
    pub on: NaiveDate,
    /// How much, in cents; below zero where the account was overdrawn.
    pub amount_cents: Cents,
}

/// What signing in takes.
#[derive(Clone, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credentials {
    /// Sign-in address.
    pub email: String,
    /// The password.
    #[input(verbatim)]
    pub password: String,
}

impl Credentials {
    /// The address as it is stored.
    pub fn email(&self) -> String {
        self.email.trim().to_lowercase()
    }
}

/// What registering takes.
#[derive(Clone, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegistrationInput {
    /// How the person is called.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// Sign-in address.
    #[validate(length(min = 1, max = 254))]
    pub email: String,
    /// At least ten characters, not a common one.
    #[input(verbatim)]
    #[validate(length(min = password::MIN_LENGTH, max = password::MAX_LENGTH))]
    pub password: String,
    /// The same password again.
    #[input(verbatim)]
    pub password_confirmation: String,
    /// Phone with area code.
    #[serde(default)]
    pub phone: Option<String>,
}

/// A checked registration; the password is still to be hashed.
#[derive(Clone)]
pub struct Registration {
    /// How the person is called.
    pub name: String,
    /// Sign-in address, lower case.
    pub email: String,
    /// Phone with area code.
    pub phone: Option<Phone>,
}

impl RegistrationInput {
    /// Checks every field.
    pub fn check(mut self) -> Result<Registration> {
        let mut check = Check::of(&mut self);
        let email = email(&mut check, &self.email);
        let phone = check.parse_optional("phone", self.phone.as_deref());
        password::check(&mut check, &self.password, &self.password_confirmation, &[&self.name, &self.email]);
        check.finish()?;
        Ok(Registration { name: self.name, email, phone })
    }
}

fn email(check: &mut Check, text: &str) -> String {
    let text = text.to_lowercase();
    let has_dot = text.rsplit('@').next().is_some_and(|domain| domain.contains('.'));
    let valid = has_dot && email_address::EmailAddress::is_valid(&text);
    if !text.is_empty() && !valid {
        check.fail("email", "invalid_email", "E-mail inválido: use o formato nome@exemplo.com.br.");
    }
    text
}

/// What a person may change of the own profile.
#[derive(Clone, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProfileInput {
    /// How the person is called.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// Phone with area code.
    #[serde(default)]
    pub phone: Option<String>,
    /// The person's CPF.
    #[serde(default)]
    pub cpf: Option<String>,
    /// Registration as a carrier with ANTT.
    #[serde(default)]
    pub rntrc: Option<String>,
    /// IANA name of a zone of Brazil.
    pub time_zone: String,
    /// When the driving licence expires.
    #[serde(default)]
    pub cnh_due_on: Option<NaiveDate>,
    /// When the toxicological exam expires.
    #[serde(default)]
    pub toxicological_due_on: Option<NaiveDate>,
    /// Dependants for the income tax; none unless told.
    #[serde(default)]
    #[validate(range(min = 0, max = MAX_DEPENDENTS))]
    pub dependents: Option<i64>,
    /// The least that a day of the person's own work must leave, in cents; more than zero.
    #[serde(default)]
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub least_day_cents: Option<Cents>,
    /// The first day of the books' cash, today at the latest; with `openingCents` or not at all.
    #[serde(default)]
    pub opening_on: Option<NaiveDate>,
    /// What the cash held when that day began, in cents; below zero where the account was overdrawn.
    #[serde(default)]
    #[validate(range(min = -MAX_CENTS, max = MAX_CENTS, code = "out_of_range", message = "Este saldo é grande demais: confira o valor."))]
    pub opening_cents: Option<Cents>,
}

/// A checked profile.
#[derive(Clone, AsChangeset)]
#[diesel(table_name = users, treat_none_as_null = true)]
pub struct Profile {
    name: String,
    phone: Option<Phone>,
    cpf: Option<Cpf>,
    rntrc: Option<Rntrc>,
    time_zone: Zone,
    cnh_due_on: Option<NaiveDate>,
    toxicological_due_on: Option<NaiveDate>,
    name_folded: String,
    dependents: i64,
    least_day_cents: Option<Cents>,
    opening_on: Option<NaiveDate>,
    opening_cents: Option<Cents>,
}

impl ProfileInput {
    /// Checks every field, as seen from `today`.
    pub fn check(mut self, today: NaiveDate) -> Result<Profile> {
        let mut check = Check::of(&mut self);
        let phone = check.parse_optional("phone", self.phone.as_deref());
        let cpf = check.parse_optional("cpf", self.cpf.as_deref());
        let rntrc = check.parse_optional("rntrc", self.rntrc.as_deref());
        let time_zone = check.parse("timeZone", &self.time_zone);
        self.check_terms(&mut check, today);
        let time_zone = check.finish_with(time_zone)?;
        Ok(Profile {
            name_folded: fold(&self.name),
            name: self.name,
            phone,
            cpf,
            rntrc,
            time_zone,
            cnh_due_on: self.cnh_due_on,
            toxicological_due_on: self.toxicological_due_on,
            dependents: self.dependents.unwrap_or(0),
            least_day_cents: self.least_day_cents,
            opening_on: self.opening_on,
            opening_cents: self.opening_cents,
        })
    }

    /// What the person's own figures are reckoned by.
    fn check_terms(&self, check: &mut Check, today: NaiveDate) {
        let ahead = self.opening_on.is_some_and(|on| on > today);
        check.ensure(!ahead, "openingOn", "in_future", "O dia do saldo inicial não pode ser depois de hoje.");
        match (self.opening_on, self.opening_cents) {
            (None, Some(_)) => check.fail("openingOn", "required", "Informe em que dia o caixa tinha este saldo."),
            (Some(_), None) => check.fail("openingCents", "required", "Informe quanto o caixa tinha neste dia."),
            _ => {}
        }
    }
}

kernel::entity!(User);

impl User {
    /// What a blocked person is told.
    pub fn blocked() -> Error {
        Error::Forbidden {
            code: "account_blocked",
            detail: "Esta conta está bloqueada. Fale com quem administra o sistema.".into(),
        }
    }
}
