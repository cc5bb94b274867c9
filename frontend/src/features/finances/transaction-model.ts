/** What the form of a transaction holds and sends. */
import * as v from 'valibot';
import type { Category, Transaction, TransactionInput, TransactionKind } from '@/api/types';
import { optionalDate, optionalText, requiredDate, requiredNumber } from '@/lib/fields';
import { categoryLabels, expenseCategories, incomeCategories } from '@/lib/labels';
import { codesOf } from '@/lib/text';

const idOrNothing = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** Checks a filled form and turns it into what the server takes; without a description it is called by its category. */
export const transactionSchema = v.pipe(
  v.object({
    kind: v.picklist(['income', 'expense']),
    category: v.picklist(codesOf(categoryLabels)),
    description: optionalText(200),
    amountCents: requiredNumber('Informe o valor.', 1, 10_000_000_000, 'O valor precisa ser maior que zero.'),
    dueOn: requiredDate('Informe o vencimento.'),
    paid: v.boolean(),
    paidOn: optionalDate(),
    vehicleId: idOrNothing,
    freightId: idOrNothing,
  }),
  v.forward(
    v.check(({ kind, category }) => categoriesOf(kind).includes(category), 'Escolha uma categoria desta lista.'),
    ['category'],
  ),
  v.forward(
    v.check(({ paid, paidOn }) => !paid || paidOn !== null, 'Informe o dia do pagamento.'),
    ['paidOn'],
  ),
  v.transform(({ paid, paidOn, description, ...rest }): TransactionInput => ({
    ...rest,
    description: description ?? categoryLabels[rest.category],
    paidOn: paid ? paidOn : null,
  })),
);

/** The form's fields as the inputs hold them. */
export type TransactionValues = v.InferInput<typeof transactionSchema>;

/** The categories that a kind may have. */
export function categoriesOf(kind: TransactionKind): readonly Category[] {
  return kind === 'income' ? incomeCategories : expenseCategories;
}

/** What a new transaction is about, when the link that led to its form says so. */
export type About = { freightId: number | null; vehicleId: number | null };

/** An empty form. What is spent on a freight is mostly paid on the spot. */
export function newTransaction(kind: TransactionKind, today: string, about: About): TransactionValues {
  return {
    kind,
    category: kind === 'income' ? 'outros' : 'combustivel',
    description: '',
    amountCents: null,
    dueOn: today,
    paid: kind === 'expense' && about.freightId !== null,
    paidOn: today,
    vehicleId: String(about.vehicleId ?? ''),
    freightId: String(about.freightId ?? ''),
  };
}

/** The form of a stored transaction. */
export function transactionValues(row: Transaction): TransactionValues {
  return {
    kind: row.kind,
    category: row.category,
    description: row.description === categoryLabels[row.category] ? '' : row.description,
    amountCents: row.amountCents,
    dueOn: row.dueOn,
    paid: row.paidOn !== null,
    paidOn: row.paidOn ?? row.dueOn,
    vehicleId: row.vehicleId === null ? '' : String(row.vehicleId),
    freightId: row.freightId === null ? '' : String(row.freightId),
  };
}
