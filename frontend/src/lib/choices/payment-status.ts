// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Payment status of a transaction. */
export const paymentStatusLabels: Record<Wire["PaymentStatus"], string> = {
  paid: "Pago",
  pending: "Pendente",
};
