//! Issuer of a document.

use accounts::User;
use chrono::NaiveDate;
use kernel::{Cpf, Phone, Rntrc};

use super::words;
use crate::{Block, Document};

/// Issuer of a document, and the day of issue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issuer {
    /// Name of the owner.
    pub name: String,
    /// CPF, RNTRC and phone, as far as known.
    pub lines: Vec<String>,
    /// Day of issue.
    pub on: NaiveDate,
}

impl Issuer {
    /// Returns the owner of an account as issuer on a day.
    pub fn of(user: &User, on: NaiveDate) -> Self {
        let lines = [
            user.cpf.as_ref().map(Cpf::as_str).map(|cpf| format!("CPF {}", words::document(cpf))),
            user.rntrc.as_ref().map(Rntrc::as_str).map(|rntrc| format!("RNTRC {rntrc}")),
            user.phone.as_ref().map(Phone::as_str).map(words::phone),
        ];
        Self { name: user.name.clone(), lines: lines.into_iter().flatten().collect(), on }
    }

    /// Name, with the CPF if known, for the signature line.
    pub(super) fn signature(&self) -> String {
        match self.cpf_line() {
            Some(cpf) => format!("{}, {cpf}", self.name),
            None => self.name.clone(),
        }
    }

    /// `CPF 529.982.247-25`, if known.
    pub(super) fn cpf_line(&self) -> Option<&str> {
        self.lines.iter().map(String::as_str).find(|line| line.starts_with("CPF "))
    }

    /// Returns a document of this issuer.
    pub(super) fn document(&self, title: String, subtitle: Option<String>, blocks: Vec<Block>) -> Document {
        let Self { name, lines, on } = self.clone();
        Document { title, mark: None, subtitle, owner: name, owner_lines: lines, issued_on: on, blocks }
    }
}
