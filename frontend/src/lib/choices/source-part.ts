// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Part of its source that a posting stands for. */
export const sourcePartLabels: Record<Wire["SourcePart"], string> = {
  advance: "Adiantamento",
  balance: "Saldo",
  total: "Total",
  commission: "Comissão",
  salary: "Salário do período",
  allowance: "Diárias",
  discount: "Desconto",
};
