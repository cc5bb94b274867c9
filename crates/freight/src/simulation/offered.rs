//! How each offered figure follows from the records, or from which reference where there are too few.

use kernel::{Bps, Cents, Km, Milliliters, MillisPerLiter, Result, quantity::scale};

use super::{
    input::{MAX_PER_KM_MILLIS, MAX_PERIODIC_CENTS, MAX_PRICE_MILLIS, METERS_PER_LITER, WORK_DAYS},
    offer::{NOTHING_YET, Offer, Seen, counted},
};

pub use super::worn::{Loss, depreciation};

/// How much farther an empty truck goes with a litre, in tenths. A rodotrem was measured at 2.15 km/l loaded and 2.85 km/l
/// empty; no law and no table says it.
const EMPTY_TENTHS: i64 = 13;
/// From how many ways between full tanks on the owner's own consumption is believed.
const LEAST_SEGMENTS: i64 = 2;
/// Over how many kilometres a cost is spread at least: over fewer one repair would be all.
const LEAST_KM: i64 = 1_000;
/// From how many freights on, over two months at least, the owner's own days of work are believed.
const LEAST_FREIGHTS: i64 = 6;
/// From which year of the model on trucks take ARLA (Proconve P7).
const ARLA_SINCE: i64 = 2012;
const ARLA_BPS: i64 = 500;
const ARLA_PRICE_MILLIS: i64 = 4_500;

/// What was measured between full tanks, and how the truck was loaded meanwhile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Driven {
    /// The ways that were measured.
    pub seen: Seen,
    /// Their kilometres.
    pub km: Km,
    /// What was burned on them.
    pub volume: Milliliters,
    /// Loaded kilometres of the truck's freights of those days.
    pub loaded: Km,
    /// Their empty kilometres.
    pub empty: Km,
}

/// Consumption loaded and empty. What was measured is parted by the freights' loaded and empty kilometres, an empty one
/// taking ten thirteenths of a loaded one; without freights both are the mean.
pub fn consumption(driven: &Driven, axles: Option<i64>) -> Result<(Offer, Offer)> {
    let (least, most) = METERS_PER_LITER;
    if driven.seen.records < LEAST_SEGMENTS || driven.volume.get() <= 0 {
        return consumption_by_axles(axles);
    }
    let (loaded, empty) = (driven.loaded.get(), driven.empty.get());
    let meters = scale(driven.km.get(), 1_000_000, 1)?;
    let measured =
        format!("média de {}", counted(driven.seen.records, "trecho de tanque cheio", "trechos de tanque cheio"));
    let all = loaded.saturating_add(empty);
    if all <= 0 {
        let mean = scale(meters, 1, driven.volume.get())?;
        let words = format!("{measured}, sem fretes para separar carregado de vazio");
        let offer = Offer::history(mean, driven.seen, &words).within(least, most);
        return Ok((offer.clone(), offer));
    }
    // km ÷ litres × (1,3 loaded + empty) ÷ (1,3 × both).
    let parted = loaded.saturating_mul(EMPTY_TENTHS).saturating_add(empty.saturating_mul(10));
    let whole = driven.volume.get().saturating_mul(all.saturating_mul(EMPTY_TENTHS));
    let by_load = scale(meters, parted, whole)?;
    let share = scale(loaded, 100, all)?;
    let words = format!("{measured}, {share} % dos km carregado; vazio estimado em 1,3 × carregado");
    let offer = |value| Offer::history(value, driven.seen, &words).within(least, most);
    Ok((offer(by_load), offer(scale(by_load, EMPTY_TENTHS, 10)?)))
}

/// ANTT's own consumption by axles, as it follows from the coefficients of acts that changed only the diesel.
fn consumption_by_axles(axles: Option<i64>) -> Result<(Offer, Offer)> {
    let loaded = match axles {
        Some(2) => 3_950,
        Some(3) => 3_000,
        Some(4) => 2_650,
        Some(5) => 2_300,
        Some(6..=8) => 2_000,
        Some(9..) => 1_725,
        _ => {
            let unknown = Offer::none("informe os eixos ou o caminhão");
            return Ok((unknown.clone(), unknown));
        }
    };
    let words = format!("referência ANTT para {} eixos", axles.unwrap_or_default());
    let empty = scale(loaded, EMPTY_TENTHS, 10)?;
    let empty = Offer::reference(empty, format!("{words}; vazio estimado em 1,3 × carregado"));
    Ok((Offer::reference(loaded, words), empty))
}

