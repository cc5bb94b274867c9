//! Dashboard of a month: revenue and profit, beside the month before and the same month last year, and the items that
//! need attention.

use chrono::NaiveDate;
use finance::{CostLine, Month, MonthFigures, PayLine, Receivables, VehicleMonth, statement::MonthOutcome};
use freight::{FreightForecast, FreightProfit, FreightRecord};
use kernel::Cents;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{MonthForecast, Reminder};

/// An open freight.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UnderWay {
    /// The freight.
    pub freight: FreightRecord,
    /// Revenue and costs so far.
    pub result: FreightProfit,
    /// Expected further costs and the profit after them; null if unknown.
    pub forecast: Option<FreightForecast>,
}

/// Numbers of things that are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReminderCounts {
    /// Number of those that are late.
    pub expired: i64,
    /// Number of those that are near, as in the list of reminders.
    pub soon: i64,
}

/// The first steps of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FirstSteps {
    /// True once a vehicle is registered.
    pub vehicle: bool,
    /// True while a tractor is registered but no trailer. An owner who pulls a hired trailer needs none.
    pub needs_trailer: bool,
    /// True once a freight is entered.
    pub freight: bool,
    /// True once an expense is entered.
    pub expense: bool,
}

/// State of today, whatever the month brought.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Present {
    /// Open freights, scheduled ones included, the earliest scheduled first; at most ten.
    pub under_way: Vec<UnderWay>,
    /// Number of open freights, scheduled ones included.
    pub under_way_count: i64,
    /// Reminders of what needs the owner now, the most urgent first; at most eight.
    pub reminders: Vec<Reminder>,
    /// Numbers of things that are due.
    pub reminder_counts: ReminderCounts,
    /// Receivables by age.
    pub receivables: Receivables,
}

/// Dashboard of a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The month.
    pub month: Month,
    /// Today in the owner's zone.
    pub today: NaiveDate,
    /// Figures of the month.
    pub current: MonthFigures,
    /// Forecast of the month's freights that still go on; null where none does.
    pub forecast: Option<MonthForecast>,
    /// Figures of the month before.
    pub previous: MonthFigures,
    /// Figures of the same month last year; null when nothing was entered then.
    pub last_year: Option<MonthFigures>,
    /// Comparisons of the profit with the month before and, where anything was entered then, with the same month last
    /// year; in Portuguese.
    pub comparisons: Vec<String>,
    /// Costs of the month by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// Parts of the cost category `salario`; empty where it is not divided.
    pub salary_parts: Vec<PayLine>,
    /// The month by vehicle, the best first.
    pub vehicles: Vec<VehicleMonth>,
    /// Results of the twelve months up to this one.
    pub months: Vec<MonthOutcome>,
    /// State of today; null for any month but the present one, as none of it belongs to that month.
    pub present: Option<Present>,
    /// Commissions of the month's freights that are in no settlement yet, in cents; part of the costs.
    pub unsettled_commission_cents: Cents,
    /// First steps of the account.
    pub first_steps: FirstSteps,
    /// True until the first step is done.
    pub is_empty: bool,
}

impl FirstSteps {
    /// True until the first step is done.
    pub fn is_none_made(self) -> bool {
        !(self.vehicle || self.freight || self.expense)
    }
}
