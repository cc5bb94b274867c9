/** Changing an advance that waits on the device. */
import { useDriverChoices } from '@/api/choices';
import type { EntryEditProps } from '@/api/outbox/entry';
import { formOf } from '@/api/outbox/form-of';
import { useToday } from '@/api/user';
import { editTitle } from '@/api/outbox/refusal';
import { Loaded } from '@/records/loaded';
import { Sheet } from '@/ui/dialog';
import { AdvanceForm } from './advance-form';
import { newAdvance } from './advance-model';

/** The form as it was typed. */
export function AdvanceEntry({ entry, userId, onDone }: EntryEditProps) {
  const typed = formOf(entry, newAdvance(useToday(), null, null));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <Loaded query={useDriverChoices(userId)}>
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
      </Loaded>
    </Sheet>
  );
}
