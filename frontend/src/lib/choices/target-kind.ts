// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of record where something due is settled. */
export const targetKindLabels: Record<Wire["TargetKind"], string> = {
  transaction: "Lançamento",
  freight: "Frete",
  fuel: "Abastecimento",
  maintenance_record: "Manutenção",
  driver_payment: "Acerto",
  vehicle: "Veículo",
  profile: "Perfil",
  driver: "Motorista",
  maintenance_plan: "Plano de manutenção",
  tax_year: "Ano para o contador",
};
