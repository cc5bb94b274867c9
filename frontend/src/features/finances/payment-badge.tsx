/** Paid, pending, or late by how many days. */
import type { Transaction } from '@/api/types';
import { dueInWords, formatDate } from '@/lib/format/dates';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';

type Props = {
  row: Pick<Transaction, 'kind' | 'status' | 'overdueDays' | 'dueOn' | 'paidOn'>;
  /** Says also when it was settled or is due. */
  withDay?: boolean;
};

/** The state of a transaction. */
export function PaymentBadge({ row, withDay = false }: Props) {
  const { kind, status, overdueDays, dueOn, paidOn } = row;
  if (status === 'pending' && overdueDays > 0) {
    return <StatusBadge status="overdue">{capitalize(dueInWords(-overdueDays))}</StatusBadge>;
  }
  const settled = kind === 'income' ? 'Recebido' : 'Pago';
  const day = paidOn === null ? `Vence ${formatDate(dueOn)}` : `${settled} ${formatDate(paidOn)}`;
  return <StatusBadge status={status}>{withDay ? day : status === 'paid' ? settled : undefined}</StatusBadge>;
}
