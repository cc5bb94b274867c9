// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of payer, by the tax on freight. */
export const payerKindLabels: Record<Wire["PayerKind"], string> = {
  company: "Empresa",
  person: "Pessoa física",
};
