/** Page of a fill-up. */
import { DeleteRecord } from '@/components/resource/delete-record';
import { RecordPage } from '@/components/resource/record-page';
import type { FuelRecord } from '@/api/types';
import { useSettling } from '@/api/finance/use-settling';
import { formatPlate } from '@/lib/format/br-documents';
import { fuelLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatMoney, formatPricePerLiter } from '@/lib/format/money';
import { formatKm, formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/client-field';
import { SettleButton } from '@/components/settling/settle-button';
import { useDeleteFuel, useFuelRecord } from './fuel-queries';
import { missingSentences, placeLabel, purposeLabels } from './fuel-labels';

/** Reads the fill-up and shows it. */
export function FuelView({ id, userId }: { id: number; userId: number }) {
  const query = useFuelRecord(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? fuelLabels[query.data.fuel] : 'Abastecimento'}
      back="/fuel"
      edit={`/fuel?id=${id}&edit=1`}
    >
      {(record) => (
        <div className="@container">
          <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Pump record={record} />
            <div className="grid min-w-0 gap-4">
              <Average record={record} />
              <Rest record={record} />
              <DeleteFuel record={record} />
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}

function Pump({ record }: { record: FuelRecord }) {
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        <PlateChip plate={record.plate} />
        {formatDate(record.filledOn)}
        <PhoneEdit to={`/fuel?id=${record.id}&edit=1`} />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-figure font-extrabold tracking-tight">
          <Money cents={record.totalCents} />
        </p>
        {record.paidByDriver ? (
          <StatusBadge status="paid">Pago pelo motorista</StatusBadge>
        ) : (
          <StatusBadge status={record.status} />
        )}
      </div>
      {placeLabel(record) !== '' && <p className="mt-1 font-medium">{placeLabel(record)}</p>}
      <div className="mt-4">
        <DetailList columns={4}>
          <Detail label="Litros">{formatLiters(record.volumeMl)}</Detail>
          <Detail label="Preço por litro">{formatPricePerLiter(record.pricePerLiterMillis)}</Detail>
          <Detail label="Hodômetro">{record.odometerKm === null ? 'Não anotado' : formatKm(record.odometerKm)}</Detail>
          <Detail label="Tanque">{record.fullTank ? 'Cheio' : 'Parcial'}</Detail>
          {record.status === 'pending' && <Detail label="Vence em">{formatDate(record.dueOn)}</Detail>}
          {record.paidOn !== null && <Detail label="Pago em">{formatDate(record.paidOn)}</Detail>}
        </DetailList>
      </div>
      {!record.paidByDriver && <Settle record={record} />}
    </Card>
  );
}

function Settle({ record }: { record: FuelRecord }) {
  const paymentForm = useSettling({
    id: record.transactionId,
    kind: 'expense',
    title: fuelLabels[record.fuel],
    // Of a partly paid one only the remainder is open.
    openCents: null,
    dueOn: record.dueOn,
    holds: 'nothing',
  });
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <SettleButton payment={paymentForm} settled={record.status === 'paid'} variant="primary" />
    </div>
  );
}

function Average({ record: { metersPerLiter, segmentKm, missing } }: { record: FuelRecord }) {
  return (
    <Card title="Média deste tanque">
      {metersPerLiter === null ? (
        <p className="text-ink-2">{missing === null ? 'Sem média.' : missingSentences[missing]}</p>
      ) : (
        <>
          <p className="text-figure font-extrabold tracking-tight">{formatKmPerLiter(metersPerLiter)}</p>
          {segmentKm !== null && <p className="text-ink-2">Rodou {formatKm(segmentKm)} desde o último tanque cheio.</p>}
        </>
      )}
    </Card>
  );
}

function Rest({ record }: { record: FuelRecord }) {
  const { purpose, freightId, freightNumber, driverName, missedPrevious, notes } = record;
  const nothing =
    purpose === 'engine' && freightId === null && driverName === null && !missedPrevious && notes === null;
  if (nothing) return null;
  return (
    <Card title="Mais detalhes">
      <div className="flex flex-col items-start gap-4">
        {(purpose === 'refrigeration' || driverName !== null || missedPrevious) && (
          <DetailList columns={3}>
            {purpose === 'refrigeration' && <Detail label="Para quê">{purposeLabels[purpose]}</Detail>}
            {driverName !== null && <Detail label="Motorista">{driverName}</Detail>}
            {missedPrevious && <Detail label="Abastecimento anterior">Não foi lançado</Detail>}
          </DetailList>
        )}
        {notes !== null && <p className="whitespace-pre-line">{notes}</p>}
        {freightId !== null && (
          <LinkButton to={`/freights?id=${freightId}`}>
            {freightNumber === null ? 'Ver frete' : `Ver frete nº ${freightNumber}`}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function DeleteFuel({ record }: { record: FuelRecord }) {
  return (
    <DeleteRecord
      deletion={useDeleteFuel(record.id)}
      done="Abastecimento apagado"
      name={`${formatLiters(record.volumeMl)} de ${formatPlate(record.plate)}, ${formatMoney(record.totalCents)}`}
      at={`/fuel?id=${record.id}`}
      back="/fuel"
      className="justify-self-start"
    >
      Apagar abastecimento
    </DeleteRecord>
  );
}
