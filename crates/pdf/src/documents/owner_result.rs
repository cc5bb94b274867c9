//! Result of a settlement for the owner: a separate document, because the driver signs the settlement.

use kernel::Cents;
use payments::{DriverPaymentRecord, PaymentFigures, TripLine};

use super::{
    Issuer,
    parts::{facts, left_figure, left_per, left_total, line, reckoning, section},
    settlement::{period, plates},
    words::{day, km, reais, taken},
};
use crate::{Block, Document, Fact};

/// Returns what the freights of a settlement left to the owner, after all that the driver earns by it.
pub fn owner_result(issuer: &Issuer, record: &DriverPaymentRecord) -> Document {
    let figures = &record.figures;
    let result = &figures.owner_result;
    let freights = figures.freights.iter().map(|one| format!("nº {}", one.number)).collect::<Vec<_>>();
    let mut blocks = vec![facts([
        Some(Fact::new("Motorista", figures.driver.name.clone())),
        (!freights.is_empty()).then(|| Fact::new("Fretes", freights.join(", "))),
        result.per_km_cents.map(|net| left_per("km", net)),
    ])];
    blocks.extend(plates(figures));
    blocks.push(left_figure("Sobrou para o dono", result.net_cents, result.margin_bps, "da receita"));
    if !freights.is_empty() {
        blocks.extend([
            section("Fretes"),
            Block::Text(figures.freights.iter().map(route).collect::<Vec<_>>().join("\n")),
        ]);
    }
    blocks.extend([section("A conta"), account(figures)]);
    blocks.push(Block::Note(
        "Os gastos das viagens contam todos, pagos pelo dono ou pelo motorista. Vale não é gasto: é dinheiro adiantado \
         ao motorista."
            .to_owned(),
    ));
    blocks.push(Block::Note("Esta conta é do dono. Ela não aparece no acerto que o motorista assina.".to_owned()));
    issuer.document(format!("Resultado para o dono · acerto nº {}", record.number), Some(period(figures)), blocks)
}

/// A freight on one line: `nº 31 · 02/11/2026 · Rondonópolis/MT → Paranaguá/PR · 1.810 km`.
fn route(trip: &TripLine) -> String {
    let (from, to) = (&trip.origin_city, &trip.destination_city);
    let began = day(trip.began_on.unwrap_or(trip.scheduled_for));
    let driven = km(trip.distance_km.get().saturating_add(trip.empty_km.get()).into());
    format!("nº {} · {began} · {}/{} → {}/{} · {driven}", trip.number, from.name, from.uf, to.name, to.uf)
}

/// From the revenue of the freights to the net. Items that are zero are left out.
fn account(figures: &PaymentFigures) -> Block {
    let result = &figures.owner_result;
    let costs = [
        ("Gastos das viagens", result.cost_cents),
        ("Comissão do motorista", figures.commission_cents),
        ("Salário do motorista", figures.salary_cents),
        ("Diárias do motorista", figures.allowances_cents),
    ];
    let mut rows = vec![line("Receita dos fretes", reais(result.revenue_cents))];
    let some = costs.into_iter().filter(|(_, amount)| *amount != Cents::ZERO);
    rows.extend(some.map(|(label, amount)| line(label, taken(amount))));
    if figures.discounts_cents != Cents::ZERO {
        rows.push(line("Descontos do motorista", reais(figures.discounts_cents)));
    }
    rows.push(left_total("Sobrou para o dono", result.net_cents));
    reckoning("Da receita dos fretes ao que sobrou para o dono", "Parcela", rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{issued, settled};

    fn amounts(record: &DriverPaymentRecord) -> Vec<i64> {
        let Block::Table(table) = account(&record.figures) else { panic!("no table") };
        let amount = |text: &String| {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            let size: i64 = digits.parse().expect("an amount");
            if text.starts_with(['-', '−']) { -size } else { size }
        };
        table.rows.iter().map(|row| amount(row.cells.last().expect("an amount"))).collect()
    }

    #[test]
    fn the_account_adds_up_on_paper() {
        let record = settled();
        let amounts = amounts(&record);
        let (sum, parts) = amounts.split_last().expect("a sum");
        assert_eq!((parts.iter().sum::<i64>(), *sum), (*sum, record.figures.owner_result.net_cents.get()));
    }

    #[test]
    fn a_settlement_without_freights_costs_its_owner_the_pay() {
        let mut record = settled();
        record.figures.freights.clear();
        record.figures.owner_result = payments::OwnerResult {
            net_cents: Cents::from(-405_544),
            driver_cents: Cents::from(405_544),
            ..payments::OwnerResult::default()
        };
        let texts = format!("{:?}", owner_result(&issued(), &record).blocks);
        assert!(texts.contains("Prejuízo") && !texts.contains("Fretes"), "{texts}");
    }
}
