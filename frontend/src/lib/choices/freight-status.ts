// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** State of a freight. It moves forward to any later state, since people log afterwards, and back by exactly one. */
export const freightStatusLabels: Record<Wire["FreightStatus"], string> = {
  scheduled: "Agendado",
  loading: "Carregando",
  in_transit: "Em trânsito",
  unloading: "Descarregando",
  completed: "Concluído",
};
