/** Route, state and the button for the next state. */
import { useRef, useState } from 'react';
import { Link } from '@/ui/link';
import type { Freight, FreightStatus, StayPlace } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { freightMoveLabels, freightStatusOrder } from '@/lib/labels';
import { formatKm } from '@/lib/quantity';
import { ArrivalButton, nextStatus } from '@/records/freight-steps';
import { PlateChip } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Lane } from '@/ui/lane';
import { Money } from '@/ui/money';
import { PhoneEdit } from '@/ui/phone-edit';
import { Notice } from '@/ui/states';
import { useFocusWhenLost } from '@/ui/use-focus-when-lost';
import { ArrivalSheet } from './arrival-sheet';
import { FreightBadges } from './freight-columns';
import { FreightMoveSheet } from './freight-move-sheet';

function place(status: FreightStatus): number {
  return freightStatusOrder.indexOf(status);
}

type Props = {
  freight: Freight;
  userId: number;
  /** The freight came to its end, and the button that took it there is gone: leads to what comes then. */
  onEnd: () => void;
};

/** The first card of the page. */
export function FreightHead({ freight, userId, onEnd }: Props) {
  const progress = freight.cancelledOn ? undefined : place(freight.status) / (freightStatusOrder.length - 1);
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <FreightBadges freight={freight} />
        <Money cents={freight.grossCents} className="text-xl font-bold" />
      </div>
      <Lane
        size="lg"
        from={freight.originCity.name}
        to={freight.destinationCity.name}
        fromHint={`${freight.originCity.uf} · ${formatDate(freight.scheduledFor)}`}
        toHint={`${freight.destinationCity.uf} · ${formatKm(freight.distanceKm)}`}
        progress={progress}
      />
      <div className="mt-4 flex min-h-8 flex-wrap items-center gap-2">
        {[freight.truck, ...freight.trailers].map((vehicle) => (
          <PlateChip key={vehicle.id} plate={vehicle.plate} />
        ))}
        {freight.driver && <span className="text-sm text-ink-2">com {freight.driver.name}</span>}
        <PhoneEdit to={`/freights?id=${freight.id}&edit=1`} />
      </div>
      {freight.simulationId !== null && (
        <Link
          to={`/freight-simulations?id=${freight.simulationId}`}
          className="-mb-3 inline-flex min-h-12 items-center text-sm font-semibold underline underline-offset-4"
        >
          Veio da simulação nº {freight.simulationNumber}
        </Link>
      )}
      {freight.overload && (
        <div className="mt-4">
          <Notice tone="warn">{freight.overload.words}</Notice>
        </div>
      )}
      {freight.cancelledOn ? (
        <div className="mt-4">
          <Notice tone="neg">
            Cancelado em {formatDate(freight.cancelledOn)}: {freight.cancelReason}
          </Notice>
        </div>
      ) : (
        <MoveButtons freight={freight} userId={userId} onEnd={onEnd} />
      )}
    </Card>
  );
}

function MoveButtons({ freight, userId, onEnd }: Props) {
  const [target, setTarget] = useState<FreightStatus | null>(null);
  const [arrivedFor, setArrivedFor] = useState<StayPlace | null>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(target !== null, freight.status, onEnd);
  useFocusWhenLost(arrivedFor !== null, freight.arrivedAt, () => nextButton.current?.focus());
  const next = nextStatus(freight);
  const other = freight.moves.find((status) => status !== next);
  if (freight.moves.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {next && (
        <Button ref={nextButton} variant="primary" size="lg" className="sm:min-w-64" onClick={() => setTarget(next)}>
          {freightMoveLabels[next]}
        </Button>
      )}
      <ArrivalButton freight={freight} ask={setArrivedFor} size="lg" />
      {other && (
        <Button variant={next ? 'ghost' : 'secondary'} size="lg" onClick={() => setTarget(other)}>
          {next ? 'Outra etapa' : 'Corrigir a etapa'}
        </Button>
      )}
      {target && <FreightMoveSheet freight={freight} userId={userId} target={target} onClose={() => setTarget(null)} />}
      {arrivedFor && (
        <ArrivalSheet freight={freight} userId={userId} place={arrivedFor} onClose={() => setArrivedFor(null)} />
      )}
    </div>
  );
}
