//! Outlier detection for freights: a price far from the owner's own ones or from the legal minimum, and a vehicle or
//! driver on another freight at the same time. These need a confirmation.

use chrono::{Days, NaiveDate};
use kernel::{
    Cents, Km, MillisPerKm, Now, Result, Warning,
    quantity::median,
    text::{counted, day, grouped, reais, reais_thousandths},
};

use crate::{
    Freight, FreightStatus,
    entry::PRICE_UNLIKELY,
    simulation::{SimulationFields, default_figures},
};

/// Minimum number of own completed freights for a price per km: of fewer, one odd price decides.
const MIN_OWN_FREIGHTS: usize = 3;
/// Number of the latest own completed freights in the comparison: older prices are outdated.
pub const LAST_OWN_FREIGHTS: i64 = 30;
/// Maximum factor between a price per km and the owner's own, up or down. A good freight brings twice a bad one, and a
/// misplaced decimal comma multiplies by a hundred.
const MAX_MULTIPLE_OF_OWN: i64 = 4;
/// Maximum multiple of the legal minimum: the best paid loads bring about three times.
const MAX_MULTIPLE_OF_MINIMUM: i64 = 6;
/// Divisor of the legal minimum below which a price needs a confirmation: freights below the minimum are common, less
/// than a third of it does not pay the diesel.
const MINIMUM_PARTS: i64 = 3;
/// Greatest plausible price per km, in cents, without own freights and a legal minimum: twice the highest coefficient.
const MAX_CENTS_PER_KM: i64 = 2_500;
/// Greatest plausible reserve per km, in thousandths of a real: several times the cost of tyres or repairs.
const MAX_RESERVE_MILLIS_PER_KM: i64 = 5_000;
/// Loaded kilometres from which prices per km are comparable: on a shorter trip the loading dominates the price.
pub const MIN_COMPARED_KM: i64 = 100;
/// Maximum loaded kilometres of a freight whose round trip fits in one day, so that a truck makes several of them.
const MAX_DAY_TRIP_KM: i64 = 275;

/// Price of a freight or an offer, and what it is compared with.
#[derive(Clone, Debug)]
pub struct PriceFacts<'a> {
    /// Price of the whole freight.
    pub gross: Cents,
    /// Loaded kilometres.
    pub km: Km,
    /// Price and loaded kilometres of the owner's last completed freights; those shorter than [`MIN_COMPARED_KM`] do
    /// not count.
    pub own: &'a [(Cents, Km)],
    /// Legal minimum, where there is a figure.
    pub minimum: Option<Cents>,
}

impl PriceFacts<'_> {
    /// Warns of a price far from the owner's own or far below the legal minimum. Without own freights also far above
    /// the minimum, and without either above every price per km.
    pub fn unlikely(&self) -> Result<Option<Warning>> {
        if self.gross <= Cents::ZERO || self.km <= Km::default() {
            return Ok(None);
        }
        let price = self.per_km(self.gross, self.km)?;
        let Some(doubt) = self.doubt(price)? else { return Ok(None) };
        let message = format!(
            "{} para {} km dá {} por km; {doubt}. Confira o valor e os km.",
            reais(self.gross),
            grouped(self.km.get().unsigned_abs()),
            reais(price),
        );
        Ok(Some(Warning::new(PRICE_UNLIKELY, message).at("rateCents")))
    }

    fn per_km(&self, gross: Cents, km: Km) -> Result<Cents> {
        gross.scaled(1, km.get())
    }

    /// Returns the usual values far from the price, in Portuguese.
    fn doubt(&self, price: Cents) -> Result<Option<String>> {
        let usual = self.usual()?;
        let minimum = self.minimum.filter(|minimum| *minimum > Cents::ZERO);
        if usual.is_none() && minimum.is_none() {
            let high = price.get() > MAX_CENTS_PER_KM && self.is_comparable();
            return Ok(high.then(|| format!("quase ninguém paga mais de {}", reais(Cents::from(MAX_CENTS_PER_KM)))));
        }
        let own = usual
            .filter(|usual| self.is_far_from_own(price, *usual))
            .map(|usual| format!("seus fretes costumam dar {}", reais(usual)));
        let legal = minimum
            .filter(|minimum| self.is_far_below(*minimum) || (usual.is_none() && self.is_far_above(*minimum)))
            .map(|minimum| format!("o piso mínimo deste frete, se for carga lotação, é {}", reais(minimum)));
        let doubts: Vec<String> = own.into_iter().chain(legal).collect();
        Ok(if doubts.is_empty() { None } else { Some(doubts.join(" e ")) })
    }

    fn is_comparable(&self) -> bool {
        self.km.get() >= MIN_COMPARED_KM
    }

    fn is_far_from_own(&self, price: Cents, usual: Cents) -> bool {
        let low = price.get().saturating_mul(MAX_MULTIPLE_OF_OWN) < usual.get();
        let high = price.get() > usual.get().saturating_mul(MAX_MULTIPLE_OF_OWN);
        low || (high && self.is_comparable())
    }

    fn is_far_below(&self, minimum: Cents) -> bool {
        self.gross.get().saturating_mul(MINIMUM_PARTS) < minimum.get()
    }

    fn is_far_above(&self, minimum: Cents) -> bool {
        self.gross.get() > minimum.get().saturating_mul(MAX_MULTIPLE_OF_MINIMUM)
    }

    /// Returns the median price per km of the owner's own freights, if there are enough.
    fn usual(&self) -> Result<Option<Cents>> {
        let comparable = self.own.iter().filter(|(gross, km)| *gross > Cents::ZERO && km.get() >= MIN_COMPARED_KM);
        let prices: Vec<Cents> = comparable.map(|(gross, km)| self.per_km(*gross, *km)).collect::<Result<_>>()?;
        Ok(if prices.len() < MIN_OWN_FREIGHTS { None } else { median(prices) })
    }
}

