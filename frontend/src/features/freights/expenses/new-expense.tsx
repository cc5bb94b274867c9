/** New expense from any page: for the freight under way, or a truck. */
import { useWatch } from 'react-hook-form';
import { useOpenFreights, useVehicleOptions } from '@/api/record-options';
import type { Freight, Vehicle } from '@/api/types';
import { vehicleChoice } from '@/lib/labels/labels';
import { idParam } from '@/lib/navigation/url-filters';
import { QueryBoundary, combineQueries } from '@/components/resource/query-boundary';
import { useConsecutiveForms } from '@/components/resource/use-save-again';
import { Chips } from '@/components/form/chips';
import { Sheet } from '@/components/ui/dialog';
import { ExpenseForm, type ExpenseFormApi } from './expense-form';
import type { ExpenseStart } from './expense-model';
import { useFreight } from '@/features/freights/freight-queries';

export type NewExpenseProps = {
  userId: number;
  /** Id of its freight; otherwise the freights under way are offered. */
  param: string;
  onClose: () => void;
};

/** Opens once the freights under way are known. */
export default function NewExpense({ userId, param, onClose }: NewExpenseProps) {
  const given = idParam(param);
  const open = useOpenFreights(userId);
  const vehicles = useVehicleOptions(userId);
  const isOver = given !== null && open.data !== undefined && !open.data.some(({ id }) => id === given);
  const over = useFreight(isOver ? given : null, userId);
  return (
    <Sheet open onClose={onClose} title="Lançar despesa">
      <QueryBoundary query={combineQueries(open, vehicles)} isWaiting={over.isLoading}>
        {([freights, { items }]) => (
          <ConsecutiveForms
            userId={userId}
            given={given}
            freights={over.data ? [over.data, ...freights] : freights}
            trucks={drivable(items)}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </Sheet>
  );
}

export function drivable(vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.filter(({ type, status }) => type === 'truck' && status !== 'inactive');
}

type Choices = { freights: readonly Freight[]; trucks: readonly Vehicle[] };

type ConsecutiveFormsProps = Choices & { userId: number; given: number | null; onClose: () => void };

function ConsecutiveForms({ userId, given, freights, trucks, onClose }: ConsecutiveFormsProps) {
  const { key, last, next } = useConsecutiveForms<ExpenseStart>();
  const freight = freights.find(({ id }) => id === given) ?? freights.find(({ status }) => status !== 'scheduled');
  const only = trucks.length === 1 ? trucks[0] : undefined;
  const first = { freightId: freight?.id ?? null, vehicleId: freight?.truckId ?? only?.id ?? null };
  return (
    <ExpenseForm
      key={key}
      userId={userId}
      expense={null}
      start={last ?? first}
      begunFor={given}
      offered={{ freights, vehicles: trucks }}
      renderAbout={(form) => <About form={form} freights={freights} trucks={trucks} />}
      onClose={onClose}
      onAgain={next}
    />
  );
}

/** Freights as chips; trucks if it belongs to no freight. */
export function About({ form, freights, trucks }: Choices & { form: ExpenseFormApi }) {
  const [freightId, vehicleId] = useWatch({ control: form.control, name: ['freightId', 'vehicleId'] });
  function choose(id: string) {
    form.setValue('freightId', id, { shouldDirty: true });
    const freight = freights.find((each) => String(each.id) === id);
    if (freight) form.setValue('vehicleId', String(freight.truckId), { shouldDirty: true });
  }
  const offered = freights.map(
    ({ id, number, destinationCity }) => [String(id), `nº ${number} · ${destinationCity.name}`] as const,
  );
  return (
    <>
      {freights.length > 0 && (
        <Chips
          label="Frete"
          options={[...offered, ['', 'Sem frete'] as const]}
          value={freightId}
          onChange={(id) => id !== null && choose(id)}
        />
      )}
      {freightId === '' && trucks.length > 0 && (
        <Chips
          label={freights.length > 0 ? 'Caminhão' : 'Caminhão (sem frete)'}
          options={trucks.map((truck) => [String(truck.id), vehicleChoice(truck)] as const)}
          value={vehicleId}
          onChange={(id) => form.setValue('vehicleId', id ?? '', { shouldDirty: true })}
        />
      )}
    </>
  );
}
