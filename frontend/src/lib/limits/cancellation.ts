// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Cancellation as the user enters it. */
export const cancellationLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;
