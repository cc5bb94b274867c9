/** Sort order of lists: by column heads in a table, by a select above cards. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { FilterSelect } from './filter-select';
import { useIsDesktop } from '@/components/ui/use-media-query';

type Value = string | number | null;

function compared(one: Value, other: Value): number {
  if (typeof one === 'string') return one.localeCompare(String(other), 'pt-BR');
  return Number(one) - Number(other);
}

/** Client-side sort: rows in their default order, or by the chosen one of `values`. Missing values sort last. */
export function useOrder<T>(
  rows: readonly T[],
  { value: order }: Pick<Sorting, 'value'>,
  values: Readonly<Record<string, (row: T) => Value>>,
): readonly T[] {
  const key = order.replace('-', '');
  // The address may contain any key.
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  // Cards have no heads to change the order.
  const hasHeads = useIsDesktop();
  if (value === undefined || !hasHeads) return rows;
  const direction = order.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compared(one, other);
  });
}

/**
 * Sort key of a column in the address, and the labels of its directions. The first tap sorts descending; with `upFirst`
 * ascending (A before Z, nearest day first).
 */
export type SortBy = { by: string; up: string; down: string; upFirst?: true };

/** "field", or "-field" for descending; empty is the default. */
export type Sorting = {
  value: string;
  /** Default order of the rows. */
  defaultOrder: string;
  /** Label of the default order if no column has it. */
  defaultLabel?: string;
  onSort: (value: string) => void;
};

type InAddress<N extends string> = { values: Record<N, string>; set: (name: N, value: string) => void };

/** Sort order in the address as `sort`. */
export function sortingBy(filters: InAddress<'sort'>, defaultOrder: string, defaultLabel?: string): Sorting {
  return { ...sortingUnder('sort', filters, defaultOrder), ...(defaultLabel === undefined ? {} : { defaultLabel }) };
}

/** Sort order under another parameter, for a second table on the screen. */
export function sortingUnder<N extends string>(name: N, filters: InAddress<N>, defaultOrder: string): Sorting {
  return { value: filters.values[name], defaultOrder, onSort: (value) => filters.set(name, value) };
}

export function byDay(by: string): SortBy {
  return { by, up: 'Data mais antiga', down: 'Data mais recente' };
}

export function byDueDay(by: string): SortBy {
  return { by, up: 'Vence primeiro', down: 'Vence por último', upFirst: true };
}

export function byPlate(by: string): SortBy {
  return { by, up: 'Placa de A a Z', down: 'Placa de Z a A', upFirst: true };
}

export function byAmount(by: string): SortBy {
  return { by, up: 'Menor valor', down: 'Maior valor' };
}

export function byName(by: string): SortBy {
  return { by, up: 'Nome de A a Z', down: 'Nome de Z a A', upFirst: true };
}

type Sorted = { sort: SortBy; sorting: Sorting };

/** aria-sort value. */
export function directionOf({ sort, sorting: { value, defaultOrder } }: Sorted): 'ascending' | 'descending' | 'none' {
  const current = value === '' ? defaultOrder : value;
  if (current === sort.by) return 'ascending';
  return current === `-${sort.by}` ? 'descending' : 'none';
}

/** Order after another tap: one direction, the other, then the default. */
function nextOrder({ sort, sorting }: Sorted): string {
  const { by, upFirst } = sort;
  const down = `-${by}`;
  const [one, other] = upFirst ? [by, down] : [down, by];
  const isFirst = sorting.defaultOrder === by || sorting.defaultOrder === down;
  const direction = directionOf({ sort, sorting });
  if (direction === 'none') return isFirst ? '' : one;
  if (isFirst) return sorting.value === '' ? (sorting.defaultOrder === by ? down : by) : '';
  return sorting.value === one ? other : '';
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Sortable column head. */
export function SortHead({ sort, sorting, label }: Sorted & { label: string }) {
  const direction = directionOf({ sort, sorting });
  const Mark = marks[direction];
  const words = { ascending: sort.up, descending: sort.down, none: null }[direction];
  return (
    <button
      type="button"
      title={words ?? `Ordenar por ${label.toLowerCase()}`}
      onClick={() => sorting.onSort(nextOrder({ sort, sorting }))}
      className="-mx-2 inline-flex min-h-head items-center gap-1 rounded-control px-2 font-medium hover:text-ink"
    >
      {label}
      <Mark aria-hidden="true" className={direction === 'none' ? 'size-4 opacity-50' : 'size-4'} />
    </button>
  );
}

/** The same orders as a select, for cards. */
export function SortSelect({ sorts, sorting }: { sorts: readonly SortBy[]; sorting: Sorting }) {
  const orders = sorts.flatMap(({ by, up, down, upFirst }) => {
    const pair = [[`-${by}`, down] as const, [by, up] as const];
    return upFirst ? pair.toReversed() : pair;
  });
  const defaultLabel =
    sorting.defaultLabel ?? orders.find(([order]) => order === sorting.defaultOrder)?.[1] ?? 'Ordem padrão';
  return (
    <FilterSelect
      label="Ordenar"
      all={defaultLabel}
      options={orders.filter(([order]) => order !== sorting.defaultOrder)}
      value={sorting.value}
      onChange={sorting.onSort}
    />
  );
}
