// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of a table. */
export const rateKindLabels: Record<Wire["RateKind"], string> = {
  minimum_freight: "Piso mínimo de frete",
  carrier_tax: "Impostos do transportador autônomo",
  waiting_time: "Estadia",
  diesel_price: "Preço do diesel",
};
