// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a freight that add to its simulation or replace the simulation's. An absent field is taken from the
simulation. */
export const convertInputLimits = {
  advanceBps: { minimum: 0, maximum: 10_000 },
  advanceCents: { minimum: 0, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
} as const;
