/** List filters in the address: they survive reload, can be shared, and back undoes them. */
import { useContext, useEffect, useRef, createContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Address of the list with its filters; null if the list is the screen. */
export const ListAddress = createContext<string | null>(null);

/** True for a list beside one of its records. */
export function useIsBeside(): boolean {
  return useContext(ListAddress) !== null;
}

export type UrlFilters<N extends string> = {
  values: Record<N, string>;
  /** Changes one filter without a history entry. */
  set: (name: N, value: string) => void;
  /** Address with changed filters; an empty value removes a filter. */
  hrefWith: (changes: Partial<Record<N, string>>) => string;
  /** True with any filter or search. */
  active: boolean;
  /** Number of active filters; a period counts once. */
  count: number;
  /** Address without filters; search and order stay. */
  cleared: string;
};

export function useUrlFilters<N extends string>(path: string, names: readonly N[]): UrlFilters<N> {
  const beside = useContext(ListAddress);
  const [shown, setParams] = useSearchParams();
  const params = beside === null ? shown : new URLSearchParams(beside.split('?')[1]);
  // The router's functional update receives stale parameters: of two quick changes the second would undo the first.
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

/** Record id in the address; null without a valid one. */
export function idParam(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
