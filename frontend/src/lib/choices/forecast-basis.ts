// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Basis of a forecast. */
export const forecastBasisLabels: Record<Wire["ForecastBasis"], string> = {
  simulation: "Simulação",
  history: "Seu histórico",
};
