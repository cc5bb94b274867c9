// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** How a line of the plan stands, the most urgent first. */
export const planStateLabels: Record<Wire["PlanState"], string> = {
  expired: "Vencido",
  soon: "Vence em breve",
  ok: "Em dia",
  unknown: "Sem base",
};
