// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Source of a distance between two cities. */
export const distanceBasisLabels: Record<Wire["DistanceBasis"], string> = {
  own_freights: "seus fretes",
  estimate: "estimativa",
};
