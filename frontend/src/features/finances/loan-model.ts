/** Loan fields of a transaction's form: the principal in an instalment, or the instalments that its money brings. */
import * as v from 'valibot';
import type { Category, TransactionInput, TransactionKind } from '@/api/types';
import { optionalDate, optionalNumber } from '@/lib/forms/fields';
import { transactionInputLimits as limits } from '@/lib/generated/limits';

/** How the principal of an instalment is told. */
export type Principal = 'unknown' | 'amount' | 'price';

/** The fields of a loan, empty as long as nobody asks for them. */
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

/** The fields of a loan as the inputs hold them. */
export type LoanValues = v.InferInput<typeof checked>;

type Filled = v.InferOutput<typeof checked> & {
  kind: TransactionKind;
  category: Category;
  personal: boolean;
  paidByDriver: boolean;
};

/** Nothing told of a loan; a stored instalment brings its principal. */
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

/** Whether it is an instalment whose interest can be told apart: one that the business itself pays. */
export function isInstalment({ kind, category, personal, paidByDriver }: About): boolean {
  return kind === 'expense' && category === 'emprestimo' && !personal && !paidByDriver;
}

/** Whether it is a loan's money. */
export function isLoan({ kind, category }: Pick<About, 'kind' | 'category'>): boolean {
  return kind === 'income' && category === 'emprestimo';
}

/** Whether the instalments that pay it back are entered with it. */
export function bringsInstalments(values: Pick<Filled, 'kind' | 'category' | 'repays'>): boolean {
  return isLoan(values) && values.repays;
}

/** Part of it that is sent. */
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

/** Where the server's complaints about a loan belong. */
export const loanAliases = {
  financed: 'priceCents',
  'financed.priceCents': 'priceCents',
  'financed.downPaymentCents': 'downPaymentCents',
  repayment: 'repaymentCents',
  'repayment.installmentCents': 'repaymentCents',
  'repayment.installments': 'repaymentCount',
  'repayment.firstDueOn': 'repaymentOn',
};
