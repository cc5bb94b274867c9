// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What burns it. */
export const fuelPurposeLabels: Record<Wire["FuelPurpose"], string> = {
  engine: "Motor",
  refrigeration: "Aparelho de frio",
};
