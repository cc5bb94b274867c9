/** What the form of a settlement holds and sends. All that can be settled is ticked: the form keeps what is left out. */
import * as v from 'valibot';
import type {
  AdvanceLine,
  DriverPayment,
  DriverPaymentInput,
  OpenItems,
  RefundLine,
  TripLine,
} from '@/api/payment-types';
import { optionalDate, optionalNumber, optionalText, requiredNumber, requiredText, type Bounds } from '@/lib/fields';
import { driverPaymentInputLimits as limits } from '@/lib/limits/driver-payment-input';
import { methodLabels } from '@/lib/settling';
import { codesOf, textOrNull } from '@/lib/text';

/** What can be ticked. */
export type Offer = { freights: TripLine[]; advances: AdvanceLine[]; expenses: RefundLine[] };

/** What a settlement is about apart from its form. */
export type Subject = { driverId: number; periodFrom: string; periodTo: string; offer: Offer; monthly: boolean };

const amount = (bounds: Bounds) => optionalNumber(bounds, 'Valor acima do possível.');
const ids = v.array(v.number());

const fields = v.object({
  leftOut: v.object({ freights: ids, advances: ids, expenses: ids }),
  commissions: v.record(v.string(), v.nullish(v.number())),
  salaryCents: amount(limits.salaryCents),
  allowanceDays: optionalNumber(limits.allowanceDays, 'Dias demais.'),
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

/** The form's fields as the inputs hold them. */
export type PaymentValues = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

/** The key of a freight among the commissions: a bare number would make a list of them. */
export function commissionKey(freightId: number): string {
  return `f${freightId}`;
}

/** What the form says, half filled or checked, as the server takes it. */
export function toInput(values: PaymentValues | Filled, subject: Subject): DriverPaymentInput {
  const { offer, driverId, periodFrom, periodTo } = subject;
  const { leftOut, commissions } = values;
  const freights = offer.freights.filter(({ freightId }) => !leftOut.freights.includes(freightId));
  const overrides = freights.flatMap(({ freightId }) => {
    const commissionCents = commissions[commissionKey(freightId)] ?? null;
    return commissionCents === null ? [] : [{ freightId, commissionCents }];
  });
  const dueOn = textOrNull(values.dueOn);
  return {
    driverId,
    periodFrom,
    periodTo,
    freightIds: freights.map(({ freightId }) => freightId),
    advanceIds: offer.advances.map(({ id }) => id).filter((id) => !leftOut.advances.includes(id)),
    expenseIds: offer.expenses.map(({ transactionId }) => transactionId).filter((id) => !leftOut.expenses.includes(id)),
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

/** Checks a filled form and turns it into what the server takes. */
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

/** A new settlement: everything ticked, nothing typed. */
export function newPayment(today: string): PaymentValues {
  return {
    leftOut: { freights: [], advances: [], expenses: [] },
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

/** The form of a stored settlement, in which what is open beside it is left out. */
export function paymentValues(payment: DriverPayment, open: Offer): PaymentValues {
  return {
    leftOut: {
      freights: open.freights.map(({ freightId }) => freightId),
      advances: open.advances.map(({ id }) => id),
      expenses: open.expenses.map(({ transactionId }) => transactionId),
    },
    commissions: Object.fromEntries(
      payment.freights.map(({ freightId, commissionCents }) => [commissionKey(freightId), commissionCents]),
    ),
    // What the agreement brings follows the period; only another amount was typed.
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

function without<T>(rows: readonly T[], held: readonly T[], key: (row: T) => number): T[] {
  return rows.filter((row) => !held.some((one) => key(one) === key(row)));
}

/** What is open and not already in the settlement being changed. */
export function openBeside(open: OpenItems, payment: DriverPayment | null): Offer {
  return {
    freights: without(open.freights, payment?.freights ?? [], ({ freightId }) => freightId),
    advances: without(open.advances, payment?.advances ?? [], ({ id }) => id),
    expenses: without(open.expenses, payment?.refunds ?? [], ({ transactionId }) => transactionId),
  };
}

/** All that can be ticked: what the settlement holds, then what is open beside it. */
export function offerOf(open: Offer, payment: DriverPayment | null): Offer {
  return {
    freights: [...(payment?.freights ?? []), ...open.freights],
    advances: [...(payment?.advances ?? []), ...open.advances],
    expenses: [...(payment?.refunds ?? []), ...open.expenses],
  };
}
