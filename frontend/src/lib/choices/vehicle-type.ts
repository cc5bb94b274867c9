// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Type of a vehicle: it pulls or is pulled. */
export const vehicleTypeLabels: Record<Wire["VehicleType"], string> = {
  truck: "Cavalo Mecânico",
  trailer: "Carreta",
};
