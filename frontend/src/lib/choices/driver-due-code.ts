// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of a driver's due date. */
export const driverDueCodeLabels: Record<Wire["DriverDueCode"], string> = {
  cnh: "CNH",
  toxicological: "Exame toxicológico",
};
