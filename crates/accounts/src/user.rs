//! User: an account, with the inputs of registration and profile.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{
    Cents, Check, Cpf, Input, Instant, Now, Phone, Result, Rntrc, UserId, Zone,
    check::{MAX_CENTS, MAX_DEPENDENTS},
    schema::users,
    text::fold,
};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{Password, password};

/// Greatest number of characters of an e-mail address (RFC 5321, 4.5.3.1.3, less its brackets).
pub const MAX_EMAIL: u64 = 254;

/// A user. The API never returns the password hash.
#[derive(Clone, Debug, Queryable, Identifiable, Serialize, ToSchema)]
#[diesel(table_name = users)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Identity; also the owner id of all records of the user.
    pub id: UserId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Name.
    pub name: String,
    /// Sign-in address, lower case, one account each.
    pub email: String,
    /// Argon2id hash in PHC form.
    #[serde(skip)]
    #[diesel(deserialize_as = String)]
    pub password_hash: SecretString,
    /// Phone with area code.
    pub phone: Option<Phone>,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Registration as a carrier with ANTT.
    pub rntrc: Option<Rntrc>,
    /// Time zone that decides which day is "today".
    pub time_zone: Zone,
    /// Expiry day of the user's own driving licence (CNH).
    pub cnh_due_on: Option<NaiveDate>,
    /// Expiry day of the user's own toxicological exam.
    pub toxicological_due_on: Option<NaiveDate>,
    /// True for a master, who administers the installation.
    pub is_master: bool,
    /// Time since which the account is blocked; none while it is not.
    #[serde(skip)]
    pub blocked_at: Option<Instant>,
    /// Name without accents and case, for search and order.
    #[serde(skip)]
    pub name_folded: String,
    /// Number of dependants for the income tax.
    pub dependents: i64,
    /// Minimum income of a day of the user's own work, in cents; null unless set.
    pub least_day_cents: Option<Cents>,
    /// First day of the books' cash; null unless set. The opening balance sums the movements before.
    pub opening_on: Option<NaiveDate>,
    /// Opening balance at the beginning of that day, in cents; null unless set.
    pub opening_cents: Option<Cents>,
}

/// Per-tenant settings of the computed figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TenantSettings {
    /// Number of dependants for the income tax.
    pub dependents: i64,
    /// Minimum income of a day of the user's own work, in cents; none unless set.
    pub least_day_cents: Option<Cents>,
    /// The opening balance of the cash; none unless set.
    pub opening: Option<Opening>,
}

/// Opening balance: the cash at the beginning of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The day.
    pub on: NaiveDate,
    /// Amount in cents; below zero if the account was overdrawn.
    pub amount_cents: Cents,
}

/// Credentials for signing in.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credentials {
    /// Sign-in address.
    #[validate(length(max = MAX_EMAIL))]
    pub email: String,
    /// The password.
    #[schema(value_type = String)]
    pub password: Password,
}

impl Credentials {
    /// Checks the address, and returns the credentials with the address as it is stored. Only the database can find out
    /// if it belongs to an account.
    pub fn check(mut self) -> Result<Self> {
        Check::of(&mut self).finish()?;
        self.email = self.email.to_lowercase();
        Ok(self)
    }
}

/// Fields of a registration.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegistrationInput {
    /// Name.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// Sign-in address.
    #[validate(length(min = 1, max = MAX_EMAIL))]
    pub email: String,
    /// Password: at least ten characters, not a common one.
    #[schema(value_type = String)]
    #[validate(length(min = password::MIN_LENGTH, max = password::MAX_LENGTH))]
    pub password: Password,
    /// Password again.
    #[schema(value_type = String)]
    pub password_confirmation: Password,
    /// Phone with area code.
    #[serde(default)]
    pub phone: Option<String>,
    /// Secret of the link in the server's log; the first account of a published installation requires it.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub setup_token: Option<SecretString>,
}

/// A checked registration; the password is not hashed yet.
#[derive(Clone)]
pub struct Registration {
    /// Name.
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

/// Profile fields of a user.
#[derive(Clone, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProfileInput {
    /// Name.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// Phone with area code.
    #[serde(default)]
    pub phone: Option<String>,
    /// CPF.
    #[serde(default)]
    pub cpf: Option<String>,
    /// Registration as a carrier with ANTT.
    #[serde(default)]
    pub rntrc: Option<String>,
    /// Time zone: the IANA name of a zone of Brazil.
    pub time_zone: String,
    /// Expiry day of the user's own driving licence (CNH).
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub cnh_due_on: Option<NaiveDate>,
    /// Expiry day of the user's own toxicological exam.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub toxicological_due_on: Option<NaiveDate>,
    /// Number of dependants for the income tax; default none.
    #[serde(default)]
    #[validate(range(min = 0, max = MAX_DEPENDENTS))]
    pub dependents: Option<i64>,
    /// Minimum income of a day of the user's own work, in cents, above zero.
    #[serde(default)]
    #[validate(range(min = 1, max = MAX_CENTS))]
    pub least_day_cents: Option<Cents>,
    /// First day of the books' cash, today at the latest; only together with `openingCents`.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub opening_on: Option<NaiveDate>,
    /// Opening balance at the beginning of that day, in cents; below zero if the account was overdrawn.
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
    /// Checks every field, as seen from `now`.
    pub fn check(mut self, now: &Now) -> Result<Profile> {
        let mut check = Check::of(&mut self);
        let phone = check.parse_optional("phone", self.phone.as_deref());
        let cpf = check.parse_optional("cpf", self.cpf.as_deref());
        let rntrc = check.parse_optional("rntrc", self.rntrc.as_deref());
        let time_zone = check.parse("timeZone", &self.time_zone);
        self.check_terms(&mut check, now);
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

    /// Checks the tenant settings.
    fn check_terms(&self, check: &mut Check, now: &Now) {
        let ahead = self.opening_on.is_some_and(|on| !now.has_begun(on));
        check.ensure(!ahead, "openingOn", "in_future", "O dia do saldo inicial não pode ser depois de hoje.");
        match (self.opening_on, self.opening_cents) {
            (None, Some(_)) => check.fail("openingOn", "required", "Informe em que dia o caixa tinha este saldo."),
            (Some(_), None) => check.fail("openingCents", "required", "Informe quanto o caixa tinha neste dia."),
            _ => {}
        }
    }
}

kernel::entity!(User);
