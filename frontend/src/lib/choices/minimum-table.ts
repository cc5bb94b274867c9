// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them. */
export const minimumTableLabels: Record<Wire["MinimumTable"], string> = {
  A: "A: conjunto completo",
  B: "B: só o cavalo",
  C: "C: conjunto, alto desempenho",
  D: "D: só o cavalo, alto desempenho",
};
