// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** What a master puts in. */
export const rateInputLimits = {
  source: { minLength: 1, maxLength: 200 },
} as const;
