// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Method by which money is paid or received. */
export const payMethodLabels: Record<Wire["PayMethod"], string> = {
  cash: "Dinheiro",
  pix: "Pix",
  transfer: "Transferência",
  fuel_card: "Cartão combustível",
  other: "Outro",
};
