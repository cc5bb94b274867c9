//! Bill of a workshop: cost of each item, and the total, with items or without.

use kernel::{Cents, Check, Result, Thousandths, check::MAX_CENTS, quantity::scale};

/// Greatest quantity of an item: a million, in thousandths.
pub(crate) const MAX_QUANTITY: i64 = 1_000_000_000;

/// Discount and total of a bill, as the user states them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stated {
    /// Discount on the sum of the items.
    pub(crate) discount_cents: Cents,
    pub(crate) total_cents: Option<Cents>,
}

/// Returns the cost of an item: quantity × unit price, rounded once, half away from zero. Adds a fault at `field` for a
/// result out of bounds, and counts it as zero; a quantity or price out of its own bounds counts as zero too.
pub(crate) fn line_total(check: &mut Check, field: &str, quantity: Thousandths, unit_price: Cents) -> Cents {
    if !(1..=MAX_QUANTITY).contains(&quantity.get()) || !(0..=MAX_CENTS).contains(&unit_price.get()) {
        return Cents::ZERO;
    }
    let total = scale(unit_price.get(), quantity.get(), 1_000).ok().filter(|total| *total <= MAX_CENTS);
    if total.is_none() {
        let message = "A quantidade vezes o preço passa de R$\u{a0}100.000.000,00: confira os dois.";
        check.fail(&format!("{field}.quantityThousandths"), "too_large", message);
    }
    Cents::from(total.unwrap_or_default())
}

/// Returns the total of a bill and notes its faults: the sum of the items less the discount or, without items, the
/// total that was stated.
pub(crate) fn total(check: &mut Check, items: impl ExactSizeIterator<Item = Cents>, stated: Stated) -> Result<Cents> {
    let bounded = |cents: Cents| Cents::from(cents.get().clamp(0, MAX_CENTS));
    let discount = bounded(stated.discount_cents);
    if items.len() == 0 {
        let message = "O desconto é sobre os itens: sem eles, informe o total já com o desconto.";
        check.ensure(discount == Cents::ZERO, "discountCents", "without_items", message);
        return Ok(bounded(stated.total_cents.unwrap_or_default()));
    }
    let sum = Cents::sum(items)?;
    let message = "O desconto é maior que a soma dos itens: diminua o desconto.";
    check.ensure(discount <= sum, "discountCents", "above_total", message);
    let message = "A soma dos itens passa de R$\u{a0}100.000.000,00: confira quantidades e preços.";
    check.ensure(sum.get() <= MAX_CENTS, "items", "too_large", message);
    let total = sum.minus(discount)?;
    // An item with a fault counts as zero: the sum is meaningless then.
    if check.is_clean() {
        let message = "O total não é a soma dos itens menos o desconto: confira os preços ou deixe o total em branco.";
        check.ensure(stated.total_cents.is_none_or(|stated| stated == total), "totalCents", "not_the_sum", message);
    }
    Ok(total)
}
