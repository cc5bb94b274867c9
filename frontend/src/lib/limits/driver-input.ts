// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A driver as the user enters him. */
export const driverInputLimits = {
  commissionBps: { minimum: 0, maximum: 10_000 },
  dailyAllowanceCents: { minimum: 0, maximum: 1_000_000 },
  fixedCents: { minimum: 0, maximum: 100_000_000 },
  name: { minLength: 1, maxLength: 120 },
  notes: { maxLength: 4000 },
  pixKey: { maxLength: 140 },
} as const;
