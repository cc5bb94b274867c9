// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What an offered figure rests on. */
export const offerBasisLabels: Record<Wire["OfferBasis"], string> = {
  history: "Seu histórico",
  reference: "Referência",
  none: "Sem registros",
};
