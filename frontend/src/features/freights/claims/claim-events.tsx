/** The entries of the timeline that a claim rests on, each with when it was written down. */
import type { WaitingTime } from '@/api/waiting-time-types';

/** Every step, in order; the driver's own remarks stay his. */
export function ClaimEvents({ events }: Pick<WaitingTime, 'events'>) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 border-b border-line-strong pb-1 text-lg font-bold">O que foi anotado na viagem</h3>
      <ol className="text-sm">
        {events.map(({ words, recorded }) => (
          <li
            key={words + recorded}
            className="justify-between gap-x-4 border-b border-line py-2 last:border-0 sm:flex"
          >
            <p>{words}</p>
            <p className="shrink-0 text-ink-3">{recorded}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
