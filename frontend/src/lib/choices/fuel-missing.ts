// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Reason why a fill-up ends no measured segment. */
export const fuelMissingLabels: Record<Wire["FuelMissing"], string> = {
  first_full: "Primeiro tanque cheio",
  partial: "Abastecimento parcial",
  missed_fill: "Faltou um abastecimento",
  no_odometer: "Sem hodômetro",
  not_measured: "Não entra na média",
};
