// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Entry whose sums are requested. */
export const maintenancePreviewInputLimits = {
  discountCents: { minimum: 0, maximum: 10_000_000_000 },
  installments: { minimum: 1, maximum: 120 },
  items: { maxItems: 50 },
  "items.quantityThousandths": { minimum: 1, maximum: 1_000_000_000 },
  "items.unitPriceCents": { minimum: 0, maximum: 10_000_000_000 },
  totalCents: { minimum: 0, maximum: 10_000_000_000 },
} as const;
