//! Who pays, who receives and who signs.

use kernel::{Cpf, TaxId};

use super::{Issuer, words};

/// Where a name or place is to be written by hand.
pub(super) const BLANK: &str = "______________________________";

/// Where a number is to be written by hand.
const SHORT_BLANK: &str = "__________________";

/// Somebody whom a document names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Person {
    name: String,
    /// `CPF 111.444.777-35`, where it is known.
    document: Option<String>,
}

impl Person {
    /// A driver.
    pub(super) fn driver(name: &str, cpf: Option<&Cpf>) -> Self {
        Self::of(name, cpf.map(|cpf| format!("CPF {}", words::document(cpf.as_str()))))
    }

    /// A client, a company or not.
    pub(super) fn client(name: &str, document: Option<&TaxId>) -> Self {
        Self::of(name, document.map(|id| numbered(id.as_str())))
    }

    /// The owner.
    pub(super) fn issuer(issuer: &Issuer) -> Self {
        Self::of(&issuer.name, issuer.cpf_line().map(str::to_owned))
    }

    /// Of whom the records say nothing: to be written in.
    pub(super) fn unknown() -> Self {
        Self { name: BLANK.to_owned(), document: Some(unknown_number()) }
    }

    fn of(name: &str, document: Option<String>) -> Self {
        Self { name: in_line(name), document }
    }

    /// As a sentence has it before its next word: what follows the name stands between commas.
    pub(super) fn within(&self) -> String {
        match &self.document {
            Some(document) => format!("{}, {document},", self.name),
            None => self.name.clone(),
        }
    }

    /// Name and document under each other; a document that is not known is to be written in.
    pub(super) fn in_lines(&self) -> String {
        format!("{}\n{}", self.name, self.document.clone().unwrap_or_else(unknown_number))
    }

    /// As it stands under the line on which he signs: who signs has a document, be it written by hand.
    pub(super) fn signing(&self) -> String {
        match &self.document {
            Some(document) => format!("{}, {document}", self.name),
            None => format!("{}, CPF {SHORT_BLANK}", self.name),
        }
    }
}

/// The document of a person or company, to be written by hand.
fn unknown_number() -> String {
    format!("CPF ou CNPJ {SHORT_BLANK}")
}

/// `CPF 111.444.777-35`, or CNPJ by its length.
fn numbered(id: &str) -> String {
    format!("{} {}", if id.len() == 11 { "CPF" } else { "CNPJ" }, words::document(id))
}

/// A text that was entered, as a sentence takes it: in one line.
pub(super) fn in_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text that was entered, between quotation marks: its own become single ones.
pub(super) fn quoted(text: &str) -> String {
    let mut inner = String::from("“");
    for letter in in_line(text).chars() {
        inner.push(match letter {
            '“' => '‘',
            '”' => '’',
            '"' if inner.ends_with([' ', '“', '(']) => '‘',
            '"' => '’',
            other => other,
        });
    }
    inner.push('”');
    inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_entered_stays_in_the_sentence() {
        assert_eq!(quoted("Troca de \"óleo\"\ne “filtros”\r\n\t(\"duas\")"), "“Troca de ‘óleo’ e ‘filtros’ (‘duas’)”");
        assert_eq!(quoted("\"Chapa\""), "“‘Chapa’”");
    }
}
