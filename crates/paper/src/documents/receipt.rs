//! Receipts: of the balance of a settlement, and of an income or expense.

use chrono::NaiveDate;
use finance::TransactionRecord;
use kernel::{Cents, Cpf, Effect, Error, Result, TransactionKind};
use payments::{DriverPaymentRecord, PaymentFigures};

use super::{
    Issuer,
    amount::in_words,
    parts::{fact, facts},
    words::{by, day, document, long_day, reais, size},
};
use crate::{Block, Fact, Paper, Tone};

/// Where a name or place is to be written by hand.
const BLANK: &str = "______________________________";

/// Under the line on which somebody signs of whom the books say nothing.
const UNKNOWN: &str = "Nome e CPF ou CNPJ de quem recebeu";

/// What a receipt says.
struct Receipt {
    title: String,
    amount: Cents,
    /// Who paid, as the sentence names him.
    payer: String,
    /// Who signs.
    payee: String,
    /// What for, after "referente": with its "a" or "ao".
    about: String,
    /// When it was paid, and in which way.
    paid: String,
    facts: Vec<Option<Fact>>,
}

impl Receipt {
    fn paper(self, issuer: &Issuer) -> Paper {
        let Self { title, amount, payer, payee, about, paid, facts: list } = self;
        let text = format!(
            "Recebi de {} a importância de {} ({}), referente {about}, de que dou quitação.",
            within(&payer),
            reais(amount),
            in_words(amount)
        );
        let mut blocks = vec![
            Block::Figure { label: "Valor".to_owned(), value: reais(amount), detail: paid, tone: Tone::Plain },
            Block::Text(text),
        ];
        if list.iter().any(Option::is_some) {
            blocks.push(facts(list));
        }
        blocks.push(Block::Text(format!("{BLANK}, {}.", long_day(issuer.on))));
        blocks.push(Block::Signatures(vec![payee]));
        issuer.paper(title, None, blocks)
    }
}

fn not_paid(detail: &str) -> Error {
    Error::conflict("not_paid", detail)
}

/// A name as a sentence has it before the next word: what follows the name stands between commas.
fn within(name: &str) -> String {
    if name.contains(", CPF ") { format!("{name},") } else { name.to_owned() }
}

/// The receipt of the balance of a settlement, signed by whoever got it.
///
/// # Errors
/// [`Error::Conflict`] with `not_paid` while no balance was paid.
pub fn settlement_receipt(issuer: &Issuer, record: &DriverPaymentRecord, driver_cpf: Option<&Cpf>) -> Result<Paper> {
    let figures = &record.figures;
    let number = record.number;
    let owed = figures.balance_cents != Cents::ZERO;
    let on = match figures.paid_on {
        Some(on) if owed && !figures.carries => on,
        _ => return Err(not_paid(&unpaid(number, figures))),
    };
    let driver = match driver_cpf {
        Some(cpf) => format!("{}, CPF {}", figures.driver.name, document(cpf.as_str())),
        None => figures.driver.name.clone(),
    };
    let (payer, payee) = match figures.balance_cents > Cents::ZERO {
        true => (issuer.signature(), driver),
        false => (driver, issuer.signature()),
    };
    let period = format!("{} a {}", day(figures.period_from), day(figures.period_to));
    let receipt = Receipt {
        title: format!("Recibo do acerto nº {number}"),
        amount: size(figures.balance_cents),
        payer,
        payee,
        about: format!("ao saldo do acerto de viagem nº {number}, de {period}"),
        paid: format!("Pago em {}{}", day(on), by(figures.method)),
        facts: Vec::new(),
    };
    Ok(receipt.paper(issuer))
}

/// Why a settlement has no receipt.
fn unpaid(number: i64, figures: &PaymentFigures) -> String {
    match figures.carries {
        _ if figures.balance_cents == Cents::ZERO => {
            format!("O acerto nº {number} fechou sem saldo: não há o que receber.")
        }
        true => {
            format!("O saldo do acerto nº {number} passou para o acerto seguinte, sem pagamento: não há recibo dele.")
        }
        false => format!("O saldo do acerto nº {number} ainda não está pago: o recibo sai depois do pagamento."),
    }
}

/// The receipt of a paid income or expense, signed by whoever got the money.
///
/// # Errors
/// [`Error::Conflict`] with `not_paid` while it is not paid, and of what is settled without money of its own.
pub fn payment_receipt(issuer: &Issuer, record: &TransactionRecord) -> Result<Paper> {
    let transaction = &record.transaction;
    let Some(on) = transaction.paid_on else {
        let detail = format!("“{}” ainda não está pago: o recibo sai depois do pagamento.", transaction.description);
        return Err(not_paid(&detail));
    };
    if transaction.effect == Effect::Result && !transaction.paid_by_driver {
        let detail = format!("“{}” é pago pelo saldo do acerto: faça o recibo do acerto.", transaction.description);
        return Err(not_paid(&detail));
    }
    let blank = || BLANK.to_owned();
    let driver = record.driver_name.clone();
    let (payer, payee) = match transaction.kind {
        TransactionKind::Income => (record.client_name.clone().or(driver).unwrap_or_else(blank), issuer.signature()),
        // What the driver bought for the owner was paid by his hand.
        TransactionKind::Expense if transaction.paid_by_driver => (driver.unwrap_or_else(blank), UNKNOWN.to_owned()),
        TransactionKind::Expense => (issuer.signature(), driver.unwrap_or_else(|| UNKNOWN.to_owned())),
    };
    let receipt = Receipt {
        title: "Recibo".to_owned(),
        amount: transaction.amount_cents,
        payer,
        payee,
        about: about(record, on),
        paid: format!("Pago em {}", day(on)),
        facts: vec![
            Some(Fact::new("Categoria", transaction.category.label())),
            fact("Frete", record.freight_number.map(|number| format!("nº {number}"))),
            fact("Veículo", record.plate.as_ref().map(|plate| plate.as_str().to_owned())),
        ],
    };
    Ok(receipt.paper(issuer))
}

fn about(record: &TransactionRecord, on: NaiveDate) -> String {
    let transaction = &record.transaction;
    let part = match transaction.installments {
        ..=1 => String::new(),
        count => format!(" (parcela {} de {count})", transaction.installment),
    };
    let due = match transaction.due_on {
        due if due == on => String::new(),
        due => format!(", com vencimento em {}", day(due)),
    };
    format!("a “{}”{part}{due}", transaction.description)
}
