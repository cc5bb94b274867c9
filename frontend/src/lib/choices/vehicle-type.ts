// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** Whether a vehicle pulls or is pulled. */
export const vehicleTypeLabels: Record<Wire["VehicleType"], string> = {
  truck: "Cavalo Mecânico",
  trailer: "Carreta",
};
