/** Editor of a queued entry: a fill-up. */
import { useVehicleOptions } from '@/api/record-options';
import { type QueuedEditorProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useToday } from '@/api/session/current-user';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { FuelForm } from './fuel-form';
import { newFuel } from './fuel-model';
import { fillable } from './fuel-form-container';

export function QueuedFuelEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const today = useToday();
  const typed = formOf(entry, newFuel({ vehicleId: null, freightId: null, filledOn: today }, null));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)} wide>
      <QueryBoundary query={useVehicleOptions(userId)}>
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
      </QueryBoundary>
    </Sheet>
  );
}
