/** One entry of "Por enviar". */
import { memo } from 'react';
import { isChangeable, type Entry } from '@/offline/outbox/entry';
import { isSame, type EntryWithStatus } from '@/offline/outbox/entry-status';
import { useTimeZone } from '@/api/session/current-user';
import { StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RefusedEntry, Actions } from './outbox-refused';
import { formatMoment } from '@/lib/format/dates';
import { detailOf, entryStatusLabel } from './outbox-labels';

export type OutboxEntryProps = EntryWithStatus & {
  userId: number;
  onEdit: (entry: Entry) => void;
  onDiscard: (entry: Entry) => void;
};

/**
 * Summary, time and status of an entry, with edit and discard. Memoized: of two hundred only changed ones render; the
 * callbacks are stable while the sheet is open.
 */
export const OutboxEntry = memo(Line, isSame);

function Line({ entry, entryStatus, userId, onEdit, onDiscard }: OutboxEntryProps) {
  const timeZone = useTimeZone();
  const id = `outbox-${entry.id}`;
  const detail = detailOf(entry, timeZone);
  const made = formatMoment(entry.madeAt, timeZone);
  const words = entryStatusLabel(entryStatus, timeZone);
  const ways = (
    <>
      <Button size="sm" aria-describedby={id} disabled={!isChangeable(entry)} onClick={() => onEdit(entry)}>
        Editar
      </Button>
      <Button size="sm" variant="ghost" aria-describedby={id} onClick={() => onDiscard(entry)}>
        Descartar
      </Button>
    </>
  );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <div>
        <h3 id={id} className="font-medium">
          {entry.title}
        </h3>
        <p className="text-ink-2">{detail}</p>
        {made !== detail && <p className="text-sm text-ink-3">Anotado {made}</p>}
      </div>
      {entryStatus.kind === 'refused' ? (
        <>
          <p>
            <StatusBadge status="overdue">{words}</StatusBadge>
          </p>
          <RefusedEntry entry={entry} userId={userId} titleId={id} actions={ways} />
        </>
      ) : (
        <>
          <p className="font-medium">{words}</p>
          <Actions>{ways}</Actions>
        </>
      )}
      {!isChangeable(entry) && (
        <p className="text-sm text-ink-3">Dá para editar depois que a Boleia souber se foi enviado.</p>
      )}
    </li>
  );
}
