// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Source of a freight's kilometres. */
export const realKmBasisLabels: Record<Wire["RealKmBasis"], string> = {
  odometer: "Pelo hodômetro",
  planned: "Planejado",
};
