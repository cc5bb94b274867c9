//! What a freight carries and how it is priced.

use kernel::choice;

choice! {
    /// The legal kinds of cargo (Lei 13.703/2018 art. 3º), in the order of the legal calculator.
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

choice! {
    /// What the rate of a freight is for.
    Pricing {
        /// The whole trip.
        Fixed = "fixed" "Valor fechado",
        /// Each tonne carried.
        PerTon = "per_ton" "Por tonelada",
        /// Each loaded kilometre.
        PerKm = "per_km" "Por km",
    }
}

choice! {
    /// Who bears the toll.
    TollPayer {
        /// The shipper, by vale-pedágio, as Lei 10.209/2001 art. 1º has it.
        Shipper = "shipper" "Embarcador",
        /// The driver, out of the freight.
        Driver = "driver" "Motorista",
    }
}
