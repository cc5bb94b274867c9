// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A vehicle as the user enters it. */
export const vehicleInputLimits = {
  axles: { minimum: 1, maximum: 6 },
  brand: { maxLength: 60 },
  capacityKg: { minimum: 0, maximum: 200_000 },
  color: { maxLength: 40 },
  dueDates: { maxItems: 20 },
  "dueDates.name": { minLength: 1, maxLength: 80 },
  expectedMetersPerLiter: { minimum: 500, maximum: 20_000 },
  manufactureYear: { minimum: 1950, maximum: 2100 },
  model: { maxLength: 60 },
  modelYear: { minimum: 1950, maximum: 2100 },
  nickname: { maxLength: 60 },
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  purchasePriceCents: { minimum: 0, maximum: 10_000_000_000 },
  residualValueCents: { minimum: 0, maximum: 10_000_000_000 },
  tankCapacityMl: { minimum: 1000, maximum: 3_000_000 },
  tareKg: { minimum: 0, maximum: 200_000 },
  usefulLifeMonths: { minimum: 1, maximum: 600 },
} as const;
