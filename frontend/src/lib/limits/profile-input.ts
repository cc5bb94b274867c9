// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a profile that its person enters. */
export const profileInputLimits = {
  dependents: { minimum: 0, maximum: 20 },
  leastDayCents: { minimum: 1, maximum: 10_000_000_000 },
  name: { minLength: 1, maxLength: 120 },
  openingCents: { minimum: -10_000_000_000, maximum: 10_000_000_000 },
} as const;
