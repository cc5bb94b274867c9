// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Statement that a payer with a CPF is equated to a company for social security, such as a farmer with a
contribuinte individual's registration (Lei 8.212/1991 art. 15 parágrafo único). */
export const equatedToCompanyLabels: Record<Wire["EquatedToCompany"], string> = {
  unknown: "Não sei",
  yes: "Sim",
  no: "Não",
};
