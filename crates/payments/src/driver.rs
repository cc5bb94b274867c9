//! Driver: who drives for the owner, and what was agreed about his pay.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, Check, Cnh, Cpf, DriverId, DueState, Input, Instant, OwnerId, Phone, Result, Warning, choice,
    schema::drivers, text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// The greatest fixed pay of a trip or month: R$ 1.000.000,00, so that a year of it is far from any bound.
pub const MAX_FIXED_CENTS: i64 = 100_000_000;
/// The greatest daily allowance: R$ 10.000,00.
pub const MAX_DAILY_CENTS: i64 = 1_000_000;

choice! {
    /// What was agreed about a driver's pay: share and base are the driver's own.
    Agreement {
        /// A share of each freight's price.
        CommissionGross = "commission_gross" "Comissão sobre o frete",
        /// A share of what the costs of a freight's trip leave of its price.
        CommissionNet = "commission_net" "Comissão sobre o líquido",
        /// The same for every freight.
        FixedPerTrip = "fixed_per_trip" "Fixo por viagem",
        /// The same every month, whatever is driven.
        FixedPerMonth = "fixed_per_month" "Fixo por mês",
    }
}

impl Agreement {
    /// Whether the driver earns a share, and not a fixed amount.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::CommissionGross | Self::CommissionNet)
    }
}

choice! {
    /// What a CNH allows to drive (CTB art. 143).
    CnhCategory {
        /// Motorcycles.
        A = "A" "A",
        /// Cars.
        B = "B" "B",
        /// Trucks.
        C = "C" "C",
        /// Buses.
        D = "D" "D",
        /// Combinations.
        E = "E" "E",
        /// Motorcycles and cars.
        Ab = "AB" "AB",
        /// Motorcycles and trucks.
        Ac = "AC" "AC",
        /// Motorcycles and buses.
        Ad = "AD" "AD",
        /// Motorcycles and combinations.
        Ae = "AE" "AE",
    }
}

/// Who drives for the owner.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = drivers)]
pub struct Driver {
    /// Identity.
    pub id: DriverId,
    /// Whose it is.
    #[serde(skip)]
    pub owner_id: OwnerId,
    /// Grows by one with each change.
    pub version: i64,
    /// When it was recorded.
    pub created_at: Instant,
    /// When it was last changed.
    pub updated_at: Instant,
    /// What the user decides of it.
    #[serde(flatten)]
    #[diesel(embed)]
    pub fields: DriverFields,
}

/// A driver as the user enters him.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DriverInput {
    /// Name.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// CPF, with or without its punctuation.
    pub cpf: Option<String>,
    /// Phone with its area code.
    pub phone: Option<String>,
    /// Registration number of the CNH.
    pub cnh_number: Option<String>,
    /// What the CNH allows to drive.
    pub cnh_category: Option<CnhCategory>,
    /// When the CNH ends.
    pub cnh_due_on: Option<NaiveDate>,
    /// When the toxicological exam is due.
    pub toxicological_due_on: Option<NaiveDate>,
    /// Where a Pix reaches the driver.
    #[validate(length(max = 140))]
    pub pix_key: Option<String>,
    /// What was agreed about the pay.
    pub agreement: Agreement,
    /// The share in basis points; needed by an agreement on one.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "A comissão vai de 0 a 100 %."))]
    pub commission_bps: Option<Bps>,
    /// The fixed amount in cents; needed by an agreement on one.
    #[validate(range(min = 0, max = MAX_FIXED_CENTS))]
    pub fixed_cents: Option<Cents>,
    /// What a day on the road brings on top, in cents.
    #[validate(range(min = 0, max = MAX_DAILY_CENTS))]
    pub daily_allowance_cents: Option<Cents>,
    /// Whether the driver still drives for the owner; so unless told.
    pub active: Option<bool>,
    /// Anything else.
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// What the user decides of a driver.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = drivers, treat_none_as_null = true)]
pub struct DriverFields {
    /// Name.
    pub name: String,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Phone.
    pub phone: Option<Phone>,
    /// Registration number of the CNH.
    pub cnh_number: Option<Cnh>,
    /// What the CNH allows to drive.
    pub cnh_category: Option<CnhCategory>,
    /// When the CNH ends.
    pub cnh_due_on: Option<NaiveDate>,
    /// When the toxicological exam is due (CTB art. 148-A).
    pub toxicological_due_on: Option<NaiveDate>,
    /// Where a Pix reaches the driver.
    pub pix_key: Option<String>,
    /// What was agreed about the pay.
    pub agreement: Agreement,
    /// The share, of an agreement on one.
    pub commission_bps: Option<Bps>,
    /// The fixed amount in cents for each trip or month, of an agreement on one.
    pub fixed_cents: Option<Cents>,
    /// What a day on the road brings on top, in cents.
    pub daily_allowance_cents: Option<Cents>,
    /// Whether the driver still drives for the owner.
    pub active: bool,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into.
    #[serde(skip)]
    pub search: String,
}

