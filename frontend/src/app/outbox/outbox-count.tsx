/** The number of what waits on the device, beside a word of the menu. */
import { clsx } from 'clsx';
import { countsOf, type Counts } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';

/** The counts of whom this page watches. */
export function useOutboxCounts(): Counts {
  return countsOf(useOutbox((state) => state.entries));
}

/** The number; in another colour and with a mark where a person is needed. The words stand beside it. */
export function OutboxMark({ all, refused }: Counts) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex h-5 items-center justify-center rounded-full px-2 text-xs leading-tight font-bold text-bg forced-colors:border',
        refused > 0 ? 'bg-neg' : 'bg-ink',
      )}
    >
      {all}
      {refused > 0 && '!'}
    </span>
  );
}
