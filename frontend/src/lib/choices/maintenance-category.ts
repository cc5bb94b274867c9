// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Part of a vehicle on which work was done. */
export const maintenanceCategoryLabels: Record<Wire["MaintenanceCategory"], string> = {
  electrical: "Elétrica",
  air_conditioning: "Ar-condicionado",
  tires: "Pneus",
  chassis: "Chassi",
  springs: "Molas",
  engine: "Motor",
  transmission: "Transmissão",
  brakes: "Freios",
  suspension: "Suspensão",
  hydraulics: "Hidráulica",
  bodywork: "Funilaria",
};
