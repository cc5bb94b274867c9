// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/api/wire";

/** Whether a transaction is settled. */
export const paymentStatusLabels: Record<Wire["PaymentStatus"], string> = {
  paid: "Pago",
  pending: "Pendente",
};
