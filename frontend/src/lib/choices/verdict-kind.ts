// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Verdict on an offer. */
export const verdictKindLabels: Record<Wire["VerdictKind"], string> = {
  worth_it: "Vale a pena",
  unjudged: "Sobra dinheiro",
  below_day: "Paga os custos, mas não o seu dia",
  little: "Sobra pouco",
  below_minimum: "Abaixo do piso",
  break_even: "Empata",
  loss: "Prejuízo",
};
