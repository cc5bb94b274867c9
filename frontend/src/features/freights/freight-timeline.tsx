/** Timeline of a freight. Append-only: a correction is another event. */
import { errorMessage } from '@/api/client';
import type { Freight, FreightEvent } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';
import { freightStatusLabels } from '@/lib/generated/enum-labels';
import { formatInstant } from '@/lib/format/dates';
import { freightStatusOrder } from '@/lib/labels/labels';
import { formatKm } from '@/lib/format/quantity';
import { timeZoneLabels } from '@/lib/labels/time-zones';
import { FoldCard } from '@/components/ui/fold';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useFreightEvents } from './freight-queries';
import { hasStay, useWaitingTime } from './claims/waiting-time-queries';

type Line = { key: string; title: string; at: string; extra: string | null; note: string | null };

export function FreightTimeline({ freight, userId }: { freight: Freight; userId: number }) {
  const timeZone = useTimeZone();
  const query = useFreightEvents(freight.id, userId);
  if (query.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const lines = [created(freight), ...query.data.items.map(eventLine)];
  return (
    <FoldCard title="Linha do tempo" summary={`Último registro: ${lines.at(-1)?.title.toLowerCase()}`}>
      <ol>
        {lines.map((line, index) => (
          <TimelineLine key={line.key} line={line} timeZone={timeZone} last={index === lines.length - 1} />
        ))}
      </ol>
      {hasStay(freight) && <Clock freightId={freight.id} userId={userId} timeZone={timeZone} />}
    </FoldCard>
  );
}

function created(freight: Freight): Line {
  return { key: 'created', title: 'Frete lançado', at: freight.createdAt, extra: null, note: null };
}

function eventLine(event: FreightEvent): Line {
  return {
    key: String(event.id),
    title: eventTitle(event),
    at: event.occurredAt,
    extra: event.odometerKm === null ? null : formatKm(event.odometerKm),
    note: event.note,
  };
}

function eventTitle({ kind, fromStatus, toStatus }: FreightEvent): string {
  if (kind === 'cancelled') return 'Cancelado';
  if (kind === 'reopened') return 'Reaberto';
  if (kind === 'arrived') return toStatus === 'scheduled' ? 'Chegou para carregar' : 'Chegou para descarregar';
  if (kind === 'arrival_undone') return 'Chegada desfeita';
  if (toStatus === null) return 'Mudança de etapa';
  const back = fromStatus !== null && freightStatusOrder.indexOf(toStatus) < freightStatusOrder.indexOf(fromStatus);
  return back ? `Voltou para ${freightStatusLabels[toStatus].toLowerCase()}` : freightStatusLabels[toStatus];
}

function TimelineLine({ line, timeZone, last }: { line: Line; timeZone: string; last: boolean }) {
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      {!last && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[7px] w-0.5 bg-line" />}
      <span
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 rounded-full border-[3px] border-ink ${last ? 'bg-brand' : 'bg-surface'}`}
      />
      <div className="min-w-0">
        <p className="font-medium">{line.title}</p>
        <p className="text-sm text-ink-3">
          {formatInstant(line.at, timeZone)}
          {line.extra && ` · ${line.extra}`}
        </p>
        {line.note && <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{line.note}</p>}
      </div>
    </li>
  );
}

/** Time zone of the timeline, if a stay uses another. */
function Clock({ freightId, userId, timeZone }: { freightId: number; userId: number; timeZone: string }) {
  const stays = useWaitingTime(freightId, userId).data?.stays ?? [];
  if (!stays.some((stay) => stay.timeZone !== timeZone)) return null;
  return (
    <p className="text-sm text-ink-3">
      As horas aqui são do seu fuso ({timeZoneLabels[timeZone] ?? timeZone}). As horas da estadia são da cidade onde o
      caminhão esperou.
    </p>
  );
}
