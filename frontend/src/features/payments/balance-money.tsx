/** A balance with who owes whom in words, so that no sign has to be read. */
import { clsx } from 'clsx';
import type { DriverPayment } from '@/api/payment-types';
import { formatMoney } from '@/lib/format/money';
import { balanceLabel } from './payment-labels';

/** The amount without its sign over the words; beside them in a wide table. */
export function BalanceMoney({ payment }: { payment: DriverPayment }) {
  const { balanceCents } = payment;
  return (
    <span className="inline-flex flex-col items-end text-right leading-tight @4xl:flex-row-reverse @4xl:items-baseline @4xl:gap-2">
      <span className={clsx('font-bold whitespace-nowrap', balanceCents < 0 && 'text-neg')}>
        {formatMoney(Math.abs(balanceCents))}
      </span>
      <span className="text-sm font-normal whitespace-nowrap text-ink-3">{balanceLabel(payment)}</span>
    </span>
  );
}
