// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Outlook of the cash flow. */
export const cashOutlookLabels: Record<Wire["CashOutlook"], string> = {
  in_the_red: "Você já está no vermelho",
  runs_out: "Vai faltar dinheiro",
  enough: "O dinheiro dá para todas as contas",
  no_bills: "Nenhuma conta a pagar lançada",
};
