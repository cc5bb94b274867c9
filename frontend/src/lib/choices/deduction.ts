// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of amount that a payer withholds from a receipt. */
export const deductionLabels: Record<Wire["Deduction"], string> = {
  inss: "INSS",
  sest: "SEST",
  senat: "SENAT",
  irrf: "IRRF",
  shortage: "Quebra ou falta",
  damage: "Avaria",
  other: "Outro desconto",
};
