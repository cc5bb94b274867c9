/** Editor of a queued entry: an advance. */
import { useDriverOptions } from '@/api/record-options';
import { type QueuedEditorProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useToday } from '@/api/session/current-user';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { AdvanceForm } from './advance-form';
import { newAdvance } from './advance-model';

export function QueuedAdvanceEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const typed = formOf(entry, newAdvance(useToday(), null, null));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <QueryBoundary query={useDriverOptions(userId)}>
        {({ items }) => (
          <AdvanceForm
            userId={userId}
            advance={null}
            defaults={typed}
            drivers={items.filter(({ active, id }) => active || String(id) === typed.driverId)}
            entry={entry}
            onDone={onDone}
          />
        )}
      </QueryBoundary>
    </Sheet>
  );
}
