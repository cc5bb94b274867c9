// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of an event in a freight's timeline. */
export const eventKindLabels: Record<Wire["EventKind"], string> = {
  status: "Mudança de etapa",
  cancelled: "Cancelamento",
  reopened: "Reabertura",
  arrived: "Chegada",
  arrival_undone: "Chegada desfeita",
};
