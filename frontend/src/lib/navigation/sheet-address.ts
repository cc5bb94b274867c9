/** Sheets in the address, over any page. */
import { useSearchParams } from 'react-router-dom';

/** `?account=profile`, `?expense=12`, `?outbox=1`. */
type SheetName = 'account' | 'expense' | 'outbox';

const SHEET_PARAM = /[?&](account|expense|outbox)=[^&]*/;

export function withoutSheet(search: string): string {
  return search.replace(SHEET_PARAM, '');
}

/** The same address with a sheet, or without (null). */
export function withSheet(search: string, name: SheetName, to: string | null): string {
  const next = new URLSearchParams(search);
  if (to === null) next.delete(name);
  else next.set(name, to);
  return `?${next.toString()}`;
}

/** Sheet of the address (null: closed) and its actions; closing replaces the history entry. */
export function useSheetAddress(name: SheetName) {
  const [params, setParams] = useSearchParams();
  const searchWith = (to: string | null) => withSheet(params.toString(), name, to);
  return {
    param: params.get(name),
    hrefTo: searchWith,
    open: (to: string) => setParams(searchWith(to)),
    /** Replaces the content of the sheet. */
    replace: (to: string) => setParams(searchWith(to), { replace: true }),
    close: () => setParams(searchWith(null), { replace: true }),
  };
}
