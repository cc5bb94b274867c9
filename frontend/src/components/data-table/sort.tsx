/** The order of a list: by the heads of its columns in a table, by a select above cards. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { FilterSelect } from './filter-select';
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

/**
 * How a column can be put in order: the name that stands in the address, and what the two directions are called. The
 * first tap puts the greatest first. With `upFirst` it puts the smallest first: A before Z, the nearest day, the most
 * urgent.
 */
export type SortBy = { by: string; up: string; down: string; upFirst?: true };

/** The order of a list: "field", or "-field" for the greatest first; empty is the first one. */
export type Sorting = {
  value: string;
  /** The order in which the rows come. */
  first: string;
  /** Name of the first order where no column has it. */
  firstLabel?: string;
  onSort: (value: string) => void;
};

type InAddress<N extends string> = { values: Record<N, string>; set: (name: N, value: string) => void };

/** The order that stands in the address as `sort`. */
export function sortingBy(filters: InAddress<'sort'>, first: string, firstLabel?: string): Sorting {
  return { ...sortingUnder('sort', filters, first), ...(firstLabel === undefined ? {} : { firstLabel }) };
}

/** The order that stands in the address under a name of its own: that of a second table on the screen. */
export function sortingUnder<N extends string>(name: N, filters: InAddress<N>, first: string): Sorting {
  return { value: filters.values[name], first, onSort: (value) => filters.set(name, value) };
}

/** By a day. */
export function byDay(by: string): SortBy {
  return { by, up: 'Data mais antiga', down: 'Data mais recente' };
}

/** By the day on which something is due. */
export function byDueDay(by: string): SortBy {
  return { by, up: 'Vence primeiro', down: 'Vence por último', upFirst: true };
}

/** By a plate. */
export function byPlate(by: string): SortBy {
  return { by, up: 'Placa de A a Z', down: 'Placa de Z a A', upFirst: true };
}

/** By an amount. */
export function byAmount(by: string): SortBy {
  return { by, up: 'Menor valor', down: 'Maior valor' };
}

/** By a name. */
export function byName(by: string): SortBy {
  return { by, up: 'Nome de A a Z', down: 'Nome de Z a A', upFirst: true };
}

type Sorted = { sort: SortBy; sorting: Sorting };

/** "ascending", "descending", or "none" where the list is in another order. */
export function directionOf({ sort, sorting: { value, first } }: Sorted): 'ascending' | 'descending' | 'none' {
  const current = value === '' ? first : value;
  if (current === sort.by) return 'ascending';
  return current === `-${sort.by}` ? 'descending' : 'none';
}

/** The order after another tap: one direction, then the other, then the first order again. */
function nextOrder({ sort, sorting }: Sorted): string {
  const { by, upFirst } = sort;
  const down = `-${by}`;
  const [one, other] = upFirst ? [by, down] : [down, by];
  const isFirst = sorting.first === by || sorting.first === down;
  const direction = directionOf({ sort, sorting });
  if (direction === 'none') return isFirst ? '' : one;
  if (isFirst) return sorting.value === '' ? (sorting.first === by ? down : by) : '';
  return sorting.value === one ? other : '';
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column that puts the list in order. */
export function SortHead({ sort, sorting, label }: Sorted & { label: string }) {
  const direction = directionOf({ sort, sorting });
  const Mark = marks[direction];
  const words = { ascending: sort.up, descending: sort.down, none: null }[direction];
  return (
    <button
      type="button"
      title={words ?? `Ordenar por ${label.toLowerCase()}`}
      onClick={() => sorting.onSort(nextOrder({ sort, sorting }))}
      className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold hover:text-ink"
    >
      {label}
      <Mark aria-hidden="true" className={direction === 'none' ? 'size-4 opacity-50' : 'size-4'} />
    </button>
  );
}

/** The same orders to choose from, where there are no heads. */
export function SortSelect({ sorts, sorting }: { sorts: readonly SortBy[]; sorting: Sorting }) {
  const orders = sorts.flatMap(({ by, up, down, upFirst }) => {
    const pair = [[`-${by}`, down] as const, [by, up] as const];
    return upFirst ? pair.toReversed() : pair;
  });
  const first = sorting.firstLabel ?? orders.find(([order]) => order === sorting.first)?.[1] ?? 'Ordem padrão';
  return (
    <FilterSelect
      label="Ordenar"
      all={first}
      choices={orders.filter(([order]) => order !== sorting.first)}
      value={sorting.value}
      onChange={sorting.onSort}
    />
  );
}
