// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Data missing for a better forecast. */
export const planMissingLabels: Record<Wire["PlanMissing"], string> = {
  never_done: "Informe quando foi feito pela última vez",
  no_odometer: "Informe o hodômetro da última vez",
  no_km_per_day: "Faltam leituras do hodômetro para prever a data",
};
