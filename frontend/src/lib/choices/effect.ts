// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Effect of a transaction: it moves money, the result, or both. */
export const effectLabels: Record<Wire["Effect"], string> = {
  both: "Mexe no dinheiro e no resultado",
  cash: "Não é receita nem custo",
  result: "Não mexe no dinheiro",
};
