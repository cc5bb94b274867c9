/** The order of rows that are all here: the heads of their columns choose it, and it stands in the address as that of every list. */
import type { Sorting } from './sort';
import { useIsDesktop } from '@/components/ui/use-media-query';

type Value = string | number | null;

function compared(one: Value, other: Value): number {
  if (typeof one === 'string') return one.localeCompare(String(other), 'pt-BR');
  return Number(one) - Number(other);
}

/** Rows that come in their first order, by that of `values` which was chosen. What has no value comes last in either direction. */
export function useOrder<T>(
  rows: readonly T[],
  { value: order }: Pick<Sorting, 'value'>,
  values: Readonly<Record<string, (row: T) => Value>>,
): readonly T[] {
  const key = order.replace('-', '');
  // The address may name anything.
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  // Cards have no heads to choose another order again.
  const hasHeads = useIsDesktop();
  if (value === undefined || !hasHeads) return rows;
  const direction = order.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compared(one, other);
  });
}
