// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of record that a posting comes from. */
export const sourceKindLabels: Record<Wire["SourceKind"], string> = {
  freight: "Frete",
  fuel: "Abastecimento",
  maintenance: "Manutenção",
  driver_advance: "Vale",
  driver_payment: "Acerto",
};
