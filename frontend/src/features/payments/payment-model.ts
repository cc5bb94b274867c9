/** Values and body of the settlement form. Selected ids are stored: items found later are not selected. */
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { AdvanceLine, DriverPayment, DriverPaymentInput, OpenItems, RefundLine, TripLine } from '@/api/types';
import {
  optionalDate,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  type Bounds,
} from '@/lib/forms/fields';
import { driverPaymentInputLimits as limits } from '@/lib/generated/limits';
import { methodLabels } from '@/lib/forms/payment';
import { codesOf, textOrNull } from '@/lib/format/text';

export type Offer = { freights: TripLine[]; advances: AdvanceLine[]; expenses: RefundLine[] };

/** Driver and period of a settlement. */
export type Subject = { driverId: number; periodFrom: string; periodTo: string; offer: Offer; monthly: boolean };

const amount = (bounds: Bounds) => optionalNumber(bounds, 'Valor acima do possível.');
const ids = v.array(v.number());

const fields = v.object({
  ticked: v.object({ freights: ids, advances: ids, expenses: ids }),
  commissions: v.record(v.string(), v.nullish(v.number())),
  salaryCents: amount(limits.salaryCents),
  allowanceDays: optionalNumber(limits.allowanceDays, 'De {min} a {max} dias.'),
  dailyAllowanceCents: amount(limits.dailyAllowanceCents),
  discounts: v.array(
    v.object({
      description: requiredText('Diga o que é.', limits['discounts.description']),
      amountCents: requiredNumber(
        'Informe o valor.',
        limits['discounts.amountCents'],
        'O valor precisa ser maior que zero.',
      ),
    }),
  ),
  carries: v.boolean(),
  paid: v.boolean(),
  paidOn: optionalDate(),
  dueOn: optionalDate(),
  method: v.picklist(codesOf(methodLabels)),
  notes: optionalText(limits.notes),
});

export type PaymentValues = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

/** Ids of selectable items by kind. */
export function idsOf(offer: Offer): PaymentValues['ticked'] {
  return {
    freights: offer.freights.map(({ freightId }) => freightId),
    advances: offer.advances.map(({ id }) => id),
    expenses: offer.expenses.map(({ transactionId }) => transactionId),
  };
}

/** Key of a freight among the commissions: numeric keys would form an array. */
export function commissionKey(freightId: number): string {
  return `f${freightId}`;
}

/** Request body of a complete or partial form. */
export function toInput(values: PaymentValues | Filled, subject: Subject): DriverPaymentInput {
  const { offer, driverId, periodFrom, periodTo } = subject;
  const { ticked, commissions } = values;
  const offered = idsOf(offer);
  // Selected items outside the period are not sent, and return when the period includes them.
  const freightIds = offered.freights.filter((id) => ticked.freights.includes(id));
  const overrides = freightIds.flatMap((freightId) => {
    const commissionCents = commissions[commissionKey(freightId)] ?? null;
    return commissionCents === null ? [] : [{ freightId, commissionCents }];
  });
  const dueOn = textOrNull(values.dueOn);
  return {
    driverId,
    periodFrom,
    periodTo,
    freightIds,
    advanceIds: offered.advances.filter((id) => ticked.advances.includes(id)),
    expenseIds: offered.expenses.filter((id) => ticked.expenses.includes(id)),
    commissions: overrides,
    ...(subject.monthly && values.salaryCents !== null ? { salaryCents: values.salaryCents } : {}),
    allowanceDays: values.allowanceDays ?? 0,
    ...(values.dailyAllowanceCents === null ? {} : { dailyAllowanceCents: values.dailyAllowanceCents }),
    discounts: values.discounts.flatMap(({ description, amountCents }) =>
      amountCents === null || amountCents === 0
        ? []
        : [{ description: textOrNull(description) ?? 'Desconto', amountCents }],
    ),
    carries: values.carries,
    ...(dueOn === null ? {} : { dueOn }),
    paidOn: values.paid ? textOrNull(values.paidOn) : null,
    method: values.method,
    notes: textOrNull(values.notes),
  };
}

export function paymentSchema(subject: Subject) {
  return v.pipe(
    fields,
    v.forward(
      v.check(({ paid, paidOn }) => !paid || paidOn !== null, 'Informe o dia do pagamento.'),
      ['paidOn'],
    ),
    v.transform((filled) => toInput(filled, subject)),
  );
}

/** Defaults: all items selected. */
export function newPayment(today: string, offer: Offer): PaymentValues {
  return {
    ticked: idsOf(offer),
    commissions: {},
    salaryCents: null,
    allowanceDays: null,
    dailyAllowanceCents: null,
    discounts: [],
    carries: false,
    paid: false,
    paidOn: today,
    dueOn: '',
    method: 'pix',
    notes: '',
  };
}

export function paymentValues(payment: DriverPayment): PaymentValues {
  return {
    ticked: idsOf(heldBy(payment)),
    commissions: Object.fromEntries(
      payment.freights.map(({ freightId, commissionCents }) => [commissionKey(freightId), commissionCents]),
    ),
    // Amounts by agreement follow the period; only a different amount was typed.
    salaryCents: payment.salaryReckoning === null ? payment.salaryCents : null,
    allowanceDays: payment.allowanceDays,
    dailyAllowanceCents: payment.dailyAllowanceCents,
    discounts: payment.discounts,
    carries: payment.carries,
    paid: payment.paidOn !== null,
    paidOn: payment.paidOn ?? payment.dueOn,
    dueOn: payment.dueOn,
    method: payment.method,
    notes: payment.notes ?? '',
  };
}

function heldBy(payment: DriverPayment | null): Offer {
  return {
    freights: payment?.freights ?? [],
    advances: payment?.advances ?? [],
    expenses: payment?.refunds ?? [],
  };
}

function joined<T>(held: readonly T[], open: readonly T[], key: (row: T) => number): T[] {
  return [...held, ...open.filter((row) => !held.some((one) => key(one) === key(row)))];
}

export function isNothingOpen({ freights, advances, expenses, carriedCents, salaryCents }: OpenItems): boolean {
  return freights.length + advances.length + expenses.length === 0 && carriedCents === 0 && salaryCents === 0;
}

/** Selectable items: those of the settlement, then open ones. */
export function offerOf(open: OpenItems, payment: DriverPayment | null): Offer {
  const held = heldBy(payment);
  return {
    freights: joined(held.freights, open.freights, ({ freightId }) => freightId),
    advances: joined(held.advances, open.advances, ({ id }) => id),
    expenses: joined(held.expenses, open.expenses, ({ transactionId }) => transactionId),
  };
}

export type PaymentFormApi = UseFormReturn<PaymentValues, unknown, DriverPaymentInput>;
