/** Badges of a transaction: status, place among instalments, missing effects. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Transaction } from '@/api/types';
import { effectLabel, hasState, placeInSeries } from './transaction-labels';
import { dueLabel, formatDate } from '@/lib/format/dates';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';

type PaymentBadgeProps = {
  row: Pick<Transaction, 'kind' | 'status' | 'overdueDays' | 'dueOn' | 'paidOn'>;
  /** Includes the day of payment or the due day. */
  withDay?: boolean;
};

function PaymentBadge({ row, withDay = false }: PaymentBadgeProps) {
  const { kind, status, overdueDays, dueOn, paidOn } = row;
  if (status === 'pending' && overdueDays > 0) {
    return <StatusBadge status="overdue">{capitalize(dueLabel(-overdueDays))}</StatusBadge>;
  }
  const settled = kind === 'income' ? 'Recebido' : 'Pago';
  const day = paidOn === null ? `Vence ${formatDate(dueOn)}` : `${settled} ${formatDate(paidOn)}`;
  return <StatusBadge status={status}>{withDay ? day : status === 'paid' ? settled : undefined}</StatusBadge>;
}

type TagProps = { children: ReactNode; label?: string; besideState: boolean };

/** In a wide table with a status column, the hint beside the name replaces it. */
function Tag({ children, label, besideState }: TagProps) {
  return (
    <span
      className={clsx(
        besideState && '@3xl:hidden',
        'inline-flex rounded-full bg-sunken px-2.5 py-0.5 text-sm leading-5 font-medium whitespace-nowrap text-ink-2',
      )}
    >
      {label && <span className="sr-only">{label} </span>}
      {children}
    </span>
  );
}

type Props = { row: Transaction; withDay?: boolean; inTable?: boolean };

/** Badges of a transaction; `withDay` where no column shows the day. */
export function LineBadges({ row, withDay = false, inTable = false }: Props) {
  const place = placeInSeries(row);
  const effect = effectLabel(row);
  const besideState = inTable && hasState(row);
  return (
    <span className="flex flex-wrap gap-1.5 @3xl:flex-nowrap">
      {hasState(row) && <PaymentBadge row={row} withDay={withDay} />}
      {place && (
        <Tag label="Parcela" besideState={besideState}>
          {place}
        </Tag>
      )}
      {row.heldFromId !== null && <Tag besideState={besideState}>Descontado</Tag>}
      {effect && <Tag besideState={besideState}>{effect}</Tag>}
    </span>
  );
}
