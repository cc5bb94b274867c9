/** Actions of a freight under way: next status and road events. */
import { Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, Fuel, ReceiptText } from 'lucide-react';
import { clsx } from 'clsx';
import { useEnterMove, useSteps } from '@/api/freight-moves';
import { ApiError, errorMessage } from '@/api/client';
import type { UnderWay, Freight, FreightStatus, Warning } from '@/api/types';
import { afterSteps } from '@/offline/outbox/queued-steps';
import { responseOf, isQueued } from '@/offline/outbox/use-outbox-mutation';
import { freightMoveLabels } from '@/lib/labels/labels';
import { useCooldown } from '@/lib/use-cooldown';
import {
  ArrivalButton,
  latestAnswer,
  nextStatus,
  useQueuedStepToast,
  useMoveToast,
} from '@/components/resource/step-buttons';
import { QueuedSteps } from '@/components/resource/queued-entries';
import { Button, LinkButton } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { lazySheet } from '@/components/ui/lazy';
import type { WarningsDialogProps } from '@/components/ui/warnings-dialog';

const WarningsDialog = lazySheet<WarningsDialogProps>(
  () => import('@/components/ui/warnings-dialog').then(({ WarningsDialog: dialog }) => ({ default: dialog })),
  ({ onClose }) => onClose,
);

/** Two buttons per row, all in one in a wide card; of three, the first has its own row. */
const spread = 'grow basis-[calc(50%-0.25rem)] first:nth-last-3:basis-full @max-md:px-2 @3xl:basis-0!';

/** On a narrow card the labels of steps need a row each. */
const step = `${spread} @max-md:basis-full`;

/** Moves the freight by one tap, sent or queued; implausible values are confirmed. */
function useStep(read: Freight) {
  const steps = useSteps(read);
  const [warnings, setWarnings] = useState<Warning[]>([]);
  const move = useEnterMove({ hasNoForm: true });
  const showMoveToast = useMoveToast(read.id);
  const showQueuedToast = useQueuedStepToast();
  const [isResting, begin] = useCooldown();
  // The next step follows the response until the refetch: the step just taken is not offered again.
  const answered = latestAnswer(read, move.data && responseOf(move.data));
  const freight = afterSteps(answered, steps);
  const go = (status: FreightStatus, confirm: string[]) =>
    move.mutate(
      { freight, move: confirm.length > 0 ? { status, confirm } : { status } },
      {
        onSuccess: (result) => {
          setWarnings([]);
          if (isQueued(result)) showQueuedToast(result.queued, steps);
          else showMoveToast(freight.status, result.response);
        },
        onError: (error) => setWarnings(error instanceof ApiError ? error.warnings : []),
        onSettled: begin(),
      },
    );
  const { isPending } = move;
  const busy = isPending || isResting;
  return {
    answered,
    steps,
    next: nextStatus(freight),
    go,
    busy,
    isPending,
    error: move.error,
    warnings,
    dismiss: () => setWarnings([]),
  };
}

type ActionsProps = {
  freight: UnderWay['freight'];
  /** The first freight's next step is the primary action of the page. */
  isFirst: boolean;
  /** Folds the other actions with the values. */
  isShort: boolean;
  values: ReactNode;
};

/** Next step, other actions, and folded values. */
export function UnderWayActions({ freight: read, isFirst, isShort, values }: ActionsProps) {
  const { answered, steps, next, go, busy, isPending, error, warnings, dismiss } = useStep(read);
  const others = <OtherActions freight={answered} />;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <FormError>{error && warnings.length === 0 && errorMessage(error)}</FormError>
      <QueuedSteps steps={steps} />
      <div className={row}>
        {next && (
          <Button variant={isFirst ? 'primary' : 'secondary'} busy={busy} onClick={() => go(next, [])} className={step}>
            {freightMoveLabels[next]}
          </Button>
        )}
        {!isShort && others}
      </div>
      <Folded label={isShort ? 'Mais ações' : 'Ver valores'}>
        {values}
        {isShort && <div className={clsx(row, 'mt-3')}>{others}</div>}
      </Folded>
      {next && warnings.length > 0 && (
        <Suspense>
          <WarningsDialog
            warnings={warnings}
            busy={isPending}
            onConfirm={() =>
              go(
                next,
                warnings.map(({ code }) => code),
              )
            }
            onClose={dismiss}
          />
        </Suspense>
      )}
    </div>
  );
}

const row = 'flex flex-wrap gap-2 empty:hidden [&>p]:basis-full';

function OtherActions({ freight }: { freight: UnderWay['freight'] }) {
  return (
    <>
      <ArrivalButton freight={freight} className={step} />
      <LinkButton
        to={`/fuel?new=1&freightId=${freight.id}&vehicleId=${freight.truckId}`}
        icon={<Fuel aria-hidden="true" />}
        className={spread}
      >
        Abastecer
      </LinkButton>
      <LinkButton to={`/dashboard?expense=${freight.id}`} icon={<ReceiptText aria-hidden="true" />} className={spread}>
        Despesa
      </LinkButton>
    </>
  );
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group -mb-3">
      <summary className="flex min-h-12 list-none items-center justify-between text-ink-2 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
