/** Editor of a queued entry: an arrival. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type QueuedEditorProps, editTitle } from '@/offline/outbox/entry';
import { freightNow, afterSteps } from '@/offline/outbox/queued-steps';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { ArrivalForm } from './arrival-sheet';
import { useFreight } from './freight-queries';

/** Form over the freight before the arrival. */
export function QueuedArrivalEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Later ones are unknown until the freight has loaded.
  const before = useSteps({ id, version: 0 }).filter((step) => step.id < entry.id);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <QueryBoundary query={useFreight(id, userId)}>
        {(read) => {
          const freight = afterSteps(freightNow(entry, read), before);
          const place = stepBody(entry).place ?? freight.nextArrival ?? 'loading';
          return <ArrivalForm freight={freight} userId={userId} place={place} entry={entry} onClose={onDone} />;
        }}
      </QueryBoundary>
    </Sheet>
  );
}
