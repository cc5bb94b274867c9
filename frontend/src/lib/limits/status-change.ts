// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Move as the user enters it. */
export const statusChangeLimits = {
  note: { maxLength: 1000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
} as const;
