/** The way to the next page of a list. */
import { useEffect, useRef } from 'react';
import { errorMessage } from '@/api/client';
import type { ApiList } from '@/api/list';
import { Button } from '@/components/ui/button';

type Props = { list: Pick<ApiList<unknown>, 'items' | 'hasMore' | 'isLoadingMore' | 'loadMore' | 'moreError'> };

/** "Mostrar mais", and what went wrong with it. */
export function LoadMore({ list }: Props) {
  const { hasMore, isLoadingMore, loadMore, moreError } = list;
  const end = useFirstNewRow(list);
  // The end is found also when it has nothing more to say.
  if (!hasMore) return <div ref={end} hidden />;
  return (
    <div ref={end} className="mt-4 flex flex-col items-center gap-2 text-center">
      {moreError && !isLoadingMore && (
        <p role="alert" className="font-medium text-neg">
          {errorMessage(moreError)}
        </p>
      )}
      <Button busy={isLoadingMore} onClick={loadMore}>
        {moreError ? 'Tentar de novo' : 'Mostrar mais'}
      </Button>
    </div>
  );
}

/** Leads on to the first row that came, which the button has pushed itself away from; goes with what follows the rows. */
function useFirstNewRow({ items, isLoadingMore }: Props['list']) {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const count = items.length;
  // The focus is the document's, and the browser takes it off a button that waits.
  useEffect(() => {
    if (isLoadingMore) asked.current ??= count;
    else {
      const from = asked.current;
      asked.current = null;
      const isFree = document.activeElement === document.body || end.current?.contains(document.activeElement);
      if (from === null || count <= from || !isFree) return;
      const rows = end.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]');
      rows?.[from]?.focus({ preventScroll: true });
    }
  }, [isLoadingMore, count]);
  return end;
}
