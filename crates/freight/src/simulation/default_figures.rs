//! Default figures of a simulation: each from the owner's records, or a reference if there are too few.

use kernel::{Bps, Cents, Km, Milliliters, MillisPerLiter, Result, quantity::scale, text::counted};

use super::{
    defaults::{DefaultFigure, NOTHING_YET, Seen},
    input::{MAX_PER_KM_MILLIS, MAX_PERIODIC_CENTS, MAX_PRICE_MILLIS, METERS_PER_LITER, WORK_DAYS},
};

pub use super::depreciation::{Loss, depreciation};

/// Ratio of the kilometres per litre of an empty truck to those of a loaded one, in tenths. A rodotrem was measured at
/// 2.15 km/l loaded and 2.85 km/l empty; no law and no table defines it.
const EMPTY_TENTHS: i64 = 13;
/// Minimum number of legs between full tanks for the owner's own consumption.
const LEAST_SEGMENTS: i64 = 2;
/// Minimum kilometres over which a cost is spread: over fewer, one repair would dominate.
const LEAST_KM: i64 = 1_000;
/// Kilometres of a day on the road: some nine hours at 60 km/h, within the driver's hours (Lei 13.103/2015).
const KM_A_DAY: i64 = 550;
/// Minimum number of freights, over at least two months, for the owner's own work days.
const LEAST_FREIGHTS: i64 = 6;
/// First model year of trucks with ARLA (Proconve P7).
const ARLA_SINCE: i64 = 2012;
const ARLA_BPS: i64 = 500;
const ARLA_PRICE_MILLIS: i64 = 4_500;

/// Consumption measured between full tanks, and how the truck was loaded meanwhile.
#[derive(Clone, Copy, Debug, Default)]
pub struct MeasuredSegments {
    /// Measured legs between full tanks.
    pub seen: Seen,
    /// Kilometres of these legs.
    pub km: Km,
    /// Diesel burned on these legs.
    pub volume: Milliliters,
    /// Loaded kilometres of the truck's freights of those days.
    pub loaded: Km,
    /// Empty kilometres of the truck's freights of those days.
    pub empty: Km,
}

/// Returns the consumption loaded and empty. The measured consumption is split by the freights' loaded and empty
/// kilometres, where an empty kilometre needs ten thirteenths of a loaded one; without freights both are the mean.
pub fn consumption(measured: &MeasuredSegments, axles: Option<i64>) -> Result<(DefaultFigure, DefaultFigure)> {
    let (least, most) = METERS_PER_LITER;
    if measured.seen.records < LEAST_SEGMENTS || measured.volume.get() <= 0 {
        return consumption_by_axles(axles);
    }
    let (loaded, empty) = (measured.loaded.get(), measured.empty.get());
    let meters = scale(measured.km.get(), 1_000_000, 1)?;
    let origin =
        format!("média de {}", counted(measured.seen.records, "trecho de tanque cheio", "trechos de tanque cheio"));
    let all = loaded.saturating_add(empty);
    if all <= 0 {
        let mean = scale(meters, 1, measured.volume.get())?;
        let words = format!("{origin}, sem fretes para separar com carga de vazio");
        let offer = DefaultFigure::history(mean, measured.seen, &words).within(least, most);
        return Ok((offer.clone(), offer));
    }
    // km ÷ litres × (1,3 loaded + empty) ÷ (1,3 × both).
    let parted = loaded.saturating_mul(EMPTY_TENTHS).saturating_add(empty.saturating_mul(10));
    let whole = measured.volume.get().saturating_mul(all.saturating_mul(EMPTY_TENTHS));
    let by_load = scale(meters, parted, whole)?;
    let share = scale(loaded, 100, all)?;
    let words = format!("{origin}, {share}% dos km com carga; média vazio estimada em 1,3 × a média com carga");
    let offer = |value| DefaultFigure::history(value, measured.seen, &words).within(least, most);
    Ok((offer(by_load), offer(scale(by_load, EMPTY_TENTHS, 10)?)))
}

/// Returns ANTT's own consumption by axles, derived from the coefficients of acts that changed only the diesel.
fn consumption_by_axles(axles: Option<i64>) -> Result<(DefaultFigure, DefaultFigure)> {
    let loaded = match axles {
        Some(2) => 3_950,
        Some(3) => 3_000,
        Some(4) => 2_650,
        Some(5) => 2_300,
        Some(6..=8) => 2_000,
        Some(9..) => 1_725,
        _ => {
            let unknown = DefaultFigure::none("informe os eixos ou o caminhão");
            return Ok((unknown.clone(), unknown));
        }
    };
    let words = format!("referência ANTT para {} eixos", axles.unwrap_or_default());
    let empty = scale(loaded, EMPTY_TENTHS, 10)?;
    let empty = DefaultFigure::reference(empty, format!("{words}; média vazio estimada em 1,3 × a média com carga"));
    Ok((DefaultFigure::reference(loaded, words), empty))
}

