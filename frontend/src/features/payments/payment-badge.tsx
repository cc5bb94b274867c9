/** Paid, pending, or late: the state of a settlement. */
import type { DriverPayment } from '@/api/payment-types';
import { useToday } from '@/api/user';
import { StatusBadge } from '@/ui/badge';

/** The badge of a settlement. */
export function SettlementBadge({ payment }: { payment: Pick<DriverPayment, 'status' | 'dueOn'> }) {
  const today = useToday();
  const late = payment.status === 'pending' && payment.dueOn < today;
  return <StatusBadge status={late ? 'overdue' : payment.status} />;
}
