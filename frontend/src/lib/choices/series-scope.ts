// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Scope of a change within a series. */
export const seriesScopeLabels: Record<Wire["SeriesScope"], string> = {
  one: "Só este",
  following: "Este e os próximos",
};
