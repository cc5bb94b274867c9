/** How long the truck was kept waiting to load and unload, and what is due for it (estadia). */
import { RotateCw } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Freight } from '@/api/types';
import type { Stay, WaitingTime } from '@/api/waiting-time-types';
import { formatPlate } from '@/lib/br-documents';
import { stayPlaceLabels } from '@/lib/choices/stay-place';
import { formatInstant, formatTime } from '@/lib/dates';
import { formatMinutes } from '@/lib/duration';
import { StatusBadge } from '@/ui/badge';
import { Button, LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { FigureInfo } from '@/ui/figure-info';
import { Money } from '@/ui/money';
import { ErrorState, Notice, Skeleton } from '@/ui/states';
import { WaitingClaim } from './waiting-claim';
import { hasStay, useWaitingTime } from './waiting-time-queries';

/** What a claim asks for; null where there is nothing to claim, or no sum of it is known. */
export function claimedCents({ claimText, totalCents }: WaitingTime): number | null {
  return claimText === null ? null : totalCents;
}

/** The card of a freight whose truck came to its loading. */
export function WaitingTimeCard({ freight, userId }: { freight: Freight; userId: number }) {
  return hasStay(freight) ? <Waiting freight={freight} userId={userId} /> : null;
}

function Waiting({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useWaitingTime(freight.id, userId);
  if (query.isPending) return <Skeleton className="h-56 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const waiting = query.data;
  const countedAt = new Date(query.dataUpdatedAt).toISOString();
  const running = waiting.stays.find((stay) => stay.running);
  const owed = claimedCents(waiting);
  return (
    <Card
      title="Estadia"
      info={<FigureInfo figure="waiting_time" name="Estadia" />}
      aside={owed && <Money cents={owed} className="text-lg font-bold" />}
    >
      <ul className="divide-y divide-line">
        {waiting.stays.map((stay) => (
          <StayPart key={stay.place} stay={stay} />
        ))}
      </ul>
      {running && (
        <CountedNow at={formatTime(countedAt, running.timeZone)} busy={query.isFetching} onAgain={query.refetch} />
      )}
      <MissingCapacity freight={freight} waiting={waiting} />
      {owed && <WaitingClaim freight={freight} waiting={waiting} owedCents={owed} userId={userId} />}
      <p className="mt-4 text-sm text-ink-3">
        Se o caminhão ficar parado mais de {formatMinutes(waiting.freeMinutes)}, todas as horas desde a chegada são
        devidas, pela capacidade inteira do veículo. {waiting.source}.
      </p>
    </Card>
  );
}

function StayPart({ stay }: { stay: Stay }) {
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold">{stayPlaceLabels[stay.place]}</h3>
        <StayState stay={stay} />
      </div>
      {stay.arrivedAt !== null && (
        <>
          <StayTimes stay={stay} />
          <p className="mt-1 text-sm text-ink-3">Horas no {stay.timeName}</p>
        </>
      )}
      <p className="mt-2 text-ink-2">{stay.words}</p>
    </li>
  );
}

/** When it began and ended, by the clocks of its city; on the phone a line each, so that day and hour stay together. */
export function StayTimes({ stay, still = 'ainda no local' }: StayTimesProps) {
  const left = stay.running ? still : '—';
  const times = [
    ['Chegada', stay.arrivedAt === null ? '—' : formatInstant(stay.arrivedAt, stay.timeZone)],
    ['Saída', stay.leftAt === null ? left : formatInstant(stay.leftAt, stay.timeZone)],
    ['Tempo parado', stay.minutes === null ? '—' : formatMinutes(stay.minutes)],
  ] as const;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 md:grid-cols-3">
      {times.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 md:block">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StayTimesProps = { stay: Stay; still?: string };

function StayState({ stay }: { stay: Stay }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {stay.running && <StatusBadge status={stay.place}>Contando</StatusBadge>}
      {stay.amountCents !== null && <Money cents={stay.amountCents} className="font-bold" />}
      {!stay.due && !stay.running && stay.minutes !== null && <span className="text-sm text-ink-3">Nada devido</span>}
    </span>
  );
}

function CountedNow({ at, busy, onAgain }: { at: string; busy: boolean; onAgain: () => unknown }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-1">
      <span className="text-sm text-ink-3">Contado até as {at}</span>
      <Button
        size="sm"
        variant="ghost"
        className="-mr-3"
        busy={busy}
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => onAgain()}
      >
        Atualizar
      </Button>
    </div>
  );
}

/** Without the capacity of what carries the load nothing can be claimed; the reason names the vehicle. */
function MissingCapacity({ freight, waiting }: { freight: Freight; waiting: WaitingTime }) {
  const stuck = waiting.stays.find(({ due, amountCents }) => due && amountCents === null);
  if (waiting.capacityKg !== null || stuck === undefined) return null;
  const carriers = [...freight.trailers, freight.truck];
  const carrier = carriers.find(({ plate }) => stuck.reason?.includes(formatPlate(plate))) ?? carriers[0];
  return (
    <div className="mt-3">
      <Notice
        tone="warn"
        action={carrier && <LinkButton to={`/vehicles?id=${carrier.id}&edit=1`}>Informar a capacidade</LinkButton>}
      >
        A conta da estadia usa a capacidade do veículo, que falta no cadastro.
      </Notice>
    </div>
  );
}
