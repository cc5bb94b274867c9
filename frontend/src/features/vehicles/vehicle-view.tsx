/** Page of a vehicle. */
import { Fuel, Wrench } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import { RecordPage } from '@/components/resource/record-page';
import type { Vehicle, VehicleDueDate, VehicleSummary } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { vehicleKind } from '@/lib/labels/labels';
import { formatKm, formatKg, formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { countOf, capitalize } from '@/lib/format/text';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton, Button } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { PhoneEdit } from '@/components/form/client-field';
import { VehicleFigures } from './vehicle-figures';
import { VehicleFuelCard } from './vehicle-fuel';
import { VehicleMaintenance } from './vehicle-maintenance';
import { VehicleFreights } from './vehicle-freights';
import { useVehicle, useVehicleSummary, useDeleteVehicle, useSaveVehicle } from './vehicle-queries';
import { vehicleName, isOdometerKnown } from './vehicle-labels';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '@/api/client';
import { dueStateLabels, bodyTypeLabels } from '@/lib/generated/enum-labels';
import { dueLabel, formatDate } from '@/lib/format/dates';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { DeleteRecord } from '@/components/resource/delete-record';
import { sentenceOf } from '@/api/mutation';
import { vehicleInput } from '@/api/forms/record-inputs';
import { FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/components/ui/toast-store';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format/money';
import { useIsDesktop } from '@/components/ui/use-media-query';

type Line = readonly [label: string, value: ReactNode];

function shown<T>(value: T | null, format: (value: T) => ReactNode): ReactNode {
  return value === null ? null : format(value);
}

function lines(vehicle: Vehicle): Line[] {
  const years = [vehicle.manufactureYear, vehicle.modelYear].filter((year) => year !== null).join('/');
  const all: Line[] = [
    ['Marca e modelo', [vehicle.brand, vehicle.model].filter(Boolean).join(' ')],
    ['Ano', years],
    ['Carroceria', shown(vehicle.bodyType, (type) => bodyTypeLabels[type])],
    ['Cor', vehicle.color],
    ['RENAVAM', vehicle.renavam],
    ['Chassi', shown(vehicle.chassis, (vin) => <span className="text-sm break-all">{vin}</span>)],
    ['Tara', shown(vehicle.tareKg, formatKg)],
    ['Capacidade', shown(vehicle.capacityKg, formatKg)],
    ['Tanque', shown(vehicle.tankCapacityMl, formatLiters)],
    ['Média esperada', shown(vehicle.expectedMetersPerLiter, formatKmPerLiter)],
    ['Comprado em', shown(vehicle.purchasedOn, formatDate)],
    ['Valor pago', shown(vehicle.purchasePriceCents, formatMoney)],
    ['Revenda no fim', shown(vehicle.residualValueCents, formatMoney)],
    ['Vida útil', shown(vehicle.usefulLifeMonths, (months) => `${months} meses`)],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

/** Filled-in details; renders nothing without any. Collapsed on the phone: rarely needed. */
function VehiclePapers({ vehicle }: { vehicle: Vehicle }) {
  const facts = lines(vehicle);
  const isDesktop = useIsDesktop();
  if (facts.length === 0 && vehicle.notes === null) return null;
  return (
    <Fold title="Ficha" summary="Pesos, documentos e compra" open={isDesktop}>
      <DetailList columns={2}>
        {facts.map(([label, value]) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
      </DetailList>
      {vehicle.notes && <p className="whitespace-pre-line text-ink-2">{vehicle.notes}</p>}
    </Fold>
  );
}

function VehicleEnd({ vehicle }: { vehicle: Vehicle }) {
  const save = useSaveVehicle(vehicle.id);
  const inactive = vehicle.status === 'inactive';
  function setStatus(status: Vehicle['status']) {
    save.mutate(
      { body: vehicleInput(vehicle, { status }), ifMatch: vehicle.version },
      {
        onSuccess: () => void toast({ title: status === 'active' ? 'Veículo ativo' : 'Veículo inativo' }),
      },
    );
  }
  return (
    <Fold
      title={inactive ? 'Fora de uso' : 'Tirar de uso'}
      summary={inactive ? 'Ativar de novo ou apagar' : 'Deixar inativo ou apagar'}
      open={inactive}
    >
      <p className="text-ink-2">
        {inactive
          ? 'Um veículo inativo não aparece em fretes novos. O histórico fica guardado.'
          : 'Vendeu o veículo ou parou de usar? Deixe inativo: ele some das listas de escolha, e o histórico fica guardado. Apague só se cadastrou errado e ainda não lançou nada.'}
      </p>
      <FormError>{sentenceOf(save.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setStatus(inactive ? 'active' : 'inactive')}>
          {inactive ? 'Ativar de novo' : 'Deixar inativo'}
        </Button>
        <DeleteRecord
          deletion={useDeleteVehicle(vehicle.id)}
          done="Veículo apagado"
          name={formatPlate(vehicle.plate)}
          at={`/vehicles?id=${vehicle.id}`}
          back="/vehicles"
        >
          Apagar
        </DeleteRecord>
      </div>
    </Fold>
  );
}

function VehicleDueDates({ vehicle, query }: { vehicle: Vehicle; query: UseQueryResult<VehicleSummary> }) {
  if (query.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const dates = [...query.data.dueDates].sort((a, b) => a.days - b.days);
  return (
    <Card title="Vencimentos">
      {dates.length === 0 ? (
        <div className="flex flex-col items-start gap-3 text-ink-2">
          <p>Nenhuma data cadastrada. Com elas, avisamos antes de vencer.</p>
          <LinkButton to={`/vehicles?id=${vehicle.id}&edit=1`}>Cadastrar vencimentos</LinkButton>
        </div>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {dates.map((date) => (
            <DueDate key={`${date.code}-${date.name}`} date={date} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DueDate({ date }: { date: VehicleDueDate }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">{date.name}</p>
        <p className="text-sm text-ink-3">
          {formatDate(date.dueOn)}
          {date.state === 'ok' && ` · ${dueLabel(date.days)}`}
        </p>
      </div>
      {date.state === 'ok' ? (
        <StatusBadge status="active">{dueStateLabels.ok}</StatusBadge>
      ) : (
        <StatusBadge status={date.state}>{capitalize(dueLabel(date.days))}</StatusBadge>
      )}
    </li>
  );
}

export function VehicleView({ id, userId }: { id: number; userId: number }) {
  const query = useVehicle(id, userId);
  const title = query.data ? (vehicleName(query.data) ?? formatPlate(query.data.plate)) : 'Veículo';
  return (
    <RecordPage query={query} title={title} back="/vehicles" edit={`/vehicles?id=${id}&edit=1`}>
      {(vehicle) => <VehicleLife vehicle={vehicle} userId={userId} />}
    </RecordPage>
  );
}

/** Due dates precede figures: one column on the phone, side by side on wide screens. */
function VehicleLife({ vehicle, userId }: { vehicle: Vehicle; userId: number }) {
  const summary = useVehicleSummary(vehicle.id, userId);
  return (
    <div className="@container">
      <QueuedLine filter={({ body }) => body['vehicleId'] === vehicle.id} />
      <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @6xl:grid-cols-3">
        <div className="grid min-w-0 gap-4">
          <Identity vehicle={vehicle} />
          <VehicleDueDates vehicle={vehicle} query={summary} />
          <VehicleMaintenance vehicle={vehicle} query={summary} userId={userId} />
        </div>
        <div className="grid min-w-0 items-start gap-4 @6xl:col-span-2 @6xl:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <VehicleFigures vehicle={vehicle} query={summary} />
            {vehicle.type === 'truck' && <VehicleFuelCard vehicle={vehicle} query={summary} />}
          </div>
          <div className="grid min-w-0 gap-4">
            <VehicleFreights vehicle={vehicle} userId={userId} />
            <VehiclePapers vehicle={vehicle} />
            <VehicleEnd vehicle={vehicle} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Identity({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PlateChip plate={vehicle.plate} className="border-2 px-3 py-1 text-title leading-8" />
        <StatusBadge status={vehicle.status} />
      </div>
      <p className="mt-3 flex items-center text-ink-2">
        {vehicleKind(vehicle)} · {countOf(vehicle.axles, 'eixo', 'eixos')}
        <PhoneEdit to={`/vehicles?id=${vehicle.id}&edit=1`} />
      </p>
      <p className="mt-3 text-sm text-ink-3">Hodômetro</p>
      {isOdometerKnown(vehicle) ? (
        <p className="text-figure font-extrabold tracking-tight">{formatKm(vehicle.odometerKm)}</p>
      ) : (
        <p className="text-ink-2">Ainda não informado. Os km do cavalo contam também para a carreta.</p>
      )}
      {vehicle.status !== 'inactive' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {vehicle.type === 'truck' && (
            <LinkButton
              to={`/fuel?new=1&vehicleId=${vehicle.id}`}
              variant="primary"
              icon={<Fuel aria-hidden="true" />}
              className="flex-1 max-md:px-3 sm:flex-none"
            >
              Abastecer
            </LinkButton>
          )}
          <LinkButton
            to={`/maintenance?new=1&vehicleId=${vehicle.id}`}
            icon={<Wrench aria-hidden="true" />}
            className="flex-1 max-md:px-3 sm:flex-none"
          >
            Manutenção
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
