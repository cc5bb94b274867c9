//! Result of a freight: revenue, costs and net, also per kilometre.
//!
//! Vale-pedágio is neither income nor cost (Lei 10.209/2001 art. 2º) and is listed separately; only the toll not
//! covered by the voucher is a cost. An unbooked toll at the driver's expense is shown beside the result and not
//! deducted from it.

use finance::{Category, CostLine};
use kernel::{Bps, Cents, DriverPaymentId, Km, MetersPerLiter, Now, Result};
use rates::{MinimumFreight, carrier_tax::OwnContributions};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Comparison, DistanceSource, Freight, FreightForecast, PostedPart, Timeline, TollPayer, posting::Received,
    simulation::is_of_trip,
};

/// Toll voucher of the shipper against the toll that was spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TollVoucher {
    /// Voucher that the shipper gave, in cents.
    pub provided_cents: Cents,
    /// Toll spent, in cents.
    pub spent_cents: Cents,
    /// Unspent part of the voucher, in cents.
    pub left_cents: Cents,
    /// Toll not covered by the voucher, in cents: a cost of the freight until the shipper reimburses it.
    pub missing_cents: Cents,
}

/// The result of a freight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightProfit {
    /// Gross, or the settled amount of a cancelled freight, in cents.
    pub price_cents: Cents,
    /// Income booked by hand that names the freight, such as waiting time, in cents.
    pub other_income_cents: Cents,
    /// Revenue: price and other income, in cents.
    pub revenue_cents: Cents,
    /// Amount really received, in cents.
    pub received_cents: Cents,
    /// Taxes that the payer withheld, in cents; included in the costs.
    pub withheld_cents: Cents,
    /// Amount that the payer deducted for shortage, damage and the like, in cents; included in the costs.
    pub written_off_cents: Cents,
    /// Amount still to be received, in cents.
    pub open_cents: Cents,
    /// Costs by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// Sum of the costs, in cents.
    pub cost_cents: Cents,
    /// Costs of the trip among them, in cents, deducted from the price before a driver's share of the net: fuel, toll
    /// without a voucher, food, lodging and other costs. The truck's own (repairs, insurance, licensing, loans), taxes
    /// and wages are not among them.
    pub trip_cost_cents: Cents,
    /// Commission of the driver in cents: as settled, else as agreed. Zero without a driver, and zero for a cancelled
    /// freight.
    pub commission_cents: Cents,
    /// True when a settlement includes the commission.
    pub commission_settled: bool,
    /// Settlement that includes the commission; null without one.
    pub driver_payment_id: Option<DriverPaymentId>,
    /// True while the freight goes on: the net so far is no profit yet.
    pub provisional: bool,
    /// Revenue less costs and commission, in cents.
    pub net_cents: Cents,
    /// Net as a share of the revenue, in basis points; null without revenue, and while the freight goes on, because
    /// further costs are expected.
    pub margin_bps: Option<Bps>,
    /// Loaded kilometres: those of the odometer less the empty ones, else as planned; zero for a cancelled freight, of
    /// unknown distance.
    pub loaded_km: Km,
    /// Empty kilometres; zero for a cancelled freight.
    pub empty_km: Km,
    /// Loaded and empty kilometres together.
    pub total_km: Km,
    /// Source of the loaded kilometres.
    pub distance_source: DistanceSource,
    /// Kilometres between the odometers of the freight; null where the reading of either end is unknown.
    pub driven_km: Option<Km>,
    /// Revenue per loaded kilometre, in cents; null without kilometres.
    pub revenue_per_loaded_km_cents: Option<Cents>,
    /// Revenue per kilometre, loaded and empty, in cents; null without kilometres.
    pub revenue_per_total_km_cents: Option<Cents>,
    /// Net per kilometre, loaded and empty, in cents; null without kilometres, and while the freight goes on.
    pub net_per_total_km_cents: Option<Cents>,
    /// Calendar days from the start to the completion, to the day of cancellation, or to today; both counted. Null
    /// before the start.
    pub days: Option<i64>,
    /// Toll voucher; null unless the shipper pays the toll, and without a voucher and a toll.
    pub toll_voucher: Option<TollVoucher>,
    /// Expected toll at the driver's expense, in cents, while no toll is booked yet; null otherwise, and for a
    /// cancelled freight.
    pub expected_toll_cents: Option<Cents>,
    /// Estimated contributions of the carrier himself for a freight whose client has a CPF, beside the result and in no
    /// sum. These are INSS, SEST and SENAT (Lei 8.212/1991 art. 21, Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art.
    /// 2º § 3º). Taxes booked for the freight by hand are deducted: INSS first, then SEST, then SENAT. Null for other
    /// clients, and where nothing is owed. The caller sets it, because it depends on the receipts of the month.
    pub own_contributions: Option<OwnContributions>,
    /// Net less these contributions, in cents; null where they are null.
    pub net_after_own_contributions_cents: Option<Cents>,
    /// Metres driven per litre on the legs that end with a fill-up of this freight: 2350 is 2,35 km/l. Null where none
    /// was measured. Set by the code that has the fill-ups.
    pub meters_per_liter: Option<MetersPerLiter>,
}

