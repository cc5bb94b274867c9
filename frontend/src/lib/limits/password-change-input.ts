// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** What changing one's password takes. */
export const passwordChangeInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;
