//! Driver: a person who drives for the owner, with the agreement on the pay.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Identifiable, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, Check, Cnh, Cpf, DriverId, DueState, Input, Instant, OwnerId, Phone, Result, Warning, schema::drivers,
    string_enum, text::fold,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// Maximum fixed pay of a trip or month: R$ 1.000.000,00, so that a year of it is far from any bound.
pub const MAX_FIXED_CENTS: i64 = 100_000_000;
/// Maximum daily allowance: R$ 10.000,00.
pub const MAX_DAILY_CENTS: i64 = 1_000_000;

string_enum! {
    /// Agreement about a driver's pay; its share or its fixed amount is stated with each driver.
    Agreement {
        /// Commission: a share of each freight's price.
        CommissionGross = "commission_gross" "Comissão sobre o frete",
        /// Commission: a share of each freight's price less the costs of its trip.
        CommissionNet = "commission_net" "Comissão sobre o que sobra",
        /// Fixed pay for every freight.
        FixedPerTrip = "fixed_per_trip" "Valor por viagem",
        /// Fixed pay every month, whatever is driven.
        FixedPerMonth = "fixed_per_month" "Valor por mês",
    }
}

impl Agreement {
    /// Returns true if the driver earns a share, not a fixed amount.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::CommissionGross | Self::CommissionNet)
    }
}

string_enum! {
    /// Category of a CNH (driving licence): the vehicles it allows to drive (CTB art. 143).
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

/// A person who drives for the owner.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Identifiable)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = drivers)]
pub struct Driver {
    /// Identity.
    pub id: DriverId,
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
    pub fields: DriverFields,
}

/// A driver as the user enters him.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DriverInput {
    /// Name.
    #[validate(length(min = 1, max = 120))]
    pub name: String,
    /// CPF, with or without punctuation.
    pub cpf: Option<String>,
    /// Phone with area code.
    pub phone: Option<String>,
    /// Registration number of the CNH.
    pub cnh_number: Option<String>,
    /// Category of the CNH.
    pub cnh_category: Option<CnhCategory>,
    /// Expiry day of the CNH.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub cnh_due_on: Option<NaiveDate>,
    /// Due day of the toxicological exam.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub toxicological_due_on: Option<NaiveDate>,
    /// Pix key.
    #[validate(length(max = 140))]
    pub pix_key: Option<String>,
    /// Agreement about the pay.
    pub agreement: Agreement,
    /// Commission in basis points; required by an agreement on a share.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "A comissão vai de 0 a 100%."))]
    pub commission_bps: Option<Bps>,
    /// Fixed pay in cents; required by an agreement on a fixed amount.
    #[validate(range(min = 0, max = MAX_FIXED_CENTS))]
    pub fixed_cents: Option<Cents>,
    /// Daily allowance for a day on the road, on top of the pay, in cents.
    #[validate(range(min = 0, max = MAX_DAILY_CENTS))]
    pub daily_allowance_cents: Option<Cents>,
    /// True while the driver drives for the owner; default true for a new driver, else as it was.
    pub active: Option<bool>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Fields of a driver that the user enters.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = drivers, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct DriverFields {
    /// Name.
    pub name: String,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Phone.
    pub phone: Option<Phone>,
    /// Registration number of the CNH.
    pub cnh_number: Option<Cnh>,
    /// Category of the CNH.
    pub cnh_category: Option<CnhCategory>,
    /// Expiry day of the CNH.
    pub cnh_due_on: Option<NaiveDate>,
    /// Due day of the toxicological exam (CTB art. 148-A).
    pub toxicological_due_on: Option<NaiveDate>,
    /// Pix key.
    pub pix_key: Option<String>,
    /// Agreement about the pay.
    pub agreement: Agreement,
    /// Commission in basis points, by an agreement on a share.
    pub commission_bps: Option<Bps>,
    /// Fixed pay of each trip or month in cents, by an agreement on a fixed amount.
    pub fixed_cents: Option<Cents>,
    /// Daily allowance for a day on the road, on top of the pay, in cents.
    pub daily_allowance_cents: Option<Cents>,
    /// True while the driver drives for the owner.
    pub active: bool,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded search text.
    #[serde(skip)]
    pub search: String,
}

impl DriverInput {
    /// Checks the entry. A CNH number that the stored driver (`existing`) has already raises no warning again.
    ///
    /// # Errors
    /// [`kernel::Error::Validation`] with every fault found, or [`kernel::Error::Confirm`] with `cnh_unlikely`.
    pub fn check(mut self, existing: Option<&Driver>) -> Result<DriverFields> {
        let mut check = Check::of(&mut self);
        if self.agreement.is_share() {
            check.ensure(self.commission_bps.is_some(), "commissionBps", "required", "Informe a comissão combinada.");
        } else {
            check.ensure(self.fixed_cents.is_some(), "fixedCents", "required", "Informe o valor fixo combinado.");
        }
        let confirm = self.confirm.take().unwrap_or_default();
        let fields = self.fields(&mut check, existing.is_none_or(|driver| driver.fields.active));
        check.finish()?;
        let known = existing.and_then(|driver| driver.fields.cnh_number.as_ref());
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
            // The search text begins with the name, so that it sorts without accents and case.
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

/// Warns about the check digits of a CNH. It is no error, because libraries disagree on these digits.
fn cnh_unlikely(cnh: &Cnh) -> Warning {
    let message = format!("O número da CNH {cnh} não confere com os dígitos verificadores. Confira no documento.");
    Warning::new("cnh_unlikely", message).at("cnhNumber")
}

string_enum! {
    /// Kind of a driver's due date.
    DriverDueCode {
        /// The CNH.
        Cnh = "cnh" "CNH",
        /// The toxicological exam (CTB art. 148-A).
        Toxicological = "toxicological" "Exame toxicológico",
    }
}

/// A due date of a driver, as seen from a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverDueLine {
    /// Kind of the due date.
    pub code: DriverDueCode,
    /// Kind of the due date, in Portuguese.
    pub name: String,
    /// Due day.
    pub due_on: NaiveDate,
    /// Days until the due day; negative when past.
    pub days: i64,
    /// State of the due date.
    pub state: DueState,
}

impl Driver {
    /// Returns the driver's due dates as seen from `today`, the nearest first.
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

/// A driver as the API returns him: with what is open between him and the owner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DriverRecord {
    /// The driver.
    #[serde(flatten)]
    pub driver: Driver,
    /// Advances that are not yet deducted in a settlement, in cents.
    pub open_advances_cents: Cents,
    /// Number of completed freights that are not yet settled.
    pub open_freights: i64,
    /// Debts of the driver from settlements that no later one has deducted yet, in cents.
    pub carried_cents: Cents,
    /// Due dates, the nearest first.
    pub due_lines: Vec<DriverDueLine>,
}

kernel::entity!(DriverRecord: driver);
