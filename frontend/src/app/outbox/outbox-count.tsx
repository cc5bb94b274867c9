/** Outbox count beside a menu label. */
import { clsx } from 'clsx';
import { countsOf, type Counts } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';

export function useOutboxCounts(): Counts {
  return countsOf(useOutbox((state) => state.entries));
}

/** Count with a colour and mark for refused entries. The words are in the label. */
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
