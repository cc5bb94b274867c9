/** The way to the next page of a list. */
import { errorMessage } from '@/api/client';
import type { ApiList } from '@/api/list';
import { Button } from '@/ui/button';

/** "Mostrar mais", and what went wrong with it. */
export function LoadMore({
  list,
}: {
  list: Pick<ApiList<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore' | 'moreError'>;
}) {
  const { hasMore, isLoadingMore, loadMore, moreError } = list;
  if (!hasMore) return null;
  return (
    <div className="mt-4 flex flex-col items-center gap-2 text-center">
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
