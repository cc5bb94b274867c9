/** What is shown could not be read anew. */
import { errorMessage } from '@/api/client';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

/** Says so, and offers to try again; nothing where nothing went wrong. */
export function StaleNotice({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return null;
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
