// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a password change. */
export const passwordChangeInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;
