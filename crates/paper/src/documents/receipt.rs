//! Receipts: of the balance of a settlement, and of an income or expense.

use chrono::NaiveDate;
use finance::TransactionRecord;
use kernel::{Cents, Cpf, Effect, Error, Result, TransactionKind};
use payments::DriverPaymentRecord;

use super::{
    Issuer,
    amount::in_words,
    parts::{fact, facts},
    words::{day, document, long_day, reais, size},
};
use crate::{Block, Fact, Paper, Tone};

/// Where a name is to be written by hand.
const BLANK: &str = "______________________________";

/// What a receipt says.
struct Receipt {
    title: String,
    amount: Cents,
    /// Who paid, as the sentence names him.
    payer: String,
    /// Who signs.
    payee: String,
    /// What for, after "referente a".
    about: String,
    /// When it was paid, and in which way.
    paid: String,
    facts: Vec<Option<Fact>>,
}

impl Receipt {
    fn paper(self, issuer: &Issuer) -> Paper {
        let Self { title, amount, payer, payee, about, paid, facts: list } = self;
        let text = format!(
            "Recebi de {payer} a importância de {} ({}), referente a {about}, de que dou quitação.",
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
        blocks.push(Block::Text(format!("{}.", long_day(issuer.on))));
        blocks.push(Block::Signatures(vec![payee]));
        issuer.paper(title, None, blocks)
    }
}

fn not_paid(detail: &str) -> Error {
    Error::conflict("not_paid", detail)
}

/// The owner as a sentence names him: with the first of his documents.
fn owner(issuer: &Issuer) -> String {
    match issuer.lines.iter().find(|line| line.starts_with("CPF ")) {
        Some(cpf) => format!("{}, {cpf},", issuer.name),
        None => issuer.name.clone(),
    }
}

/// The receipt of the balance of a settlement, signed by whoever got it.
///
/// # Errors
/// [`Error::Conflict`] with `not_paid` while no balance was paid.
pub fn settlement_receipt(issuer: &Issuer, record: &DriverPaymentRecord, driver_cpf: Option<&Cpf>) -> Result<Paper> {
    let figures = &record.figures;
    let number = record.number;
    let (Some(on), true) = (figures.paid_on, figures.balance_cents != Cents::ZERO) else {
        let detail = format!("O acerto nº {number} não tem saldo pago: o recibo sai depois do pagamento.");
        return Err(not_paid(&detail));
    };
    let driver = match driver_cpf {
        Some(cpf) => format!("{}, CPF {},", figures.driver.name, document(cpf.as_str())),
        None => figures.driver.name.clone(),
    };
    let to_driver = figures.balance_cents > Cents::ZERO;
    let (payer, payee) = if to_driver { (owner(issuer), &driver) } else { (driver.clone(), &issuer.name) };
    let period = format!("{} a {}", day(figures.period_from), day(figures.period_to));
    let receipt = Receipt {
        title: format!("Recibo do acerto nº {number}"),
        amount: size(figures.balance_cents),
        payer,
        payee: payee.trim_end_matches(',').to_owned(),
        about: format!("saldo do acerto de viagem nº {number}, de {period}"),
        paid: format!("Pago em {} ({})", day(on), figures.method.label()),
        facts: Vec::new(),
    };
    Ok(receipt.paper(issuer))
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
        TransactionKind::Income => (record.client_name.clone().or(driver).unwrap_or_else(blank), issuer.name.clone()),
        // What the driver bought for the owner was paid by his hand.
        TransactionKind::Expense if transaction.paid_by_driver => {
            (driver.unwrap_or_else(blank), "Nome e CPF ou CNPJ de quem recebeu".to_owned())
        }
        TransactionKind::Expense => {
            (owner(issuer), driver.unwrap_or_else(|| "Nome e CPF ou CNPJ de quem recebeu".to_owned()))
        }
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
    format!("{}{part}{due}", transaction.description)
}
