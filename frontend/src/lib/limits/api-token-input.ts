// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a new token. */
export const apiTokenInputLimits = {
  name: { minLength: 1, maxLength: 80 },
} as const;
