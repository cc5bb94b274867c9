/** Badges of statuses and plates. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { formatPlate } from '@/lib/format/br-documents';
import {
  dueStateLabels,
  freightStatusLabels,
  paymentStatusLabels,
  settlementStatusLabels,
  vehicleStatusLabels,
} from '@/lib/generated/enum-labels';

/** Statuses with a class `status-{status}`. */
export type Status = keyof typeof statusLabels;

export const statusLabels = {
  ...freightStatusLabels,
  ...vehicleStatusLabels,
  ...paymentStatusLabels,
  overdue: 'Atrasado',
  cancelled: 'Cancelado',
  carried: 'Foi para o próximo',
  even: settlementStatusLabels.even,
  expired: dueStateLabels.expired,
  soon: dueStateLabels.soon,
} as const;

/** Status by colour, shape and word; `children` replaces the word ("Venceu há 3 dias"). */
export function StatusBadge({ status, children }: { status: Status; children?: ReactNode }) {
  return <span className={`status-${status}`}>{children ?? statusLabels[status]}</span>;
}

export function PlateChip({ plate, className }: { plate: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm border border-line-strong bg-surface px-1.5 text-xs leading-5 font-medium tracking-wider whitespace-nowrap text-ink',
        className,
      )}
    >
      {formatPlate(plate)}
    </span>
  );
}
