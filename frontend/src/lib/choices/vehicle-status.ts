// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Status of a vehicle: at work or not. */
export const vehicleStatusLabels: Record<Wire["VehicleStatus"], string> = {
  active: "Ativo",
  maintenance: "Em manutenção",
  inactive: "Inativo",
};
