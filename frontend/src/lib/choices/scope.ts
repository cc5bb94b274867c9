// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Scope of a token. */
export const scopeLabels: Record<Wire["Scope"], string> = {
  read: "Só leitura",
  write: "Leitura e gravação",
};
