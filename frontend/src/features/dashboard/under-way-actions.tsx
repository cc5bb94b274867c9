/** The buttons of a freight under way: the one that takes it on, and what happens on the road. */
import { Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, Fuel, ReceiptText } from 'lucide-react';
import { clsx } from 'clsx';
import { useMoveFreight } from '@/api/freight-moves';
import { ApiError, errorMessage } from '@/api/client';
import type { UnderWay } from '@/api/dashboard-types';
import type { FreightStatus, Warning } from '@/api/types';
import { freightMoveLabels } from '@/lib/labels';
import { ArrivalButton, nextStatus, useTellMove } from '@/records/freight-steps';
import { Button, LinkButton } from '@/ui/button';
import { FormError } from '@/ui/field';
import { lateSheet } from '@/ui/late-sheet';
import type { WarningsDialogProps } from '@/ui/warnings-dialog';

const WarningsDialog = lateSheet<WarningsDialogProps>(
  () => import('@/ui/warnings-dialog').then(({ WarningsDialog: dialog }) => ({ default: dialog })),
  ({ onClose }) => onClose,
);

/** Two buttons a row, all of them in a wide card; of three, the first has a row of its own. */
const spread = 'grow basis-[calc(50%-0.25rem)] first:nth-last-3:basis-full @max-md:px-2 @3xl:basis-0!';

/** On a narrow card the words of the two steps need a row each. */
const step = `${spread} @max-md:basis-full`;

/** The step to take, and the others; `folded` is what stands folded away together with the others. */
export function UnderWayActions({ freight, folded }: { freight: UnderWay['freight']; folded: ReactNode }) {
  const move = useMoveFreight(freight.id);
  const [warnings, setWarnings] = useState<Warning[]>([]);
  // The next step is that of the answer until the dashboard is read anew: the step just taken is not offered again.
  const now = move.data !== undefined && move.data.version > freight.version ? move.data : freight;
  const next = nextStatus(now);
  const tellMove = useTellMove(freight.id);
  const go = (status: FreightStatus, confirm: string[]) =>
    move.mutate(confirm.length > 0 ? { status, confirm } : { status }, {
      onSuccess: (moved) => {
        setWarnings([]);
        tellMove(now.status, moved);
      },
      onError: (error) => setWarnings(error instanceof ApiError ? error.warnings : []),
    });
  const others = <OtherActions freight={now} />;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <FormError>{move.error && warnings.length === 0 && errorMessage(move.error)}</FormError>
      <div className={row}>
        {next && (
          <Button variant="primary" busy={move.isPending} onClick={() => go(next, [])} className={step}>
            {freightMoveLabels[next]}
          </Button>
        )}
        {folded === null && others}
      </div>
      {folded !== null && (
        <Folded>
          {folded}
          <div className={clsx(row, 'mt-3')}>{others}</div>
        </Folded>
      )}
      {next && warnings.length > 0 && (
        <Suspense>
          <WarningsDialog
            warnings={warnings}
            busy={move.isPending}
            onConfirm={() =>
              go(
                next,
                warnings.map(({ code }) => code),
              )
            }
            onClose={() => setWarnings([])}
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

function Folded({ children }: { children: ReactNode }) {
  return (
    <details className="group -mb-3">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-ink-2 [&::-webkit-details-marker]:hidden">
        Valores e outros botões
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
