use kernel::{Category, CostLine, Km};
use payments::OwnerResult;

use super::*;
use crate::{
    RowKind,
    samples::{issued, settled},
};

/// The rows of the table with the given summary.
fn rows(paper: &Paper, summary: &str) -> Vec<Row> {
    let tables = paper.blocks.iter().filter_map(|block| match block {
        Block::Table(table) if table.summary == summary => Some(table.rows.clone()),
        _ => None,
    });
    tables.flatten().collect()
}

fn cents(row: &Row) -> i64 {
    let digits: String =
        row.cells.last().expect("an amount").chars().filter(|c| c.is_ascii_digit() || *c == '-').collect();
    digits.parse().expect("an amount")
}

fn paper(change: impl FnOnce(&mut PaymentFigures)) -> Paper {
    let mut record = settled();
    change(&mut record.figures);
    settlement(&issued(), &record).expect("a paper")
}

fn texts(paper: &Paper) -> String {
    format!("{:?}", paper.blocks)
}

#[test]
fn the_owner_s_figures_add_up_on_paper() {
    let paper = paper(|_| {});
    let rows = rows(&paper, "O que os fretes deixam ao proprietário");
    let at = rows.iter().position(|row| row.kind == RowKind::Total).expect("a sum");
    let (spent, sum) = (&rows[1..at], cents(&rows[at]));
    assert_eq!(spent.len(), 3, "{rows:?}");
    assert_eq!(spent.iter().map(cents).sum::<i64>(), sum);
    assert_eq!(cents(&rows[0]) + sum + cents(&rows[at + 1]), cents(&rows[at + 2]));
    let booked = self::rows(&paper, "O que o proprietário pagou nestes fretes, para informação");
    assert_eq!(cents(booked.last().expect("a sum")), -cents(&spent[0]));
}

#[test]
fn what_else_the_freights_brought_has_a_line() {
    let paper = paper(|figures| {
        let result = &mut figures.owner_result;
        result.revenue_cents = Cents::from(result.revenue_cents.get() + 25_000);
        result.net_cents = Cents::from(result.net_cents.get() + 25_000);
    });
    let rows = rows(&paper, "O que os fretes deixam ao proprietário");
    let freights = settled().figures.freights.iter().map(|trip| trip.gross_cents.get()).sum::<i64>();
    assert_eq!(
        (cents(&rows[0]), rows[1].cells[0].as_str(), cents(&rows[1])),
        (freights, "Outras receitas destas viagens", 25_000)
    );
}

#[test]
fn the_driver_s_figures_add_up_on_paper() {
    let rows = rows(&paper(|_| {}), "De onde vem o saldo do motorista");
    let (sum, parts) = rows.split_last().expect("a sum");
    assert_eq!(parts.iter().map(cents).sum::<i64>(), cents(sum));
}

#[test]
fn the_sample_keeps_the_rules_of_the_product() {
    let figures = settled().figures;
    let paid = |list: &[CostLine]| list.iter().map(|one| one.amount_cents.get()).sum::<i64>();
    let result = figures.owner_result;
    let refunds: i64 = figures.refunds.iter().map(|one| one.amount_cents.get()).sum();
    let all = paid(&figures.owner_expenses) + refunds - result.covered_toll_cents.get();
    assert_eq!(all, result.cost_cents.get());
    let fuel = figures.owner_expenses.iter().find(|one| one.category == Category::Combustivel).expect("fuel");
    assert_eq!(fuel.amount_cents.get(), figures.fuel.total_cents.get() + figures.fuel.arla_cents.get());
    let km = figures.km_out.zip(figures.km_back).map(|(out, back)| back.get() - out.get());
    assert_eq!(km.map(Km::from), Some(3_545.into()));
    for trip in &figures.freights {
        let share = trip.commission_bps.expect("a share");
        assert_eq!(trip.base_cents.share(share).expect("a share"), trip.commission_cents);
    }
}

#[test]
fn a_salary_alone_leaves_out_what_it_has_not() {
    let paper = paper(|figures| {
        let empty = settled().figures;
        *figures = PaymentFigures {
            freights: Vec::new(),
            vehicles: Vec::new(),
            advances: Vec::new(),
            refunds: Vec::new(),
            owner_expenses: Vec::new(),
            discounts: Vec::new(),
            commission_cents: Cents::ZERO,
            allowances_cents: Cents::ZERO,
            refunds_cents: Cents::ZERO,
            advances_cents: Cents::ZERO,
            discounts_cents: Cents::ZERO,
            carried_cents: Cents::ZERO,
            salary_cents: 600_000.into(),
            balance_cents: 600_000.into(),
            fuel: FuelFigures::default(),
            owner_result: OwnerResult::default(),
            ..empty
        };
    });
    let sections = paper.blocks.iter().filter(|block| matches!(block, Block::Section(_))).count();
    assert_eq!((crate::pages(&paper), sections), (1, 2), "{paper:?}");
    let texts = texts(&paper).replace('\u{a0}', " ");
    assert!(texts.contains("Fixo do período"), "{texts}");
    assert!(texts.contains("Sem fretes, vales, despesas a devolver e descontos neste acerto."), "{texts}");
}

#[test]
fn who_signs_has_a_cpf_or_room_for_one() {
    let known = texts(&paper(|_| {}));
    assert!(known.contains("Raimundo Nonato Pereira, CPF 111.444.777-35, motorista"), "{known}");
    let unknown = texts(&paper(|figures| figures.driver.cpf = None));
    assert!(
        unknown.contains("Raimundo Nonato Pereira, CPF ____") && !unknown.contains("CPF do motorista"),
        "{unknown}"
    );
}
