// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Part of the category `salario`. */
export const payPartLabels: Record<Wire["PayPart"], string> = {
  commission: "Comissões",
  salary: "Salários",
  allowance: "Diárias",
  other: "Outros pagamentos",
  discount: "Descontos do acerto",
};
