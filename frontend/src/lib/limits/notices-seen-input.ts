// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Notices that the person has seen. */
export const noticesSeenInputLimits = {
  lastId: { minimum: 1 },
} as const;
