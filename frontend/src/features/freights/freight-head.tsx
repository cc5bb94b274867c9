/** Route, status and the next step. */
import { useRef, useState } from 'react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useSteps } from '@/api/freight-moves';
import { afterSteps } from '@/offline/outbox/queued-steps';
import type { Freight, FreightStatus, StayPlace } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { freightMoveLabels, freightStatusOrder } from '@/lib/labels/labels';
import { formatKm } from '@/lib/format/quantity';
import { ArrivalButton, nextStatus } from '@/components/resource/step-buttons';
import { QueuedSteps } from '@/components/resource/queued-entries';
import { PlateChip } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/client-field';
import { lazySheet } from '@/components/ui/lazy';
import { Notice } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';
import type { ArrivalFormProps } from './arrival-sheet';
import { FreightBadges } from './freight-columns';
import { FreightLinks } from './freight-links';
import { FreightSituation } from './freight-situation';
import type { FreightMoveFormProps } from './freight-move-sheet';

const ArrivalSheet = lazySheet<ArrivalFormProps>(
  () => import('./arrival-sheet').then((code) => ({ default: code.ArrivalSheet })),
  ({ onClose }) => onClose,
);
const FreightMoveSheet = lazySheet<FreightMoveFormProps>(
  () => import('./freight-move-sheet').then((code) => ({ default: code.FreightMoveSheet })),
  ({ onClose }) => onClose,
);

function place(status: FreightStatus): number {
  return freightStatusOrder.indexOf(status);
}

type Props = {
  freight: Freight;
  userId: number;
  moves: FreightMoves;
};

/** First card of the page: trip and next step. */
export function FreightHead(props: Props) {
  const { freight, userId, moves } = props;
  return (
    <Card>
      <div className="flex flex-col gap-x-8 gap-y-4 @4xl:flex-row @4xl:items-center">
        <div className="min-w-0 flex-1">
          <Trip freight={freight} />
        </div>
        <div
          className={clsx(
            'flex shrink-0 flex-col gap-2 md:flex-row md:flex-wrap @4xl:w-72 @4xl:flex-col @4xl:flex-nowrap',
            // A cancelled freight has only "Editar" here, on the phone.
            freight.cancelledOn && 'md:hidden',
          )}
        >
          <MoveButtons {...props} />
        </div>
      </div>
      <FreightSituation freight={moves.after} userId={userId} />
      <FreightLinks freight={moves.after} />
      <WaitingOf freight={freight} />
      {freight.overload && (
        <div className="mt-4">
          <Notice tone="warn">{freight.overload.words}</Notice>
        </div>
      )}
      {freight.cancelledOn && (
        <div className="mt-4">
          <Notice tone="neg">
            Cancelado em {formatDate(freight.cancelledOn)}: {freight.cancelReason}
          </Notice>
        </div>
      )}
    </Card>
  );
}

function WaitingOf({ freight }: { freight: Freight }) {
  return (
    <div className="mt-4 empty:hidden">
      <QueuedSteps steps={useSteps(freight)} />
    </div>
  );
}

function Trip({ freight }: { freight: Freight }) {
  const progress = freight.cancelledOn ? undefined : place(freight.status) / (freightStatusOrder.length - 1);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <FreightBadges freight={freight} />
        <Money cents={freight.grossCents} className="ml-auto text-title font-bold" />
      </div>
      <Lane
        size="lg"
        from={freight.originCity.name}
        to={freight.destinationCity.name}
        fromHint={`${freight.originCity.uf} · ${formatDate(freight.scheduledFor)}`}
        toHint={`${freight.destinationCity.uf} · ${formatKm(freight.distanceKm)}`}
        progress={progress}
      />
      <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        {[freight.truck, ...freight.trailers].map((vehicle) => (
          <PlateChip key={vehicle.id} plate={vehicle.plate} />
        ))}
        {freight.driver && <span className="text-sm text-ink-2">com {freight.driver.name}</span>}
        {freight.simulationId !== null && (
          <Link
            to={`/freight-simulations?id=${freight.simulationId}`}
            className="-my-2 inline-flex min-h-12 items-center text-sm font-medium underline underline-offset-4"
          >
            Veio da simulação nº {freight.simulationNumber}
          </Link>
        )}
      </div>
    </>
  );
}

/** Next and other statuses of a freight, queued steps included, and the sheet that records one. */
export function useFreightMoves({ freight, onEnd }: Pick<Props, 'freight'> & { onEnd: () => void }) {
  const after = afterSteps(freight, useSteps(freight));
  const [target, setTarget] = useState<FreightStatus | null>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  useFocusAfterDialog(target !== null, after.status, onEnd);
  const isCancelled = freight.cancelledOn !== null;
  const next = isCancelled ? null : nextStatus(after);
  const other = isCancelled ? undefined : after.moves.find((status) => status !== next);
  return { after, next, other, target, setTarget, nextButton };
}

export type FreightMoves = ReturnType<typeof useFreightMoves>;

type NextStepProps = Pick<FreightMoves, 'next' | 'setTarget' | 'nextButton'> & { className?: string };

/** The page's primary action. */
function NextStep({ next, setTarget, nextButton, className }: NextStepProps) {
  if (next === null) return null;
  return (
    <Button ref={nextButton} variant="primary" size="lg" className={className} onClick={() => setTarget(next)}>
      {freightMoveLabels[next]}
    </Button>
  );
}

/** The same on the phone, pinned above the bottom bar while the page scrolls. */
export function PinnedStep({ next, setTarget, nextButton }: FreightMoves) {
  const isDesktop = useIsDesktop();
  if (next === null || isDesktop) return null;
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 bg-bg px-4 pt-2 pb-5 print:hidden">
      <NextStep next={next} setTarget={setTarget} nextButton={nextButton} className="w-full" />
    </div>
  );
}

/** Next status, arrival, other statuses; on the phone the first is pinned, and "Editar" is here. */
function MoveButtons({ freight, userId, moves }: Props) {
  const { after, next, other, target, setTarget, nextButton } = moves;
  const [arrivedFor, setArrivedFor] = useState<StayPlace | null>(null);
  const isDesktop = useIsDesktop();
  useFocusAfterDialog(arrivedFor !== null, after.arrivedAt, () => nextButton.current?.focus());
  const isCancelled = freight.cancelledOn !== null;
  return (
    <>
      {isDesktop && <NextStep next={next} setTarget={setTarget} nextButton={nextButton} className="md:min-w-64" />}
      {!isCancelled && freight.moves.length > 0 && <ArrivalButton freight={freight} ask={setArrivedFor} size="lg" />}
      <div className="flex items-center justify-between gap-2">
        {other && (
          <Button variant={next ? 'ghost' : 'secondary'} className="@4xl:flex-1" onClick={() => setTarget(other)}>
            {next ? 'Outra etapa' : 'Corrigir a etapa'}
          </Button>
        )}
        <PhoneEdit to={`/freights?id=${freight.id}&edit=1`} />
      </div>
      {target && <FreightMoveSheet freight={after} userId={userId} target={target} onClose={() => setTarget(null)} />}
      {arrivedFor && (
        <ArrivalSheet freight={after} userId={userId} place={arrivedFor} onClose={() => setArrivedFor(null)} />
      )}
    </>
  );
}
