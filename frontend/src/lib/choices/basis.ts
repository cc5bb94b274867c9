// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Basis: the day by which a transaction belongs to a month. */
export const basisLabels: Record<Wire["Basis"], string> = {
  accrual: "Competência",
  cash: "Caixa",
};
