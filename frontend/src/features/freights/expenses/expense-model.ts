/** Values and body of the expense form. */
import * as v from 'valibot';
import { urlWith } from '@/api/query';
import type { Transaction, TransactionInput } from '@/api/types';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { expenseDefaults } from '@/api/finance/expense-defaults';
import { optionalId, optionalText, requiredDate, requiredNumber } from '@/lib/forms/fields';
import { expenseCategories } from '@/lib/labels/labels';
import { transactionInputLimits as limits } from '@/lib/generated/limits';

/** Hidden fields that are sent back unchanged. */
function hiddenFields(expense: Transaction | null) {
  return {
    kind: 'expense' as const,
    driverId: expense?.driverId ?? null,
    personal: expense?.personal ?? false,
    paidByDriver: expense?.paidByDriver ?? false,
    ...(expense === null || expense.seriesId === null ? {} : { scope: 'one' as const }),
  };
}

/** Due day; a stored one stays if the payment was on another day, because the form asks for one day only. */
function dueOnOf(expense: Transaction | null, paid: boolean, day: string): string {
  return paid && expense !== null && expense.dueOn !== expense.paidOn ? expense.dueOn : day;
}

/** Validates an expense; without a description the category names it. */
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
      ...hiddenFields(expense),
      ...rest,
      description: description ?? categoryLabels[rest.category],
      dueOn: dueOnOf(expense, paid, rest.dueOn),
      paidOn: paid ? rest.dueOn : null,
    })),
  );
}

export type ExpenseValues = v.InferInput<ReturnType<typeof expenseSchema>>;

export type ExpenseStart = { freightId: number | null; vehicleId: number | null };

export function newExpense(today: string, { freightId, vehicleId }: ExpenseStart): ExpenseValues {
  const about = { freightId: String(freightId ?? ''), vehicleId: String(vehicleId ?? '') };
  return { amountCents: null, dueOn: today, description: '', ...expenseDefaults, ...about };
}

export function expenseValues(expense: Transaction): ExpenseValues {
  const category = expenseCategories.find((code) => code === expense.category) ?? 'outros';
  const description = expense.description === categoryLabels[expense.category] ? '' : expense.description;
  const paid = expense.paidOn !== null;
  const about = { freightId: String(expense.freightId ?? ''), vehicleId: String(expense.vehicleId ?? '') };
  const dueOn = expense.paidOn ?? expense.dueOn;
  return { amountCents: expense.amountCents, category, dueOn, paid, description, ...about };
}

/** Address of the whole form with the typed values. */
export function wholeFormAddress({ paid, ...filled }: ExpenseValues): string {
  return urlWith('/finances', { new: 'expense', ...filled, paid: paid ? 'yes' : 'no' });
}

/** Distinct recent descriptions, without those of postings and categories. */
export function typedBefore(lines: readonly Transaction[]): string[] {
  const typed = lines.filter(
    ({ source, heldFromId, description, category }) =>
      source === null && heldFromId === null && description !== categoryLabels[category],
  );
  return [...new Set(typed.map(({ description }) => description))].slice(0, 3);
}
