/** Selection of rows with open amounts, to settle several at once. */
import { useState } from 'react';
import { useQueuedPayments } from '@/api/finance/payment-submission';
import type { OpenItem } from '@/lib/forms/payment';
import type { RowSelection } from '@/components/data-table/data-list';
import { useMediaQuery } from '@/components/ui/use-media-query';

/** Name of a row, and its amounts that can be settled now. */
export type SettleableRow<T> = { nameOf: (row: T) => string; postingsOf: (row: T) => readonly OpenItem[] };

export type SettleSelection<T> = {
  rows: RowSelection<T>;
  /** Open amounts of the selected rows. */
  postings: readonly OpenItem[];
  /** True while rows are being selected: the bar is visible. */
  isOpen: boolean;
  /** Enters the selection mode of touch screens; null where checkboxes are always visible, and without such rows. */
  start: (() => void) | null;
  clear: () => void;
};

/** With a mouse the table always has checkboxes; elsewhere they belong to a mode, so that a tap opens a row. */
const ALWAYS = '(pointer: fine) and (min-width: 768px)';

export function useSettleSelection<T extends { id: number }>(
  items: readonly T[],
  { nameOf, postingsOf }: SettleableRow<T>,
): SettleSelection<T> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isStarted, setStarted] = useState(false);
  const isAlways = useMediaQuery(ALWAYS);
  const queued = useQueuedPayments();
  const openOf = (row: T) => postingsOf(row).filter(({ id }) => !queued.has(id));
  const settleable = items.filter((row) => openOf(row).length > 0);
  // Rows that left the list, or were settled, are no longer selected.
  const selected = settleable.filter(({ id }) => ids.has(id));
  const toggle = ({ id }: T) =>
    setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]));
  const isActive = settleable.length > 0 && (isAlways || isStarted);
  return {
    rows: {
      isActive,
      labelOf: (row) => (settleable.includes(row) ? `Selecionar ${nameOf(row)}` : null),
      isSelected: ({ id }) => ids.has(id),
      toggle,
      extent: selected.length === 0 ? 'none' : selected.length === settleable.length ? 'all' : 'some',
      toggleAll: () => setIds(new Set(selected.length === settleable.length ? [] : settleable.map(({ id }) => id))),
    },
    postings: selected.flatMap(openOf),
    isOpen: isActive && (selected.length > 0 || !isAlways),
    start: isAlways || isStarted || settleable.length === 0 ? null : () => setStarted(true),
    clear: () => {
      setIds(new Set());
      setStarted(false);
    },
  };
}