/// What some fill-ups cost together.
#[derive(Clone, Debug, Default)]
pub struct Filled {
    /// The fill-ups.
    pub seen: Seen,
    /// What they cost.
    pub total: Cents,
    /// How much it was.
    pub volume: Milliliters,
    /// Of which truck, by its plate; of all where none is told.
    pub plate: Option<String>,
}

impl Filled {
    /// The price of a litre, each fill-up weighing as much as it was.
    fn price(&self) -> Result<Option<Offer>> {
        if self.seen.records == 0 || self.volume.get() <= 0 {
            return Ok(None);
        }
        let price = scale(self.total.get(), 10_000, self.volume.get())?;
        let of = self.plate.as_ref().map_or_else(String::new, |plate| format!(" do {plate}"));
        let what = format!("média de {}{of}", counted(self.seen.records, "abastecimento", "abastecimentos"));
        Ok(Some(Offer::history(price, self.seen, &what).within(1, MAX_PRICE_MILLIS)))
    }
}

/// The price of diesel: of the last fill-ups, else what ANP found in the state of the origin.
pub fn diesel_price(
    filled: &Filled,
    surveyed: Option<(MillisPerLiter, String)>,
    origin_is_known: bool,
) -> Result<Offer> {
    if let Some(price) = filled.price()? {
        return Ok(price);
    }
    Ok(match surveyed {
        Some((price, words)) => Offer::reference(price.get(), words),
        None if origin_is_known => Offer::none(NOTHING_YET),
        None => Offer::none("escolha a origem para usar o preço do estado"),
    })
}

/// ARLA as a share of the diesel and its price: of the fill-ups, else what a truck with a catalyst takes.
pub fn arla(arla: &Filled, diesel: &Filled, model_year: Option<i64>) -> Result<(Offer, Offer)> {
    let (share, price) = match model_year {
        Some(ARLA_SINCE..) => (
            Offer::reference(ARLA_BPS, "referência: cerca de 5 % do diesel"),
            Offer::reference(ARLA_PRICE_MILLIS, "referência: R$ 4,50 o litro"),
        ),
        Some(_) => {
            let words = "caminhões anteriores a 2012 não usam ARLA";
            (Offer::reference(0, words), Offer::none(words))
        }
        None => (Offer::none(NOTHING_YET), Offer::none(NOTHING_YET)),
    };
    let Some(paid) = arla.price()? else { return Ok((share, price)) };
    let share = match diesel.volume.get() {
        ..=0 => share,
        volume => {
            let bps = scale(arla.volume.get(), 10_000, volume)?;
            let what = counted(arla.seen.records, "abastecimento de ARLA", "abastecimentos de ARLA");
            Offer::history(bps, arla.seen, &format!("{what} sobre o diesel do período")).within(0, 10_000)
        }
    };
    Ok((share, paid))
}

/// What something costs for each kilometre, over what the truck was driven in the same time.
pub fn per_km(total: Cents, seen: Seen, km: Km) -> Result<Offer> {
    if seen.records == 0 {
        return Ok(Offer::none(NOTHING_YET));
    }
    if km.get() < LEAST_KM {
        return Ok(Offer::none("menos de 1.000 km no período: pouco para uma média"));
    }
    let value = scale(total.get(), 10, km.get())?;
    let notes = counted(seen.records, "manutenção", "manutenções");
    let km = kernel::text::grouped(km.get().unsigned_abs());
    Ok(Offer::history(value, seen, &format!("{notes} em {km} km")).within(0, MAX_PER_KM_MILLIS))
}

/// What a day on the road costs: food and lodging of trips over their days.
pub fn daily(total: Cents, seen: Seen, days: i64) -> Result<Offer> {
    if seen.records == 0 || days <= 0 {
        return Ok(Offer::none(NOTHING_YET));
    }
    let spent = counted(seen.records, "despesa", "despesas");
    let what = format!("{spent} de alimentação e hospedagem em {}", counted(days, "dia", "dias"));
    Ok(Offer::history(scale(total.get(), 1, days)?, seen, &what).within(0, MAX_PERIODIC_CENTS))
}

