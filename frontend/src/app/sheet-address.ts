/** A sheet over any page has an address of its own, beside what the page has there: `?account=profile`, `?expense=12`. */
import { useSearchParams } from 'react-router-dom';

type SheetName = 'account' | 'expense';

/** The same address with a sheet open over it, or closed (null). */
export function withSheet(search: string, name: SheetName, to: string | null): string {
  const next = new URLSearchParams(search);
  if (to === null) next.delete(name);
  else next.set(name, to);
  return `?${next.toString()}`;
}

/** What the address says of a sheet (null: closed), and the ways in and out; leaving takes the place of the entry in the history. */
export function useSheetAddress(name: SheetName) {
  const [params, setParams] = useSearchParams();
  const leading = (to: string | null) => withSheet(params.toString(), name, to);
  return {
    asked: params.get(name),
    hrefTo: leading,
    open: (to: string) => setParams(leading(to)),
    close: () => setParams(leading(null), { replace: true }),
  };
}
