// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of document that has a sample. */
export const sampleKindLabels: Record<Wire["SampleKind"], string> = {
  receipt: "Recibo",
  settlement: "Acerto de viagem",
  owner_result: "Resultado para o dono",
  freight_result: "Resultado do frete",
  waiting_time: "Cobrança de estadia",
  simulation: "Simulação de frete",
  month: "Resultado do mês",
  tax_year: "Ano para o contador",
};
