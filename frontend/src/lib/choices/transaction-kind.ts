// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Direction of the money. */
export const transactionKindLabels: Record<Wire["TransactionKind"], string> = {
  income: "Receita",
  expense: "Despesa",
};
