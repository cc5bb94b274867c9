// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** Whether work was planned or something had failed. */
export const maintenanceKindLabels: Record<Wire["MaintenanceKind"], string> = {
  preventive: "Preventiva",
  corrective: "Corretiva",
};
