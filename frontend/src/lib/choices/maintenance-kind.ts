// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of maintenance: planned, or after a failure. */
export const maintenanceKindLabels: Record<Wire["MaintenanceKind"], string> = {
  preventive: "Preventiva",
  corrective: "Corretiva",
};
