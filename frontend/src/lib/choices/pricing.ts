// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Unit of a freight's rate. */
export const pricingLabels: Record<Wire["Pricing"], string> = {
  fixed: "Valor fechado",
  per_ton: "Por tonelada",
  per_km: "Por km",
};
