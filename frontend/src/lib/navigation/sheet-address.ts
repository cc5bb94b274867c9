/** Sheets in the address, over any page. */
import { useSearchParams } from 'react-router-dom';

/** `?account=profile`, `?expense=12`, `?outbox=1`. */
type SheetName = 'account' | 'expense' | 'outbox';

const asking = /[?&](account|expense|outbox)=[^&]*/;

export function withoutSheet(search: string): string {
  return search.replace(asking, '');
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
  const leading = (to: string | null) => withSheet(params.toString(), name, to);
  return {
    param: params.get(name),
    hrefTo: leading,
    open: (to: string) => setParams(leading(to)),
    /** Replaces the content of the sheet. */
    turn: (to: string) => setParams(leading(to), { replace: true }),
    close: () => setParams(leading(null), { replace: true }),
  };
}
