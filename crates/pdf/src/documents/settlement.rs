//! Settlement with a driver (acerto).

use finance::CostLine;
use kernel::{Cents, Result};
use payments::{AdvanceLine, Discount, DriverPaymentRecord, FuelFigures, PaymentFigures, RefundLine};

use super::{
    Issuer,
    parts::{by_category, fact, facts, line, reckoning, section, table, total},
    person::Person,
    settlement_trips::trips,
    words::{by, day, days, document, km, liters, measured, odometer, reais, size, taken},
};
use crate::{Block, Column, Document, Fact, Row, Tone};

/// Heading of the expenses paid by the driver.
const REFUNDED: &str = "Pago pelo motorista, devolvido aqui";

/// Returns the settlement with a driver, to be agreed and signed. The owner's result is confidential and is on no
/// document that the driver signs.
pub fn settlement(issuer: &Issuer, record: &DriverPaymentRecord) -> Result<Document> {
    let figures = &record.figures;
    let mut blocks = head(figures);
    blocks.extend(body(figures)?);
    let driver = Person::driver(&figures.driver.name, figures.driver.cpf.as_ref());
    blocks.push(Block::Signatures(vec![
        format!("{}, motorista", driver.signing()),
        format!("{}, proprietário", Person::issuer(issuer).signing()),
    ]));
    Ok(issuer.document(format!("Acerto de viagem nº {}", record.number), Some(period(figures)), blocks))
}

/// Period of a settlement: `01/11/2026 a 20/11/2026 · 20 dias`.
pub(super) fn period(figures: &PaymentFigures) -> String {
    format!("{} a {} · {}", day(figures.period_from), day(figures.period_to), days(figures.days))
}

/// Plates of its vehicles, if there are any.
pub(super) fn plates(figures: &PaymentFigures) -> Option<Block> {
    let plates: Vec<String> = figures.vehicles.iter().map(|one| one.plate.to_string()).collect();
    (!plates.is_empty()).then_some(Block::Plates(plates))
}

/// Sections that lead to the balance. Empty sections are left out; a note names them.
fn body(figures: &PaymentFigures) -> Result<Vec<Block>> {
    let driven = !figures.freights.is_empty();
    let expenses = owner_expenses(&figures.owner_expenses)?;
    let parts = [
        (driven, "Fretes e comissão", trips(&figures.freights)?),
        (!figures.advances.is_empty(), "Vales", advances(&figures.advances, figures.advances_cents)),
        (!figures.refunds.is_empty(), REFUNDED, refunds(&figures.refunds, figures.refunds_cents)),
        (!figures.owner_expenses.is_empty(), "Pago pelo proprietário nestas viagens (só informação)", expenses),
        (figures.fuel != FuelFigures::default(), "Combustível", fuel(&figures.fuel)),
        (!figures.discounts.is_empty(), "Descontos", discounts(&figures.discounts, figures.discounts_cents)),
    ];
    let mut blocks = Vec::new();
    for (_, title, block) in parts.into_iter().filter(|(there, ..)| *there) {
        blocks.extend([section(title), block]);
    }
    if let Some(notes) = &figures.notes {
        blocks.extend([section("Observações"), Block::Text(notes.clone())]);
    }
    blocks.extend([section("Resultado do motorista"), of_driver(figures)]);
    blocks.extend(without(figures).map(Block::Note));
    Ok(blocks)
}

/// Note with the kinds of items that this settlement does not have.
fn without(figures: &PaymentFigures) -> Option<String> {
    let none = [
        (figures.freights.is_empty(), "fretes"),
        (figures.advances.is_empty(), "vales"),
        (figures.refunds.is_empty(), "despesas a devolver"),
        (figures.discounts.is_empty(), "descontos"),
    ];
    let none: Vec<&str> = none.iter().filter(|(none, _)| *none).map(|(_, what)| *what).collect();
    let (last, others) = none.split_last()?;
    Some(match others {
        [] => format!("Sem {last} neste acerto."),
        others => format!("Sem {} e {last} neste acerto.", others.join(", ")),
    })
}

fn head(figures: &PaymentFigures) -> Vec<Block> {
    let driven = figures.km_out.zip(figures.km_back).map(|(out, back)| back.get().saturating_sub(out.get()).max(0));
    let mut blocks = vec![facts([
        Some(Fact::new("Motorista", figures.driver.name.clone())),
        fact("CPF do motorista", figures.driver.cpf.as_ref().map(|cpf| document(cpf.as_str()))),
        fact("Km na saída", odometer(figures.km_out)),
        fact("Km na chegada", odometer(figures.km_back)),
        fact("Rodados", driven.map(|driven| km(driven.into()))),
        Some(Fact::new("Situação", figures.closing_label.clone())),
    ])];
    blocks.extend(plates(figures));
    blocks.push(balance(figures));
    blocks
}

fn balance(figures: &PaymentFigures) -> Block {
    let method = by(figures.method);
    let key = figures.driver.pix_key.as_ref().filter(|_| figures.balance_cents > Cents::ZERO);
    let detail = match (figures.paid_on, figures.carries, figures.carried_to) {
        _ if figures.balance_cents == Cents::ZERO => "Ninguém deve nada.".to_owned(),
        (Some(on), ..) => format!("Pago em {}{method}.", day(on)),
        (None, true, Some(later)) => format!("Foi para o acerto nº {}.", later.number),
        (None, true, None) => "Vai para o próximo acerto.".to_owned(),
        (None, false, _) => match key {
            Some(key) => format!("A pagar até {}{method}. Chave Pix: {key}", day(figures.due_on)),
            None => format!("A pagar até {}{method}.", day(figures.due_on)),
        },
    };
    let value = reais(size(figures.balance_cents));
    Block::Figure { label: owed(figures).to_owned(), value, detail, tone: Tone::Plain }
}

