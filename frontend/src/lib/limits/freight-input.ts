// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Freight as the user enters it. */
export const freightInputLimits = {
  advanceBps: { minimum: 0, maximum: 10_000 },
  advanceCents: { minimum: 0, maximum: 10_000_000_000 },
  axles: { minimum: 2, maximum: 11 },
  cargoDescription: { maxLength: 200 },
  commissionBps: { minimum: 0, maximum: 10_000 },
  distanceKm: { minimum: 1, maximum: 10_000 },
  emptyKm: { minimum: 0, maximum: 10_000 },
  emptyReturnKm: { minimum: 0, maximum: 10_000 },
  notes: { maxLength: 4000 },
  odometerEndKm: { minimum: 0, maximum: 3_000_000 },
  odometerStartKm: { minimum: 0, maximum: 3_000_000 },
  rateCents: { minimum: 0, maximum: 10_000_000_000 },
  tollCents: { minimum: 0, maximum: 10_000_000_000 },
  weightKg: { minimum: 1, maximum: 1_000_000 },
} as const;
