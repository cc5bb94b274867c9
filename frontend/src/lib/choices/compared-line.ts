// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** A line of the comparison. */
export const comparedLineLabels: Record<Wire["ComparedLine"], string> = {
  revenue: "Receita",
  fuel: "Combustível",
  toll: "Pedágio",
  commission: "Motorista",
  daily: "Alimentação e pernoite",
  maintenance: "Manutenção e pneus",
  fixed: "Custos do mês",
  taxes: "Impostos",
  other: "Outros custos",
};
