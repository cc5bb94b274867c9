/** Loan fields of a transaction: principal of an instalment, or the instalments of a new loan. */
import * as v from 'valibot';
import type { Category, TransactionInput, TransactionKind } from '@/api/types';
import { optionalDate, optionalNumber } from '@/lib/forms/fields';
import { transactionInputLimits as limits } from '@/lib/generated/limits';

/** Input method of an instalment's principal. */
export type Principal = 'unknown' | 'amount' | 'price';

/** Loan fields, empty unless needed. */
export const loanFields = {
  principal: v.picklist(['unknown', 'amount', 'price']),
  principalCents: v.nullable(v.number()),
  priceCents: v.nullable(v.number()),
  downPaymentCents: v.nullable(v.number()),
  repays: v.boolean(),
  repaymentCents: v.nullable(v.number()),
  repaymentCount: optionalNumber(limits['repayment.installments'], 'De {min} a {max} parcelas.'),
  repaymentOn: optionalDate(),
};

const checked = v.object(loanFields);

export type LoanValues = v.InferInput<typeof checked>;

type Filled = v.InferOutput<typeof checked> & {
  kind: TransactionKind;
  category: Category;
  personal: boolean;
  paidByDriver: boolean;
};

/** No loan; a stored instalment has its principal. */
export function loanValues(principalCents = 0): LoanValues {
  return {
    principal: principalCents === 0 ? 'unknown' : 'amount',
    principalCents: principalCents === 0 ? null : principalCents,
    priceCents: null,
    downPaymentCents: null,
    repays: false,
    repaymentCents: null,
    repaymentCount: null,
    repaymentOn: '',
  };
}

type About = Pick<Filled, 'kind' | 'category' | 'personal' | 'paidByDriver'>;

/** True for a loan instalment of the business, whose interest can be separated. */
export function isInstalment({ kind, category, personal, paidByDriver }: About): boolean {
  return kind === 'expense' && category === 'emprestimo' && !personal && !paidByDriver;
}

export function isLoan({ kind, category }: Pick<About, 'kind' | 'category'>): boolean {
  return kind === 'income' && category === 'emprestimo';
}

/** True if the repayment instalments are created with it. */
export function bringsInstalments(values: Pick<Filled, 'kind' | 'category' | 'repays'>): boolean {
  return isLoan(values) && values.repays;
}

/** Loan part of the request body. */
export function loanInput(values: Filled): Pick<TransactionInput, 'principalCents' | 'financed' | 'repayment'> {
  const { principal, principalCents, priceCents, downPaymentCents } = values;
  const { repaymentCents, repaymentCount, repaymentOn } = values;
  const instalment = isInstalment(values);
  const repaid = bringsInstalments(values);
  return {
    principalCents: instalment && principal === 'amount' ? principalCents : null,
    ...(instalment && principal === 'price' && priceCents !== null
      ? { financed: { priceCents, downPaymentCents: downPaymentCents ?? 0 } }
      : {}),
    ...(repaid && repaymentCents !== null && repaymentCount !== null && repaymentOn !== null
      ? { repayment: { installmentCents: repaymentCents, installments: repaymentCount, firstDueOn: repaymentOn } }
      : {}),
  };
}

/** Form fields by server field. */
export const loanAliases = {
  financed: 'priceCents',
  'financed.priceCents': 'priceCents',
  'financed.downPaymentCents': 'downPaymentCents',
  repayment: 'repaymentCents',
  'repayment.installmentCents': 'repaymentCents',
  'repayment.installments': 'repaymentCount',
  'repayment.firstDueOn': 'repaymentOn',
};