impl FreightProfit {
    /// Calculates the result from the booked expenses and other income of the freight (a category may have several
    /// lines), its receivables, and its timeline. [`Self::with_commission`] adds the commission from the driver's data.
    pub fn of(
        freight: &Freight,
        expenses: &[CostLine],
        other_income_cents: Cents,
        existing: &[PostedPart],
        timeline: &Timeline,
        now: &Now,
    ) -> Result<Self> {
        let received = Received::of(existing)?;
        let price_cents = freight.revenue(received.settled()?);
        let revenue_cents = price_cents.plus(other_income_cents)?;
        let tolls = Tolls::of(freight, spent(expenses, Category::Pedagio)?)?;
        // The payer's deductions cost the freight, and were spent on no trip.
        let trip_cost_cents = of_trip(&costs(expenses, tolls.cost)?)?;
        let costs = costs(&[expenses, &received.deductions()].concat(), tolls.cost)?;
        let cost_cents = Cents::sum(costs.iter().map(|line| line.amount_cents))?;
        let driven = |km: Km| if freight.is_cancelled() { Km::default() } else { km };
        let trip = freight.trip_km();
        let (loaded_km, empty_km) = (driven(trip.loaded), driven(trip.empty));
        let total_km = loaded_km.plus(empty_km)?;
        let result = Self {
            price_cents,
            other_income_cents,
            revenue_cents,
            received_cents: received.received,
            withheld_cents: received.withheld,
            written_off_cents: received.written_off,
            open_cents: received.open,
            costs,
            cost_cents,
            trip_cost_cents,
            commission_cents: Cents::ZERO,
            commission_settled: false,
            driver_payment_id: None,
            provisional: freight.is_open(),
            net_cents: Cents::ZERO,
            margin_bps: None,
            loaded_km,
            empty_km,
            total_km,
            distance_source: trip.source,
            driven_km: freight.driven_km,
            revenue_per_loaded_km_cents: per_km(revenue_cents, loaded_km)?,
            revenue_per_total_km_cents: per_km(revenue_cents, total_km)?,
            net_per_total_km_cents: None,
            days: days(freight, timeline, now),
            toll_voucher: tolls.voucher,
            expected_toll_cents: tolls.expected,
            own_contributions: None,
            net_after_own_contributions_cents: None,
            meters_per_liter: None,
        };
        result.with_commission(Cents::ZERO, None)
    }

    /// Returns the same result with the driver's commission, and the settlement that includes it.
    pub fn with_commission(self, commission_cents: Cents, settled: Option<DriverPaymentId>) -> Result<Self> {
        let left = Left::of(&self, self.cost_cents, commission_cents)?;
        let reported = !self.provisional;
        Ok(Self {
            commission_cents,
            commission_settled: settled.is_some(),
            driver_payment_id: settled,
            net_cents: left.net_cents,
            margin_bps: left.margin_bps.filter(|_| reported),
            net_per_total_km_cents: left.net_per_total_km_cents.filter(|_| reported),
            ..self
        })
    }

    /// Returns the same result with the contributions that the carrier owes himself for it, less the taxes booked for
    /// it by hand. Taxes that the payer withheld are no such booking: `owed` already leaves out what they cover.
    pub fn with_own_contributions(self, owed: OwnContributions) -> Result<Self> {
        let by_hand = self.booked(&[Category::Impostos])?.minus(self.withheld_cents)?;
        let rest = owed.less(by_hand)?;
        if rest == OwnContributions::default() {
            return Ok(Self { own_contributions: None, net_after_own_contributions_cents: None, ..self });
        }
        let after = self.net_cents.minus(rest.total()?)?;
        Ok(Self { own_contributions: Some(rest), net_after_own_contributions_cents: Some(after), ..self })
    }

