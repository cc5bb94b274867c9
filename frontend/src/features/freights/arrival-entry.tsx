/** Changing an arrival that waits on the device. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type EntryEditProps, editTitle } from '@/offline/outbox/entry';
import { freightNow, afterSteps } from '@/offline/outbox/freight-steps';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { ArrivalForm } from './arrival-sheet';
import { useFreight } from './freight-queries';

/** The form of an arrival, over the freight as it stands before it. */
export function ArrivalEntry({ entry, userId, onDone }: EntryEditProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Those on the freight are known when it is read.
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
