/** Freight status changes and arrivals, entered through the outbox. */
import { formatInstant } from '@/lib/format/dates';
import { useApiMutation } from './mutation';
import type { EntryInput, Entry } from '@/offline/outbox/entry';
import { hasStep, momentOfStep, stepsOf, stepLabel } from '@/offline/outbox/queued-steps';
import { useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { useOutbox } from '@/offline/outbox/outbox-state';
import type { Arrival, Freight, FreightMove, StayPlace } from './types';
import { useTimeZone } from '@/api/session/current-user';

/** Pending steps of a freight on this device, queued or sent and not yet reflected in it, in order. */
export function useSteps({ id, version }: Pick<Freight, 'id' | 'version'>): readonly Entry[] {
  const entries = useOutbox((state) => state.entries);
  const delivered = useOutbox((state) => state.delivered);
  return stepsOf(id, [...delivered, ...entries]).filter((step) => !hasStep({ version }, step));
}

/** Status change, and the freight before it. */
export type Moving = { freight: Freight; move: FreightMove };

/** Arrival, and the freight before it. */
export type Arriving = { freight: Freight; place: StayPlace; arrival: Arrival };

/** Outbox entry of a step; its time is now unless the user typed another. */
function stepEntry(
  timeZone: string,
  freight: Freight,
  kind: 'move' | 'arrival',
  sent: FreightMove | Arrival,
): EntryInput {
  const { id, number } = freight;
  const { entries, delivered } = useOutbox.getState();
  const occurredAt = sent.occurredAt ?? momentOfStep(freight, stepsOf(id, [...delivered, ...entries]));
  const body = { ...sent, occurredAt };
  return {
    kind,
    url: `/api/freights/${id}/${kind === 'move' ? 'status' : 'arrival'}`,
    body,
    title: `Frete nº ${number}: ${stepLabel({ kind, body })}`,
    detail: formatInstant(occurredAt, timeZone),
    // The body contains all typed values.
    form: null,
  };
}

/**
 * Optimistic locking of a correction: it is decided over the freight on screen, and the server refuses it after a
 * change.
 */
function overVersion({ version }: Freight, { correct }: FreightMove | Arrival): number | null {
  return correct === true ? version : null;
}

/** Moves a freight to another status; `how` as for every outbox mutation. */
export function useEnterMove(how: { replaces?: number | undefined; hasNoForm?: true } = {}) {
  const timeZone = useTimeZone();
  return useOutboxMutation<Moving, Freight>(
    ({ freight, move }) => ({
      // Sends the status it starts from: if the freight has moved elsewhere since, this step might move it back.
      ...stepEntry(timeZone, freight, 'move', { ...move, fromStatus: freight.status }),
      ifMatch: overVersion(freight, move),
    }),
    how,
  );
}

/** Records an arrival at the next place of loading or unloading. */
export function useEnterArrival(how: { replaces?: number | undefined; hasNoForm?: true } = {}) {
  const timeZone = useTimeZone();
  return useOutboxMutation<Arriving, Freight>(
    ({ freight, place, arrival }) => ({
      ...stepEntry(timeZone, freight, 'arrival', { ...arrival, place }),
      ifMatch: overVersion(freight, arrival),
    }),
    how,
  );
}

export function useMoveBack(id: number) {
  return useApiMutation<Pick<FreightMove, 'status'>, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}

export function useUndoArrival(id: number) {
  return useApiMutation<void, Freight>({
    method: 'POST',
    request: () => ({ url: `/api/freights/${id}/arrival/undo`, body: {} }),
  });
}
