/** Changing a move that waits on the device. */
import { useSteps } from '@/api/freight-moves';
import { stepBody, type EntryEditProps, editTitle } from '@/offline/outbox/entry';
import { freightNow, afterSteps, beforeStep } from '@/offline/outbox/freight-steps';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { FreightMoveForm } from './freight-move-sheet';
import { useFreight } from './freight-queries';

/** The form of a move, over the freight as it stands before it. */
export function MoveEntry({ entry, userId, onDone }: EntryEditProps) {
  const id = Number(/\d+/.exec(entry.url)?.[0]);
  // Those on the freight are known when it is read.
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
