// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Basis of the taxes withheld. */
export const withheldBasisLabels: Record<Wire["WithheldBasis"], string> = {
  entered: "Informado",
  estimated: "Estimado",
  mixed: "Parte informada, parte estimada",
  person: "Pessoa física, nada descontado",
  unknown: "Falta a tabela do mês",
};
