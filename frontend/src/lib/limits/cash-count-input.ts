// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A cash count as the user enters it. */
export const cashCountInputLimits = {
  countedCents: { minimum: -10_000_000_000, maximum: 10_000_000_000 },
} as const;
