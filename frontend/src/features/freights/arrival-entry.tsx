/** Changing an arrival that waits on the device. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type EntryEditProps } from '@/api/outbox/entry';
import { freightNow } from '@/api/outbox/freight-now';
import { editTitle } from '@/api/outbox/refusal';
import { afterSteps } from '@/api/outbox/steps';
import { Loaded } from '@/records/loaded';
import { Sheet } from '@/ui/dialog';
import { ArrivalForm } from './arrival-sheet';
import { useFreight } from './freight-queries';

/** The form of an arrival, over the freight as it stands before it. */
export function ArrivalEntry({ entry, userId, onDone }: EntryEditProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Those on the freight are known when it is read.
  const before = useSteps({ id, version: 0 }).filter((step) => step.id < entry.id);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <Loaded query={useFreight(id, userId)}>
        {(read) => {
          const freight = afterSteps(freightNow(entry, read), before);
          const place = stepBody(entry).place ?? freight.nextArrival ?? 'loading';
          return <ArrivalForm freight={freight} userId={userId} place={place} entry={entry} onClose={onDone} />;
        }}
      </Loaded>
    </Sheet>
  );
}
