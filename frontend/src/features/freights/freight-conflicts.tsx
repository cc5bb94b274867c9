/** Other open freights that need the same vehicle or driver at the same time. */
import { Link } from 'react-router-dom';
import { useOpenFreights } from '@/api/record-options';
import { useToday } from '@/api/session/current-user';
import type { Freight } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { formatDate } from '@/lib/format/dates';
import { joinList } from '@/lib/format/text';
import { freightStatusLabels } from '@/lib/generated/enum-labels';
import { Notice } from '@/components/ui/states';

/** Freight to compare; id null before it is saved. */
export type Trip = Pick<Freight, 'status' | 'scheduledFor' | 'truckId' | 'trailerIds' | 'distanceKm'> & {
  id: number | null;
  driverId: number | null;
};

/** Trips up to this length end on their day, as in the server's check on saving. */
const DAY_TRIP_KM = 275;

/** The server compares whole trips on saving; here only overlaps that need no estimate of days count. */
function overlaps(one: Trip, other: Trip, today: string): boolean {
  const waiting = [one, other].filter(({ status }) => status === 'scheduled');
  if (waiting.length === 0) return true;
  if (waiting.length === 2) {
    return one.scheduledFor === other.scheduledFor && waiting.every(({ distanceKm }) => distanceKm > DAY_TRIP_KM);
  }
  // A truck that is being unloaded may load again today.
  const isEnding = [one, other].some(({ status }) => status === 'unloading');
  return waiting.every(({ scheduledFor }) => (isEnding ? scheduledFor < today : scheduledFor <= today));
}

function tripOf(freight: Freight): Trip {
  return { ...freight, driverId: freight.driver?.id ?? null };
}

/** "BRA2E19 e Zé Maria": plates and driver that both freights have. */
function shared(trip: Trip, { truck, trailers, driver }: Freight): string[] {
  const vehicles = new Set([trip.truckId, ...trip.trailerIds]);
  const plates = [truck, ...trailers].filter(({ id }) => vehicles.has(id)).map(({ plate }) => formatPlate(plate));
  return driver && driver.id === trip.driverId ? [...plates, driver.name] : plates;
}

type Conflict = { freight: Freight; names: string[] };

export function conflictsOf(trip: Trip, open: readonly Freight[], today: string): Conflict[] {
  return open
    .filter(({ id }) => id !== trip.id)
    .filter((freight) => overlaps(trip, tripOf(freight), today))
    .map((freight) => ({ freight, names: shared(trip, freight) }))
    .filter(({ names }) => names.length > 0);
}

/** Names each conflict of a freight that is not over; null disables the query. */
export function FreightConflicts({ trip, userId }: { trip: Trip | null; userId: number }) {
  const open = useOpenFreights(trip && userId).data ?? [];
  const today = useToday();
  const conflicts = trip === null ? [] : conflictsOf(trip, open, today);
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warn">
      {conflicts.map(({ freight, names }) => (
        <p key={freight.id}>
          {joinList(names)} também {names.length === 1 ? 'está' : 'estão'} no{' '}
          <Link to={`/freights?id=${freight.id}`} className="underline underline-offset-4">
            frete nº {freight.number}
          </Link>
          , {freightStatusLabels[freight.status].toLowerCase()}
          {freight.status === 'scheduled' && ` para ${formatDate(freight.scheduledFor)}`}.
        </p>
      ))}
    </Notice>
  );
}

/** Conflicts of a stored freight; none once it is over. */
export function StoredConflicts({ freight, userId }: { freight: Freight; userId: number }) {
  const isOver = freight.cancelledOn !== null || freight.status === 'completed';
  return <FreightConflicts trip={isOver ? null : tripOf(freight)} userId={userId} />;
}
