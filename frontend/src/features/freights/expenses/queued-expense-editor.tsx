/** Editor of a queued entry: an expense. */
import { useOpenFreights, useVehicleOptions } from '@/api/record-options';
import { type QueuedEditorProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useToday } from '@/api/session/current-user';
import { QueryBoundary, combineQueries } from '@/components/resource/query-boundary';
import { Sheet } from '@/components/ui/dialog';
import { ExpenseForm } from './expense-form';
import { newExpense } from './expense-model';
import { useFreight } from '@/features/freights/freight-queries';
import { About, drivable } from './new-expense';

export function QueuedExpenseEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const { freightId } = formOf(entry, newExpense(useToday(), { freightId: null, vehicleId: null }));
  const open = useOpenFreights(userId);
  const isOver = freightId !== '' && open.data !== undefined && !open.data.some(({ id }) => String(id) === freightId);
  const over = useFreight(isOver ? Number(freightId) : null, userId);
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)}>
      <QueryBoundary query={combineQueries(open, useVehicleOptions(userId))} isWaiting={over.isLoading}>
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
      </QueryBoundary>
    </Sheet>
  );
}
