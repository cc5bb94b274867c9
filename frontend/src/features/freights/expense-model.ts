/** What the expense form holds and sends. */
import * as v from 'valibot';
import type { Freight, Transaction, TransactionInput } from '@/api/types';
import { categoryLabels } from '@/lib/choices/category';
import { optionalText, requiredDate, requiredNumber } from '@/lib/fields';
import { expenseCategories } from '@/lib/labels';
import { transactionInputLimits as limits } from '@/lib/limits/transaction-input';

/** What the form does not ask for and sends back as it stands. */
function standing(freight: Pick<Freight, 'id' | 'truckId'>, expense: Transaction | null) {
  return {
    kind: 'expense' as const,
    freightId: freight.id,
    vehicleId: expense === null ? freight.truckId : expense.vehicleId,
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

/** Checks an expense of a freight; without a description it is called by its category. */
export function expenseSchema(freight: Pick<Freight, 'id' | 'truckId'>, expense: Transaction | null) {
  return v.pipe(
    v.object({
      amountCents: requiredNumber('Informe o valor.', limits.amountCents, 'O valor precisa ser maior que zero.'),
      category: v.picklist(expenseCategories),
      dueOn: requiredDate(),
      paid: v.boolean(),
      description: optionalText(limits.description),
    }),
    v.transform(({ paid, description, ...rest }): TransactionInput => ({
      ...standing(freight, expense),
      ...rest,
      description: description ?? categoryLabels[rest.category],
      dueOn: dueOnOf(expense, paid, rest.dueOn),
      paidOn: paid ? rest.dueOn : null,
    })),
  );
}

/** The form's fields as the inputs hold them. */
export type ExpenseValues = v.InferInput<ReturnType<typeof expenseSchema>>;

/** An empty form: most is paid on the spot; diesel has a form of its own, and after it comes the toll. */
export function newExpense(today: string): ExpenseValues {
  return { amountCents: null, category: 'pedagio', dueOn: today, paid: true, description: '' };
}

/** The form of a stored expense. */
export function expenseValues(expense: Transaction): ExpenseValues {
  const category = expenseCategories.find((code) => code === expense.category) ?? 'outros';
  const description = expense.description === categoryLabels[expense.category] ? '' : expense.description;
  const paid = expense.paidOn !== null;
  return { amountCents: expense.amountCents, category, dueOn: expense.paidOn ?? expense.dueOn, paid, description };
}
