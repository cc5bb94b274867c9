// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Place where a truck is held. */
export const stayPlaceLabels: Record<Wire["StayPlace"], string> = {
  loading: "Carregamento",
  unloading: "Descarga",
};
