/** A sheet over any page has an address of its own, beside what the page has there: `?account=profile`, `?expense=12`. */
import { useSearchParams } from 'react-router-dom';

/** What the address says of a sheet (null: closed), and the ways in and out; leaving takes the place of the entry in the history. */
export function useSheetAddress(name: 'account' | 'expense') {
  const [params, setParams] = useSearchParams();
  const leading = (to: string | null) => {
    const next = new URLSearchParams(params);
    if (to === null) next.delete(name);
    else next.set(name, to);
    return next;
  };
  return {
    asked: params.get(name),
    hrefTo: (to: string) => `?${leading(to).toString()}`,
    open: (to: string) => setParams(leading(to)),
    close: () => setParams(leading(null), { replace: true }),
  };
}
