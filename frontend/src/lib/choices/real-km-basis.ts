// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** From where the kilometres of a freight come. */
export const realKmBasisLabels: Record<Wire["RealKmBasis"], string> = {
  odometer: "Pelo hodômetro",
  planned: "Planejado",
};
