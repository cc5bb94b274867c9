/** Keeps the place in a list: leaves word of it when the list goes, and takes it up again on the way back. */
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { leaveList, listOf, placeOf } from '@/lib/navigation/list-restoration';

/** Whether this visit of the list is a way back to where it was left, and not a new look at it. */
function useReturnsTo(address: string, list: string) {
  const { state } = useLocation() as { state: { returning?: boolean } | null };
  const type = useNavigationType();
  const place = placeOf(list);
  const returns = type === NavigationType.Pop || state?.returning === true;
  return returns && place?.address === address ? place : null;
}

function rowAt({ target }: MouseEvent): string | null {
  return (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** The same beside one of its records, where the screen is the record's: only the row that is opened is new. */
export function usePlaceBeside() {
  const { pathname, search } = useLocation();
  const list = listOf(pathname, search);
  const onClickCapture = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row !== null) leaveList(list, { ...(placeOf(list) ?? { address: list, scroll: 0 }), row });
  };
  return { onClickCapture };
}

/** Goes with the element that holds the rows; `isShown` says that they are there. */
export function useListRestoration(isShown: boolean) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const list = listOf(pathname, search);
  const rows = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const returning = useRef(useReturnsTo(address, list));
  const now = useRef({ address, list });
  // The next screen asks where the list was left before the list has unmounted: the address is kept as soon as it is shown.
  useLayoutEffect(() => {
    now.current = { address, list };
    leaveList(list, { address, scroll: 0, row: null });
  }, [address, list]);
  // When the list unmounts, the page gets shorter and the browser moves the window: the height seen before is kept.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const look = () => {
      scroll = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      // Signing out has forgotten all places: this one must not come back.
      if (placeOf(now.current.list) === null) return;
      leaveList(now.current.list, { address: now.current.address, scroll, row: opened.current });
    };
  }, []);
  // The page's height is the browser's. The shell begins a screen at its top, so this comes a frame later.
  useEffect(() => {
    const place = returning.current;
    if (!isShown || place === null) return undefined;
    returning.current = null;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place.scroll);
      const row = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
        ({ dataset }) => dataset.row === place.row,
      );
      row?.focus({ preventScroll: true });
      // Beside its list another record was opened meanwhile.
      row?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  const onClickCapture = (event: MouseEvent) => {
    opened.current = rowAt(event) ?? opened.current;
  };
  return { ref: rows, onClickCapture };
}
