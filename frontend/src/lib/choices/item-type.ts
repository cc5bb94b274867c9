// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What an item is. */
export const itemTypeLabels: Record<Wire["ItemType"], string> = {
  labor: "Mão de Obra",
  part: "Peça",
};
