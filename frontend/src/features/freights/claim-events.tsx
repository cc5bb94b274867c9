/** The entries of the timeline that a claim rests on, each with when it was written down. */
import type { FreightEvent } from '@/api/types';
import type { Stay } from '@/api/waiting-time-types';
import { formatInstant } from '@/lib/dates';
import { formatKm } from '@/lib/quantity';
import { useFreightEvents } from './freight-queries';
import { eventTitle } from './freight-timeline';

/** Every change of state, in order; the driver's own remarks stay his. */
export function ClaimEvents({ freightId, stays, userId }: { freightId: number; stays: Stay[]; userId: number }) {
  const events = useFreightEvents(freightId, userId).data?.items ?? [];
  if (events.length === 0) return null;
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 border-b border-line-strong pb-1 text-lg font-bold">Registros em que se apoia</h3>
      <ol className="text-sm">
        {events.map((event) => (
          <EventLine key={event.id} event={event} stays={stays} />
        ))}
      </ol>
    </section>
  );
}

/** Where the truck was by then: at the destination from the unloading on. */
function stayOf({ toStatus }: FreightEvent, stays: readonly Stay[]): Stay | undefined {
  const place = toStatus === 'unloading' || toStatus === 'completed' ? 'unloading' : 'loading';
  return stays.find((stay) => stay.place === place) ?? stays[0];
}

function EventLine({ event, stays }: { event: FreightEvent; stays: readonly Stay[] }) {
  const { occurredAt, createdAt, odometerKm } = event;
  const stay = stayOf(event, stays);
  if (!stay) return null;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <span>
        <span className="font-semibold">{eventTitle(event)}</span>: {formatInstant(occurredAt, stay.timeZone)}
        {`, ${stay.timeName}`}
        {odometerKm !== null && `, hodômetro ${formatKm(odometerKm)}`}
      </span>
      <span className="text-ink-3">anotado em {formatInstant(createdAt, stay.timeZone)}</span>
    </li>
  );
}
