// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Trip as somebody enters it in the calculator. */
export const minimumFreightInputLimits = {
  axles: { minimum: 2, maximum: 11 },
  distanceKm: { minimum: 1, maximum: 10_000 },
  emptyReturnKm: { minimum: 0, maximum: 10_000 },
  offerCents: { minimum: 1, maximum: 10_000_000_000 },
  offerPerTonCents: { minimum: 1, maximum: 10_000_000_000 },
  tollCents: { minimum: 0, maximum: 10_000_000_000 },
  weightKg: { minimum: 1, maximum: 1_000_000 },
} as const;
