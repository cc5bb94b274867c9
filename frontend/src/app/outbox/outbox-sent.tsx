/** What left "Por enviar" in the last days: what is shown of before does not have it yet. */
import { ChevronDown } from 'lucide-react';
import type { AnsweredEntry } from '@/offline/outbox/entry';
import { useTimeZone } from '@/api/session/user-today';
import { now } from '@/lib/browser/clock';
import { formatMoment } from '@/lib/format/dates';
import { detailOf } from './outbox-labels';

/** How long what was sent is listed, in ms; it is kept for longer, beside copies of before. */
const LISTED_MS = 3 * 86_400_000;

/** Folded away; the last one first. */
export function OutboxSent({ entries }: { entries: readonly AnsweredEntry[] }) {
  const timeZone = useTimeZone();
  const listed = entries.filter(({ answered }) => +now() - Date.parse(answered.at) < LISTED_MS);
  if (listed.length === 0) return null;
  return (
    <details className="group text-ink-2">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        Enviados nos últimos 3 dias ({listed.length})
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col divide-y divide-line">
        {listed.toReversed().map((entry) => (
          <li key={entry.id} className="py-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
            <p className="font-medium text-ink">{entry.title}</p>
            <p className="text-sm">{detailOf(entry, timeZone)}</p>
            <p className="text-sm">Enviado {formatMoment(entry.answered.at, timeZone)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
