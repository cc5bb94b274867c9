/** Everything one sees of a line at a glance: its state, its place among instalments, and what it does not count for. */
import type { ReactNode } from 'react';
import type { Transaction } from '@/api/types';
import { PaymentBadge } from './payment-badge';
import { effectWord, hasState, placeInSeries } from './transaction-words';

function Tag({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className="inline-flex rounded-full bg-sunken px-2.5 py-0.5 text-sm leading-5 font-semibold whitespace-nowrap text-ink-2">
      {label && <span className="sr-only">{label} </span>}
      {children}
    </span>
  );
}

/** The badges of a line; `withDay` where no column says the day. */
export function LineBadges({ row, withDay = false }: { row: Transaction; withDay?: boolean }) {
  const place = placeInSeries(row);
  const effect = effectWord(row);
  return (
    <span className="flex flex-wrap gap-1.5 @3xl:flex-nowrap">
      {hasState(row) && <PaymentBadge row={row} withDay={withDay} />}
      {place && <Tag label="Parcela">{place}</Tag>}
      {row.heldFromId !== null && <Tag>Descontado</Tag>}
      {effect && <Tag>{effect}</Tag>}
    </span>
  );
}
