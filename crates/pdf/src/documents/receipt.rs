//! Receipts: for the balance of a settlement, and for an income or expense.

use chrono::NaiveDate;
use finance::{Category, Effect, SourceKind, TransactionKind, TransactionRecord, WithheldAmount};
use kernel::{Cents, Cpf, Error, Result, TaxId};
use payments::{DriverPaymentRecord, PaymentFigures};

use super::{
    Issuer,
    amount::in_words,
    parts::{fact, facts},
    person::{BLANK, Person, quoted},
    words::{by, day, long_day, reais, size},
};
use crate::{Block, Document, Fact, Tone};

/// Text under the signature line without a known signer.
const UNKNOWN: &str = "Nome e CPF ou CNPJ de quem recebeu";

/// Closing phrase of a receipt that leaves nothing owed.
const QUITS: &str = "de que dou quitação";

/// Documents of the parties of a transaction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parties {
    /// CPF or CNPJ of its freight's client.
    pub client: Option<TaxId>,
    /// CPF of its driver.
    pub driver: Option<Cpf>,
}

struct Receipt {
    title: String,
    amount: Cents,
    /// Payer.
    payer: Person,
    /// Signer.
    payee: String,
    /// Purpose, as the end of the sentence.
    about: String,
    /// Paid day and method.
    paid: String,
    facts: Vec<Option<Fact>>,
}

impl Receipt {
    fn document(self, issuer: &Issuer) -> Document {
        let Self { title, amount, payer, payee, about, paid, facts: list } = self;
        let text =
            format!("Recebi de {} a importância de {} ({}), {about}.", payer.within(), reais(amount), in_words(amount));
        let mut blocks = vec![
            Block::Figure { label: "Valor".to_owned(), value: reais(amount), detail: paid, tone: Tone::Plain },
            Block::Text(text),
        ];
        if list.iter().any(Option::is_some) {
            blocks.push(facts(list));
        }
        blocks.push(Block::Text(format!("{BLANK}, {}.", long_day(issuer.on))));
        blocks.push(Block::Signatures(vec![payee]));
        issuer.document(title, None, blocks)
    }
}

fn not_paid(detail: &str) -> Error {
    Error::conflict("not_paid", detail)
}

/// Returns the receipt for the balance of a settlement, signed by its recipient.
///
/// # Errors
/// [`Error::Conflict`] with `not_paid` while no balance was paid.
pub fn settlement_receipt(issuer: &Issuer, record: &DriverPaymentRecord) -> Result<Document> {
    let figures = &record.figures;
    let number = record.number;
    let owed = figures.balance_cents != Cents::ZERO;
    let on = match figures.paid_on {
        Some(on) if owed && !figures.carries => on,
        _ => return Err(not_paid(&unpaid(number, figures))),
    };
    let driver = Person::driver(&figures.driver.name, figures.driver.cpf.as_ref());
    let owner = Person::issuer(issuer);
    let (payer, payee) = if figures.balance_cents > Cents::ZERO { (owner, driver) } else { (driver, owner) };
    let period = format!("{} a {}", day(figures.period_from), day(figures.period_to));
    let receipt = Receipt {
        title: format!("Recibo do acerto nº {number}"),
        amount: size(figures.balance_cents),
        payer,
        payee: payee.signing(),
        about: format!("referente ao saldo do acerto de viagem nº {number}, de {period}, {QUITS}"),
        paid: format!("Pago em {}{}", day(on), by(figures.method)),
        facts: Vec::new(),
    };
    Ok(receipt.document(issuer))
}

/// Returns the reason why a settlement has no receipt.
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

/// Returns the receipt for a paid income or expense, signed by the recipient. Its number is the transaction's id, which
/// also names its file.
///
/// # Errors
/// [`Error::Conflict`] with `has_other_receipt` for a settlement's posting or a payer's deduction, with `no_receipt`
/// for a transaction without one, and with `not_paid` while it is unpaid.
pub fn payment_receipt(issuer: &Issuer, record: &TransactionRecord, parties: &Parties) -> Result<Document> {
    let transaction = &record.transaction;
    refused(record)?;
    let Some(on) = transaction.fields.paid_on else {
        let detail = format!(
            "{} ainda não está pago: o recibo sai depois do pagamento.",
            quoted(&transaction.fields.description)
        );
        return Err(Error::conflict("not_paid", detail));
    };
    let advance = transaction.source_kind == Some(SourceKind::DriverAdvance);
    let (payer, payee) = payer_and_payee(issuer, record, parties);
    let receipt = Receipt {
        title: if advance {
            format!("Recibo de vale nº {}", transaction.id)
        } else {
            format!("Recibo nº {}", transaction.id)
        },
        amount: record.net_cents.unwrap_or(transaction.fields.amount_cents),
        payer,
        payee,
        about: if advance { advanced(record) } else { about(record, on) },
        paid: format!("Pago em {}", day(on)),
        facts: vec![
            // The books file an advance under wages, which it is not.
            (!advance).then(|| Fact::new("Categoria", transaction.fields.category.label())),
            fact("Frete", record.freight_number.map(|number| format!("nº {number}"))),
            fact("Veículo", record.plate.as_ref().map(ToString::to_string)),
            fact("Valor antes dos descontos", record.net_cents.map(|_| reais(transaction.fields.amount_cents))),
            fact("Descontado pelo pagador", deducted(record)),
        ],
    };
    Ok(receipt.document(issuer))
}

