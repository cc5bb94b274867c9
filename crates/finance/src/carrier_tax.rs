//! What a company that pays an autonomous carrier (TAC) holds back: INSS, SEST/SENAT and income tax.
//!
//! INSS is 11 % of 20 % of the freight up to the ceiling of the month (Lei 8.212/1991 art. 21, Decreto 3.048/1999 art. 201
//! § 4º, IN RFB 2.110/2022); SEST 1,5 % and SENAT 1,0 % of the same 20 % (Lei 8.706/1993 art. 7º); income tax by the
//! monthly table on 10 % of the freight (Lei 7.713/1988 art. 9º I, Lei 12.794/2013), less the INSS held back or the
//! simplified discount, whichever is better, and since 2026 reduced by Lei 15.270/2025. Payments of one payer in one month
//! are taken together. Vale-pedágio is in no base (Lei 10.209/2001 art. 2º).

use chrono::NaiveDate;
use kernel::{Bps, Cents, Result, quantity::scale};

use crate::Month;

/// The share of the freight that is taxable income.
pub const TAXABLE: i64 = 1_000;
/// The share of the freight on which INSS and SEST/SENAT are reckoned.
pub const SOCIAL_BASE: i64 = 2_000;
/// INSS held back, of its base.
pub const INSS: i64 = 1_100;
/// SEST (1,5 %) and SENAT (1,0 %) together, of the same base.
pub const SEST_SENAT: i64 = 250;

/// A step of the monthly table of the income tax.
struct Bracket {
    /// The greatest base of this step, in cents.
    up_to: i64,
    /// Its rate.
    rate_bps: i64,
    /// What is taken off, in cents.
    deduct: i64,
}

const fn bracket(up_to: i64, rate_bps: i64, deduct: i64) -> Bracket {
    Bracket { up_to, rate_bps, deduct }
}

/// The figures in force from a month on.
struct Rates {
    from: (i32, u32),
    inss_ceiling: i64,
    simplified: i64,
    brackets: [Bracket; 5],
    reduced: bool,
    source: &'static str,
}

const FEBRUARY_2024: [Bracket; 5] = [
    bracket(225_920, 0, 0),
    bracket(282_665, 750, 16_944),
    bracket(375_105, 1_500, 38_144),
    bracket(466_468, 2_250, 66_277),
    bracket(i64::MAX, 2_750, 89_600),
];
const MAY_2025: [Bracket; 5] = [
    bracket(242_880, 0, 0),
    bracket(282_665, 750, 18_216),
    bracket(375_105, 1_500, 39_416),
    bracket(466_468, 2_250, 67_549),
    bracket(i64::MAX, 2_750, 90_873),
];

/// The last first.
const RATES: [Rates; 3] = [
    Rates {
        from: (2026, 1),
        inss_ceiling: 847_555,
        simplified: 60_720,
        brackets: MAY_2025,
        reduced: true,
        source: "tabela mensal de 2026 (Lei 15.270/2025), teto do INSS de R$ 8.475,55",
    },
    Rates {
        from: (2025, 5),
        inss_ceiling: 815_741,
        simplified: 60_720,
        brackets: MAY_2025,
        reduced: false,
        source: "tabela mensal de maio de 2025, teto do INSS de R$ 8.157,41",
    },
    Rates {
        from: (2025, 1),
        inss_ceiling: 815_741,
        simplified: 56_480,
        brackets: FEBRUARY_2024,
        reduced: false,
        source: "tabela mensal de fevereiro de 2024, teto do INSS de R$ 8.157,41",
    },
];

fn in_force(month: Month) -> Option<&'static Rates> {
    let (number, year) = month.number_and_year();
    RATES.iter().find(|rates| rates.from <= (year, number))
}

/// The figures of a month, for whoever reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InForce {
    /// The greatest base of INSS in the month.
    pub inss_ceiling_cents: Cents,
    /// From when they hold.
    pub valid_from: Option<NaiveDate>,
    /// Where they are from, in Portuguese.
    pub source: &'static str,
}

/// The figures that hold in a month; none before 2025, which this program does not know.
pub fn rates_of(month: Month) -> Option<InForce> {
    in_force(month).map(|rates| InForce {
        inss_ceiling_cents: Cents::from(rates.inss_ceiling),
        valid_from: NaiveDate::from_ymd_opt(rates.from.0, rates.from.1, 1),
        source: rates.source,
    })
}

/// What is held back of the freight that one payer paid in one month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// The 10 % that are taxable income.
    pub taxable_cents: Cents,
    /// The 90 % that are exempt.
    pub exempt_cents: Cents,
    /// INSS.
    pub inss_cents: Cents,
    /// SEST and SENAT together.
    pub sest_senat_cents: Cents,
    /// Income tax.
    pub irrf_cents: Cents,
}

