// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** On what a forecast rests. */
export const forecastBasisLabels: Record<Wire["ForecastBasis"], string> = {
  simulation: "Simulação",
  history: "Seu histórico",
};
