// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Import of a table, as a master enters it. */
export const rateInputLimits = {
  source: { minLength: 1, maxLength: 200 },
} as const;
