// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Type of an item. */
export const itemTypeLabels: Record<Wire["ItemType"], string> = {
  labor: "Mão de Obra",
  part: "Peça",
};
