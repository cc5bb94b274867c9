/** The order of rows that are all here: the heads of their columns choose it, as long as the screen stands. */
import { useState } from 'react';
import type { Sorting } from './sort';
import { useIsDesktop } from './use-media-query';

type Value = string | number | null;

function compared(one: Value, other: Value): number {
  if (typeof one === 'string') return one.localeCompare(String(other), 'pt-BR');
  return Number(one) - Number(other);
}

/** Rows that come in the `first` order, by that of `values` which was chosen. What has no value comes last in either direction. */
export function useOrder<T>(
  rows: readonly T[],
  first: string,
  values: Readonly<Record<string, (row: T) => Value>>,
): { rows: readonly T[]; sorting: Sorting } {
  const [order, onSort] = useState('');
  const sorting = { value: order, first, onSort };
  const value = values[order.replace('-', '')];
  // Cards have no heads to choose another order again.
  const hasHeads = useIsDesktop();
  if (value === undefined || !hasHeads) return { rows, sorting };
  const direction = order.startsWith('-') ? -1 : 1;
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compared(one, other);
  });
  return { rows: sorted, sorting };
}
