// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Kind of a due date of a vehicle. */
export const dueCodeLabels: Record<Wire["DueCode"], string> = {
  licensing: "Licenciamento",
  insurance: "Seguro",
  tachograph: "Aferição do tacógrafo",
  rntrc: "RNTRC",
  own: "Outro",
};
