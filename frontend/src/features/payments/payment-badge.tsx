/** Pending, late, paid, carried on or even: how a settlement stands, in the server's words. */
import type { DriverPayment } from '@/api/payment-types';
import { useToday } from '@/api/session/user-today';
import { StatusBadge } from '@/components/ui/badge';

/** The badge of a settlement. */
export function SettlementBadge({ payment }: { payment: Pick<DriverPayment, 'closing' | 'closingLabel' | 'dueOn'> }) {
  const today = useToday();
  if (payment.closing === 'pending' && payment.dueOn < today) return <StatusBadge status="overdue" />;
  return <StatusBadge status={payment.closing}>{payment.closingLabel}</StatusBadge>;
}
