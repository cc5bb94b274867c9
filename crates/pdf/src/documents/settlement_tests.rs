use finance::Category;
use kernel::Km;
use payments::{OwnerResult, PaymentRef, SalaryReckoning, SettlementStatus};

use super::*;
use crate::samples::{issued, settled};

/// Rows of the table with the given summary.
fn rows(document: &Document, summary: &str) -> Vec<Row> {
    let tables = document.blocks.iter().filter_map(|block| match block {
        Block::Table(table) if table.summary == summary => Some(table.rows.clone()),
        _ => None,
    });
    tables.flatten().collect()
}

fn cents(row: &Row) -> i64 {
    let cell = row.cells.last().expect("an amount");
    let digits: String = cell.chars().filter(char::is_ascii_digit).collect();
    let size: i64 = digits.parse().expect("an amount");
    if cell.starts_with(['-', '−']) { -size } else { size }
}

fn document(change: impl FnOnce(&mut PaymentFigures)) -> Document {
    let mut record = settled();
    change(&mut record.figures);
    settlement(&issued(), &record).expect("a document")
}

fn texts(document: &Document) -> String {
    format!("{:?}", document.blocks)
}

#[test]
fn the_signed_settlement_omits_the_owner_s_result() {
    let document = document(|figures| {
        figures.owner_result = OwnerResult {
            revenue_cents: 7_777_701.into(),
            cost_cents: 7_777_702.into(),
            driver_cents: 7_777_703.into(),
            net_cents: 7_777_704.into(),
            per_km_cents: Some(7_777_705.into()),
            margin_bps: Some(7_777.into()),
            ..figures.owner_result
        };
    });
    let texts = texts(&document);
    for word in ["77.777,0", "77,77", "Resultado do proprietário", "Sobra", "Margem", "Gastos das viagens"] {
        assert!(!texts.contains(word), "{word}: {texts}");
    }
    assert!(texts.contains("Resultado do motorista"), "{texts}");
}

#[test]
fn a_debt_that_is_carried_is_not_called_paid() {
    let state = |closing: SettlementStatus, carried_to: Option<PaymentRef>| {
        let document = document(|figures| {
            (figures.closing, figures.closing_label) = (closing, closing.words(carried_to));
            figures.paid_on = figures.paid_on.filter(|_| closing == SettlementStatus::Paid);
            if closing == SettlementStatus::Carried {
                (figures.balance_cents, figures.carries) = (Cents::from(-100), true);
            }
        });
        let found = document.blocks.iter().find_map(|block| match block {
            Block::Facts(facts) => facts.iter().find(|fact| fact.label == "Situação").cloned(),
            _ => None,
        });
        found.expect("a state").value
    };
    assert_eq!(state(SettlementStatus::Paid, None), "Pago");
    assert_eq!(state(SettlementStatus::Pending, None), "Pendente");
    assert_eq!(state(SettlementStatus::Carried, None), "Levado para o próximo acerto");
    let later = PaymentRef { id: 14.into(), number: 14 };
    assert_eq!(state(SettlementStatus::Carried, Some(later)), "Levado para o acerto nº 14");
}

#[test]
fn a_fixed_pay_shows_how_it_came_about() {
    let reckoning = SalaryReckoning { words: "1 mês + 5 dias de 1/30".into(), ..SalaryReckoning::default() };
    let document = document(|figures| {
        (figures.salary_cents, figures.salary_reckoning) = (350_000.into(), Some(reckoning));
    });
    assert!(texts(&document).contains("Salário do período (1 mês + 5 dias de 1/30)"), "{document:?}");
}

#[test]
fn the_driver_s_figures_add_up_on_paper() {
    let rows = rows(&document(|_| {}), "De onde vem o saldo do motorista");
    let (sum, parts) = rows.split_last().expect("a sum");
    assert_eq!(parts.iter().map(cents).sum::<i64>(), cents(sum));
}

#[test]
fn the_sample_follows_the_rules_of_the_product() {
    let figures = settled().figures;
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
    let document = document(|figures| {
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
            ..empty
        };
    });
    let sections = document.blocks.iter().filter(|block| matches!(block, Block::Section(_))).count();
    assert_eq!((crate::pages(&document), sections), (1, 2), "{document:?}");
    let texts = texts(&document).replace('\u{a0}', " ");
    assert!(texts.contains("Salário do período"), "{texts}");
    assert!(texts.contains("Sem fretes, vales, despesas a devolver e descontos neste acerto."), "{texts}");
}

#[test]
fn a_signature_has_a_cpf_or_a_blank() {
    let known = texts(&document(|_| {}));
    assert!(known.contains("Raimundo Nonato Pereira, CPF 111.444.777-35, motorista"), "{known}");
    let unknown = texts(&document(|figures| figures.driver.cpf = None));
    assert!(
        unknown.contains("Raimundo Nonato Pereira, CPF ____") && !unknown.contains("CPF do motorista"),
        "{unknown}"
    );
}