/// Lists the payer's deductions by name: `INSS R$ 220,00, SEST R$ 30,00`.
fn deducted(record: &TransactionRecord) -> Option<String> {
    let each = |one: &WithheldAmount| format!("{} {}", one.label, reais(one.amount_cents));
    let all: Vec<String> = record.deductions.iter().map(each).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// Refuses a transaction without a receipt of its own.
fn refused(record: &TransactionRecord) -> Result<()> {
    let transaction = &record.transaction;
    let what = quoted(&transaction.fields.description);
    if transaction.source_kind == Some(SourceKind::DriverPayment) {
        let detail = match transaction.fields.effect {
            Effect::Result => format!("{what} é pago pelo saldo do acerto: o recibo é o do acerto."),
            _ => format!("O recibo de {what} é o do acerto: abra o acerto e tire o recibo lá."),
        };
        return Err(Error::conflict("has_other_receipt", detail));
    }
    if transaction.fields.personal {
        let detail = format!("{what} é da casa: não é pagamento do negócio e não tem recibo.");
        return Err(Error::conflict("no_receipt", detail));
    }
    if transaction.held_from_id.is_some() {
        let detail = format!("{what} é desconto de um recebimento: o recibo é o do recebimento.");
        return Err(Error::conflict("has_other_receipt", detail));
    }
    if record.net_cents == Some(Cents::ZERO) {
        let detail = format!("De {what} nada entrou: tudo foi descontado, e não há o que quitar.");
        return Err(Error::conflict("no_receipt", detail));
    }
    if transaction.counted_cents.is_some() {
        let detail = format!("{what} é diferença de caixa: ninguém pagou, e não tem recibo.");
        return Err(Error::conflict("no_receipt", detail));
    }
    if (transaction.fields.kind, transaction.fields.category) == (TransactionKind::Income, Category::Emprestimo) {
        let detail = format!("{what} é empréstimo recebido, que se prova pelo contrato: recibo de quitação não cabe.");
        return Err(Error::conflict("no_receipt", detail));
    }
    Ok(())
}

/// Returns the payer and the signer.
fn payer_and_payee(issuer: &Issuer, record: &TransactionRecord, parties: &Parties) -> (Person, String) {
    let transaction = &record.transaction;
    let driver = record.driver_name.as_ref().map(|name| Person::driver(name, parties.driver.as_ref()));
    let client = record.client_name.as_ref().map(|name| Person::client(name, parties.client.as_ref()));
    let unknown = || UNKNOWN.to_owned();
    match transaction.fields.kind {
        TransactionKind::Income => {
            (client.or(driver).unwrap_or_else(Person::unknown), Person::issuer(issuer).signing())
        }
        // An expense that the driver paid for the owner: the driver is the payer.
        TransactionKind::Expense if transaction.fields.paid_by_driver => {
            (driver.unwrap_or_else(Person::unknown), unknown())
        }
        // In other expenses that name a driver (a fine, a repair) he did not get the money, except for wages.
        TransactionKind::Expense => {
            let driver = driver.filter(|_| transaction.fields.category == Category::Salario);
            (Person::issuer(issuer), driver.map_or_else(unknown, |driver| driver.signing()))
        }
    }
}

/// Purpose of an advance (vale). It is no pay: it is owed until the settlement deducts it.
fn advanced(record: &TransactionRecord) -> String {
    let freight = record.freight_number.map(|number| format!(" para o frete nº {number}")).unwrap_or_default();
    format!("a título de vale (adiantamento){freight}, para desconto em acerto")
}

fn about(record: &TransactionRecord, on: NaiveDate) -> String {
    let transaction = &record.transaction;
    let part = match transaction.installments {
        ..=1 => String::new(),
        count => format!(" (parcela {} de {count})", transaction.installment),
    };
    let due = match transaction.fields.due_on {
        due if due == on => String::new(),
        due => format!(", com vencimento em {}", day(due)),
    };
    let of = if transaction.split_id.is_some() { "a parte de" } else { "a" };
    // A receipt gives no quittance for deductions, which may still be disputed.
    let quits = if record.deductions.is_empty() { QUITS } else { "líquido dos descontos abaixo" };
    format!("referente {of} {}{part}{due}, {quits}", quoted(&transaction.fields.description))
}