/// Warns of the reserves of a simulation that are beyond what repairs and tyres can cost.
pub fn reserves(fields: &SimulationFields) -> Vec<Warning> {
    let reserves = [
        ("maintenance_per_km_unlikely", "maintenancePerKmMillis", "manutenção", fields.maintenance_per_km_millis),
        ("tires_per_km_unlikely", "tiresPerKmMillis", "pneus", fields.tires_per_km_millis),
    ];
    let warning = |(code, field, of, reserve): (&str, &str, &str, MillisPerKm)| {
        (reserve.get() > MAX_RESERVE_MILLIS_PER_KM).then(|| {
            let message = format!(
                "Reserva de {of} de {} por km; o comum não passa de {}. Confira o valor por km.",
                reais_thousandths(reserve.get()),
                reais_thousandths(MAX_RESERVE_MILLIS_PER_KM)
            );
            Warning::new(code, message).at(field)
        })
    };
    reserves.into_iter().filter_map(warning).collect()
}

/// Part of a freight that is on one freight at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The truck.
    Truck,
    /// A trailer.
    Trailer,
    /// The driver.
    Driver,
}

impl Role {
    const fn code(self) -> &'static str {
        match self {
            Self::Truck => "truck_busy",
            Self::Trailer => "trailer_busy",
            Self::Driver => "driver_busy",
        }
    }

    const fn field(self) -> &'static str {
        match self {
            Self::Truck => "truckId",
            Self::Trailer => "trailerIds",
            Self::Driver => "driverId",
        }
    }
}

/// Vehicle or driver of a freight that is on another open freight too.
#[derive(Clone, Debug)]
pub struct Busy<'a> {
    /// Part that it has in the freight being entered.
    pub role: Role,
    /// Plate or name.
    pub name: String,
    /// The other freight.
    pub other: &'a Freight,
}

/// Days of a freight: from its first day to the day by which it is expected to be done.
pub fn days(freight: &Freight, now: &Now) -> (NaiveDate, NaiveDate) {
    let Some(first) = freight.began_on else {
        return (freight.fields.scheduled_for, last_day(freight.fields.scheduled_for, freight.fields.distance_km));
    };
    // A freight being unloaded ends today; one under way does not, at any duration.
    let last = match freight.status {
        FreightStatus::Unloading => now.today,
        _ => last_day(first, freight.fields.distance_km).max(now.today.succ_opt().unwrap_or(now.today)),
    };
    (first, last)
}

/// Returns the day by which a freight that begins on a day is expected to be done.
pub fn last_day(first: NaiveDate, km: Km) -> NaiveDate {
    if km.get() <= MAX_DAY_TRIP_KM {
        return first;
    }
    let days = default_figures::days(Some(km)).value.and_then(|days| u64::try_from(days).ok()).unwrap_or(1);
    first.checked_add_days(Days::new(days.saturating_sub(1))).unwrap_or(first)
}

/// True when two freights of the same vehicle or driver, by the days of each, cannot both be driven. A freight may begin
/// on the last day of another.
pub fn overlaps((from, to): (NaiveDate, NaiveDate), (other_from, other_to): (NaiveDate, NaiveDate)) -> bool {
    other_from < to && from < other_to
}

/// Warns of vehicles and a driver on another open freight on some of these days: one warning for the truck, for the
/// trailers and for the driver.
pub fn busy(found: &[Busy<'_>], wanted: (NaiveDate, NaiveDate), now: &Now) -> Vec<Warning> {
    let mut overlapping: Vec<&Busy<'_>> = found.iter().filter(|busy| overlaps(wanted, days(busy.other, now))).collect();
    overlapping.sort_by_key(|one| one.role);
    let warning = |of_role: &[&Busy<'_>]| {
        let role = of_role.first()?.role;
        let named: Vec<String> = of_role.iter().map(|one| sentence(one)).collect();
        let message = format!("{} Confirme se é isso mesmo.", named.join(" "));
        Some(Warning::new(role.code(), message).at(role.field()))
    };
    overlapping.chunk_by(|one, next| one.role == next.role).filter_map(warning).collect()
}

fn sentence(busy: &Busy<'_>) -> String {
    let Freight { number, status, began_on, fields, .. } = busy.other;
    match (began_on, status) {
        (Some(since), status) if *status != FreightStatus::Scheduled => {
            let state = status.label().to_lowercase();
            format!("{} está no frete nº {number}, {state}, desde {}.", busy.name, day(*since))
        }
        _ => {
            let lasts = default_figures::days(Some(fields.distance_km)).value.unwrap_or(1);
            let on = day(fields.scheduled_for);
            format!(
                "{} já tem o frete nº {number}, de {}, agendado para {on}.",
                busy.name,
                counted(lasts, "dia", "dias")
            )
        }
    }
}

#[cfg(test)]
#[path = "unlikely_tests.rs"]
mod tests;
