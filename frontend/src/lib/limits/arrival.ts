// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Arrival as the user enters it. */
export const arrivalLimits = {
  note: { maxLength: 1000 },
} as const;
