// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of a cost line in a simulation. */
export const simulationLineKindLabels: Record<Wire["SimulationLineKind"], string> = {
  diesel_loaded: "Diesel com carga",
  diesel_empty: "Diesel vazio",
  arla: "ARLA 32",
  toll: "Pedágio",
  commission: "Comissão do motorista",
  driver_fixed: "Motorista (fixo por viagem)",
  daily: "Alimentação e pernoite",
  maintenance: "Manutenção",
  tires: "Pneus",
  insurance: "Seguro",
  loan: "Prestação",
  depreciation: "Depreciação",
  other_monthly: "Outros custos do mês",
  inss: "INSS",
  sest: "SEST",
  senat: "SENAT",
  irrf: "IRRF",
  own_inss: "INSS próprio (estimativa)",
  own_sest: "SEST próprio (estimativa)",
  own_senat: "SENAT próprio (estimativa)",
  other: "Outros custos",
};
