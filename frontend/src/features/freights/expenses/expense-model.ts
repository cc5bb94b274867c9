/** Values and body of the expense form. */
import * as v from 'valibot';
import { urlWith } from '@/api/query';
import type { Transaction, TransactionInput } from '@/api/types';
import { categoryLabels } from '@/lib/generated/choices';
import { expenseStart } from '@/lib/navigation/screen';
import { optionalId, optionalText, requiredDate, requiredNumber } from '@/lib/forms/fields';
import { expenseCategories } from '@/lib/labels/labels';
import { transactionInputLimits as limits } from '@/lib/generated/limits';

/** Fields that the form does not show and sends back unchanged. */
function standing(expense: Transaction | null) {
  return {
    kind: 'expense' as const,
    driverId: expense?.driverId ?? null,
    personal: expense?.personal ?? false,
    paidByDriver: expense?.paidByDriver ?? false,
    ...(expense === null || expense.seriesId === null ? {} : { scope: 'one' as const }),
  };
}

/** The day on which it was due stays when it was paid on another one: the form asks only for the day of the payment. */
function dueOnOf(expense: Transaction | null, paid: boolean, day: string): string {
  return paid && expense !== null && expense.dueOn !== expense.paidOn ? expense.dueOn : day;
}

/** Checks an expense; without a description it is called by its category. */
export function expenseSchema(expense: Transaction | null) {
  return v.pipe(
    v.object({
      amountCents: requiredNumber('Informe o valor.', limits.amountCents, 'O valor precisa ser maior que zero.'),
      category: v.picklist(expenseCategories),
      dueOn: requiredDate(),
      paid: v.boolean(),
      description: optionalText(limits.description),
      freightId: optionalId(),
      vehicleId: optionalId(),
    }),
    v.transform(({ paid, description, ...rest }): TransactionInput => ({
      ...standing(expense),
      ...rest,
      description: description ?? categoryLabels[rest.category],
      dueOn: dueOnOf(expense, paid, rest.dueOn),
      paidOn: paid ? rest.dueOn : null,
    })),
  );
}

/** The form's fields as the inputs hold them. */
export type ExpenseValues = v.InferInput<ReturnType<typeof expenseSchema>>;

/** Subject of a new expense. */
export type ExpenseStart = { freightId: number | null; vehicleId: number | null };

/** An empty form. */
export function newExpense(today: string, { freightId, vehicleId }: ExpenseStart): ExpenseValues {
  const about = { freightId: String(freightId ?? ''), vehicleId: String(vehicleId ?? '') };
  return { amountCents: null, dueOn: today, description: '', ...expenseStart, ...about };
}

/** The form of a stored expense. */
export function expenseValues(expense: Transaction): ExpenseValues {
  const category = expenseCategories.find((code) => code === expense.category) ?? 'outros';
  const description = expense.description === categoryLabels[expense.category] ? '' : expense.description;
  const paid = expense.paidOn !== null;
  const about = { freightId: String(expense.freightId ?? ''), vehicleId: String(expense.vehicleId ?? '') };
  const dueOn = expense.paidOn ?? expense.dueOn;
  return { amountCents: expense.amountCents, category, dueOn, paid, description, ...about };
}

/** The address of the form that asks for everything, with what was filled in here. */
export function wholeFormAddress({ paid, ...filled }: ExpenseValues): string {
  return urlWith('/finances', { new: 'expense', ...filled, paid: paid ? 'yes' : 'no' });
}

/** The descriptions that were typed the last times, each once; what another record or its category named is none. */
export function typedBefore(lines: readonly Transaction[]): string[] {
  const typed = lines.filter(
    ({ source, heldFromId, description, category }) =>
      source === null && heldFromId === null && description !== categoryLabels[category],
  );
  return [...new Set(typed.map(({ description }) => description))].slice(0, 3);
}
