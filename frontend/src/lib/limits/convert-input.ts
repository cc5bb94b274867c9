// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** What is told of a freight beside its simulation, or in place of what that says. What is absent comes from it. */
export const convertInputLimits = {
  advanceBps: { minimum: 0, maximum: 10_000 },
  advanceCents: { minimum: 0, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
} as const;
