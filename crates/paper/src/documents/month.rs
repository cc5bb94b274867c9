//! The statement (DRE) of a month or of several.

use finance::statement::{Basis, MonthOutcome, Outside, Statement};
use kernel::{Cents, Result};

use super::{
    Issuer,
    parts::{by_category, line, margin, reckoning, section, table, total},
    words::{bare, month as month_name, reais, size, taken},
};
use crate::{Block, Column, Paper, Row, Tone};

/// What the work of a period brought, cost and left.
///
/// # Errors
/// [`kernel::Error::Internal`] on overflow.
pub fn month(issuer: &Issuer, statement: &Statement) -> Result<Paper> {
    let period = if statement.from == statement.to {
        month_name(statement.from)
    } else {
        format!("{} a {}", month_name(statement.from), month_name(statement.to))
    };
    let outcome = statement.outcome;
    let mut blocks = vec![
        result(statement),
        section("Receitas"),
        by_category(
            "As receitas por categoria",
            &statement.revenue,
            outcome.revenue_cents,
            "Nenhuma receita no período.",
        ),
        section("Custos"),
        by_category("Os custos por categoria", &statement.costs, outcome.cost_cents, "Nenhum custo no período."),
    ];
    if statement.unsettled_commission_cents != Cents::ZERO {
        let owed = reais(statement.unsettled_commission_cents);
        blocks.push(Block::Text(format!("Comissões de fretes ainda sem acerto: {owed}, fora destes custos.")));
    }
    if statement.months.len() > 1 {
        blocks.extend([section("Mês a mês"), months(statement)]);
    }
    let head = if statement.cash_change_cents.is_some() { "Do resultado ao caixa" } else { "Fora do resultado" };
    blocks.extend([section(head), outside(statement)]);
    Ok(issuer.paper(format!("Resultado de {period}"), Some(basis(statement)), blocks))
}

fn basis(statement: &Statement) -> String {
    let when = match statement.basis {
        Basis::Cash => "pelo dia em que o dinheiro entrou ou saiu",
        Basis::Accrual => "pelo dia a que cada valor pertence, pago ou não",
    };
    format!("Regime de {}: {when}", statement.basis.label().to_lowercase())
}

fn result(statement: &Statement) -> Block {
    let net = statement.outcome.result_cents;
    let lost = net < Cents::ZERO;
    Block::Figure {
        label: if lost { "Prejuízo" } else { "Resultado" }.to_owned(),
        value: reais(size(net)),
        detail: margin(lost, statement.margin_bps),
        tone: if lost { Tone::Bad } else { Tone::Good },
    }
}

fn months(statement: &Statement) -> Block {
    let columns = vec![
        Column::words("Mês", 1),
        Column::amounts("Receita (R$)"),
        Column::amounts("Custo (R$)"),
        Column::amounts("Resultado (R$)"),
    ];
    let cells = |label: String, [revenue, cost, net]: [Cents; 3]| [label, bare(revenue), bare(cost), bare(net)];
    let each = |one: &MonthOutcome| {
        let outcome = one.outcome;
        Row::line(cells(month_name(one.month), [outcome.revenue_cents, outcome.cost_cents, outcome.result_cents]))
    };
    let all = statement.outcome;
    let sum = Row::total(cells("Total".to_owned(), [all.revenue_cents, all.cost_cents, all.result_cents]));
    let rows = statement.months.iter().map(each).chain([sum]).collect();
    table("Receita, custo e resultado de cada mês", columns, rows, "")
}

/// What leads from the result to the money that moved; on the cash basis the sum is that money.
fn outside(statement: &Statement) -> Block {
    let Outside {
        loans_received_cents,
        personal_in_cents,
        personal_out_cents,
        driver_advances_cents,
        settlement_balances_cents,
        paid_by_drivers_cents,
        earned_by_drivers_cents,
    } = statement.outside;
    let some = |label: &str, amount: Cents, text: fn(Cents) -> String| {
        (amount != Cents::ZERO).then(|| line(label, text(amount)))
    };
    let mut rows: Vec<Row> = [
        some("Empréstimos recebidos", loans_received_cents, reais),
        some("Dinheiro da família que entrou", personal_in_cents, reais),
        some("Retiradas da família", personal_out_cents, taken),
        some("Vales dados a motoristas", driver_advances_cents, taken),
        some("Saldos de acertos", settlement_balances_cents, reais),
        some("Custos que os motoristas pagaram", paid_by_drivers_cents, reais),
        some("Ganho dos motoristas no acerto", earned_by_drivers_cents, reais),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let Some(change) = statement.cash_change_cents {
        rows.insert(0, line("Resultado", reais(statement.outcome.result_cents)));
        rows.push(total("Variação do caixa", change));
    }
    if rows.is_empty() {
        return Block::Text("Nada além do resultado.".to_owned());
    }
    reckoning("O que move dinheiro sem ser resultado, ou é resultado sem mover dinheiro", "Parcela", rows)
}
