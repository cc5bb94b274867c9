// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What a driver's share is of. */
export const commissionBaseLabels: Record<Wire["CommissionBase"], string> = {
  gross: "Do frete",
  net: "Do líquido",
};
