// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** What a one-time link takes to set a new password. */
export const passwordResetInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;
