/** A freight under way, with the button that takes it on. */
import { Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, Fuel, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { useMoveFreight } from '@/api/freight-moves';
import { ApiError, errorMessage } from '@/api/client';
import type { UnderWay } from '@/api/dashboard-types';
import type { FreightStatus, Warning } from '@/api/types';
import { useToday } from '@/api/user';
import { formatDayMonth } from '@/lib/dates';
import { freightMoveLabels, freightStatusOrder } from '@/lib/labels';
import { formatKm } from '@/lib/quantity';
import { ArrivalButton, nextStatus, useTellMove } from '@/records/freight-steps';
import { PlateChip, StatusBadge } from '@/ui/badge';
import { Button, LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { FormError } from '@/ui/field';
import { FigureInfo, type Figure as Explained } from '@/ui/figure-info';
import { Lane } from '@/ui/lane';
import { Money } from '@/ui/money';
import { lateSheet } from '@/ui/late-sheet';
import { useMediaQuery } from '@/ui/use-media-query';
import type { WarningsDialogProps } from '@/ui/warnings-dialog';

const WarningsDialog = lateSheet<WarningsDialogProps>(
  () => import('@/ui/warnings-dialog').then(({ WarningsDialog: dialog }) => ({ default: dialog })),
  ({ onClose }) => onClose,
);

type Props = UnderWay & { isFirst: boolean };

/** Route, money so far and next step. In a narrow column only the first one shows its money and every button unasked. */
export function FreightUnderWay({ isFirst, ...underWay }: Props) {
  const today = useToday();
  const hasRoom = useMediaQuery('(min-width: 1080px)');
  const { freight } = underWay;
  const { originCity, destinationCity } = freight;
  const at = freightStatusOrder.indexOf(freight.status) / (freightStatusOrder.length - 1);
  const money = <Earnings {...underWay} />;
  const isShort = !isFirst && !hasRoom;
  return (
    <Card
      title={
        <Link
          to={`/freights?id=${freight.id}`}
          className="-my-3 flex min-h-12 items-center underline-offset-4 hover:underline"
        >
          Frete nº {freight.number}
        </Link>
      }
      aside={<StatusBadge status={freight.status} />}
    >
      <div className="@container">
        <Lane
          from={originCity.name}
          to={destinationCity.name}
          fromHint={`${originCity.uf} · ${formatDayMonth(freight.scheduledFor, today)}`}
          toHint={`${destinationCity.uf} · ${formatKm(freight.distanceKm)}`}
          progress={at}
        />
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PlateChip plate={freight.truck.plate} />
          {freight.trailers.map((trailer) => (
            <PlateChip key={trailer.id} plate={trailer.plate} />
          ))}
          {freight.client?.name}
        </p>
        {!isShort && money}
        <Actions freight={freight} folded={isShort ? money : null} />
      </div>
    </Card>
  );
}

function Earnings({ result, forecast }: UnderWay) {
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line pt-3 @lg:flex @lg:justify-between">
        <Figure label="Ganha" figure="freight_revenue" cents={result.revenueCents} />
        <Figure label="Já gasto" figure="freight_cost" cents={result.costCents} />
        {forecast && (
          <Figure label="Falta gastar (previsto)" figure="forecast_remaining" cents={forecast.remainingCents} />
        )}
        {forecast && (
          <Figure
            label={forecast.netCents < 0 ? 'Prejuízo previsto' : 'Sobra prevista'}
            figure="forecast_profit"
            cents={forecast.netCents}
          />
        )}
      </dl>
      {!forecast && <p className="mt-3 text-sm text-ink-2">Os gastos desta viagem ainda vão ser lançados.</p>}
    </>
  );
}

function Figure({ label, figure, cents }: { label: string; figure: Explained; cents: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">
        {label}
        <FigureInfo figure={figure} name={label} />
      </dt>
      <dd className="font-bold md:text-lg">
        <Money cents={cents} />
      </dd>
    </div>
  );
}

/** Two buttons a row, all of them in a wide card; of three, the first has a row of its own. */
const spread = 'grow basis-[calc(50%-0.25rem)] first:nth-last-3:basis-full @max-md:px-2 @3xl:basis-0!';

/** On a narrow card the words of the two steps need a row each. */
const step = `${spread} @max-md:basis-full`;

/** The step to take, and the others; `folded` is what stands folded away together with the others. */
function Actions({ freight, folded }: { freight: UnderWay['freight']; folded: ReactNode }) {
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
