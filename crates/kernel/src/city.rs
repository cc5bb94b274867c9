//! A city as records of several domains name it. The cities themselves are defined in `freight`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::CityCode;

/// City with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CityName {
    /// IBGE code.
    pub code: CityCode,
    /// Official name.
    pub name: String,
    /// State, by its two letters.
    pub uf: String,
}
