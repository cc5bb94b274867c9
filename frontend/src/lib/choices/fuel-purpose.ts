// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Purpose of a fuel: its consumer. */
export const fuelPurposeLabels: Record<Wire["FuelPurpose"], string> = {
  engine: "Motor",
  refrigeration: "Aparelho de frio",
};
