// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Source of the kilometres that the figures of a freight count. */
export const distanceSourceLabels: Record<Wire["DistanceSource"], string> = {
  odometer: "pelo hodômetro",
  planned: "planejado",
  estimated: "estimado",
};
