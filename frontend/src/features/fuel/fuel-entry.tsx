/** Changing a fill-up that waits on the device. */
import { useVehicleChoices } from '@/api/choices';
import type { EntryEditProps } from '@/api/outbox/entry';
import { formOf } from '@/api/outbox/form-of';
import { useToday } from '@/api/user';
import { editTitle } from '@/api/outbox/refusal';
import { Loaded } from '@/records/loaded';
import { Sheet } from '@/ui/dialog';
import { FuelForm } from './fuel-form';
import { newFuel } from './fuel-model';
import { fillable } from './fuel-screens';

/** The form as it was typed. */
export function FuelEntry({ entry, userId, onDone }: EntryEditProps) {
  const today = useToday();
  const typed = formOf(entry, newFuel({ vehicleId: null, freightId: null, filledOn: today }, null));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)} wide>
      <Loaded query={useVehicleChoices(userId)}>
        {({ items }) => (
          <FuelForm
            userId={userId}
            record={null}
            defaults={typed}
            draft={null}
            vehicles={fillable(items, Number(typed.vehicleId))}
            entry={entry}
            onSaved={onDone}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
