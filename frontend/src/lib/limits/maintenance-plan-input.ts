// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Maintenance plan as the user enters it. */
export const maintenancePlanInputLimits = {
  everyKm: { minimum: 100, maximum: 1_000_000 },
  everyMonths: { minimum: 1, maximum: 240 },
  lastDoneKm: { minimum: 0, maximum: 3_000_000 },
  name: { minLength: 1, maxLength: 100 },
  notes: { maxLength: 4000 },
} as const;
