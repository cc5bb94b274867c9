/** A freight under way, with the button that takes it on. */
import { Suspense, useState } from 'react';
import { Fuel, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMoveFreight } from '@/api/freight-moves';
import { ApiError, errorMessage } from '@/api/client';
import type { UnderWay } from '@/api/dashboard-types';
import type { FreightStatus, Warning } from '@/api/types';
import { formatDate } from '@/lib/dates';
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
import type { WarningsDialogProps } from '@/ui/warnings-dialog';

const WarningsDialog = lateSheet<WarningsDialogProps>(
  () => import('@/ui/warnings-dialog').then(({ WarningsDialog: dialog }) => ({ default: dialog })),
  ({ onClose }) => onClose,
);

/** Route, money so far and next step. */
export function FreightUnderWay({ freight, result, forecast }: UnderWay) {
  const { originCity, destinationCity } = freight;
  const at = freightStatusOrder.indexOf(freight.status) / (freightStatusOrder.length - 1);
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
      <Lane
        from={originCity.name}
        to={destinationCity.name}
        fromHint={`${originCity.uf} · ${formatDate(freight.scheduledFor)}`}
        toHint={`${destinationCity.uf} · ${formatKm(freight.distanceKm)}`}
        progress={at}
      />
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <PlateChip plate={freight.truck.plate} />
        {freight.trailers.map((trailer) => (
          <PlateChip key={trailer.id} plate={trailer.plate} />
        ))}
        {freight.client?.name}
      </p>
      <dl className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
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
      <Actions freight={freight} />
    </Card>
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

function Actions({ freight }: { freight: UnderWay['freight'] }) {
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
  return (
    <div className="mt-4 flex flex-col gap-3">
      <FormError>{move.error && warnings.length === 0 && errorMessage(move.error)}</FormError>
      <div className="flex flex-wrap gap-2 max-md:[&>p]:basis-full">
        {next && (
          <Button
            variant="primary"
            busy={move.isPending}
            onClick={() => go(next, [])}
            className="flex-1 max-md:basis-full max-md:px-3"
          >
            {freightMoveLabels[next]}
          </Button>
        )}
        <ArrivalButton freight={now} className="flex-1 max-md:basis-full max-md:px-3" />
        <LinkButton
          to={`/fuel?new=1&freightId=${freight.id}&vehicleId=${freight.truckId}`}
          icon={<Fuel aria-hidden="true" />}
          className="flex-1 max-md:px-3"
        >
          Abastecer
        </LinkButton>
        <LinkButton
          to={`/dashboard?expense=${freight.id}`}
          icon={<ReceiptText aria-hidden="true" />}
          className="flex-1 max-md:px-3"
        >
          Despesa
        </LinkButton>
      </div>
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
