//! What vehicles lose in worth in a month, and what of it an instalment pays for already.

use kernel::{Cents, Result};

use super::{
    input::MAX_PERIODIC_CENTS,
    offer::{Offer, Seen},
};

/// What a vehicle loses in worth in a month.
#[derive(Clone, Debug)]
pub struct Loss {
    /// Its plate.
    pub plate: String,
    /// What it loses.
    pub amount: Cents,
    /// Whether an instalment is offered that pays for it.
    pub financed: bool,
}

/// What vehicles lose in worth in a month. One for which an instalment is offered is paid for by it and counts here no second
/// time; where that is so of all of them the figure is offered switched off.
pub fn depreciation(losses: &[Loss]) -> Result<Offer> {
    if losses.is_empty() {
        return Ok(Offer::none("sem valor de compra e vida útil no cadastro"));
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

fn lost(losses: &[&Loss]) -> Result<Offer> {
    let total = Cents::sum(losses.iter().map(|loss| loss.amount))?;
    let records = i64::try_from(losses.len()).unwrap_or(i64::MAX);
    let seen = Seen { records, ..Seen::default() };
    let what = format!("compra menos valor residual, pela vida útil: {}", plates(losses));
    Ok(Offer::history(total.get(), seen, &what).within(0, MAX_PERIODIC_CENTS))
}

/// `ABC1D23, XYZ1A11`.
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
    fn what_an_instalment_pays_for_is_not_counted_again() {
        let own = depreciation(&[loss("ABC1D23", 250_000, false), loss("XYZ1A11", 80_000, false)]).expect("an offer");
        assert_eq!((own.value, own.applied, own.reason), (Some(330_000), true, None));
        let owed = depreciation(&[loss("ABC1D23", 250_000, true)]).expect("an offer");
        assert_eq!((owed.value, owed.applied), (Some(250_000), false));
        let words = "A prestação já paga ABC1D23: contar também a depreciação seria pagar duas vezes.";
        assert_eq!(owed.reason.as_deref(), Some(words));
        // The trailer is paid off: its loss counts, and the reason says what of the truck's is left out.
        let mixed = depreciation(&[loss("ABC1D23", 250_000, true), loss("XYZ1A11", 80_000, false)]).expect("an offer");
        assert_eq!((mixed.value, mixed.applied, mixed.reason.as_deref()), (Some(80_000), true, Some(words)));
        assert!(mixed.words.ends_with("vida útil: XYZ1A11"), "{}", mixed.words);
        assert_eq!(depreciation(&[]).expect("an offer").value, None);
    }
}
