// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

/** Import of a table, as a master enters it. */
export const rateInputLimits = {
  source: { minLength: 1, maxLength: 200 },
} as const;

/** Credentials for signing in. */
export const credentialsLimits = {
  email: { maxLength: 254 },
} as const;

/** Notices that the user has seen. */
export const noticesSeenInputLimits = {
  lastId: { minimum: 1 },
} as const;

/** Fields of a password change. */
export const passwordChangeInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;

/** Fields of a password reset by a one-time link. */
export const passwordResetInputLimits = {
  password: { minLength: 10, maxLength: 200 },
} as const;

/** Profile fields of a user. */
export const profileInputLimits = {
  dependents: { minimum: 0, maximum: 20 },
  leastDayCents: { minimum: 1, maximum: 10_000_000_000 },
  name: { minLength: 1, maxLength: 120 },
  openingCents: { minimum: -10_000_000_000, maximum: 10_000_000_000 },
} as const;

/** Fields of a registration. */
export const registrationInputLimits = {
  email: { minLength: 1, maxLength: 254 },
  name: { minLength: 1, maxLength: 120 },
  password: { minLength: 10, maxLength: 200 },
} as const;

/** Fields of a new token. */
export const apiTokenInputLimits = {
  name: { minLength: 1, maxLength: 80 },
} as const;

/** Client as the user enters it. */
export const clientInputLimits = {
  name: { minLength: 1, maxLength: 120 },
  notes: { maxLength: 4000 },
} as const;

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

/** A driver as the user enters him. */
export const driverInputLimits = {
  commissionBps: { minimum: 0, maximum: 10_000 },
  dailyAllowanceCents: { minimum: 0, maximum: 1_000_000 },
  fixedCents: { minimum: 0, maximum: 100_000_000 },
  name: { minLength: 1, maxLength: 120 },
  notes: { maxLength: 4000 },
  pixKey: { maxLength: 140 },
} as const;

