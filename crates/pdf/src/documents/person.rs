//! Parties of a document: payer, payee and signer.

use kernel::{Cpf, TaxId};

use super::{Issuer, words};

/// Blank to write a name or place by hand.
pub(super) const BLANK: &str = "______________________________";

/// Blank for a handwritten number.
const SHORT_BLANK: &str = "__________________";

/// Party of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Person {
    name: String,
    /// `CPF 111.444.777-35`, if known.
    document: Option<String>,
}

impl Person {
    /// Returns a driver.
    pub(super) fn driver(name: &str, cpf: Option<&Cpf>) -> Self {
        Self::of(name, cpf.map(|cpf| format!("CPF {}", words::document(cpf.as_str()))))
    }

    /// Returns a client as a party.
    pub(super) fn client(name: &str, document: Option<&TaxId>) -> Self {
        Self::of(name, document.map(|id| numbered(id.as_str())))
    }

    /// Returns the owner.
    pub(super) fn issuer(issuer: &Issuer) -> Self {
        Self::of(&issuer.name, issuer.cpf_line().map(str::to_owned))
    }

    /// Returns an unknown party: blanks for a handwritten name and document.
    pub(super) fn unknown() -> Self {
        Self { name: BLANK.to_owned(), document: Some(unknown_number()) }
    }

    fn of(name: &str, document: Option<String>) -> Self {
        Self { name: in_line(name), document }
    }

    /// Name and document within a sentence: the document is between commas.
    pub(super) fn within(&self) -> String {
        match &self.document {
            Some(document) => format!("{}, {document},", self.name),
            None => self.name.clone(),
        }
    }

    /// Name and document on two lines; an unknown document gets a blank.
    pub(super) fn in_lines(&self) -> String {
        format!("{}\n{}", self.name, self.document.clone().unwrap_or_else(unknown_number))
    }

    /// Name and document under the line to sign on: a signer always has a document, if only a blank to fill in.
    pub(super) fn signing(&self) -> String {
        match &self.document {
            Some(document) => format!("{}, {document}", self.name),
            None => format!("{}, CPF {SHORT_BLANK}", self.name),
        }
    }
}

/// Blank for the document of a party.
fn unknown_number() -> String {
    format!("CPF ou CNPJ {SHORT_BLANK}")
}

fn numbered(id: &str) -> String {
    format!("{} {}", if id.len() == 11 { "CPF" } else { "CNPJ" }, words::document(id))
}

/// Puts an entered text on one line, for use in a sentence.
pub(super) fn in_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts an entered text between quotation marks: its own become single ones.
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
    fn the_sentence_contains_the_entered_text() {
        assert_eq!(quoted("Troca de \"óleo\"\ne “filtros”\r\n\t(\"duas\")"), "“Troca de ‘óleo’ e ‘filtros’ (‘duas’)”");
        assert_eq!(quoted("\"Chapa\""), "“‘Chapa’”");
    }
}
