// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Client as the user enters it. */
export const clientInputLimits = {
  name: { minLength: 1, maxLength: 120 },
  notes: { maxLength: 4000 },
} as const;
