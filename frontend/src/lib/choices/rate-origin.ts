// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Origin of a table. */
export const rateOriginLabels: Record<Wire["RateOrigin"], string> = {
  shipped: "Do sistema",
  imported: "Importada",
};
