/** Changing an expense that waits on the device. */
import { useOpenFreights, useVehicleChoices } from '@/api/choices';
import type { EntryEditProps } from '@/api/outbox/entry';
import { formOf } from '@/api/outbox/form-of';
import { useToday } from '@/api/user';
import { editTitle } from '@/api/outbox/refusal';
import { Loaded, together } from '@/records/loaded';
import { Sheet } from '@/ui/dialog';
import { ExpenseForm } from './expense-form';
import { newExpense } from './expense-model';
import { useFreight } from './freight-queries';
import { About, drivable } from './new-expense';

/** The form as it was typed. */
export function ExpenseEntry({ entry, userId, onDone }: EntryEditProps) {
  const { freightId } = formOf(entry, newExpense(useToday(), { freightId: null, vehicleId: null }));
  const open = useOpenFreights(userId);
  const isOver = freightId !== '' && open.data !== undefined && !open.data.some(({ id }) => String(id) === freightId);
  const over = useFreight(isOver ? Number(freightId) : null, userId);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <Loaded query={together(open, useVehicleChoices(userId))} isWaiting={over.isLoading}>
        {([freights, { items }]) => {
          const offered = over.data ? [over.data, ...freights] : freights;
          return (
            <ExpenseForm
              userId={userId}
              expense={null}
              start={{ freightId: null, vehicleId: null }}
              begunFor={null}
              offered={{ freights: offered, vehicles: items }}
              entry={entry}
              renderAbout={(form) => <About form={form} freights={offered} trucks={drivable(items)} />}
              onClose={onDone}
            />
          );
        }}
      </Loaded>
    </Sheet>
  );
}
