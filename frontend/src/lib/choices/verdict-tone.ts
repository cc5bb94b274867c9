// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Colour of a verdict. */
export const verdictToneLabels: Record<Wire["VerdictTone"], string> = {
  pos: "Bom",
  warn: "Atenção",
  neg: "Ruim",
};
