//! Legal kinds of cargo.

use kernel::string_enum;

string_enum! {
    /// Kind of cargo by law (Lei 13.703/2018 art. 3º), in the order of the legal calculator.
    CargoType {
        /// Solid bulk.
        SolidBulk = "solid_bulk" "Granel sólido",
        /// Liquid bulk.
        LiquidBulk = "liquid_bulk" "Granel líquido",
        /// Refrigerated or heated.
        Refrigerated = "refrigerated" "Frigorificada ou aquecida",
        /// In a container.
        Containerized = "containerized" "Conteinerizada",
        /// Packed, marked and counted.
        General = "general" "Carga geral",
        /// Homogeneous lots without specific packing.
        Neobulk = "neobulk" "Neogranel",
        /// Hazardous solid bulk.
        HazardousSolidBulk = "hazardous_solid_bulk" "Perigosa (granel sólido)",
        /// Hazardous liquid bulk.
        HazardousLiquidBulk = "hazardous_liquid_bulk" "Perigosa (granel líquido)",
        /// Hazardous, refrigerated or heated.
        HazardousRefrigerated = "hazardous_refrigerated" "Perigosa (frigorificada ou aquecida)",
        /// Hazardous in a container.
        HazardousContainerized = "hazardous_containerized" "Perigosa (conteinerizada)",
        /// Hazardous general cargo.
        HazardousGeneral = "hazardous_general" "Perigosa (carga geral)",
        /// Pressurised bulk.
        PressurizedBulk = "pressurized_bulk" "Granel pressurizada",
    }
}

impl CargoType {
    /// Name in the tables of the coefficients, as the official calculator has it.
    pub const fn tabulated(self) -> &'static str {
        match self {
            Self::SolidBulk => "granel_solido",
            Self::LiquidBulk => "granel_liquido",
            Self::Refrigerated => "frigorificada",
            Self::Containerized => "conteinerizada",
            Self::General => "carga_geral",
            Self::Neobulk => "neogranel",
            Self::HazardousSolidBulk => "perigosa_granel_solido",
            Self::HazardousLiquidBulk => "perigosa_granel_liquido",
            Self::HazardousRefrigerated => "perigosa_frigorificada",
            Self::HazardousContainerized => "perigosa_conteinerizada",
            Self::HazardousGeneral => "perigosa_carga_geral",
            Self::PressurizedBulk => "granel_pressurizada",
        }
    }

    /// Finds the kind by its name in a table or on the wire.
    pub fn of_table(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|cargo| cargo.tabulated() == text || cargo.as_str() == text)
    }
}
