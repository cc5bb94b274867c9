// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A fill-up as the user enters it. */
export const fuelInputLimits = {
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  pricePerLiterMillis: { minimum: 1, maximum: 30_000 },
  station: { maxLength: 80 },
  totalCents: { minimum: 1, maximum: 6_000_000 },
  volumeMl: { minimum: 1, maximum: 2_000_000 },
} as const;
