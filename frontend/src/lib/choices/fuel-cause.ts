// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Cause of a difference in the cost of fuel. */
export const fuelCauseLabels: Record<Wire["FuelCause"], string> = {
  price: "Preço do diesel",
  way: "Percurso",
  consumption: "Consumo",
  liters: "Litros abastecidos",
  other: "ARLA e lançamentos sem litros",
};