/// Total of some fill-ups.
#[derive(Clone, Debug, Default)]
pub struct Filled {
    /// Fill-ups counted.
    pub seen: Seen,
    /// Cost of the fill-ups.
    pub total: Cents,
    /// Volume of the fill-ups.
    pub volume: Milliliters,
    /// Plate of their truck; `None` for those of all trucks.
    pub plate: Option<String>,
}

impl Filled {
    fn price(&self) -> Result<Option<DefaultFigure>> {
        if self.seen.records == 0 || self.volume.get() <= 0 {
            return Ok(None);
        }
        let price = scale(self.total.get(), 10_000, self.volume.get())?;
        let of = self.plate.as_ref().map_or_else(String::new, |plate| format!(" do {plate}"));
        let what = format!("média de {}{of}", counted(self.seen.records, "abastecimento", "abastecimentos"));
        Ok(Some(DefaultFigure::history(price, self.seen, &what).within(1, MAX_PRICE_MILLIS)))
    }
}

/// Returns the price of diesel: from the last fill-ups, else ANP's survey in the state of the origin.
pub fn diesel_price(
    filled: &Filled,
    surveyed: Option<(MillisPerLiter, String)>,
    origin_is_known: bool,
) -> Result<DefaultFigure> {
    if let Some(price) = filled.price()? {
        return Ok(price);
    }
    Ok(match surveyed {
        Some((price, words)) => DefaultFigure::reference(price.get(), words),
        None if origin_is_known => DefaultFigure::none(NOTHING_YET),
        None => DefaultFigure::none("escolha a origem para usar o preço do estado"),
    })
}

/// Returns ARLA as a share of the diesel and its price: from the fill-ups, else the usual for a truck with a catalyst.
pub fn arla(arla: &Filled, diesel: &Filled, model_year: Option<i64>) -> Result<(DefaultFigure, DefaultFigure)> {
    let (share, price) = match model_year {
        Some(ARLA_SINCE..) => (
            DefaultFigure::reference(ARLA_BPS, "referência: cerca de 5% do diesel"),
            DefaultFigure::reference(ARLA_PRICE_MILLIS, "referência: R$\u{a0}4,50 o litro"),
        ),
        Some(_) => {
            let words = "caminhões anteriores a 2012 não usam ARLA";
            (DefaultFigure::reference(0, words), DefaultFigure::none(words))
        }
        None => (DefaultFigure::none(NOTHING_YET), DefaultFigure::none(NOTHING_YET)),
    };
    let Some(paid) = arla.price()? else { return Ok((share, price)) };
    let share = match diesel.volume.get() {
        ..=0 => share,
        volume => {
            let bps = scale(arla.volume.get(), 10_000, volume)?;
            let what = counted(arla.seen.records, "abastecimento de ARLA", "abastecimentos de ARLA");
            DefaultFigure::history(bps, arla.seen, &format!("{what} sobre o diesel do período")).within(0, 10_000)
        }
    };
    Ok((share, paid))
}

/// Returns a cost per kilometre, over the kilometres that the truck was driven in the same time.
pub fn per_km(total: Cents, seen: Seen, km: Km) -> Result<DefaultFigure> {
    if seen.records == 0 {
        return Ok(DefaultFigure::none(NOTHING_YET));
    }
    if km.get() < LEAST_KM {
        return Ok(DefaultFigure::none("menos de 1.000 km no período: pouco para uma média"));
    }
    let value = scale(total.get(), 10, km.get())?;
    let notes = counted(seen.records, "manutenção", "manutenções");
    let km = kernel::text::grouped(km.get().unsigned_abs());
    Ok(DefaultFigure::history(value, seen, &format!("{notes} em {km} km")).within(0, MAX_PER_KM_MILLIS))
}

/// Returns the cost of a day on the road: food and lodging of trips divided by their days.
pub fn daily(total: Cents, seen: Seen, days: i64) -> Result<DefaultFigure> {
    if seen.records == 0 || days <= 0 {
        return Ok(DefaultFigure::none(NOTHING_YET));
    }
    let spent = counted(seen.records, "despesa", "despesas");
    let what = format!("{spent} de alimentação e hospedagem em {}", counted(days, "dia", "dias"));
    Ok(DefaultFigure::history(scale(total.get(), 1, days)?, seen, &what).within(0, MAX_PERIODIC_CENTS))
}

/// Expenses of one kind in the last twelve whole months.
#[derive(Clone, Copy, Debug, Default)]
pub struct MonthlyCost {
    /// Expenses counted.
    pub seen: Seen,
    /// Sum of the expenses.
    pub total: Cents,
    /// Number of months with such an expense.
    pub months: i64,
    /// Months from the first of these to the last whole one, both counted.
    pub since_first: i64,
    /// True when the owner's books began after the first of the twelve months.
    pub books_are_young: bool,
    /// True when they include a part of one purchase, such as a year's insurance paid in four.
    pub in_parts: bool,
}

impl MonthlyCost {
    /// True when books younger than a year have the expense in every month since the first, and in enough of them.
    fn recurs(&self) -> bool {
        self.books_are_young && !self.in_parts && self.months >= MONTHLY_FROM && self.months == self.since_first
    }
}

