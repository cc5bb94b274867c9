/** Starter set of a vehicle: fitting plans are preselected. */
import { RecordPage } from '@/components/resource/record-page';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { useVehicleOptions } from '@/api/record-options';
import type { Vehicle } from '@/api/types';
import { vehicleChoice } from '@/lib/labels/labels';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { Field } from '@/components/form/field';
import { SelectInput } from '@/components/form/text-inputs';
import { NoVehicle } from './maintenance-form-container';
import { useStarter } from './plan-queries';
import { StarterForm } from './plan-starter-form';

export function PlanStarter({ userId }: { userId: number }) {
  return (
    <RecordPage title="Itens sugeridos" back="/maintenance?tab=plan" query={useVehicleOptions(userId)}>
      {({ items }) => <VehicleFirst vehicles={items.filter(({ status }) => status !== 'inactive')} userId={userId} />}
    </RecordPage>
  );
}

function VehicleFirst({ vehicles, userId }: { vehicles: readonly Vehicle[]; userId: number }) {
  const filters = useUrlFilters('/maintenance', ['vehicleId']);
  const only = vehicles.length === 1 ? vehicles[0] : undefined;
  const vehicle = vehicles.find(({ id }) => String(id) === filters.values.vehicleId) ?? only;
  if (vehicles.length === 0) return <NoVehicle />;
  return (
    <div className="flex flex-col gap-4">
      {vehicles.length > 1 && (
        <Field label="Veículo" className="md:max-w-md">
          <SelectInput
            value={vehicle ? String(vehicle.id) : ''}
            onChange={({ target }) => filters.set('vehicleId', target.value)}
          >
            {!vehicle && <option value="">Escolha</option>}
            {vehicles.map((one) => (
              <option key={one.id} value={one.id}>
                {vehicleChoice(one)}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      {!vehicle && <p className="mt-4 text-ink-2">Escolha o veículo para ver os itens que costumam valer para ele.</p>}
      {vehicle && <StarterSet key={vehicle.id} vehicle={vehicle} userId={userId} />}
    </div>
  );
}

function StarterSet({ vehicle, userId }: { vehicle: Vehicle; userId: number }) {
  const query = useStarter(vehicle.id, userId);
  return (
    <QueryBoundary query={query} skeleton={5}>
      {({ items }) => <StarterForm vehicle={vehicle} lines={items} />}
    </QueryBoundary>
  );
}
