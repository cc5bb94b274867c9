// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Base of a driver's commission. */
export const commissionBaseLabels: Record<Wire["CommissionBase"], string> = {
  gross: "Do frete",
  net: "Do que sobra",
};