/// Minimum number of months of a monthly expense.
const MONTHLY_FROM: i64 = 3;
/// Minimum number of parts from which a yearly purchase counts as a monthly expense.
const YEAR_OF_PARTS: i64 = 12;

/// True when an expense entered as one of `installments` is a part of one purchase rather than a recurring expense.
pub const fn is_part(installments: i64) -> bool {
    installments > 1 && installments < YEAR_OF_PARTS
}

/// Returns a cost per month: the sum of the last twelve whole months over twelve, for monthly, yearly and divided
/// payments. Two costs are spread over the months since their first only: a loan, which is always paid monthly, and an
/// expense in every month of books younger than twelve months.
pub fn monthly(spent: &MonthlyCost, is_loan: bool) -> Result<DefaultFigure> {
    if spent.seen.records == 0 {
        return Ok(DefaultFigure::none(NOTHING_YET));
    }
    let over = if is_loan || spent.recurs() { spent.since_first.clamp(1, 12) } else { 12 };
    let paid = counted(spent.seen.records, "lançamento", "lançamentos");
    let what = if is_loan {
        format!("{paid} em {}", counted(over, "mês", "meses"))
    } else if spent.recurs() {
        format!("{paid}, um ou mais por mês desde o primeiro: soma de {over} meses ÷ {over}")
    } else {
        format!("{paid}: soma dos últimos 12 meses ÷ 12")
    };
    Ok(DefaultFigure::history(scale(spent.total.get(), 1, over)?, spent.seen, &what).within(0, MAX_PERIODIC_CENTS))
}

/// Returns the days of a trip by its loaded kilometres: one to load and unload, and the days on the road.
pub fn days(distance: Option<Km>) -> DefaultFigure {
    let Some(km) = distance.map(Km::get).filter(|km| *km > 0) else {
        return DefaultFigure::none("escolha as cidades ou informe os km");
    };
    let road = km.saturating_add(KM_A_DAY - 1) / KM_A_DAY;
    let words = format!("estimativa: 1 dia para carregar e descarregar, e {KM_A_DAY} km por dia na estrada");
    DefaultFigure::reference(road.saturating_add(1), words).within(1, super::input::MAX_DAYS)
}

/// Returns the work days per month: days on freights, over the months since the first of them.
pub fn work_days(days: i64, months: i64, freights: Seen) -> Result<DefaultFigure> {
    // An owner who has just begun to record freights worked more days than there are records of.
    if freights.records < LEAST_FREIGHTS || months < 2 {
        return Ok(DefaultFigure::reference(WORK_DAYS, "referência: 22 dias de trabalho por mês"));
    }
    let mean = scale(days, 1, months)?.clamp(1, 31);
    let trips = counted(freights.records, "frete", "fretes");
    Ok(DefaultFigure::history(mean, freights, &format!("{days} dias em {trips}, em {months} meses")))
}

/// Returns the driver's commission rate, where one is agreed.
pub fn share(name: &str, share: Bps) -> DefaultFigure {
    let seen = Seen { records: 1, ..Seen::default() };
    let what = format!("combinado com {name}");
    DefaultFigure::history(share.get(), seen, &what).within(0, super::MAX_COMMISSION_BPS)
}

/// Returns the driver's fixed pay per trip, where that is agreed.
pub fn fixed(name: &str, amount: Cents) -> DefaultFigure {
    let seen = Seen { records: 1, ..Seen::default() };
    DefaultFigure::history(amount.get(), seen, &format!("combinado com {name}")).within(0, MAX_PERIODIC_CENTS)
}

/// Returns the amount that a client already paid in a month.
pub fn paid_in_month(total: Cents, seen: Seen, month: &str) -> DefaultFigure {
    if seen.records == 0 {
        return DefaultFigure { value: Some(0), ..DefaultFigure::none(format!("nada deste cliente em {month}")) };
    }
    let parts = counted(seen.records, "parcela", "parcelas");
    DefaultFigure::history(total.get(), seen, &format!("{parts} deste cliente em {month}"))
        .within(0, kernel::check::MAX_CENTS)
}

/// Returns the INSS that other payers withheld in a month, as it was entered with their receipts.
pub fn other_inss(total: Cents, seen: Seen, month: &str) -> DefaultFigure {
    if seen.records == 0 {
        return DefaultFigure {
            value: Some(0),
            ..DefaultFigure::none(format!("nenhum INSS de outros pagadores em {month}"))
        };
    }
    let withheld = counted(seen.records, "desconto de INSS", "descontos de INSS");
    DefaultFigure::history(total.get(), seen, &format!("{withheld} de outros pagadores em {month}"))
        .within(0, kernel::check::MAX_CENTS)
}

/// Returns the number of dependants in the profile.
pub fn dependents(count: i64) -> DefaultFigure {
    match count {
        0 => DefaultFigure { value: Some(0), ..DefaultFigure::none("nenhum dependente no seu perfil") },
        count => DefaultFigure::history(count, Seen { records: 1, ..Seen::default() }, "do seu perfil")
            .within(0, kernel::check::MAX_DEPENDENTS),
    }
}

#[cfg(test)]
#[path = "default_figures_tests.rs"]
mod tests;
