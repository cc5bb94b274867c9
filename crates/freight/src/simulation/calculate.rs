//! Calculation of a simulation's answer from the entry and the rates of the day.

use finance::net_base;
use kernel::{
    Bps, Cents, Km, Result,
    text::{percent, reais},
};
use rates::{
    MinimumFreight,
    minimum_freight::{DistanceDoubt, OfferedPrice},
};

use super::{
    BreakEven, CommissionBase, SimulationAnswer, SimulationFields, SimulationLine, SimulationLineKind, SimulationRates,
    SimulationTaxes, SimulationVerdict,
    cost::{self, Cost},
    share,
    taxes::Taxing,
    verdict::Weighed,
    worth_taking::Worth,
};
use crate::Pricing;

/// Components that depend on the offer.
struct Offers<'a> {
    fields: &'a SimulationFields,
    taxing: Taxing<'a>,
    /// All costs that do not depend on the offer.
    costs: Cents,
    /// Costs of the trip itself among them.
    trip_costs: Cents,
}

impl<'a> Offers<'a> {
    /// Prepares the calculation for a trip with the given costs.
    fn of(fields: &'a SimulationFields, rates: &'a SimulationRates, costs: &[Cost]) -> Result<Self> {
        let sum = |holds: fn(&&Cost) -> bool| Cents::sum(costs.iter().filter(holds).map(|cost| cost.amount));
        let (all, of_trip) = (sum(|_| true)?, sum(|cost| cost.kind.is_of_trip())?);
        Ok(Self { fields, taxing: Taxing::of(fields, rates), costs: all, trip_costs: of_trip })
    }

    /// Returns the driver's commission: on the offer, or on the offer less the trip costs.
    fn commission(&self, offer: Cents) -> Result<Cents> {
        let base = match self.fields.commission_base {
            CommissionBase::Gross => offer,
            CommissionBase::Net => net_base(offer, self.trip_costs)?,
        };
        base.share(self.fields.commission_bps)
    }

    fn net(&self, offer: Cents) -> Result<Cents> {
        offer.minus(self.costs)?.minus(self.commission(offer)?)?.minus(self.taxing.total(offer)?)
    }

    /// Calculates an offer: the given costs and those that depend on it.
    fn reckoned(&self, mut costs: Vec<Cost>, offer: Cents) -> Result<Reckoning> {
        costs.push(commission(self.fields, self.trip_costs, self.commission(offer)?));
        let taxes = self.taxing.taxes(offer)?;
        costs.extend(self.taxing.costs(&taxes));
        let lines = lines(costs, offer)?;
        let total_cents = Cents::sum(lines.iter().map(|line| line.amount_cents))?;
        Ok(Reckoning { lines, taxes, total_cents, net_cents: offer.minus(total_cents)? })
    }

    /// Returns the measures by which an offer is assessed. The offer that leaves the minimum net of its days is found
    /// like a break-even, with that net as one more cost.
    fn weighed(&self, worth: Worth, offer: Cents) -> Result<Weighed> {
        let enough =
            |days: Cents| BreakEven::find(self.fields, self.costs.plus(days)?, |offer| self.net(offer)?.minus(days));
        let day_offer = worth.of_days()?.map(enough).transpose()?.flatten();
        let SimulationFields { loan_monthly_cents, depreciation_monthly_cents, .. } = *self.fields;
        Ok(Weighed {
            least_day: worth.least_day,
            target: worth.target(offer)?,
            day_offer: day_offer.map(|found| found.offer_cents),
            tolerance: self.fields.minimum_route().tolerance,
            paid_twice: loan_monthly_cents > Cents::ZERO && depreciation_monthly_cents > Cents::ZERO,
        })
    }
}

/// Calculation of one offer: its costs line by line, its taxes, and the net.
struct Reckoning {
    lines: Vec<SimulationLine>,
    taxes: SimulationTaxes,
    total_cents: Cents,
    net_cents: Cents,
}

