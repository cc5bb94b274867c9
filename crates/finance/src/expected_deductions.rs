//! Deductions expected from the payer of a freight: a proposal before the receipt, corrected by the real amounts.

use crate::{Deduction, EquatedToCompany, withholding::MonthToDate};
use kernel::{
    Cents, Result, string_enum,
    text::{percent, reais},
};
use rates::{
    CarrierTaxTable, Dated,
    carrier_tax::{CEILING_REACHED, OwnContributions, UnwithheldFreight, own_inss_rate, own_inss_share},
};
use serde::Serialize;
use utoipa::ToSchema;

string_enum! {
    /// Kind of payer, by the tax on freight.
    PayerKind {
        /// A company, which withholds INSS, SEST, SENAT and income tax.
        Company = "company" "Empresa",
        /// A person, who withholds nothing: the carrier pays INSS, SEST and SENAT himself.
        Person = "person" "Pessoa física",
    }
}

/// A suggested deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExpectedDeduction {
    /// Kind of deduction.
    pub kind: Deduction,
    /// Name on screen.
    pub label: &'static str,
    /// Amount in cents.
    pub amount_cents: Cents,
}

/// Deductions expected from the payer of an open amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExpectedDeductions {
    /// Open amount, in cents.
    pub open_cents: Cents,
    /// Expected net amount, in cents.
    pub net_cents: Cents,
    /// Kind of payer.
    pub payer: PayerKind,
    /// Name of the payer; null if unknown.
    pub payer_name: Option<String>,
    /// Deductions, without those of zero.
    pub deductions: Vec<ExpectedDeduction>,
    /// Sum of the deductions, in cents.
    pub deducted_cents: Cents,
    /// Earlier payments of this payer in the month, in cents: payments of a month are taxed together.
    pub payer_month_cents: Cents,
    /// INSS that other payers withheld in the month, in cents: its ceiling is the carrier's, over all payers.
    pub other_inss_cents: Cents,
    /// Number of dependants: in a closed month the number stored with its closing, else that of the profile.
    pub dependents: i64,
    /// Contributions that the carrier himself would owe on a person's payment (Lei 8.212/1991 art. 21, Lei 8.706/1993
    /// art. 7º II): zero for a company.
    pub own_contributions: OwnContributions,
    /// Explanation of the figures, in Portuguese.
    pub words: Vec<String>,
    /// Caveat about the figures, in Portuguese; null if there is none.
    pub caveat: Option<String>,
}

/// Facts from which the deductions are computed.
#[derive(Clone, Debug)]
pub struct DeductionsQuery<'a> {
    /// Open amount.
    pub open: Cents,
    /// Name of the payer, if known.
    pub payer_name: Option<String>,
    /// True if the payer is known to have a CPF.
    pub cpf: bool,
    /// Statement that a person is equated to a company.
    pub equated: EquatedToCompany,
    /// Sums of the month before this payment.
    pub before: MonthToDate,
    /// Number of dependants for the income tax.
    pub dependents: i64,
    /// Table in force on the day, if there is one.
    pub table: Option<&'a Dated<CarrierTaxTable>>,
    /// Caveat about the table.
    pub caveat: Option<String>,
}

impl ExpectedDeductions {
    /// Computes the deductions by the rules of [`rates::carrier_tax`].
    pub fn of(question: DeductionsQuery<'_>) -> Result<Self> {
        let DeductionsQuery { open, payer_name, cpf, equated, before, dependents, table, caveat } = question;
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
            own_contributions: OwnContributions::default(),
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
                let freight = UnwithheldFreight::whole(open);
                let owed = |rate| table.own_contributions(before.persons, freight, before.inss_cents, rate);
                offer.own_contributions = owed(own_inss_rate(equated == EquatedToCompany::Yes))?;
                let lower = owed(own_inss_rate(true))?.inss_cents;
                offer.words = person(table, equated, offer.own_contributions, lower)?;
            }
        }
        Ok(offer)
    }

    fn hold_back(&mut self, table: &CarrierTaxTable, before: &MonthToDate) -> Result<()> {
        let MonthToDate { payer_cents, other_inss_cents, payer_withheld, .. } = *before;
        // Taxes not withheld from an earlier payment of the month are withheld now.
        let month = payer_cents.plus(self.open_cents)?;
        let withheld = table.withheld(month, self.dependents, other_inss_cents)?.due_after(payer_withheld)?;
        self.deductions = Deduction::amounts(&withheld)
            .into_iter()
            .filter(|(_, amount)| *amount > Cents::ZERO)
            .map(|(kind, amount_cents)| ExpectedDeduction { kind, label: kind.label(), amount_cents })
            .collect();
        self.deducted_cents = Cents::sum(self.deductions.iter().map(|one| one.amount_cents))?;
        self.net_cents = self.open_cents.minus(self.deducted_cents)?;
        if payer_cents > Cents::ZERO {
            let (paid, withheld) = (reais(payer_cents), reais(payer_withheld.total()?));
            let words = format!(
                "Este pagador já pagou {paid} neste mês e reteve {withheld}: o resto dos impostos do mês é descontado agora."
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

/// Returns the sentences on the carrier's own contributions; `lower` is the INSS on a payment by a person equated to a
/// company.
fn person(
    table: &CarrierTaxTable,
    equated: EquatedToCompany,
    own: OwnContributions,
    lower: Cents,
) -> Result<Vec<String>> {
    let base = percent(table.social_base);
    let others = format!(
        "SEST e SENAT são por sua conta, na guia do INSS: {} ({} e {} de {base} do frete).",
        reais(own.sest_senat()?),
        percent(table.sest),
        percent(table.senat)
    );
    if own.inss_cents == Cents::ZERO {
        return Ok(vec![format!("Pessoa física não retém impostos, e {CEILING_REACHED}."), others]);
    }
    let share = percent(own_inss_rate(equated == EquatedToCompany::Yes));
    let head = format!(
        "Pessoa física não retém impostos: o INSS é por sua conta, {} ({share} de {base} do frete).",
        reais(own.inss_cents)
    );
    let law = "Lei 8.212/1991, art. 30, § 4º";
    let more = match equated {
        EquatedToCompany::No => None,
        EquatedToCompany::Yes => Some(format!(
            "São {} menos os 9% que a lei deixa você deduzir do que este pagador, equiparado a empresa, recolheu ou \
             declarou ({law}): peça o comprovante a ele; sem ele, pague os {}.",
            percent(own_inss_share()),
            percent(own_inss_share())
        )),
        EquatedToCompany::Unknown => Some(format!(
            "Se quem paga é equiparado a empresa, como o produtor rural que recolhe a parte de patrão, cai para {} \
             ({law}): marque isso no cadastro do cliente.",
            reais(lower)
        )),
    };
    Ok(std::iter::once(head).chain(more).chain([others]).collect())
}

#[cfg(test)]
#[path = "expected_deductions_tests.rs"]
mod tests;
