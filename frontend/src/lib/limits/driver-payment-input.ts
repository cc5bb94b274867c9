// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A settlement as the user enters it. */
export const driverPaymentInputLimits = {
  advanceIds: { maxItems: 200 },
  allowanceDays: { minimum: 0, maximum: 366 },
  "commissions.commissionCents": { minimum: 0, maximum: 10_000_000_000 },
  dailyAllowanceCents: { minimum: 0, maximum: 1_000_000 },
  discounts: { maxItems: 50 },
  "discounts.amountCents": { minimum: 1, maximum: 10_000_000_000 },
  "discounts.description": { minLength: 1, maxLength: 120 },
  expenseIds: { maxItems: 200 },
  freightIds: { maxItems: 200 },
  notes: { maxLength: 4000 },
  salaryCents: { minimum: 0, maximum: 10_000_000_000 },
} as const;
