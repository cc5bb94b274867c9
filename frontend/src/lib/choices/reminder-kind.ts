// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of reminder. */
export const reminderKindLabels: Record<Wire["ReminderKind"], string> = {
  payable: "A pagar",
  receivable: "A receber",
  licensing: "Licenciamento",
  insurance: "Seguro",
  tachograph: "Aferição do tacógrafo",
  rntrc: "RNTRC",
  own: "Outro",
  cnh: "CNH",
  toxicological: "Exame toxicológico",
  driver_cnh: "CNH do motorista",
  driver_toxicological: "Exame toxicológico do motorista",
  maintenance: "Manutenção",
  own_inss: "INSS, SEST e SENAT próprios",
};
