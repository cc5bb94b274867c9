//! Tractor without a trailer of its owner: the tables and axles that can assess it.

use super::MinimumTable;

/// A tractor without a trailer. It carries no cargo: either the trailer was forgotten, or only the traction is hired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoneTractor {
    /// Axles of the tractor alone.
    pub axles: i64,
}

/// Fault of a lone tractor: its legal minimum would be that of another trip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TractionFault {
    /// Field where the user corrects it.
    pub field: &'static str,
    /// Stable slug.
    pub code: &'static str,
    /// Advice in Portuguese, worded to follow a colon.
    pub reason: String,
}

impl TractionFault {
    /// Advice as a sentence of its own.
    pub fn message(&self) -> String {
        let mut letters = self.reason.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }
}

impl LoneTractor {
    /// Checks a lone tractor, with the axles stated for the whole composition. Tables A and C are for the hire of the
    /// composition or a rigid truck, so the trailer must be known. B and D are for the hire of the traction only, with
    /// the axles of the whole composition (Res. ANTT 5.867/2020, Anexo II, as Res. ANTT 6.076/2026 names its tables).
    pub fn fault(self, table: MinimumTable, axles: Option<i64>) -> Option<TractionFault> {
        let own = self.axles;
        match table {
            MinimumTable::A | MinimumTable::C => {
                let (letter, other) = (table.as_str(), if table == MinimumTable::A { "B" } else { "D" });
                let reason = format!(
                    "escolha a carreta: pela tabela {letter} o piso é do conjunto inteiro, e o cavalo sozinho não leva carga. Se \
                     contrataram só o cavalo, use a tabela {other}. Se é um caminhão com carroceria, informe a carroceria \
                     no cadastro dele."
                );
                Some(TractionFault { field: "trailerIds", code: "trailer_required", reason })
            }
            MinimumTable::B | MinimumTable::D => axles.is_none_or(|axles| axles <= own).then(|| {
                let reason = format!(
                    "informe os eixos do conjunto inteiro, com a carreta de quem contrata: o cavalo sozinho tem {own}."
                );
                TractionFault { field: "axles", code: "whole_composition", reason }
            }),
        }
    }
}
