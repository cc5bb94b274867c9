//! Month whose base of INSS is below the minimum wage: without a complement it may not count for the pension.

use kernel::{Cents, Result, text::reais};
use rates::CarrierTaxTable;
use serde::Serialize;
use utoipa::ToSchema;

/// Base of INSS of a month below the minimum wage (Constituição art. 195 § 14), and its complement. That is 20 % of the
/// difference (Lei 10.666/2003 art. 5º; Emenda Constitucional 103/2019 art. 29).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LowInssBase {
    /// Base of INSS of all freight received in the month, in cents.
    pub base_cents: Cents,
    /// Minimum wage, in cents.
    pub minimum_wage_cents: Cents,
    /// Complement, in cents.
    pub complement_cents: Cents,
    /// Warning, in Portuguese.
    pub words: String,
}

impl LowInssBase {
    /// Compares the base of the freight received in a month with the minimum wage; none where it reaches it. `so_far`
    /// is true for a month that is not over.
    pub(crate) fn of(gross: Cents, table: &CarrierTaxTable, so_far: bool) -> Result<Option<Self>> {
        let base_cents = table.inss_base(gross)?;
        let Some((minimum_wage_cents, complement_cents)) = table.minimum_wage.zip(table.complement(base_cents)?) else {
            return Ok(None);
        };
        let until = if so_far { " até agora" } else { "" };
        let words = format!(
            "A base do INSS do mês é de {}{until}, abaixo do salário mínimo ({}). Sem completar com cerca de {}, o mês pode \
             não contar para a aposentadoria (Emenda Constitucional 103/2019, art. 29). Outros rendimentos seus com INSS \
             também contam: veja com o contador.",
            reais(base_cents),
            reais(minimum_wage_cents),
            reais(complement_cents)
        );
        Ok(Some(Self { base_cents, minimum_wage_cents, complement_cents, words }))
    }
}
