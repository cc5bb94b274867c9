//! Client: orders and pays freights.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use finance::{EquatedToCompany, WithheldAmount, ledger::overdue::overdue_days};
use kernel::{
    Cents, Check, ClientId, Input, Instant, OwnerId, Phone, Result, TaxId,
    quantity::scale,
    schema::clients,
    text::{self, counted, reais},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{OpenExtra, PostedPart, ReceivedExtra};

/// Client: orders and pays freights.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = clients)]
pub struct Client {
    /// Identity.
    pub id: ClientId,
    /// Owner.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Version; grows by one with each change.
    pub version: i64,
    /// Time of creation.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Fields that the user enters.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: ClientFields,
}

kernel::entity!(Client);

/// Client as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClientInput {
    /// Name.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// CPF or CNPJ, with or without its punctuation.
    pub document: Option<String>,
    /// Statement that a client with a CPF is equated to a company for social security; default `unknown`, and `unknown`
    /// for a client without a CPF.
    #[serde(default)]
    pub equated_to_company: Option<EquatedToCompany>,
    /// Phone with its area code.
    pub phone: Option<String>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
}

/// Fields of a client that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = clients, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ClientFields {
    /// Name.
    pub name: String,
    /// CPF or CNPJ.
    pub document: Option<TaxId>,
    /// Phone.
    pub phone: Option<Phone>,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded text for the search.
    #[serde(skip)]
    pub search: String,
    /// Statement that a client with a CPF is equated to a company for social security.
    pub equated_to_company: EquatedToCompany,
}

impl ClientInput {
    /// Checks the entry.
    pub fn check(mut self) -> Result<ClientFields> {
        let mut check = Check::of(&mut self);
        let document: Option<TaxId> = check.parse_optional("document", self.document.as_deref());
        let phone: Option<Phone> = check.parse_optional("phone", self.phone.as_deref());
        check.finish()?;
        let Self { name, notes, equated_to_company, .. } = self;
        // The law requires it of persons alone.
        let equated_to_company = equated_to_company
            .filter(|_| document.as_ref().is_some_and(TaxId::is_cpf))
            .unwrap_or(EquatedToCompany::Unknown);
        let document_text = document.as_ref().map_or("", TaxId::as_str);
        let phone_text = phone.as_ref().map_or("", Phone::as_str);
        // Includes the punctuation with which screens show them, so that what is seen is found.
        let shown = (text::document(document_text), text::phone(phone_text));
        let search = text::fold(&format!("{name} {document_text} {phone_text} {} {}", shown.0, shown.1));
        Ok(ClientFields { name, document, phone, notes, search, equated_to_company })
    }
}

/// Payment habit of a client, with its sums.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientSummary {
    /// Number of freights, cancelled ones left out.
    pub freight_count: i64,
    /// Revenue of the freights that have begun, including other income that names them, in cents.
    pub revenue_cents: Cents,
    /// Amount really received from the client, in cents: of the price of the freights, and of income that names one of
    /// them, such as waiting time.
    pub received_cents: Cents,
    /// Taxes that the client withheld from these amounts, in cents.
    pub withheld_cents: Cents,
    /// Amount that the client deducted from them for shortage, damage and the like, in cents.
    pub written_off_cents: Cents,
    /// Amount still to be received, in cents: of the price of the freights, and of open income that names one of them,
    /// as in the receivables of the dashboard.
    pub open_cents: Cents,
    /// Overdue part of the open amount, in cents.
    pub overdue_cents: Cents,
    /// Number of overdue receivables.
    pub overdue_count: i64,
    /// Number of receivables that were received.
    pub received_count: i64,
    /// Average delay of the received amounts in days, where an early one counts as 0; null before three were received,
    /// because one or two are no habit.
    pub average_days_late: Option<i64>,
    /// Payment habit in Portuguese.
    pub words: String,
}

/// Returns the days from the due day to the day of receipt; an early receipt counts as 0.
fn days_late(due_on: NaiveDate, paid_on: NaiveDate) -> i64 {
    (paid_on - due_on).num_days().max(0)
}

/// Minimum number of received amounts for a payment habit.
const LEAST_RECEIVED: i64 = 3;

impl ClientSummary {
    /// Sums up a client's freights, all their postings, and the other income that names them, open and received.
    pub fn of(
        freight_count: i64,
        revenue_cents: Cents,
        postings: &[PostedPart],
        (open, received): (&[OpenExtra], &[ReceivedExtra]),
        today: NaiveDate,
    ) -> Result<Self> {
        let mut summary = Self { freight_count, revenue_cents, ..Self::default() };
        let mut late = 0_i64;
        for posting in postings {
            match posting.paid_on {
                Some(paid_on) => {
                    summary.receive(posting.amount_cents, &posting.deductions)?;
                    late += days_late(posting.due_on, paid_on);
                }
                None => summary.add_open(posting.amount_cents, overdue_days(posting.due_on, None, today))?,
            }
        }
        for extra in open {
            summary.add_open(extra.amount_cents, overdue_days(extra.due_on, None, today))?;
        }
        for extra in received {
            summary.receive(extra.amount_cents, &extra.deductions)?;
            late += days_late(extra.due_on, extra.paid_on);
        }
        if summary.received_count >= LEAST_RECEIVED {
            summary.average_days_late = Some(scale(late, 1, summary.received_count)?);
        }
        summary.words = summary.summary_text();
        Ok(summary)
    }

    fn receive(&mut self, amount: Cents, deductions: &[WithheldAmount]) -> Result<()> {
        let (withheld, written_off) = WithheldAmount::sums(deductions)?;
        self.received_cents = self.received_cents.plus(amount.minus(withheld)?.minus(written_off)?)?;
        self.withheld_cents = self.withheld_cents.plus(withheld)?;
        self.written_off_cents = self.written_off_cents.plus(written_off)?;
        self.received_count += 1;
        Ok(())
    }

    fn add_open(&mut self, amount: Cents, overdue: i64) -> Result<()> {
        self.open_cents = self.open_cents.plus(amount)?;
        if overdue > 0 {
            self.overdue_cents = self.overdue_cents.plus(amount)?;
            self.overdue_count += 1;
        }
        Ok(())
    }

    /// Returns the summary in Portuguese: `9 fretes · costuma atrasar 4 dias · tem R$ 8.913,00 em atraso.`
    fn summary_text(&self) -> String {
        let mut parts = vec![counted(self.freight_count, "frete", "fretes")];
        match self.average_days_late {
            Some(days) if days > 0 => parts.push(format!("costuma atrasar {}", counted(days, "dia", "dias"))),
            // A client with an overdue debt is not praised for earlier payments.
            Some(_) if self.overdue_cents == Cents::ZERO => parts.push("costuma pagar em dia".to_owned()),
            _ => {}
        }
        if self.overdue_cents > Cents::ZERO {
            parts.push(format!("tem {} em atraso", reais(self.overdue_cents)));
        } else if self.open_cents > Cents::ZERO {
            parts.push(format!("{} a receber", reais(self.open_cents)));
        }
        format!("{}.", parts.join(" · "))
    }
}
