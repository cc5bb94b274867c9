/** Paid, pending, or late by how many days. */
import type { Transaction } from '@/api/types';
import { dueInWords } from '@/lib/dates';
import { capitalize } from '@/lib/text';
import { StatusBadge } from '@/ui/badge';

/** The state of a transaction. */
export function PaymentBadge({ row }: { row: Pick<Transaction, 'status' | 'overdueDays'> }) {
  if (row.status === 'pending' && row.overdueDays > 0) {
    return <StatusBadge status="overdue">{capitalize(dueInWords(-row.overdueDays))}</StatusBadge>;
  }
  return <StatusBadge status={row.status} />;
}
