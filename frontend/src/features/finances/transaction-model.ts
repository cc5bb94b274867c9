/** Values and body of the form of a transaction. */
import * as v from 'valibot';
import type { Category, Transaction, TransactionInput, TransactionKind } from '@/api/types';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { isDate } from '@/lib/format/dates';
import { expenseDefaults } from '@/api/finance/expense-defaults';
import {
  optionalDate,
  optionalId,
  optionalNumber,
  optionalText,
  requiredDate,
  requiredNumber,
} from '@/lib/forms/fields';
import { expenseCategories, incomeCategories } from '@/lib/labels/labels';
import { transactionInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';
import { idParam } from '@/lib/navigation/url-filters';
import { bringsInstalments, loanFields, loanInput, loanValues } from './loan-model';

export type Plan = 'once' | 'installments' | 'monthly';

/** True if the driver paid: only for an expense with a driver. */
export function byDriver(values: Pick<TransactionValues, 'kind' | 'driverId' | 'paidByDriver'>): boolean {
  return values.kind === 'expense' && values.driverId !== '' && values.paidByDriver;
}

const fields = v.object({
  kind: v.picklist(['income', 'expense']),
  category: v.picklist(codesOf(categoryLabels)),
  description: optionalText(limits.description),
  amountCents: requiredNumber('Informe o valor.', limits.amountCents, 'O valor precisa ser maior que zero.'),
  dueOn: requiredDate('Informe o vencimento.'),
  paid: v.boolean(),
  paidOn: optionalDate(),
  vehicleId: optionalId(),
  freightId: optionalId(),
  driverId: optionalId(),
  personal: v.boolean(),
  paidByDriver: v.boolean(),
  plan: v.picklist(['once', 'installments', 'monthly']),
  installments: optionalNumber({ ...limits.installments, minimum: 2 }, 'De {min} a {max} vezes.'),
  repeatUntil: optionalDate(),
  ...loanFields,
});

type Filled = v.InferOutput<typeof fields>;

function toInput(filled: Filled): TransactionInput {
  const { paid, paidOn, description, plan, installments, repeatUntil } = filled;
  const { kind, category, amountCents, dueOn, vehicleId, freightId, driverId } = filled;
  const rest = { kind, category, amountCents, dueOn, vehicleId, freightId, driverId };
  const paidByDriver = kind === 'expense' && driverId !== null && filled.paidByDriver;
  const personal = filled.personal && !paidByDriver;
  const once = paidByDriver || bringsInstalments(filled);
  return {
    ...rest,
    ...loanInput({ ...filled, paidByDriver, personal }),
    paidByDriver,
    personal,
    description: description ?? categoryLabels[rest.category],
    // A driver's payment is paid on its day.
    paidOn: paidByDriver ? rest.dueOn : paid ? paidOn : null,
    ...(plan === 'installments' && !once && installments !== null ? { installments } : {}),
    ...(plan === 'monthly' && !once && repeatUntil !== null ? { repeatUntil } : {}),
  };
}

/** Validates and converts a form; without a description the category names it. */
export const transactionSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ kind, category }) => categoriesOf(kind).includes(category), 'Escolha uma categoria desta lista.'),
    ['category'],
  ),
  v.forward(
    v.check(({ paid, paidOn }) => !paid || paidOn !== null, 'Informe o dia em que pagou ou recebeu.'),
    ['paidOn'],
  ),
  v.forward(
    v.check(({ plan, installments }) => plan !== 'installments' || installments !== null, 'Informe em quantas vezes.'),
    ['installments'],
  ),
  v.forward(
    v.check(({ plan, repeatUntil }) => plan !== 'monthly' || repeatUntil !== null, 'Informe até quando repete.'),
    ['repeatUntil'],
  ),
  v.forward(
    v.check(
      ({ plan, repeatUntil, dueOn }) => plan !== 'monthly' || repeatUntil === null || repeatUntil >= dueOn,
      'A repetição termina antes do primeiro vencimento.',
    ),
    ['repeatUntil'],
  ),
  v.forward(
    v.check((values) => !bringsInstalments(values) || values.repaymentCents !== null, 'Informe o valor da parcela.'),
    ['repaymentCents'],
  ),
  v.forward(
    v.check((values) => !bringsInstalments(values) || values.repaymentCount !== null, 'Informe quantas parcelas.'),
    ['repaymentCount'],
  ),
  v.forward(
    v.check((values) => !bringsInstalments(values) || values.repaymentOn !== null, 'Informe o primeiro vencimento.'),
    ['repaymentOn'],
  ),
  v.transform(toInput),
);

export type TransactionValues = v.InferInput<typeof transactionSchema>;

export function categoriesOf(kind: TransactionKind): readonly Category[] {
  return kind === 'income' ? incomeCategories : expenseCategories;
}

/** References of a new transaction from its link, with an optional amount and name. */
export type TransactionPrefill = {
  freightId: number | null;
  vehicleId: number | null;
  driverId: number | null;
  category: Category | null;
  amountCents: number | null;
  description: string;
  /** Due day, and true if paid then; empty without one in the link. */
  dueOn: string;
  paid: '' | 'yes' | 'no';
};

/** References from the address; a category of the other kind is ignored. */
export function prefillOf(params: URLSearchParams, kind: TransactionKind): TransactionPrefill {
  const dueOn = params.get('dueOn') ?? '';
  const paid = params.get('paid');
  return {
    freightId: idParam(params.get('freightId')),
    vehicleId: idParam(params.get('vehicleId')),
    driverId: idParam(params.get('driverId')),
    category: categoriesOf(kind).find((code) => code === params.get('category')) ?? null,
    amountCents: idParam(params.get('amountCents')),
    description: (params.get('description') ?? '').slice(0, 200),
    dueOn: isDate(dueOn) ? dueOn : '',
    paid: paid === 'yes' || paid === 'no' ? paid : '',
  };
}

/** Defaults of a new expense apply. */
export function newTransaction(kind: TransactionKind, today: string, prefill: TransactionPrefill): TransactionValues {
  return {
    kind,
    category: prefill.category ?? (kind === 'income' ? 'outros' : expenseDefaults.category),
    description: prefill.description,
    amountCents: prefill.amountCents,
    dueOn: prefill.dueOn || today,
    paid: prefill.paid === '' ? kind === 'expense' && expenseDefaults.paid : prefill.paid === 'yes',
    paidOn: prefill.paid === 'yes' && prefill.dueOn !== '' ? prefill.dueOn : today,
    vehicleId: String(prefill.vehicleId ?? ''),
    freightId: String(prefill.freightId ?? ''),
    driverId: String(prefill.driverId ?? ''),
    personal: false,
    paidByDriver: false,
    plan: 'once',
    installments: null,
    repeatUntil: '',
    ...loanValues(),
  };
}

export function transactionValues(row: Transaction): TransactionValues {
  return {
    kind: row.kind,
    category: row.category,
    description: row.description === categoryLabels[row.category] ? '' : row.description,
    amountCents: row.amountCents,
    dueOn: row.dueOn,
    paid: row.paidOn !== null,
    paidOn: row.paidOn ?? row.dueOn,
    vehicleId: String(row.vehicleId ?? ''),
    freightId: String(row.freightId ?? ''),
    driverId: String(row.driverId ?? ''),
    personal: row.personal,
    paidByDriver: row.paidByDriver,
    plan: 'once',
    installments: null,
    repeatUntil: '',
    ...loanValues(row.principalCents),
  };
}
