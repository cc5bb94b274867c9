/** Badges of settlements: pending, overdue, paid, carried or even. */
import type { DriverPayment } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { StatusBadge } from '@/components/ui/badge';
import { clsx } from 'clsx';
import { formatMoney } from '@/lib/format/money';
import { balanceLabel } from './payment-labels';

/** Unsigned amount above its label; beside it in a wide table. */
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

export function SettlementBadge({ payment }: { payment: Pick<DriverPayment, 'closing' | 'closingLabel' | 'dueOn'> }) {
  const today = useToday();
  if (payment.closing === 'pending' && payment.dueOn < today) return <StatusBadge status="overdue" />;
  return <StatusBadge status={payment.closing}>{payment.closingLabel}</StatusBadge>;
}
