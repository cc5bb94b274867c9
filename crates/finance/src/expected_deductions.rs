//! What a payer is expected to hold back of freight that is about to be received: offered, and corrected by what came.

use kernel::{
    Bps, Cents, Deduction, Result, choice,
    text::{percent, reais},
};
use rates::{CarrierTaxTable, Dated, carrier_tax::own_inss_share};
use serde::Serialize;
use utoipa::ToSchema;

use crate::withholding::Before;

choice! {
    /// What a payer is to the tax of the freight.
    PayerKind {
        /// A company holds INSS, SEST, SENAT and income tax back.
        Company = "company" "Empresa",
        /// A person holds nothing back: the carrier pays his own INSS.
        Person = "person" "Pessoa física",
    }
}

/// A deduction as it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExpectedDeduction {
    /// What it is.
    pub kind: Deduction,
    /// Its name on screen.
    pub label: &'static str,
    /// How much, in cents.
    pub amount_cents: Cents,
}

/// What a payer is expected to hold back of an open amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExpectedDeductions {
    /// What is open, in cents.
    pub open_cents: Cents,
    /// What of it would really come in, in cents.
    pub net_cents: Cents,
    /// What the payer is.
    pub payer: PayerKind,
    /// The payer's name, where one is known.
    pub payer_name: Option<String>,
    /// What would be held back; without the taxes of which nothing is.
    pub deductions: Vec<ExpectedDeduction>,
    /// All of it, in cents.
    pub deducted_cents: Cents,
    /// What this payer paid already in the month, in cents: payments of a month are taken together.
    pub payer_month_cents: Cents,
    /// INSS that other payers held back in the month, in cents: its ceiling is the carrier's, over all of them.
    pub other_inss_cents: Cents,
    /// Dependants, as the profile has them.
    pub dependents: i64,
    /// The INSS that the carrier himself would owe, in cents: of what a person pays.
    pub own_inss_cents: Cents,
    /// How this came about, in Portuguese.
    pub words: Vec<String>,
    /// What is doubtful of it, in Portuguese.
    pub caveat: Option<String>,
}

/// What an offer is made of.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// What is open.
    pub open: Cents,
    /// The payer's name, where one is known.
    pub payer_name: Option<String>,
    /// Whether a CPF is known of the payer.
    pub cpf: bool,
    /// What the month has seen before.
    pub before: Before,
    /// Dependants for the income tax.
    pub dependents: i64,
    /// The table in force on the day, where there is one.
    pub table: Option<&'a Dated<CarrierTaxTable>>,
    /// What is doubtful of the table.
    pub caveat: Option<String>,
}

impl ExpectedDeductions {
    /// Answers a question by the rules of [`rates::carrier_tax`].
    pub fn of(question: Question<'_>) -> Result<Self> {
        let Question { open, payer_name, cpf, before, dependents, table, caveat } = question;
        let payer = if cpf { PayerKind::Person } else { PayerKind::Company };
        let mut offer = Self {
            open_cents: open,
            net_cents: open,
            payer,
            payer_name,
            deductions: Vec::new(),
            deducted_cents: Cents::ZERO,
            payer_month_cents: before.payer_cents,
            other_inss_cents: before.other_inss_cents,
            dependents,
            own_inss_cents: Cents::ZERO,
            words: Vec::new(),
            caveat,
        };
        let Some(Dated { table, .. }) = table else {
            offer.words.push("Não temos a tabela de impostos deste dia: informe o que foi descontado.".to_owned());
            return Ok(offer);
        };
        match payer {
            PayerKind::Company => offer.hold_back(table, &before)?,
            PayerKind::Person => {
                offer.own_inss_cents = table.own_inss_after(before.persons_cents, open, before.other_inss_cents)?;
                offer.words.push(person(table.social_base, offer.own_inss_cents));
            }
        }
        Ok(offer)
    }

    fn hold_back(&mut self, table: &CarrierTaxTable, before: &Before) -> Result<()> {
        let Before { payer_cents, other_inss_cents, payer_held, .. } = *before;
        // What was not held back of an earlier payment of the month is held back now.
        let month = payer_cents.plus(self.open_cents)?;
        let held = table.withheld(month, self.dependents, other_inss_cents)?.due_after(payer_held)?;
        self.deductions = held
            .named()
            .into_iter()
            .filter(|(_, amount)| *amount > Cents::ZERO)
            .map(|(kind, amount_cents)| ExpectedDeduction { kind, label: kind.label(), amount_cents })
            .collect();
        self.deducted_cents = Cents::sum(self.deductions.iter().map(|one| one.amount_cents))?;
        self.net_cents = self.open_cents.minus(self.deducted_cents)?;
        if payer_cents > Cents::ZERO {
            let (paid, held) = (reais(payer_cents), reais(payer_held.total()?));
            let words = format!(
                "Este pagador já pagou {paid} neste mês e reteve {held}: o resto dos impostos do mês vem agora."
            );
            self.words.push(words);
        }
        if other_inss_cents > Cents::ZERO {
            let most = reais(table.inss_ceiling.share(table.inss)?);
            let estimated = match before.other_inss_estimated_cents {
                Cents::ZERO => String::new(),
                all if all == other_inss_cents => " (estimativa)".to_owned(),
                part => format!(" (dos quais {} são estimativa)", reais(part)),
            };
            let other = reais(other_inss_cents);
            let words =
                format!("Outros pagadores já retiveram {other}{estimated} de INSS neste mês; o máximo é {most}.");
            self.words.push(words);
        }
        Ok(())
    }
}

fn person(base: Bps, own: Cents) -> String {
    if own == Cents::ZERO {
        return "Pessoa física não retém impostos, e o INSS do mês já chegou ao teto com os outros pagadores."
            .to_owned();
    }
    let (share, base) = (percent(own_inss_share()), percent(base));
    format!("Pessoa física não retém impostos: o INSS é por sua conta, {} ({share} de {base} do frete).", reais(own))
}

#[cfg(test)]
#[path = "expected_deductions_tests.rs"]
mod tests;
