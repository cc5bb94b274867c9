// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Which plans a vehicle is to begin with. */
export const maintenanceStarterInputLimits = {
  lastDoneKm: { minimum: 0, maximum: 3_000_000 },
} as const;
