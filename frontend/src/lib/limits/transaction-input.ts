// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** A transaction as the user enters it. */
export const transactionInputLimits = {
  amountCents: { minimum: 1, maximum: 10_000_000_000 },
  description: { minLength: 1, maxLength: 200 },
  "financed.downPaymentCents": { minimum: 0, maximum: 10_000_000_000 },
  "financed.priceCents": { minimum: 1, maximum: 10_000_000_000 },
  installments: { minimum: 1, maximum: 120 },
  principalCents: { minimum: 0, maximum: 10_000_000_000 },
  "repayment.installmentCents": { minimum: 1, maximum: 10_000_000_000 },
  "repayment.installments": { minimum: 1, maximum: 120 },
} as const;
