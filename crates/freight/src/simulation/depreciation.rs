//! Depreciation of vehicles per month, and the part of it that an instalment already pays for.

use kernel::{Cents, Result};

use super::{
    defaults::{DefaultFigure, Seen},
    input::MAX_PERIODIC_CENTS,
};

/// Depreciation of a vehicle in a month.
#[derive(Clone, Debug)]
pub struct Loss {
    /// Plate of the vehicle.
    pub plate: String,
    /// Depreciation per month.
    pub amount: Cents,
    /// True when a default includes an instalment that pays for the vehicle.
    pub financed: bool,
}

/// Returns the depreciation of vehicles per month. A vehicle with an instalment among the defaults is paid for by it
/// and not counted a second time; if that is true of all, the figure is not applied.
pub fn depreciation(losses: &[Loss]) -> Result<DefaultFigure> {
    if losses.is_empty() {
        return Ok(DefaultFigure::none("sem valor de compra e vida útil no cadastro"));
    }
    let (financed, free): (Vec<&Loss>, Vec<&Loss>) = losses.iter().partition(|loss| loss.financed);
    let paid =
        format!("A prestação já paga {}: contar também a depreciação seria pagar duas vezes.", plates(&financed));
    match (financed.is_empty(), free.is_empty()) {
        (true, _) => lost(&free),
        (false, true) => Ok(lost(&financed)?.switched_off(paid)),
        (false, false) => Ok(lost(&free)?.because(paid)),
    }
}

fn lost(losses: &[&Loss]) -> Result<DefaultFigure> {
    let total = Cents::sum(losses.iter().map(|loss| loss.amount))?;
    let records = i64::try_from(losses.len()).unwrap_or(i64::MAX);
    let seen = Seen { records, ..Seen::default() };
    let what = format!("compra menos valor residual, pela vida útil: {}", plates(losses));
    Ok(DefaultFigure::history(total.get(), seen, &what).within(0, MAX_PERIODIC_CENTS))
}

fn plates(losses: &[&Loss]) -> String {
    losses.iter().map(|loss| loss.plate.as_str()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(plate: &str, cents: i64, financed: bool) -> Loss {
        Loss { plate: plate.into(), amount: Cents::from(cents), financed }
    }

    #[test]
    fn an_instalment_is_not_counted_twice() {
        let own = depreciation(&[loss("ABC1D23", 250_000, false), loss("XYZ1A11", 80_000, false)]).expect("an offer");
        assert_eq!((own.value, own.applied, own.reason), (Some(330_000), true, None));
        let owed = depreciation(&[loss("ABC1D23", 250_000, true)]).expect("an offer");
        assert_eq!((owed.value, owed.applied), (Some(250_000), false));
        let words = "A prestação já paga ABC1D23: contar também a depreciação seria pagar duas vezes.";
        assert_eq!(owed.reason.as_deref(), Some(words));
        // The trailer is paid off: its loss counts, and the reason names the part of the truck's that is left out.
        let mixed = depreciation(&[loss("ABC1D23", 250_000, true), loss("XYZ1A11", 80_000, false)]).expect("an offer");
        assert_eq!((mixed.value, mixed.applied, mixed.reason.as_deref()), (Some(80_000), true, Some(words)));
        assert!(mixed.words.ends_with("vida útil: XYZ1A11"), "{}", mixed.words);
        assert_eq!(depreciation(&[]).expect("an offer").value, None);
    }
}
