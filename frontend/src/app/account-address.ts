/** "Minha conta" is a sheet over any page with an address of its own: `?account=profile` beside what the page has there. */
import { useSearchParams } from 'react-router-dom';

/** Whether the address opens the account, and the ways in and out; leaving takes the place of the entry in the history. */
export function useAccountAddress() {
  const [params, setParams] = useSearchParams();
  const change = (open: boolean) => {
    const next = new URLSearchParams(params);
    if (open) next.set('account', 'profile');
    else next.delete('account');
    setParams(next, { replace: !open });
  };
  return { isOpen: params.has('account'), open: () => change(true), close: () => change(false) };
}
