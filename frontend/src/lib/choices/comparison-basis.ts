// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Source of a real figure. */
export const comparisonBasisLabels: Record<Wire["ComparisonBasis"], string> = {
  booked: "Lançado",
  accrued: "Calculado",
};
