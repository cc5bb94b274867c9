/** Notice of data that could not be refetched. */
import { errorMessage, NetworkError } from '@/api/client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';

/** Notice with a retry. Offline the stale-data banner shows the age instead. */
export function StaleNotice({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null || error instanceof NetworkError) return null;
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warn"
        action={
          <Button size="sm" onClick={onRetry}>
            Tentar de novo
          </Button>
        }
      >
        Estes dados podem estar desatualizados. {errorMessage(error)}
      </Notice>
    </div>
  );
}
