/** Master-detail layout: on wide screens a record beside its list. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ListAddress } from '@/lib/navigation/url-filters';
import { restoredUrl, listOf } from '@/lib/navigation/list-restoration';
import { ListSkeleton } from '@/components/ui/states';
import { useMediaQuery } from '@/components/ui/use-media-query';

/**
 * Record, with the list at its left if there is room. The record precedes the list in the DOM, and its head is the
 * page's. Same width as `2xl` of the styles.
 */
export function MasterDetail({ list, children }: { list: ReactNode; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const hasRoom = useMediaQuery('(min-width: 1720px)');
  return (
    <div className="2xl:grid 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] 2xl:items-start 2xl:gap-8 print:block">
      <div className="min-w-0 2xl:col-start-2">{children}</div>
      {hasRoom && (
        <ListAddress value={restoredUrl(listOf(pathname, search))}>
          <List>{list}</List>
        </ListAddress>
      )}
    </div>
  );
}

/** Scrolls independently, starting at the open record. */
function List({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  // Scrolls once to the record; later scrolling belongs to the user.
  useEffect(() => {
    const list = place.current;
    if (!list) return undefined;
    const show = () => {
      const row = list.querySelector('[aria-current]');
      if (row) watch.disconnect();
      row?.scrollIntoView({ block: 'nearest' });
    };
    const watch = new MutationObserver(show);
    watch.observe(list, { childList: true, subtree: true });
    show();
    return () => watch.disconnect();
  }, []);
  return (
    <nav
      ref={place}
      aria-label="Lista"
      className="sticky top-7 col-start-1 row-start-1 -mx-1 max-h-[calc(100dvh-3.5rem)] scroll-py-14 overflow-y-auto px-1 pb-1"
    >
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </nav>
  );
}
