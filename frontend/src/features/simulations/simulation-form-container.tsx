/** Loads the data that the simulator needs. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConsecutiveForms } from '@/components/resource/use-save-again';
import { combineQueries } from '@/components/resource/query-boundary';
import { RecordPage } from '@/components/resource/record-page';
import { useVehicleOptions } from '@/api/record-options';
import type { Simulation, SimulationDefaults, Vehicle } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { LinkButton } from '@/components/ui/button';
import { EmptyState, ListSkeleton } from '@/components/ui/states';
import { SimulationForm } from './simulation-form';
import { useFirstOffers, useSimulation } from './simulation-queries';
import {
  bareSubject,
  choicesOf,
  newSimulation,
  simulationValues,
  subjectOf,
  type UsualChoices,
} from './simulation-start';
import { convertHref, simulationHref } from './simulation-labels';
import { minimumTableLabels } from '@/lib/generated/enum-labels';
import { isDate } from '@/lib/format/dates';
import { cargoTypeLabels } from '@/lib/labels/labels';
import { codesOf } from '@/lib/format/text';
import { idParam } from '@/lib/navigation/url-filters';
import type { SimulationValues } from './simulation-model';

const numbers = ['axles', 'distanceKm', 'emptyReturnKm', 'weightKg', 'rateCents', 'tollCents'] as const;

/** Address parameters of a simulation; others are ignored. */
function sketchOf(params: URLSearchParams): Partial<SimulationValues> {
  const sketch: Partial<SimulationValues> = {};
  for (const name of numbers) {
    const value = idParam(params.get(name));
    if (value !== null) sketch[name] = value;
  }
  // A return in the calculator is a paid one.
  if (sketch.emptyReturnKm !== undefined) sketch.emptyReturnDue = true;
  // A price in the address defines the pricing.
  if (sketch.rateCents !== undefined) sketch.pricing = params.get('pricing') === 'per_ton' ? 'per_ton' : 'fixed';
  if (params.get('tollPayer') === 'driver') sketch.tollPayer = 'driver';
  const cargoType = codesOf(cargoTypeLabels).find((code) => code === params.get('cargoType'));
  if (cargoType) sketch.cargoType = cargoType;
  const minimumTable = codesOf(minimumTableLabels).find((code) => code === params.get('minimumTable'));
  if (minimumTable) sketch.minimumTable = minimumTable;
  const day = params.get('scheduledFor') ?? '';
  if (isDate(day)) sketch.scheduledFor = day;
  return sketch;
}

/** New or stored simulation. */
export default function SimulationScreen({ id, userId }: { id: number | null; userId: number }) {
  return id === null ? <NewSimulation userId={userId} /> : <EditSimulation id={id} userId={userId} />;
}

function NewSimulation({ userId }: { userId: number }) {
  const vehicles = useVehicleOptions(userId);
  return (
    <RecordPage title="Simular frete" back="/freight-simulations" query={vehicles}>
      {({ items }) => <ConsecutiveForms vehicles={items} userId={userId} />}
    </RecordPage>
  );
}

/** Consecutive forms: each starts with the last choices. */
function ConsecutiveForms({ vehicles, userId }: { vehicles: readonly Vehicle[]; userId: number }) {
  const usual = useFirstOffers(bareSubject(useToday()), userId);
  const { key, last, next } = useConsecutiveForms<Simulation>();
  if (usual.isLoading) return <ListSkeleton rows={4} />;
  const choices = last === null ? (usual.data?.usual ?? null) : choicesOf(last);
  return <Round key={key} {...{ vehicles, userId, choices }} isConsecutive={last !== null} onAgain={next} />;
}

type RoundProps = {
  vehicles: readonly Vehicle[];
  userId: number;
  choices: UsualChoices | null;
  isConsecutive: boolean;
  onAgain: (saved: Simulation) => void;
};

/** Opens once its defaults have loaded or failed. Usual choices are fixed on opening. */
function Round({ vehicles, userId, choices, isConsecutive, onAgain }: RoundProps) {
  const navigate = useNavigate();
  const today = useToday();
  const [params] = useSearchParams();
  const [usual] = useState(choices);
  const sketch = isConsecutive ? {} : sketchOf(params);
  const start = (offered: SimulationDefaults | null) => ({ ...newSimulation(today, usual, offered), ...sketch });
  // After a failure the open form retries.
  const offers = useFirstOffers(usual === null ? null : subjectOf(start(null)), userId);
  if (offers.isLoading) return <ListSkeleton rows={4} />;
  return (
    <SimulationForm
      userId={userId}
      stored={null}
      draft={Object.keys(sketch).length === 0 ? 'simulation:new' : `simulation:new-${JSON.stringify(sketch)}`}
      defaults={start(offers.data ?? null)}
      offers={offers.data ?? null}
      vehicles={vehicles}
      cancelTo="/freight-simulations"
      isConsecutive={isConsecutive}
      onAgain={onAgain}
      onSaved={({ id }, convert) => void navigate(convert ? convertHref(id) : simulationHref(id), { replace: true })}
    />
  );
}

function EditSimulation({ id, userId }: { id: number; userId: number }) {
  const query = useSimulation(id, userId);
  const vehicles = useVehicleOptions(userId);
  return (
    <RecordPage
      title={query.data ? `Editar simulação nº ${query.data.number}` : 'Editar simulação'}
      back={simulationHref(id)}
      query={combineQueries(query, vehicles)}
    >
      {([stored, { items }]) => <Kept stored={stored} vehicles={items} userId={userId} />}
    </RecordPage>
  );
}

function Kept({ stored, vehicles, userId }: { stored: Simulation; vehicles: readonly Vehicle[]; userId: number }) {
  const navigate = useNavigate();
  const back = simulationHref(stored.id);
  const defaults = simulationValues(stored);
  const offers = useFirstOffers(subjectOf(defaults), userId);
  if (stored.freightId !== null) {
    return (
      <EmptyState
        title={`Já virou o frete nº ${stored.freightNumber}`}
        action={<LinkButton to={`/freights?id=${stored.freightId}`}>Ver o frete</LinkButton>}
      >
        Uma simulação que virou frete não muda mais. Duplique para simular de novo.
      </EmptyState>
    );
  }
  if (offers.isLoading) return <ListSkeleton rows={4} />;
  return (
    <SimulationForm
      userId={userId}
      stored={stored}
      draft={`simulation:${stored.id}`}
      defaults={defaults}
      offers={offers.data ?? null}
      vehicles={vehicles}
      cancelTo={back}
      onSaved={(_, convert) => void navigate(convert ? convertHref(stored.id) : back, { replace: true })}
    />
  );
}
