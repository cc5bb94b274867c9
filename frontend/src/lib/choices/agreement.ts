// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Agreement about a driver's pay; its share or its fixed amount is stated with each driver. */
export const agreementLabels: Record<Wire["Agreement"], string> = {
  commission_gross: "Comissão sobre o frete",
  commission_net: "Comissão sobre o que sobra",
  fixed_per_trip: "Valor por viagem",
  fixed_per_month: "Valor por mês",
};