/// What was spent on something in the last twelve whole months.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    /// The expenses.
    pub seen: Seen,
    /// What they add up to.
    pub total: Cents,
    /// In how many months there were any.
    pub months: i64,
    /// From the first of these months to the last whole one, both counted.
    pub since_first: i64,
    /// Whether the owner's books began after the first of the twelve months.
    pub books_are_young: bool,
    /// Whether a part of one purchase is among them, such as an insurance of a year paid in four.
    pub in_parts: bool,
}

impl Spent {
    /// Whether books that are younger than a year have it in every month since the first, and in enough of them.
    fn recurs(&self) -> bool {
        self.books_are_young && !self.in_parts && self.months >= MONTHLY_FROM && self.months == self.since_first
    }
}

/// From how many months on something is believed to be paid by the month.
const MONTHLY_FROM: i64 = 3;
/// In how many parts at least a purchase of a year is paid like what comes by the month.
const YEAR_OF_PARTS: i64 = 12;

/// Whether one of so many entered together is a part of one purchase rather than what comes again and again.
pub const fn is_part(installments: i64) -> bool {
    installments > 1 && installments < YEAR_OF_PARTS
}

/// What something costs in a month: what the last twelve whole months add up to over twelve, whether it comes by the month,
/// once a year or in few parts. Only where the books are younger than that and have it month by month is it spread over the
/// months since its first; and so is a loan, which is always paid by the month.
pub fn monthly(spent: &Spent, is_loan: bool) -> Result<Offer> {
    if spent.seen.records == 0 {
        return Ok(Offer::none(NOTHING_YET));
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
    Ok(Offer::history(scale(spent.total.get(), 1, over)?, spent.seen, &what).within(0, MAX_PERIODIC_CENTS))
}

/// Days of work in a month: on freights, over the months since the first of them.
pub fn work_days(days: i64, months: i64, freights: Seen) -> Result<Offer> {
    // Whoever has just begun to write freights down worked more days than there are records of.
    if freights.records < LEAST_FREIGHTS || months < 2 {
        return Ok(Offer::reference(WORK_DAYS, "referência: 22 dias de trabalho por mês"));
    }
    let mean = scale(days, 1, months)?.clamp(1, 31);
    let trips = counted(freights.records, "frete", "fretes");
    Ok(Offer::history(mean, freights, &format!("{days} dias em {trips}, em {months} meses")))
}

/// The driver's share, where the agreement is on one.
pub fn share(name: &str, share: Bps) -> Offer {
    let seen = Seen { records: 1, ..Seen::default() };
    let what = format!("combinado com {name}");
    Offer::history(share.get(), seen, &what).within(0, super::MAX_COMMISSION_BPS)
}

/// The driver's fixed pay of a trip, where the agreement is on one.
pub fn fixed(name: &str, amount: Cents) -> Offer {
    let seen = Seen { records: 1, ..Seen::default() };
    Offer::history(amount.get(), seen, &format!("combinado com {name}")).within(0, MAX_PERIODIC_CENTS)
}

/// What a client paid already in a month.
pub fn paid_in_month(total: Cents, seen: Seen, month: &str) -> Offer {
    if seen.records == 0 {
        return Offer { value: Some(0), ..Offer::none(format!("nada deste cliente em {month}")) };
    }
    let parts = counted(seen.records, "parcela", "parcelas");
    Offer::history(total.get(), seen, &format!("{parts} deste cliente em {month}")).within(0, kernel::check::MAX_CENTS)
}

/// INSS that other payers held back in a month, as it was entered with their receipts.
pub fn other_inss(total: Cents, seen: Seen, month: &str) -> Offer {
    if seen.records == 0 {
        return Offer { value: Some(0), ..Offer::none(format!("nenhum INSS de outros pagadores em {month}")) };
    }
    let held = counted(seen.records, "desconto de INSS", "descontos de INSS");
    Offer::history(total.get(), seen, &format!("{held} de outros pagadores em {month}"))
        .within(0, kernel::check::MAX_CENTS)
}

/// Dependants, as the profile has them.
pub fn dependents(count: i64) -> Offer {
    match count {
        0 => Offer { value: Some(0), ..Offer::none("nenhum dependente no seu perfil") },
        count => Offer::history(count, Seen { records: 1, ..Seen::default() }, "do seu perfil")
            .within(0, kernel::check::MAX_DEPENDENTS),
    }
}

#[cfg(test)]
#[path = "offered_tests.rs"]
mod tests;
