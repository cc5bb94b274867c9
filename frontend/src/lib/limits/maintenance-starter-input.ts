// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Choice of starter plans for a vehicle. */
export const maintenanceStarterInputLimits = {
  lastDoneKm: { minimum: 0, maximum: 3_000_000 },
} as const;