impl DriverInput {
    /// Checks the entry. A CNH number that `standing` has already is not asked about again.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] with every fault found, or [`kernel::Error::Confirm`] with `cnh_unlikely`.
    pub fn check(mut self, standing: Option<&Driver>) -> Result<DriverFields> {
        let mut check = Check::of(&mut self);
        if self.agreement.is_share() {
            check.ensure(self.commission_bps.is_some(), "commissionBps", "required", "Informe a comissão combinada.");
        } else {
            check.ensure(self.fixed_cents.is_some(), "fixedCents", "required", "Informe o valor fixo combinado.");
        }
        let confirm = self.confirm.take().unwrap_or_default();
        let fields = self.fields(&mut check, standing.is_none_or(|driver| driver.fields.active));
        check.finish()?;
        let known = standing.and_then(|driver| driver.fields.cnh_number.as_ref());
        let unlikely = fields.cnh_number.as_ref().filter(|cnh| Some(*cnh) != known && !cnh.agrees());
        Warning::require(unlikely.map(cnh_unlikely).into_iter().collect(), &confirm)?;
        Ok(fields)
    }

    fn fields(self, check: &mut Check, active: bool) -> DriverFields {
        let cpf: Option<Cpf> = check.parse_optional("cpf", self.cpf.as_deref());
        let phone: Option<Phone> = check.parse_optional("phone", self.phone.as_deref());
        let cnh_number: Option<Cnh> = check.parse_optional("cnhNumber", self.cnh_number.as_deref());
        let (cpf_text, phone_text) = (cpf.as_ref().map_or("", Cpf::as_str), phone.as_ref().map_or("", Phone::as_str));
        let cnh_text = cnh_number.as_ref().map_or("", Cnh::as_str);
        DriverFields {
            // The name leads: without accents and case it is the order people expect.
            search: fold(&format!("{} {cpf_text} {phone_text} {cnh_text}", self.name)),
            name: self.name,
            cpf,
            phone,
            cnh_number,
            cnh_category: self.cnh_category,
            cnh_due_on: self.cnh_due_on,
            toxicological_due_on: self.toxicological_due_on,
            pix_key: self.pix_key,
            agreement: self.agreement,
            commission_bps: self.commission_bps,
            fixed_cents: self.fixed_cents,
            daily_allowance_cents: self.daily_allowance_cents,
            active: self.active.unwrap_or(active),
            notes: self.notes,
        }
    }
}

/// Libraries disagree on the check digits of a CNH, so that nobody is refused for them.
fn cnh_unlikely(cnh: &Cnh) -> Warning {
    let message = format!("O número da CNH {cnh} não confere com os dígitos verificadores. Confira no documento.");
    Warning { code: "cnh_unlikely".into(), message }
}

choice! {
    /// What is due of a driver.
    DriverDueCode {
        /// The CNH.
        Cnh = "cnh" "CNH",
        /// The toxicological exam (CTB art. 148-A).
        Toxicological = "toxicological" "Exame toxicológico",
    }
}

/// A due date of a driver, seen from a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverDueLine {
    /// What is due.
    pub code: DriverDueCode,
    /// What is due, in words.
    pub name: String,
    /// When.
    pub due_on: NaiveDate,
    /// Days until then; negative when past.
    pub days: i64,
    /// How it stands.
    pub state: DueState,
}

impl Driver {
    /// What is due of the driver as seen from `today`, the nearest first.
    pub fn due_lines(&self, today: NaiveDate) -> Vec<DriverDueLine> {
        let dates = [
            (DriverDueCode::Cnh, self.fields.cnh_due_on),
            (DriverDueCode::Toxicological, self.fields.toxicological_due_on),
        ];
        let mut lines: Vec<_> = dates
            .into_iter()
            .filter_map(|(code, due_on)| {
                let due_on = due_on?;
                let days = (due_on - today).num_days();
                Some(DriverDueLine { code, name: code.label().into(), due_on, days, state: DueState::of(days) })
            })
            .collect();
        lines.sort_by_key(|line| line.due_on);
        lines
    }
}

/// A driver as he travels: with what is open between him and the owner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverRecord {
    /// The driver.
    #[serde(flatten)]
    pub driver: Driver,
    /// Advances that no settlement has deducted yet, in cents.
    pub open_advances_cents: Cents,
    /// How many completed freights no settlement holds yet.
    pub open_freights: i64,
    /// What the driver owes from settlements, to be carried into the next, in cents.
    pub carried_cents: Cents,
    /// What is due, the nearest first.
    pub due_lines: Vec<DriverDueLine>,
}

kernel::entity!(DriverRecord: driver);
