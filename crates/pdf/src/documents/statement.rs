//! Statement (DRE) of one month or several.

use finance::{
    TollVouchers,
    depreciation::StatementDepreciation,
    figures::AccountingBasis,
    statement::{MonthOutcome, Outside, Statement},
};
use kernel::{Cents, Result};

use super::{
    Issuer,
    parts::{by_category, left_figure, line, reckoning, section, table},
    words::{bare, day, month as month_name, reais, size, taken},
};
use crate::{Block, Column, Document, Row};

/// Sets out the revenue, cost and result of a period.
pub fn statement(issuer: &Issuer, statement: &Statement) -> Result<Document> {
    let period = if statement.from == statement.to {
        month_name(statement.from)
    } else {
        format!("{} a {}", month_name(statement.from), month_name(statement.to))
    };
    let outcome = statement.outcome;
    let mut blocks = vec![
        result(statement),
        section("O que o caminhão ganhou"),
        by_category(
            "As receitas por categoria",
            &statement.revenue,
            &[],
            outcome.revenue_cents,
            "Nenhuma receita no período.",
        ),
        section("O que custou"),
        by_category(
            "Os custos por categoria",
            &statement.costs,
            &statement.salary_parts,
            outcome.cost_cents,
            "Nenhum custo no período.",
        ),
    ];
    if statement.unsettled_commission_cents != Cents::ZERO {
        let owed = reais(statement.unsettled_commission_cents);
        blocks.push(Block::Text(format!("Nos custos há {owed} de comissões de fretes ainda sem acerto.")));
    }
    if let Some(vouchers) = statement.toll_vouchers {
        blocks.extend([section("Vale-pedágio, que não é receita nem custo"), toll_vouchers(vouchers)]);
    }
    if let Some(lost) = &statement.depreciation {
        blocks.extend([section("Depreciação, que não mexe no dinheiro"), depreciation(statement, lost)]);
        blocks.extend(lost.caveat.clone().map(Block::Text));
    }
    if statement.months.len() > 1 {
        blocks.extend([section("Mês a mês"), months(statement)]);
    }
    blocks.extend([section("O que não entra no resultado"), outside(statement)]);
    Ok(issuer.document(format!("Resultado de {period}"), Some(basis(statement)), blocks))
}

fn basis(statement: &Statement) -> String {
    let when = match statement.basis {
        AccountingBasis::Cash => "só o que foi pago ou recebido, no dia em que foi",
        AccountingBasis::Accrual => "no mês em que aconteceu, pago ou não",
    };
    let until = (statement.until < statement.to.last_day()).then(|| format!(", até {}", day(statement.until)));
    format!("Regime de {}: {when}{}", statement.basis.label().to_lowercase(), until.unwrap_or_default())
}

/// Toll vouchers of the period: covered, missing and unspent.
fn toll_vouchers(vouchers: TollVouchers) -> Block {
    let TollVouchers { covered_cents, missing_cents, left_cents } = vouchers;
    let rows = [
        ("Pedágio coberto pelo vale", covered_cents),
        ("Pedágio que o vale não cobriu (está nos custos)", missing_cents),
        ("Vale que não foi gasto", left_cents),
    ];
    let rows =
        rows.into_iter().filter(|(_, amount)| *amount != Cents::ZERO).map(|(label, amount)| line(label, reais(amount)));
    reckoning("O vale-pedágio do período", "Vale-pedágio", rows.collect())
}

/// Depreciation of the vehicles, and the result after it.
fn depreciation(statement: &Statement, lost: &StatementDepreciation) -> Block {
    let result = line("Resultado", reais(statement.outcome.result_cents));
    let each = lost.vehicles.iter().map(|one| line(format!("Depreciação do {}", one.plate), taken(one.cents)));
    let after = statement.result_after_depreciation_cents.unwrap_or(statement.outcome.result_cents);
    let rows = [result].into_iter().chain(each).chain([Row::total(["Resultado depois da depreciação", &reais(after)])]);
    reckoning("O que os veículos perderam de valor no período", "Parcela", rows.collect())
}

fn result(statement: &Statement) -> Block {
    let label = match statement.basis {
        AccountingBasis::Accrual => "Sobrou",
        AccountingBasis::Cash => "Resultado do caixa",
    };
    left_figure(label, statement.outcome.result_cents, statement.margin_bps, "do que ganhou")
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

/// Steps from the result to the cash, without those of zero.
fn steps(outside: Outside) -> Vec<Row> {
    let Outside {
        loans_received_cents,
        loan_principal_cents,
        personal_in_cents,
        personal_out_cents,
        driver_advances_cents,
        settlement_balances_cents,
        paid_by_drivers_cents,
        earned_by_drivers_cents,
        covered_toll_cents,
        cash_differences_cents,
    } = outside;
    let some = |label: &str, amount: Cents, text: fn(Cents) -> String| {
        (amount != Cents::ZERO).then(|| line(label, text(amount)))
    };
    [
        some("Empréstimos que entraram", loans_received_cents, reais),
        some("Parcelas de empréstimo, sem os juros", loan_principal_cents, taken),
        some("Dinheiro seu que você colocou no negócio", personal_in_cents, reais),
        some("Retirado para a casa (pró-labore)", personal_out_cents, taken),
        some("Vales dados a motoristas", driver_advances_cents, taken),
        some("Saldos de acertos com motoristas", settlement_balances_cents, reais),
        some("Pago pelos motoristas do bolso deles", paid_by_drivers_cents, reais),
        some("Ganho pelos motoristas", earned_by_drivers_cents, reais),
        some("Pedágio coberto por vale-pedágio", covered_toll_cents, taken),
        some("Diferenças na conferência do caixa", cash_differences_cents, reais),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Steps from the result to the cash; on the cash basis they sum to it.
fn outside(statement: &Statement) -> Block {
    let mut rows = steps(statement.outside);
    if let Some(change) = statement.cash_change_cents {
        rows.insert(0, line("Resultado", reais(statement.outcome.result_cents)));
        rows.push(Row::total([
            if change < Cents::ZERO { "O dinheiro diminuiu" } else { "O dinheiro aumentou" },
            &reais(size(change)),
        ]));
    }
    if rows.is_empty() {
        return Block::Text("Nada ficou de fora: não houve empréstimo, retirada para a casa nem acerto.".to_owned());
    }
    reckoning("O dinheiro que não conta no resultado, e o resultado que não mexe no dinheiro", "Parcela", rows)
}