    /// Returns the sum booked in some categories.
    pub(crate) fn booked(&self, categories: &[Category]) -> Result<Cents> {
        let of_those = self.costs.iter().filter(|cost| categories.contains(&cost.category));
        Cents::sum(of_those.map(|cost| cost.amount_cents))
    }
}

/// Rest of a freight's revenue after costs and commission.
pub(crate) struct Left {
    pub(crate) net_cents: Cents,
    pub(crate) margin_bps: Option<Bps>,
    pub(crate) net_per_total_km_cents: Option<Cents>,
}

impl Left {
    pub(crate) fn of(result: &FreightProfit, costs: Cents, commission: Cents) -> Result<Self> {
        let net_cents = result.revenue_cents.minus(costs)?.minus(commission)?;
        Ok(Self {
            net_cents,
            margin_bps: Bps::of(net_cents, result.revenue_cents)?,
            net_per_total_km_cents: per_km(net_cents, result.total_km)?,
        })
    }
}

/// Result of a freight as the API returns it, with the figures it is measured against.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightProfitDetails {
    /// The profit.
    #[serde(flatten)]
    pub profit: FreightProfit,
    /// Legal minimum against the agreed price, by the act and coefficients stored when the freight was written.
    pub minimum: MinimumFreight,
    /// Forecast of the further costs and the final net, while the freight goes on; null without a basis.
    pub forecast: Option<FreightForecast>,
    /// Comparison with the simulation of the freight; null without one.
    pub comparison: Option<Comparison>,
}

/// Returns the trip costs of a freight from the booked expenses that name it: of toll only the part that the voucher
/// did not cover.
pub fn trip_cost_of(freight: &Freight, expenses: &[CostLine]) -> Result<Cents> {
    let tolls = Tolls::of(freight, spent(expenses, Category::Pedagio)?)?;
    of_trip(&costs(expenses, tolls.cost)?)
}

fn of_trip(costs: &[CostLine]) -> Result<Cents> {
    Cents::sum(costs.iter().filter(|line| is_of_trip(line.category)).map(|line| line.amount_cents))
}

/// Toll of a freight: its cost, and the parts listed separately.
struct Tolls {
    cost: Cents,
    voucher: Option<TollVoucher>,
    expected: Option<Cents>,
}

impl Tolls {
    fn of(freight: &Freight, spent: Cents) -> Result<Self> {
        let provided = freight.fields.toll_cents;
        match freight.fields.toll_payer {
            TollPayer::Driver => {
                let unbooked = spent == Cents::ZERO && provided > Cents::ZERO && !freight.is_cancelled();
                Ok(Self { cost: spent, voucher: None, expected: unbooked.then_some(provided) })
            }
            TollPayer::Shipper => {
                let missing = spent.minus(provided)?.max(Cents::ZERO);
                let left = provided.minus(spent)?.max(Cents::ZERO);
                let voucher = TollVoucher {
                    provided_cents: provided,
                    spent_cents: spent,
                    left_cents: left,
                    missing_cents: missing,
                };
                let any = provided > Cents::ZERO || spent > Cents::ZERO;
                Ok(Self { cost: missing, voucher: any.then_some(voucher), expected: None })
            }
        }
    }
}

fn spent(expenses: &[CostLine], category: Category) -> Result<Cents> {
    Cents::sum(expenses.iter().filter(|line| line.category == category).map(|line| line.amount_cents))
}

/// Returns one line per category that cost something, the greatest first.
fn costs(expenses: &[CostLine], toll: Cents) -> Result<Vec<CostLine>> {
    let mut costs = Vec::new();
    for category in Category::ALL {
        let amount_cents = if *category == Category::Pedagio { toll } else { spent(expenses, *category)? };
        if amount_cents != Cents::ZERO {
            costs.push(CostLine { category: *category, amount_cents });
        }
    }
    costs.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
    Ok(costs)
}

fn per_km(amount: Cents, km: Km) -> Result<Option<Cents>> {
    if km == Km::default() { Ok(None) } else { amount.scaled(1, km.get()).map(Some) }
}

fn days(freight: &Freight, timeline: &Timeline, now: &Now) -> Option<i64> {
    let first = freight.begun_by(timeline)?;
    let under_way = freight.cancelled_on.unwrap_or(now.today);
    let last = freight.completed_by(timeline).unwrap_or(under_way);
    Some((last - first).num_days().max(0) + 1)
}

#[cfg(test)]
#[path = "profit_tests.rs"]
mod tests;