/// What a company holds back of all that it paid a carrier in a month; none of the taxes where `by_company` is false or the
/// month is older than the tables.
///
/// # Errors
/// [`kernel::Error::Internal`] on overflow.
pub fn withheld(gross: Cents, month: Month, by_company: bool) -> Result<Withheld> {
    let taxable_cents = gross.share(Bps::from(TAXABLE))?;
    let exempt_cents = gross.minus(taxable_cents)?;
    let none = Withheld { taxable_cents, exempt_cents, ..Withheld::default() };
    let Some(rates) = in_force(month).filter(|_| by_company) else { return Ok(none) };
    let base = gross.share(Bps::from(SOCIAL_BASE))?;
    let inss_cents = base.min(Cents::from(rates.inss_ceiling)).share(Bps::from(INSS))?;
    Ok(Withheld {
        inss_cents,
        sest_senat_cents: base.share(Bps::from(SEST_SENAT))?,
        irrf_cents: income_tax(rates, taxable_cents, inss_cents)?,
        ..none
    })
}

fn income_tax(rates: &Rates, taxable: Cents, inss: Cents) -> Result<Cents> {
    let base = taxable.minus(inss.max(Cents::from(rates.simplified)))?.max(Cents::ZERO);
    let Some(step) = rates.brackets.iter().find(|step| base.get() <= step.up_to) else { return Ok(Cents::ZERO) };
    let tax = base.share(Bps::from(step.rate_bps))?.minus(Cents::from(step.deduct))?.max(Cents::ZERO);
    let reduction = if rates.reduced { reduction(taxable)? } else { Cents::ZERO };
    Ok(tax.minus(reduction)?.max(Cents::ZERO))
}

/// What Lei 15.270/2025 takes off the tax: by the whole taxable income of the month, not by the base.
fn reduction(taxable: Cents) -> Result<Cents> {
    match taxable.get() {
        ..=500_000 => Ok(Cents::from(31_289)),
        500_001..=735_000 => Cents::from(97_862).minus(Cents::from(scale(taxable.get(), 133_145, 1_000_000)?)),
        _ => Ok(Cents::ZERO),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn month(text: &str) -> Month {
        text.parse().expect("a month")
    }

    fn of(freight: i64) -> Withheld {
        withheld(Cents::from(freight), month("2026-11"), true).expect("taxes")
    }

    #[test]
    fn worked_examples_of_2026_come_out_to_the_cent() {
        for (freight, inss, sest_senat, irrf) in [
            (750_000, 16_500, 3_750, 0),
            (4_237_775, 93_231, 21_189, 0),
            (5_000_000, 93_231, 25_000, 0),
            (6_000_000, 93_231, 30_000, 30_513),
            (8_000_000, 93_231, 40_000, 103_488),
        ] {
            let found = of(freight);
            let figures = [found.inss_cents, found.sest_senat_cents, found.irrf_cents].map(Cents::get);
            assert_eq!(figures, [inss, sest_senat, irrf], "{freight}");
        }
    }

    #[test]
    fn the_table_itself_gives_the_published_figures() {
        // Receita Federal: 6.000,00 of income, no INSS → base 5.392,80, tax 574,29, reduction 179,75, 394,54 due.
        let rates = in_force(month("2026-11")).expect("rates");
        let tax = |taxable, inss| income_tax(rates, Cents::from(taxable), Cents::from(inss)).expect("a tax").get();
        assert_eq!([tax(500_000, 0), tax(600_000, 0), tax(600_000, 64_151)], [0, 39_454, 38_510]);
    }

    #[test]
    fn a_private_payer_holds_nothing_back_and_older_months_are_not_known() {
        let private = withheld(Cents::from(750_000), month("2026-11"), false).expect("taxes");
        assert_eq!((private.taxable_cents.get(), private.exempt_cents.get()), (75_000, 675_000));
        assert_eq!((private.inss_cents, private.irrf_cents), (Cents::ZERO, Cents::ZERO));
        assert_eq!(withheld(Cents::from(750_000), month("2024-12"), true).expect("taxes"), private);
        assert!(rates_of(month("2024-12")).is_none());
        assert_eq!(
            rates_of(month("2025-04")).and_then(|rates| rates.valid_from).map(|day| day.to_string()),
            Some("2025-01-01".into())
        );
    }

    #[test]
    fn the_exempt_and_the_taxable_part_are_the_whole() {
        for freight in (0..2_000).chain([10_000_000_000, 123_456_789]) {
            let parts = of(freight);
            assert_eq!(parts.taxable_cents.get() + parts.exempt_cents.get(), freight);
        }
    }
}
