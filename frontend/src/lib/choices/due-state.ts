// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** State of a due date. */
export const dueStateLabels: Record<Wire["DueState"], string> = {
  ok: "Em dia",
  soon: "Vence logo",
  expired: "Vencido",
};
