// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What is due of a driver. */
export const driverDueCodeLabels: Record<Wire["DriverDueCode"], string> = {
  cnh: "CNH",
  toxicological: "Exame toxicológico",
};
