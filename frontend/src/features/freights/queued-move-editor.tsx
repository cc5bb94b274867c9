/** Editor of a queued entry: a move. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type QueuedEditorProps, editTitle } from '@/offline/outbox/entry';
import { freightNow, afterSteps, beforeStep } from '@/offline/outbox/queued-steps';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { FreightMoveForm } from './freight-move-sheet';
import { useFreight } from './freight-queries';

/** Form over the freight before the move. */
export function QueuedMoveEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Later ones are unknown until the freight has loaded.
  const before = useSteps({ id, version: 0 }).filter((step) => step.id < entry.id);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <QueryBoundary query={useFreight(id, userId)}>
        {(read) => (
          <FreightMoveForm
            freight={beforeStep(afterSteps(freightNow(entry, read), before), entry)}
            userId={userId}
            target={stepBody(entry).status}
            entry={entry}
            onClose={onDone}
          />
        )}
      </QueryBoundary>
    </Sheet>
  );
}