/// Label of the balance by its direction and state, as on the screen.
fn owed(figures: &PaymentFigures) -> &'static str {
    let paid = figures.paid_on.is_some();
    match figures.balance_cents.get() {
        0 => "Nada a pagar",
        ..0 if figures.carries => "Dívida do motorista",
        ..0 if paid => "O motorista pagou",
        ..0 => "O motorista deve",
        _ if paid => "Pago ao motorista",
        _ => "A pagar ao motorista",
    }
}

fn of_freight(number: Option<i64>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("nº {number}"))
}

fn advances(advances: &[AdvanceLine], sum: Cents) -> Block {
    let columns =
        vec![Column::words("Data", 2), Column::words("Forma", 3), Column::words("Frete", 2), Column::amounts("Valor")];
    let each = |one: &AdvanceLine| {
        let (method, freight) = (one.method.label().to_owned(), of_freight(one.freight_number));
        Row::line([day(one.given_on), method, freight, reais(one.amount_cents)])
    };
    let sum = (!advances.is_empty()).then(|| Row::total(["Total".to_owned(), "".into(), "".into(), reais(sum)]));
    table("Os vales descontados", columns, advances.iter().map(each).chain(sum).collect(), "Nenhum vale descontado.")
}

fn refunds(refunds: &[RefundLine], sum: Cents) -> Block {
    let columns = vec![
        Column::words("Data", 3),
        Column::words("Despesa", 6),
        Column::words("Categoria", 4),
        Column::words("Frete", 2),
        Column::amounts("Valor"),
    ];
    let each = |one: &RefundLine| {
        let (category, freight) = (one.category.label().to_owned(), of_freight(one.freight_number));
        Row::line([day(one.due_on), one.description.clone(), category, freight, reais(one.amount_cents)])
    };
    let blank = String::new;
    let sum = (!refunds.is_empty()).then(|| Row::total(["Total".to_owned(), blank(), blank(), blank(), reais(sum)]));
    let rows = refunds.iter().map(each).chain(sum).collect();
    table("As despesas que o motorista pagou e recebe de volta", columns, rows, "Nenhuma despesa a devolver.")
}

fn owner_expenses(expenses: &[CostLine]) -> Result<Block> {
    let sum = Cents::sum(expenses.iter().map(|line| line.amount_cents))?;
    let summary = "O que o proprietário pagou nestes fretes, para informação";
    Ok(by_category(summary, expenses, &[], sum, "O proprietário não pagou despesas nestes fretes."))
}

fn fuel(fuel: &FuelFigures) -> Block {
    if *fuel == FuelFigures::default() {
        return Block::Text("Nenhum abastecimento nestes fretes.".to_owned());
    }
    facts([
        Some(Fact::new("Diesel", format!("{} · {}", liters(fuel.volume_ml), reais(fuel.total_cents)))),
        Some(Fact::new("Média", measured(fuel.meters_per_liter))),
        (fuel.arla_cents != Cents::ZERO).then(|| Fact::new("ARLA 32", reais(fuel.arla_cents))),
    ])
}

fn discounts(discounts: &[Discount], sum: Cents) -> Block {
    if discounts.is_empty() {
        return Block::Text("Nenhum desconto.".to_owned());
    }
    let each = |one: &Discount| line(one.description.clone(), reais(one.amount_cents));
    let rows = discounts.iter().map(each).chain((discounts.len() > 1).then(|| total("Total", sum))).collect();
    reckoning("O que é descontado do motorista", "Desconto", rows)
}

fn of_driver(figures: &PaymentFigures) -> Block {
    let allowances = format!("Diárias ({} × {})", days(figures.allowance_days), reais(figures.daily_allowance_cents));
    let carried = match figures.carried_from_number {
        Some(number) => format!("Dívida do acerto nº {number}"),
        None => "Dívida anterior".to_owned(),
    };
    let salary = match &figures.salary_reckoning {
        Some(reckoning) => format!("Salário do período ({})", reckoning.words),
        None => "Salário do período".to_owned(),
    };
    let earned = [
        ("Comissão".to_owned(), figures.commission_cents),
        (salary, figures.salary_cents),
        (allowances, figures.allowances_cents),
        ("Devolução do que ele pagou".to_owned(), figures.refunds_cents),
    ];
    let withheld = [
        ("Vales".to_owned(), figures.advances_cents),
        ("Descontos".to_owned(), figures.discounts_cents),
        (carried, figures.carried_cents),
    ];
    let some = |(_, amount): &(String, Cents)| *amount != Cents::ZERO;
    let mut rows: Vec<Row> =
        earned.into_iter().filter(some).map(|(label, amount)| line(label, reais(amount))).collect();
    rows.extend(withheld.into_iter().filter(some).map(|(label, amount)| line(label, taken(amount))));
    rows.push(Row::total([owed(figures).to_owned(), reais(size(figures.balance_cents))]));
    reckoning("De onde vem o saldo do motorista", "Parcela", rows)
}

#[cfg(test)]
#[path = "settlement_tests.rs"]
mod tests;
