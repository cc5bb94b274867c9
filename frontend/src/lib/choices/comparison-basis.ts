// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** From where a real figure comes. */
export const comparisonBasisLabels: Record<Wire["ComparisonBasis"], string> = {
  booked: "Lançado",
  accrued: "Calculado",
};
