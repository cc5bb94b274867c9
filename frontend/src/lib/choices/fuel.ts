// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Fuel of a fill-up. */
export const fuelLabels: Record<Wire["Fuel"], string> = {
  diesel_s10: "Diesel S10",
  diesel_s500: "Diesel S500",
  arla32: "ARLA 32",
  gasoline: "Gasolina",
  ethanol: "Etanol",
};
