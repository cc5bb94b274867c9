// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** Whether a vehicle is at work. */
export const vehicleStatusLabels: Record<Wire["VehicleStatus"], string> = {
  active: "Ativo",
  maintenance: "Em manutenção",
  inactive: "Inativo",
};
