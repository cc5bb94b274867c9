/** Taking a freight to another state, and recording where its truck arrived, from its page and from the dashboard. */
import { formatInstant } from '@/lib/format/dates';
import { useApiMutation } from './mutation';
import type { Entering, Entry } from '@/offline/outbox/entry';
import { hasStep, momentOfStep, stepsOf, stepWords } from '@/offline/outbox/freight-steps';
import { useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { useOutbox } from '@/offline/outbox/outbox-state';
import type { Arrival, Freight, FreightMove, StayPlace } from './types';
import { useTimeZone } from '@/api/session/current-user';

/** The steps of a freight that wait on this device or were sent and are not in it as it was read, in their order. */
export function useSteps({ id, version }: Pick<Freight, 'id' | 'version'>): readonly Entry[] {
  const entries = useOutbox((state) => state.entries);
  const answered = useOutbox((state) => state.answered);
  return stepsOf(id, [...answered, ...entries]).filter((step) => !hasStep({ version }, step));
}

/** A move, and the freight as it stands before it. */
export type Moving = { freight: Freight; move: FreightMove };

/** An arrival at a place, and the freight as it stands before it. */
export type Arriving = { freight: Freight; place: StayPlace; arrival: Arrival };

/** Entry of a step; the step was taken now where no other moment was typed. */
function stepEntry(
  timeZone: string,
  freight: Freight,
  kind: 'move' | 'arrival',
  sent: FreightMove | Arrival,
): Entering {
  const { id, number } = freight;
  const { entries, answered } = useOutbox.getState();
  const occurredAt = sent.occurredAt ?? momentOfStep(freight, stepsOf(id, [...answered, ...entries]));
  const body = { ...sent, occurredAt };
  return {
    kind,
    url: `/api/freights/${id}/${kind === 'move' ? 'status' : 'arrival'}`,
    body,
    title: `Frete nº ${number}: ${stepWords({ kind, body })}`,
    detail: formatInstant(occurredAt, timeZone),
    // The body says all that was typed.
    form: null,
  };
}

/** A correction is decided over the freight that was shown: the server refuses it where that has changed since. */
function overVersion({ version }: Freight, { correct }: FreightMove | Arrival): number | null {
  return correct === true ? version : null;
}

/** Moves a freight to another state; `how` as for every entry. */
export function useEnterMove(how: { replaces?: number | undefined; isTap?: true } = {}) {
  const timeZone = useTimeZone();
  return useOutboxMutation<Moving, Freight>(
    ({ freight, move }) => ({
      // The server refuses it where the freight has moved elsewhere since: what leads on here might lead back there.
      ...stepEntry(timeZone, freight, 'move', { ...move, fromStatus: freight.status }),
      ifMatch: overVersion(freight, move),
    }),
    how,
  );
}

/** Records that the truck arrived where it loads or unloads next; `how` as for every entry. */
export function useEnterArrival(how: { replaces?: number | undefined; isTap?: true } = {}) {
  const timeZone = useTimeZone();
  return useOutboxMutation<Arriving, Freight>(
    ({ freight, place, arrival }) => ({
      ...stepEntry(timeZone, freight, 'arrival', { ...arrival, place }),
      ifMatch: overVersion(freight, arrival),
    }),
    how,
  );
}

/** Takes a freight back to the state before. */
export function useMoveBack(id: number) {
  return useApiMutation<Pick<FreightMove, 'status'>, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}

/** Takes back the arrival that was recorded. */
export function useUndoArrival(id: number) {
  return useApiMutation<void, Freight>({
    method: 'POST',
    request: () => ({ url: `/api/freights/${id}/arrival/undo`, body: {} }),
  });
}
