// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** State of a maintenance plan, the most urgent first. */
export const planStateLabels: Record<Wire["PlanState"], string> = {
  expired: "Vencido",
  soon: "Vence logo",
  ok: "Em dia",
  unknown: "Sem previsão",
};
