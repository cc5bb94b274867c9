// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a password reset by a one-time link. */
export const passwordResetInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;
