/** Editor of a queued entry: an advance. */
import { useDriverChoices } from '@/api/choices';
import { type EntryEditProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useToday } from '@/api/session/current-user';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { AdvanceForm } from './advance-form';
import { newAdvance } from './advance-model';

export function AdvanceEntry({ entry, userId, onDone }: EntryEditProps) {
  const typed = formOf(entry, newAdvance(useToday(), null, null));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <QueryBoundary query={useDriverChoices(userId)}>
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
