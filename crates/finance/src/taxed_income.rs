//! Receipts of the accountant's year one by one, and the other income beside them.

use std::collections::BTreeMap;

use crate::{
    Category,
    tax_line::{PayerName, TaxSums, WithheldBasis, basis},
    withholding::{AssessedTaxes, Payer, TaxTables},
};
use chrono::NaiveDate;
use kernel::{Cents, Ciot, ClientId, FiscalKey, FreightId, Result, TaxId, TransactionId};
use serde::Serialize;
use utoipa::ToSchema;

/// Documents of a freight by which an accountant finds it.
#[derive(Clone, Debug, Default)]
pub struct FreightDocuments {
    /// Number of the freight.
    pub number: i64,
    /// Key of its CT-e.
    pub cte_key: Option<FiscalKey>,
    /// CIOT.
    pub ciot: Option<Ciot>,
}

/// A receipt with its taxes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxedIncome {
    /// Transaction.
    pub transaction_id: TransactionId,
    /// Day of receipt.
    pub received_on: NaiveDate,
    /// Freight; null where the income names none.
    pub freight_id: Option<FreightId>,
    /// Number of the freight; null without a freight.
    pub freight_number: Option<i64>,
    /// Key of the CT-e; null where none was entered.
    pub cte_key: Option<FiscalKey>,
    /// CIOT; null where none was entered.
    pub ciot: Option<Ciot>,
    /// Name of the payer.
    pub payer_name: String,
    /// CPF or CNPJ of the payer; null if unknown.
    pub document: Option<TaxId>,
    /// Basis of the taxes withheld.
    pub basis: WithheldBasis,
    /// Basis as it is shown, in Portuguese.
    pub basis_label: &'static str,
    /// Amounts.
    #[serde(flatten)]
    pub sums: TaxSums,
}

impl TaxedIncome {
    pub(crate) fn of(
        one: &AssessedTaxes<'_>,
        names: &BTreeMap<Payer, PayerName>,
        documents: &BTreeMap<FreightId, FreightDocuments>,
        tables: &TaxTables,
    ) -> Result<Self> {
        let income = one.income;
        let name = names.get(&income.payer);
        let documents = income.freight_id.and_then(|id| documents.get(&id));
        let basis = basis(one, tables);
        Ok(Self {
            transaction_id: income.id,
            received_on: income.paid_on,
            freight_id: income.freight_id,
            freight_number: documents.map(|one| one.number),
            cte_key: documents.and_then(|one| one.cte_key.clone()),
            ciot: documents.and_then(|one| one.ciot.clone()),
            payer_name: PayerName::shown(name),
            document: name.and_then(|payer| payer.document.clone()),
            basis,
            basis_label: basis.label(),
            sums: TaxSums::of(one)?,
        })
    }
}

/// Income that is no freight, received in the year: a stay, a used wheel that was sold. How it is taxed depends on what
/// it is, and is not calculated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherIncome {
    /// Transaction.
    pub transaction_id: TransactionId,
    /// Day of receipt.
    pub received_on: NaiveDate,
    /// Category.
    pub category: Category,
    /// Description.
    pub description: String,
    /// Number of the freight that it names; null where it names none.
    pub freight_number: Option<i64>,
    /// Name of that freight's client; null without one.
    pub client_name: Option<String>,
    /// That client; null without one.
    pub client_id: Option<ClientId>,
    /// Amount in cents, before any deduction.
    pub amount_cents: Cents,
}
