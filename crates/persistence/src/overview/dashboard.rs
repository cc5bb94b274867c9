//! Reads the dashboard of a month.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::{
    dsl::{exists, not},
    prelude::*,
    select,
};
use finance::{
    Month, MonthFigures, PayLine, TollVouchers, TransactionKind, VehicleMonth,
    figures::{Basis, Figures, Line, Side},
    month_figures::{Driven, MonthCounts, NamedVehicle},
    month_words::compared,
    statement::outcomes,
    summary::Flow,
};
use fleet::{VehicleStatus, VehicleType};
use freight::FreightRecord;
use kernel::{Cents, Error, MetersPerLiter, Now, OwnerId, Result, VehicleId};
use overview::{Dashboard, FirstSteps, Present, ReminderCounts, UnderWay};

use super::{open_freights::OpenFreights, receivable::receivables, reminder};
use crate::{
    Db,
    finance::figures::{self, FiguresQuery, SelectedBooks},
    fleet::consumption,
    freight as trips,
    owned::{freights, transactions as books, vehicles},
};

/// Maximum numbers of open freights and of reminders in the dashboard.
const UNDER_WAY: usize = 10;
const REMINDERS: usize = 8;

/// Loads the dashboard of a month.
pub fn find(db: &mut Db, owner: OwnerId, month: Month, now: &Now) -> Result<Dashboard> {
    let today = now.today;
    let recent = RecentBooks::find(db, owner, month, today)?;
    let current = recent.figures(db, month)?;
    let previous = recent.figures(db, month.before(1))?;
    let last_year = Some(recent.figures(db, month.before(12))?).filter(MonthFigures::has_any);
    let open = OpenFreights::find(db, owner, now)?;
    let forecast = open.forecast_of(month, current.profit_cents)?;
    let is_over = month < Month::of(today) && forecast.is_none();
    let others = std::iter::once(&previous).chain(&last_year);
    let first_steps = first_steps(db, owner)?;
    let lines = recent.lines_of(month);
    Ok(Dashboard {
        month,
        today,
        comparisons: others.map(|other| compared(&current, other, is_over)).collect(),
        forecast,
        costs: Figures::of(&lines)?.side(Side::Cost),
        salary_parts: PayLine::of(&lines)?,
        months: outcomes(&recent.lines, month.before(11), month)?,
        last_year,
        current,
        previous,
        vehicles: VehicleMonth::by_vehicle(&lines, &recent.driven_in(month), &named_vehicles(db, owner)?)?,
        present: if month == Month::of(today) { Some(present(db, owner, open, now)?) } else { None },
        unsettled_commission_cents: recent.unsettled_cents,
        first_steps,
        is_empty: first_steps.is_none_made(),
    })
}

/// Books of a month and of the twelve before it.
struct RecentBooks {
    owner: OwnerId,
    today: NaiveDate,
    lines: Vec<Line>,
    cash: BTreeMap<Month, Flow>,
    driven: BTreeMap<(Month, VehicleId), Driven>,
    vouchers: BTreeMap<Month, TollVouchers>,
    meters_per_liter: BTreeMap<Month, Option<MetersPerLiter>>,
    unsettled_cents: Cents,
}

impl RecentBooks {
    fn find(db: &mut Db, owner: OwnerId, last: Month, today: NaiveDate) -> Result<Self> {
        let months = (last.before(12), last);
        let query = FiguresQuery::months(owner, months, Basis::Accrual, today);
        let books = SelectedBooks::find(db, &query)?;
        Ok(Self {
            owner,
            today,
            lines: books.lines()?,
            cash: figures::cash(db, owner, months)?,
            driven: figures::driven(db, &query)?,
            vouchers: books.vouchers(db, &query)?,
            meters_per_liter: consumption::of_months(db, owner, &[last.before(12), last.before(1), last])?,
            unsettled_cents: books.unsettled((last, last))?,
        })
    }

    fn lines_of(&self, month: Month) -> Vec<Line> {
        self.lines.iter().copied().filter(|line| line.month == month).collect()
    }

    fn driven_in(&self, month: Month) -> BTreeMap<VehicleId, Driven> {
        let of_month = self.driven.iter().filter(|((of, _), _)| *of == month);
        of_month.map(|((_, truck), driven)| (*truck, *driven)).collect()
    }

    fn figures(&self, db: &mut Db, month: Month) -> Result<MonthFigures> {
        let counts = MonthCounts {
            lines: &self.lines_of(month),
            driven: self.driven_in(month).into_values().try_fold(Driven::default(), Driven::plus)?,
            cash: self.cash.get(&month).copied().unwrap_or_default(),
            coming_cost_cents: figures::coming_costs(db, self.owner, month, self.today)?,
            toll_vouchers: self.vouchers.get(&month).copied().and_then(TollVouchers::any),
            meters_per_liter: self.meters_per_liter.get(&month).copied().flatten(),
        };
        MonthFigures::of(month, &counts)
    }
}

fn named_vehicles(db: &mut Db, owner: OwnerId) -> Result<Vec<NamedVehicle>> {
    Ok(vehicles::of(owner).select((vehicles::id, vehicles::plate, vehicles::nickname)).load(db)?)
}

fn present(db: &mut Db, owner: OwnerId, mut open: OpenFreights, now: &Now) -> Result<Present> {
    let due = reminder::list(db, owner, None, now)?;
    Ok(Present {
        under_way_count: i64::try_from(open.freights.len()).unwrap_or(i64::MAX),
        under_way: under_way(db, owner, &mut open, now)?,
        reminder_counts: ReminderCounts { expired: due.expired, soon: due.soon },
        reminders: due.items.into_iter().take(REMINDERS).collect(),
        receivables: receivables(db, owner, now.today)?,
    })
}

/// Returns the first of the open freights, the earliest scheduled first.
fn under_way(db: &mut Db, owner: OwnerId, open: &mut OpenFreights, now: &Now) -> Result<Vec<UnderWay>> {
    let mut first = std::mem::take(&mut open.freights);
    first.sort_by_key(|freight| (freight.fields.scheduled_for, freight.id));
    first.truncate(UNDER_WAY);
    let with_result = |freight: FreightRecord| {
        let result = open.results.remove(&freight.freight.id).ok_or(Error::NotFound)?;
        let forecast = open.forecasts.remove(&freight.freight.id);
        Ok(UnderWay { freight, result, forecast })
    };
    trips::records(db, owner, first, now)?.into_iter().map(with_result).collect()
}

fn first_steps(db: &mut Db, owner: OwnerId) -> Result<FirstSteps> {
    // Amounts that a payer withheld and differences found by a cash count are not expenses that the owner entered.
    let expenses = books::of(owner)
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::held_from_id.is_null().and(books::counted_cents.is_null()));
    let in_use = || vehicles::of(owner).filter(vehicles::status.ne(VehicleStatus::Inactive));
    let tractors = in_use().filter(vehicles::kind.eq(VehicleType::Truck)).filter(vehicles::body_type.is_null());
    let trailers = in_use().filter(vehicles::kind.eq(VehicleType::Trailer));
    let (needs_trailer, vehicle, freight, expense) = select((
        exists(tractors).and(not(exists(trailers))),
        exists(vehicles::of(owner)),
        exists(freights::of(owner)),
        exists(expenses),
    ))
    .get_result(db)?;
    Ok(FirstSteps { vehicle, needs_trailer, freight, expense })
}
