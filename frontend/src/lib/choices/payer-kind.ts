// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What a payer is to the tax of the freight. */
export const payerKindLabels: Record<Wire["PayerKind"], string> = {
  company: "Empresa",
  person: "Pessoa física",
};
