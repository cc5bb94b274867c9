// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Payer of the toll. */
export const tollPayerLabels: Record<Wire["TollPayer"], string> = {
  shipper: "Embarcador",
  driver: "Motorista",
};
