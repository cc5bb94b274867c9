// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** State of a settlement. */
export const settlementClosingLabels: Record<Wire["SettlementClosing"], string> = {
  pending: "Pendente",
  paid: "Pago",
  carried: "Levado para o próximo acerto",
  even: "Sem saldo a pagar",
};
