// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** Which way money goes. */
export const transactionKindLabels: Record<Wire["TransactionKind"], string> = {
  income: "Receita",
  expense: "Despesa",
};
