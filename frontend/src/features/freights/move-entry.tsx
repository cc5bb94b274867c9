/** Changing a move that waits on the device. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type EntryEditProps } from '@/api/outbox/entry';
import { freightNow } from '@/api/outbox/freight-now';
import { editTitle } from '@/api/outbox/refusal';
import { afterSteps, beforeStep } from '@/api/outbox/steps';
import { Loaded } from '@/records/loaded';
import { Sheet } from '@/ui/dialog';
import { FreightMoveForm } from './freight-move-sheet';
import { useFreight } from './freight-queries';

/** The form of a move, over the freight as it stands before it. */
export function MoveEntry({ entry, userId, onDone }: EntryEditProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Those on the freight are known when it is read.
  const before = useSteps({ id, version: 0 }).filter((step) => step.id < entry.id);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <Loaded query={useFreight(id, userId)}>
        {(read) => (
          <FreightMoveForm
            freight={beforeStep(afterSteps(freightNow(entry, read), before), entry)}
            userId={userId}
            target={stepBody(entry).status}
            entry={entry}
            onClose={onDone}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