/** An advance as the user enters it. */
export const advanceInputLimits = {
  amountCents: { minimum: 1, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
} as const;

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

/** A cash count as the user enters it. */
export const cashCountInputLimits = {
  countedCents: { minimum: -10_000_000_000, maximum: 10_000_000_000 },
} as const;

/** Month to be reopened, as the user enters it. */
export const reopeningInputLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

/** Simulation as the user enters it. */
export const simulationInputLimits = {
  arlaBps: { minimum: 0, maximum: 10_000 },
  arlaPriceMillis: { minimum: 1, maximum: 100_000 },
  axles: { minimum: 2, maximum: 11 },
  commissionBps: { minimum: 0, maximum: 5000 },
  dailyCostCents: { minimum: 0, maximum: 100_000_000 },
  days: { minimum: 1, maximum: 365 },
  dependents: { minimum: 0, maximum: 20 },
  depreciationMonthlyCents: { minimum: 0, maximum: 100_000_000 },
  dieselPriceMillis: { minimum: 1, maximum: 100_000 },
  distanceKm: { minimum: 1, maximum: 10_000 },
  driverFixedCents: { minimum: 0, maximum: 100_000_000 },
  emptyMetersPerLiter: { minimum: 100, maximum: 50_000 },
  emptyReturnKm: { minimum: 0, maximum: 10_000 },
  emptyToLoadingKm: { minimum: 0, maximum: 10_000 },
  insuranceMonthlyCents: { minimum: 0, maximum: 100_000_000 },
  loadedMetersPerLiter: { minimum: 100, maximum: 50_000 },
  loanMonthlyCents: { minimum: 0, maximum: 100_000_000 },
  maintenancePerKmMillis: { minimum: 0, maximum: 100_000 },
  name: { maxLength: 80 },
  notes: { maxLength: 4000 },
  otherCents: { minimum: 0, maximum: 10_000_000_000 },
  otherDescription: { maxLength: 120 },
  otherInssCents: { minimum: 0, maximum: 10_000_000_000 },
  otherMonthlyCents: { minimum: 0, maximum: 100_000_000 },
  payerMonthCents: { minimum: 0, maximum: 10_000_000_000 },
  rateCents: { minimum: 1, maximum: 10_000_000_000 },
  tiresPerKmMillis: { minimum: 0, maximum: 100_000 },
  tollCents: { minimum: 0, maximum: 10_000_000_000 },
  weightKg: { minimum: 1, maximum: 1_000_000 },
  workDaysPerMonth: { minimum: 1, maximum: 31 },
} as const;

/** Fields of a freight that add to its simulation or replace the simulation's. An absent field has the simulation's
value. */
export const convertInputLimits = {
  advanceBps: { minimum: 0, maximum: 10_000 },
  advanceCents: { minimum: 0, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
} as const;

/** Freight as the user enters it. */
export const freightInputLimits = {
  advanceBps: { minimum: 0, maximum: 10_000 },
  advanceCents: { minimum: 0, maximum: 10_000_000_000 },
  axles: { minimum: 2, maximum: 11 },
  cargoDescription: { maxLength: 200 },
  commissionBps: { minimum: 0, maximum: 10_000 },
  distanceKm: { minimum: 1, maximum: 10_000 },
  emptyKm: { minimum: 0, maximum: 10_000 },
  emptyReturnKm: { minimum: 0, maximum: 10_000 },
  notes: { maxLength: 4000 },
  odometerEndKm: { minimum: 0, maximum: 3_000_000 },
  odometerStartKm: { minimum: 0, maximum: 3_000_000 },
  rateCents: { minimum: 0, maximum: 10_000_000_000 },
  tollCents: { minimum: 0, maximum: 10_000_000_000 },
  weightKg: { minimum: 1, maximum: 1_000_000 },
} as const;

/** Arrival as the user enters it. */
export const arrivalLimits = {
  note: { maxLength: 1000 },
} as const;

/** Cancellation as the user enters it. */
export const cancellationLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

/** Move as the user enters it. */
export const statusChangeLimits = {
  note: { maxLength: 1000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
} as const;

/** A fill-up as the user enters it. */
export const fuelInputLimits = {
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  pricePerLiterMillis: { minimum: 1, maximum: 30_000 },
  station: { maxLength: 80 },
  totalCents: { minimum: 1, maximum: 6_000_000 },
  volumeMl: { minimum: 1, maximum: 2_000_000 },
} as const;

/** Maintenance record as the user enters it. */
export const maintenanceInputLimits = {
  daysStopped: { minimum: 0, maximum: 1095 },
  description: { maxLength: 150 },
  discountCents: { minimum: 0, maximum: 10_000_000_000 },
  installments: { minimum: 1, maximum: 120 },
  items: { maxItems: 50 },
  "items.description": { minLength: 1, maxLength: 200 },
  "items.quantityThousandths": { minimum: 1, maximum: 1_000_000_000 },
  "items.unitPriceCents": { minimum: 0, maximum: 10_000_000_000 },
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  planIds: { maxItems: 50 },
  totalCents: { minimum: 0, maximum: 10_000_000_000 },
  workshop: { maxLength: 100 },
} as const;

/** Maintenance plan as the user enters it. */
export const maintenancePlanInputLimits = {
  everyKm: { minimum: 100, maximum: 1_000_000 },
  everyMonths: { minimum: 1, maximum: 240 },
  lastDoneKm: { minimum: 0, maximum: 3_000_000 },
  name: { minLength: 1, maxLength: 100 },
  notes: { maxLength: 4000 },
} as const;

/** Choice of starter plans for a vehicle. */
export const maintenanceStarterInputLimits = {
  lastDoneKm: { minimum: 0, maximum: 3_000_000 },
} as const;

/** Entry whose sums are requested. */
export const maintenancePreviewInputLimits = {
  discountCents: { minimum: 0, maximum: 10_000_000_000 },
  installments: { minimum: 1, maximum: 120 },
  items: { maxItems: 50 },
  "items.quantityThousandths": { minimum: 1, maximum: 1_000_000_000 },
  "items.unitPriceCents": { minimum: 0, maximum: 10_000_000_000 },
  totalCents: { minimum: 0, maximum: 10_000_000_000 },
} as const;

/** Trip entered in the calculator. */
export const minimumFreightInputLimits = {
  axles: { minimum: 2, maximum: 11 },
  distanceKm: { minimum: 1, maximum: 10_000 },
  emptyReturnKm: { minimum: 0, maximum: 10_000 },
  offerCents: { minimum: 1, maximum: 10_000_000_000 },
  offerPerTonCents: { minimum: 1, maximum: 10_000_000_000 },
  tollCents: { minimum: 0, maximum: 10_000_000_000 },
  weightKg: { minimum: 1, maximum: 1_000_000 },
} as const;

/** A vehicle as the user enters it. */
export const vehicleInputLimits = {
  axles: { minimum: 1, maximum: 6 },
  brand: { maxLength: 60 },
  capacityKg: { minimum: 0, maximum: 200_000 },
  color: { maxLength: 40 },
  dueDates: { maxItems: 20 },
  "dueDates.name": { minLength: 1, maxLength: 80 },
  expectedMetersPerLiter: { minimum: 500, maximum: 20_000 },
  manufactureYear: { minimum: 1950, maximum: 2100 },
  model: { maxLength: 60 },
  modelYear: { minimum: 1950, maximum: 2100 },
  nickname: { maxLength: 60 },
  notes: { maxLength: 4000 },
  odometerKm: { minimum: 0, maximum: 3_000_000 },
  purchasePriceCents: { minimum: 0, maximum: 10_000_000_000 },
  residualValueCents: { minimum: 0, maximum: 10_000_000_000 },
  tankCapacityMl: { minimum: 1000, maximum: 3_000_000 },
  tareKg: { minimum: 0, maximum: 200_000 },
  usefulLifeMonths: { minimum: 1, maximum: 600 },
} as const;
