/** Filters of a list live in the address: they survive reload, can be shared, and the back button undoes them. */
import { useContext, useEffect, useRef, createContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address of the list, with its filters; null where the list is the screen. */
export const ListAddress = createContext<string | null>(null);

/** Whether the list around stands beside one of its records. */
export function useIsBeside(): boolean {
  return useContext(ListAddress) !== null;
}

/** The filters as they are and the ways to change them. */
export type UrlFilters<N extends string> = {
  values: Record<N, string>;
  /** Changes one filter in place, without a new entry in the history. */
  set: (name: N, value: string) => void;
  /** The address with some filters changed; an empty value takes a filter away. */
  hrefWith: (changes: Partial<Record<N, string>>) => string;
  /** Whether any filter is on, or something is searched. */
  active: boolean;
  /** How many filters are on; the days from and to are one. */
  count: number;
  /** The address without them; what is searched and the order stay. */
  cleared: string;
};

/** The named filters of the address under `path`. */
export function useUrlFilters<N extends string>(path: string, names: readonly N[]): UrlFilters<N> {
  const beside = useContext(ListAddress);
  const [shown, setParams] = useSearchParams();
  const params = beside === null ? shown : new URLSearchParams(beside.split('?')[1]);
  // The router hands a change the address as it was when the change was made ready, perhaps before somebody typed: two
  // changes shortly after each other start from the same one, and the second would undo the first.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>;
  const changed = (from: URLSearchParams, changes: Partial<Record<N, string>>) => {
    const next = new URLSearchParams(from);
    for (const name of names) {
      const value = changes[name];
      if (value === '') next.delete(name);
      else if (value !== undefined) next.set(name, value);
    }
    return next;
  };
  const filters = names.filter((name) => name !== 'q' && name !== 'sort');
  const on = filters.filter((name) => values[name] !== '');
  const hrefWith = (changes: Partial<Record<N, string>>) => {
    const text = changed(params, changes).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    values,
    set: (name, value) => {
      latest.current = changed(latest.current, { [name]: value } as Partial<Record<N, string>>);
      setParams(latest.current, { replace: true });
    },
    hrefWith,
    active: names.some((name) => name !== 'sort' && values[name] !== ''),
    count: on.filter((name) => name !== 'to' || !names.some((other) => other === 'from' && values[other] !== ''))
      .length,
    cleared: hrefWith(Object.fromEntries(filters.map((name) => [name, ''])) as Partial<Record<N, string>>),
  };
}

/** A record's id in the address; null when there is none, NaN-proof. */
export function idParam(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
