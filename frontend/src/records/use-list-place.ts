/** Keeps the place in a list: leaves word of it when the list goes, and takes it up again on the way back. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { leaveList, listOf, placeOf } from '@/lib/list-place';

/** Whether this visit of the list is a way back to where it was left, and not a new look at it. */
function useReturnsTo(address: string, list: string) {
  const { state } = useLocation() as { state: { returning?: boolean } | null };
  const type = useNavigationType();
  const place = placeOf(list);
  const returns = type === NavigationType.Pop || state?.returning === true;
  return returns && place?.address === address ? place : null;
}

/** Goes with the element that holds the rows; `isShown` says that they are there. */
export function useListPlace(isShown: boolean) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const list = listOf(pathname, search);
  const rows = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const returning = useRef(useReturnsTo(address, list));
  const now = useRef({ address, list });
  // What follows the list asks for its address while the list is still there.
  useLayoutEffect(() => {
    now.current = { address, list };
    leaveList(list, { address, scroll: 0, row: null });
  }, [address, list]);
  // Once the list goes, the page is shorter and the window has moved: the height is kept as it was last seen.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const look = () => {
      scroll = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
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
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  const onClick = ({ target }: { target: EventTarget }) => {
    opened.current = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? opened.current;
  };
  return { ref: rows, onClickCapture: onClick };
}
