// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What the rate of a freight is for. */
export const pricingLabels: Record<Wire["Pricing"], string> = {
  fixed: "Valor fechado",
  per_ton: "Por tonelada",
  per_km: "Por km",
};
