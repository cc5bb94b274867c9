// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** What making a token takes. */
export const apiTokenInputLimits = {
  name: { minLength: 1, maxLength: 80 },
} as const;
