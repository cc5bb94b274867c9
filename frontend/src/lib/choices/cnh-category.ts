// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Category of a CNH (driving licence): the vehicles it allows to drive (CTB art. 143). */
export const cnhCategoryLabels: Record<Wire["CnhCategory"], string> = {
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  E: "E",
  AB: "AB",
  AC: "AC",
  AD: "AD",
  AE: "AE",
};
