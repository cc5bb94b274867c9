// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** What is due on a vehicle. */
export const dueCodeLabels: Record<Wire["DueCode"], string> = {
  licensing: "Licenciamento",
  insurance: "Seguro",
  tachograph: "Cronotacógrafo",
  rntrc: "RNTRC",
  own: "Outro",
};
