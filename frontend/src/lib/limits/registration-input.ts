// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Fields of a registration. */
export const registrationInputLimits = {
  email: { minLength: 1, maxLength: 254 },
  name: { minLength: 1, maxLength: 120 },
  password: { minLength: 10, maxLength: 200 },
} as const;
