/** Loads the data that the fill-up form needs. */
import { useNavigate } from 'react-router-dom';
import { Truck } from 'lucide-react';
import { newDraftName } from '@/lib/forms/draft';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { useConsecutiveForms } from '@/components/resource/use-save-again';
import { combineQueries } from '@/components/resource/query-boundary';
import { RecordPage } from '@/components/resource/record-page';
import { useOpenFreights, useVehicleOptions } from '@/api/record-options';
import type { Freight, Vehicle } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { LinkButton } from '@/components/ui/button';
import { EmptyState, ListSkeleton } from '@/components/ui/states';
import { FuelForm } from './fuel-form';
import { prefillOf, fuelValues, newFuel, defaultsAfter, type Prefill, type FuelSaved } from './fuel-model';
import { useFreight, useFuelDefaults, useFuelRecord } from './fuel-queries';

/** References in the link to the form. */
export type FuelContext = { vehicleId: number | null; freightId: number | null };

/** Trucks, and trailers with refrigeration: no other has a tank. */
function burnsFuel({ type, bodyType, tankCapacityMl }: Vehicle): boolean {
  return type === 'truck' || bodyType === 'refrigerated' || tankCapacityMl !== null;
}

/** Trucks first; vehicles without a tank or inactive ones only if selected. */
export function fillable(vehicles: readonly Vehicle[], meant: number | null): Vehicle[] {
  const usable = vehicles.filter(
    (vehicle) => vehicle.id === meant || (burnsFuel(vehicle) && vehicle.status !== 'inactive'),
  );
  return [...usable.filter(({ type }) => type === 'truck'), ...usable.filter(({ type }) => type === 'trailer')];
}

/** New fill-up; another of the same vehicle and day can follow. */
export function NewFuel({
  context,
  params,
  userId,
}: {
  context: FuelContext;
  params: URLSearchParams;
  userId: number;
}) {
  const vehicles = useVehicleOptions(userId);
  const freight = useFreight(context.vehicleId === null ? context.freightId : null, userId);
  const isOpen = context.vehicleId === null && context.freightId === null;
  const onTheWay = useOpenFreights(isOpen ? userId : null);
  const backTo = context.freightId === null ? '/fuel' : `/freights?id=${context.freightId}`;
  return (
    <RecordPage
      title="Novo abastecimento"
      back={backTo}
      query={vehicles}
      isWaiting={freight.isLoading || onTheWay.isLoading}
    >
      {({ items }) => (
        <FirstVehicle
          vehicles={items}
          context={{
            ...context,
            vehicleId: context.vehicleId ?? freight.data?.truckId ?? truckUnderWay(onTheWay.data),
          }}
          prefill={prefillOf(params)}
          backTo={backTo}
          userId={userId}
        />
      )}
    </RecordPage>
  );
}

/** Truck of the latest freight that has started. */
function truckUnderWay(freights: readonly Freight[] = []): number | null {
  return freights.find(({ status }) => status !== 'scheduled')?.truckId ?? null;
}

type FirstVehicleProps = {
  vehicles: readonly Vehicle[];
  context: FuelContext;
  prefill: Prefill;
  backTo: string;
  userId: number;
};

function FirstVehicle({ vehicles, context, ...rest }: FirstVehicleProps) {
  const choices = fillable(vehicles, context.vehicleId);
  const trucks = choices.filter(({ type }) => type === 'truck');
  const given = choices.find(({ id }) => id === context.vehicleId);
  if (trucks.length === 0) {
    return (
      <EmptyState
        icon={<Truck aria-hidden="true" />}
        title="Cadastre seu caminhão primeiro"
        action={
          <LinkButton to="/vehicles?new=truck" variant="primary">
            Cadastrar caminhão
          </LinkButton>
        }
      >
        Todo abastecimento é de um caminhão. Com o caminhão cadastrado, você vê a média e o custo por km.
      </EmptyState>
    );
  }
  const only = trucks.length === 1 ? trucks[0]?.id : undefined;
  const vehicleId = given?.id ?? only ?? null;
  return <ConsecutiveForms vehicles={choices} context={{ ...context, vehicleId }} {...rest} />;
}

/** Consecutive forms. Each opens once its vehicle's defaults have loaded or failed. */
function ConsecutiveForms({ vehicles, context, prefill, backTo, userId }: FirstVehicleProps) {
  const navigate = useNavigate();
  const today = useToday();
  const { key, last, next } = useConsecutiveForms<FuelSaved>();
  const vehicleId = last?.vehicleId ?? context.vehicleId;
  const vehicleDefaults = useFuelDefaults(vehicleId, userId);
  if (vehicleDefaults.isLoading) return <ListSkeleton rows={4} />;
  const freightId = last === null ? context.freightId : last.freightId;
  const start = { vehicleId, freightId, filledOn: last?.filledOn ?? today };
  return (
    <FuelForm
      key={key}
      userId={userId}
      record={null}
      defaults={newFuel(start, defaultsAfter(last, vehicleDefaults.data ?? null), last === null ? prefill : null)}
      draft={newDraftName('fuel', {
        vehicleId: context.vehicleId,
        freightId: context.freightId,
        ...prefill,
        paidByDriver: prefill.paidByDriver ? 1 : null,
      })}
      vehicles={vehicles}
      cancelTo={backTo}
      onAgain={next}
      onSaved={() => void navigate(restoredUrl(backTo), { replace: true })}
    />
  );
}

export function EditFuel({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = useFuelRecord(id, userId);
  const vehicles = useVehicleOptions(userId);
  const back = `/fuel?id=${id}`;
  return (
    <RecordPage title="Editar abastecimento" back={back} query={combineQueries(query, vehicles)}>
      {([record, { items }]) => (
        <FuelForm
          userId={userId}
          record={record}
          defaults={fuelValues(record)}
          draft={null}
          vehicles={fillable(items, record.vehicleId)}
          cancelTo={back}
          onSaved={() => void navigate(back, { replace: true })}
        />
      )}
    </RecordPage>
  );
}
