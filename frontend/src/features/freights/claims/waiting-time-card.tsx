/** Waiting time at loading and unloading (estadia), and the amount due. */
import { RotateCw } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Freight, Stay, WaitingTime } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { stayPlaceLabels } from '@/lib/generated/enum-labels';
import { formatInstant, formatTime } from '@/lib/format/dates';
import { formatMinutes } from '@/lib/format/quantity';
import { StatusBadge } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { FoldPart } from '@/components/ui/fold';
import { Money } from '@/components/ui/money';
import { ErrorState, Notice, Skeleton } from '@/components/ui/states';
import { WaitingClaim } from './waiting-claim';
import { hasStay, useWaitingTime } from './waiting-time-queries';

/** Amount of a claim; null without a claim or a known amount. */
export function claimedCents({ claimText, totalCents }: WaitingTime): number | null {
  return claimText === null ? null : totalCents;
}

/** For freights whose truck has arrived somewhere. */
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
      <Hours waiting={waiting} />
    </Card>
  );
}

function StayPart({ stay }: { stay: Stay }) {
  return (
    <li className="py-2 first:pt-0">
      {stay.running && <StatusBadge status={stay.place}>Contando</StatusBadge>}
      <p className="text-ink-2">{stay.words}</p>
    </li>
  );
}

/** Counted hours, and the law. */
function Hours({ waiting: { stays, freeMinutes, source } }: { waiting: WaitingTime }) {
  return (
    <FoldPart title="Horas e regra da estadia">
      {stays
        .filter(({ arrivedAt }) => arrivedAt !== null)
        .map((stay) => (
          <div key={stay.place} className="mb-3">
            <p className="text-sm text-ink-2">
              {stayPlaceLabels[stay.place]} · <span>Horas no {stay.timeName}</span>
            </p>
            <StayTimes stay={stay} />
          </div>
        ))}
      <p className="text-sm text-ink-3">
        Se o caminhão ficar parado mais de {formatMinutes(freeMinutes)}, todas as horas desde a chegada são devidas,
        pela capacidade inteira do veículo. {source}.
      </p>
    </FoldPart>
  );
}

/** Begin and end in the local time of its city; on the phone a line each. */
export function StayTimes({ stay, still = 'ainda no local' }: StayTimesProps) {
  const left = stay.running ? still : '—';
  const times = [
    ['Chegada', stay.arrivedAt === null ? '—' : formatInstant(stay.arrivedAt, stay.timeZone)],
    ['Saída', stay.leftAt === null ? left : formatInstant(stay.leftAt, stay.timeZone)],
    ['Tempo parado', stay.minutes === null ? '—' : formatMinutes(stay.minutes)],
  ] as const;
  return (
    <dl className="mt-1 flex flex-col gap-x-6 gap-y-1 md:flex-row md:flex-wrap">
      {times.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 md:block">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StayTimesProps = { stay: Stay; still?: string };

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

/** Missing load capacity, without which no claim exists; names the vehicle. */
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
