// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** An advance as the user enters it. */
export const advanceInputLimits = {
  amountCents: { minimum: 1, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
} as const;
