// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Maintenance record as the user enters it. */
export const maintenanceInputLimits = {
  daysStopped: { minimum: 0, maximum: 1095 },
  description: { maxLength: 150 },
  discountCents: { minimum: 0, maximum: 10_000_000_000 },
  installments: { minimum: 1, maximum: 120 },
  items: { maxItems: 50 },
  "items.description": { minLength: 1, maxLength: 200 },
  "items.quantityThousandths": { minimum: 1, maximum: 1_000_000_000 },
  "items.unitPriceCents": { minimum: 0, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  planIds: { maxItems: 50 },
  totalCents: { minimum: 0, maximum: 10_000_000_000 },
  workshop: { maxLength: 100 },
} as const;
