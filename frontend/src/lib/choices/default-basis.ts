// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Basis of a default figure. */
export const defaultBasisLabels: Record<Wire["DefaultBasis"], string> = {
  history: "Seu histórico",
  reference: "Referência",
  none: "Sem registros",
};
