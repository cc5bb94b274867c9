/** A new fill-up, and changing a stored one: what the form needs before it opens. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Truck } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { FuelRecord } from '@/api/fuel-types';
import type { Vehicle } from '@/api/types';
import { useToday } from '@/api/user';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { FuelForm } from './fuel-form';
import { fuelValues, newFuel } from './fuel-model';
import { useFreight, useFuelOffers, useFuelRecord, useVehicleChoices } from './fuel-queries';

/** What a link says of the fill-up it leads to. */
export type About = { vehicleId: number | null; freightId: number | null };

/** Trucks first; whatever is out of use is left out unless it is the one meant. */
function fillable(vehicles: readonly Vehicle[], meant: number | null): Vehicle[] {
  const usable = vehicles.filter(({ id, status }) => status !== 'inactive' || id === meant);
  return [...usable.filter(({ type }) => type === 'truck'), ...usable.filter(({ type }) => type === 'trailer')];
}

/** A new fill-up; another can follow at once, of the same vehicle on the same day. */
export function NewFuel({ about, userId }: { about: About; userId: number }) {
  const vehicles = useVehicleChoices(userId);
  const freight = useFreight(about.vehicleId === null ? about.freightId : null, userId);
  const backTo = about.freightId === null ? '/fuel' : `/freights?id=${about.freightId}`;
  const known = vehicles.data?.items;
  return (
    <>
      <PageHeader title="Novo abastecimento" back={backTo} />
      {(vehicles.isPending || freight.isLoading) && <ListSkeleton rows={4} />}
      {vehicles.error && !known && (
        <ErrorState message={errorMessage(vehicles.error)} onRetry={() => void vehicles.refetch()} />
      )}
      {known && !freight.isLoading && (
        <FirstVehicle
          vehicles={known}
          about={{ ...about, vehicleId: about.vehicleId ?? freight.data?.truckId ?? null }}
          backTo={backTo}
          userId={userId}
        />
      )}
    </>
  );
}

type FirstVehicleProps = { vehicles: readonly Vehicle[]; about: About; backTo: string; userId: number };

function FirstVehicle({ vehicles, about, backTo, userId }: FirstVehicleProps) {
  const choices = fillable(vehicles, about.vehicleId);
  const trucks = choices.filter(({ type }) => type === 'truck');
  const given = choices.find(({ id }) => id === about.vehicleId);
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
        O abastecimento é de um caminhão: com ele a Boleia sabe a média e o custo por km.
      </EmptyState>
    );
  }
  const only = trucks.length === 1 ? trucks[0]?.id : undefined;
  const vehicleId = given?.id ?? only ?? null;
  return <Rounds vehicles={choices} about={{ ...about, vehicleId }} backTo={backTo} userId={userId} />;
}

/** One form after the other. Each opens when its vehicle's offers are there (or could not be had). */
function Rounds({ vehicles, about, backTo, userId }: FirstVehicleProps) {
  const navigate = useNavigate();
  const today = useToday();
  const [rounds, setRounds] = useState<{ count: number; last: FuelRecord | null }>({ count: 0, last: null });
  const vehicleId = rounds.last?.vehicleId ?? about.vehicleId;
  const offers = useFuelOffers(vehicleId, userId);
  if (offers.isLoading) return <ListSkeleton rows={4} />;
  const freightId = rounds.last === null ? about.freightId : rounds.last.freightId;
  const start = { vehicleId, freightId, filledOn: rounds.last?.filledOn ?? today };
  return (
    <FuelForm
      key={rounds.count}
      userId={userId}
      record={null}
      defaults={newFuel(start, offers.data ?? null)}
      draft={['fuel:new', about.vehicleId, about.freightId].filter((part) => part !== null).join('-')}
      vehicles={vehicles}
      cancelTo={backTo}
      follows={rounds.count > 0}
      onSaved={(record, again) => {
        if (again) setRounds({ count: rounds.count + 1, last: record });
        else void navigate(backTo, { replace: true });
      }}
    />
  );
}

/** Changes a stored fill-up. */
export function EditFuel({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = useFuelRecord(id, userId);
  const vehicles = useVehicleChoices(userId);
  const back = `/fuel?id=${id}`;
  const failed = query.error ?? vehicles.error;
  const ready = query.data && vehicles.data;
  return (
    <>
      <PageHeader title="Editar abastecimento" back={back} />
      {!ready && !failed && <ListSkeleton rows={4} />}
      {!ready && failed && (
        <ErrorState
          message={errorMessage(failed)}
          onRetry={() => void Promise.all([query.refetch(), vehicles.refetch()])}
        />
      )}
      {query.data && vehicles.data && (
        <FuelForm
          userId={userId}
          record={query.data}
          defaults={fuelValues(query.data)}
          draft=""
          vehicles={fillable(vehicles.data.items, query.data.vehicleId)}
          cancelTo={back}
          onSaved={() => void navigate(back, { replace: true })}
        />
      )}
    </>
  );
}
