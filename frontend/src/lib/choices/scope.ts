// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What a token may do. */
export const scopeLabels: Record<Wire["Scope"], string> = {
  read: "Somente leitura",
  write: "Leitura e escrita",
};
