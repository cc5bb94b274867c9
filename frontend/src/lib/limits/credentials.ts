// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Credentials for signing in. */
export const credentialsLimits = {
  email: { maxLength: 254 },
} as const;