/// Calculates the result of a simulation. Every line is rounded once to the cent, the total is the sum of the lines,
/// and the net is the offer less the total. `least_day` is the owner's minimum net per day, if set: it is no part of
/// the simulation, and changes only the verdict and the sensitivity.
pub fn calculate(
    fields: &SimulationFields,
    rates: &SimulationRates,
    least_day: Option<Cents>,
) -> Result<SimulationAnswer> {
    let gross_cents = fields.gross()?;
    let costs = cost::fixed(fields)?;
    let offers = Offers::of(fields, rates, &costs)?;
    let Reckoning { lines, taxes, total_cents, net_cents } = offers.reckoned(costs, gross_cents)?;
    let minimum = minimum(fields, rates, gross_cents)?;
    let worth = Worth { least_day, days: fields.days };
    let doubt = doubt(fields, rates, worth, minimum.doubt.clone())?;
    let break_even = BreakEven::find(fields, offers.costs, |offer| offers.net(offer))?;
    let weighed = offers.weighed(worth, gross_cents)?;
    let (loaded_km, empty_km) = (fields.distance_km, fields.empty_km()?);
    let total_km = loaded_km.plus(empty_km)?;
    let per_km = |amount: Cents| amount.scaled(1, total_km.get());
    let per_loaded_km = |amount: Cents| amount.scaled(1, loaded_km.get());
    let mut answer = SimulationAnswer {
        margin_bps: Bps::of(net_cents, gross_cents)?,
        loaded_km,
        empty_km,
        total_km,
        days: fields.days,
        diesel_ml: fields.diesel()?,
        gross_per_loaded_km_cents: per_loaded_km(gross_cents)?,
        gross_per_km_cents: per_km(gross_cents)?,
        cost_per_km_cents: per_km(total_cents)?,
        net_per_km_cents: per_km(net_cents)?,
        net_per_day_cents: net_cents.scaled(1, fields.days)?,
        gross_per_ton_cents: fields.weight_kg.map(|weight| gross_cents.scaled(1000, weight.get())).transpose()?,
        break_even_cents: break_even.map(|found| found.offer_cents),
        break_even_rate_cents: break_even.map(|found| found.rate_cents),
        break_even_per_km_cents: break_even.map(|found| per_loaded_km(found.offer_cents)).transpose()?,
        doubt,
        overload: None,
        verdict: SimulationVerdict::default(),
        share_text: String::new(),
        gross_cents,
        lines,
        total_cents,
        net_cents,
        minimum,
        taxes,
    };
    answer.verdict = SimulationVerdict::of(&answer, &weighed);
    answer.share_text = share::text(fields, &answer);
    Ok(answer)
}

fn minimum(fields: &SimulationFields, rates: &SimulationRates, offer: Cents) -> Result<MinimumFreight> {
    let offered = OfferedPrice::of(offer, fields.toll_cents, fields.toll_payer);
    let offered = offered.by_km(fields.pricing == Pricing::PerKm);
    MinimumFreight::of(&rates.minimum, fields.minimum_route(), Some(offered))
}

/// Returns the sensitivity of the verdict to an estimated distance: on the legal minimum, on a loss or on a sufficient
/// net, at the distance nearest to the estimate.
fn doubt(
    fields: &SimulationFields,
    rates: &SimulationRates,
    worth: Worth,
    minimum: Option<DistanceDoubt>,
) -> Result<Option<DistanceDoubt>> {
    let left = |km: Km| {
        let fields = SimulationFields { distance_km: km, ..fields.clone() };
        let gross = fields.gross()?;
        let offers = Offers::of(&fields, rates, &cost::fixed(&fields)?)?;
        Ok::<_, kernel::Error>((gross, offers.net(gross)?))
    };
    let loses = |km: Km| Ok(left(km)?.1 < Cents::ZERO);
    let leaves_too_little = |km: Km| {
        let (gross, net) = left(km)?;
        Ok(net < worth.target(gross)?)
    };
    let (km, tolerance) = (fields.distance_km, fields.minimum_route().tolerance);
    let loss = DistanceDoubt::find(km, tolerance, loses, ["a viagem dá prejuízo", "a viagem não dá prejuízo"])?;
    let words = worth.words();
    let little = DistanceDoubt::find(km, tolerance, leaves_too_little, words.each_ref().map(String::as_str))?;
    let all = [minimum, loss, little].into_iter().flatten();
    Ok(all.reduce(|nearest, other| nearest.nearest(Some(other))))
}

fn commission(fields: &SimulationFields, trip_costs: Cents, amount: Cents) -> Cost {
    let share = percent(fields.commission_bps);
    let detail = match fields.commission_base {
        CommissionBase::Gross => format!("{share} do frete"),
        CommissionBase::Net => format!("{share} do que sobra depois de {} de gastos da viagem", reais(trip_costs)),
    };
    Cost::new(SimulationLineKind::Commission, amount, detail)
}

fn lines(costs: Vec<Cost>, gross: Cents) -> Result<Vec<SimulationLine>> {
    let line = |Cost { kind, amount, detail }| {
        let share_bps = Bps::of(amount, gross)?.unwrap_or_default();
        Ok(SimulationLine { kind, label: kind.label().to_owned(), amount_cents: amount, detail, share_bps })
    };
    let mut lines: Vec<SimulationLine> =
        costs.into_iter().filter(|cost| cost.amount != Cents::ZERO).map(line).collect::<Result<_>>()?;
    lines.sort_by_key(|line| (std::cmp::Reverse(line.amount_cents), line.kind));
    Ok(lines)
}
