// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Month to be reopened, as the user enters it. */
export const reopeningInputLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;
