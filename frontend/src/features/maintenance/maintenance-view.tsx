/** Page of a maintenance record. */
import { DeleteRecord } from '@/components/resource/delete-record';
import { RecordPage } from '@/components/resource/record-page';
import type { MaintenanceRecord, MaintenancePayment } from '@/api/types';
import { maintenanceCategoryLabels, maintenanceKindLabels } from '@/lib/generated/enum-labels';
import { formatDate, daysBetween, dueLabel } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money, MoneyLine } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/client-field';
import { PaymentBadge, WarrantyBadge } from './maintenance-badges';
import { useDeleteMaintenance, useMaintenanceRecord } from './maintenance-queries';
import { quantityLabel, recordTitle } from './maintenance-labels';
import { usePlansOf } from './plan-queries';
import { useSettling } from '@/api/finance/use-settling';
import { useToday } from '@/api/session/current-user';
import { SettleButton } from '@/components/settling/settle-button';

/** Payments with status and actions. */
function PaymentsCard({ record }: { record: MaintenanceRecord }) {
  if (record.payments.length === 0) return null;
  return (
    <Card title={record.installments === 1 ? 'Pagamento' : 'Parcelas'}>
      {record.paidByDriver ? (
        <p className="text-ink-2">
          {record.driverName ?? 'O motorista'} pagou. O valor volta para ele no próximo acerto.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {record.payments.map((payment) => (
            <Payment key={payment.transactionId} payment={payment} record={record} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Payment({ payment, record }: { payment: MaintenancePayment; record: MaintenanceRecord }) {
  const today = useToday();
  const paymentForm = useSettling({
    id: payment.transactionId,
    kind: 'expense',
    title: recordTitle(record),
    openCents: payment.amountCents,
    dueOn: payment.dueOn,
    holds: 'nothing',
  });
  const alone = record.installments === 1;
  const days = daysBetween(today, payment.dueOn) ?? 0;
  const paid = payment.paidOn !== null;
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {!alone && `${payment.installment}ª · `}
          <Money cents={payment.amountCents} />
          {paid ? <StatusBadge status="paid" /> : <StatusBadge status={days < 0 ? 'overdue' : 'pending'} />}
        </p>
        <p className="text-sm text-ink-2">
          {payment.paidOn !== null
            ? `Pago em ${formatDate(payment.paidOn)}`
            : `${formatDate(payment.dueOn)}, ${dueLabel(days)}`}
        </p>
      </div>
      <SettleButton
        payment={paymentForm}
        settled={paid}
        labels={{ settle: 'Paguei', undo: 'Desfazer pagamento' }}
        undoLabel="Desfazer"
      />
    </li>
  );
}

export function MaintenanceView({ id, userId }: { id: number; userId: number }) {
  const query = useMaintenanceRecord(id, userId);
  const remove = useDeleteMaintenance(id);
  return (
    <RecordPage
      query={query}
      title={query.data ? recordTitle(query.data) : 'Manutenção'}
      back="/maintenance"
      edit={`/maintenance?id=${id}&edit=1`}
    >
      {(record) => (
        <div className="@container">
          <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @6xl:grid-cols-3">
            <div className="contents @3xl:grid @3xl:min-w-0 @3xl:gap-4 @6xl:contents">
              <Work record={record} />
              {record.items.length > 0 && <Bill record={record} />}
            </div>
            <div className="grid min-w-0 gap-4">
              <PaymentsCard record={record} />
              <Standstill record={record} />
              <Fulfilled record={record} userId={userId} />
              <DeleteRecord
                deletion={remove}
                done="Manutenção apagada"
                name={`${recordTitle(record)}, ${formatMoney(record.totalCents)}`}
                at={`/maintenance?id=${id}`}
                back="/maintenance"
                className="justify-self-start"
              >
                Apagar manutenção
              </DeleteRecord>
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}

function Work({ record }: { record: MaintenanceRecord }) {
  const { freightId, freightNumber, notes } = record;
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        <PlateChip plate={record.plate} />
        {formatDate(record.doneOn)}
        <PhoneEdit to={`/maintenance?id=${record.id}&edit=1`} />
      </p>
      <p className="mt-3 text-figure font-extrabold tracking-tight">
        <Money cents={record.totalCents} />
      </p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <PaymentBadge record={record} />
        <WarrantyBadge record={record} />
      </div>
      <div className="mt-4">
        <DetailList columns={3}>
          <Detail label="Categoria">{maintenanceCategoryLabels[record.category]}</Detail>
          <Detail label="Tipo">{maintenanceKindLabels[record.kind]}</Detail>
          <Detail label="Hodômetro">{record.odometerKm === null ? 'Não anotado' : formatKm(record.odometerKm)}</Detail>
          {record.workshop !== null && <Detail label="Oficina">{record.workshop}</Detail>}
          {record.driverName !== null && <Detail label="Motorista">{record.driverName}</Detail>}
        </DetailList>
      </div>
      {notes !== null && <p className="mt-4 whitespace-pre-line">{notes}</p>}
      {freightId !== null && (
        <LinkButton to={`/freights?id=${freightId}`} className="mt-4">
          {freightNumber === null ? 'Ver frete' : `Ver frete nº ${freightNumber}`}
        </LinkButton>
      )}
    </Card>
  );
}

function Bill({ record }: { record: MaintenanceRecord }) {
  // Sums by kind matter only for several items of both kinds.
  const isMixed = record.items.length > 2 && record.partsCents > 0 && record.laborCents > 0;
  return (
    <Card title="Peças e mão de obra">
      <ul>
        {record.items.map((item, index) => (
          // Stored items have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0">
            <span className="min-w-0">
              <span className="block font-medium">{item.description}</span>
              <span className="block text-sm text-ink-3">
                {quantityLabel(item.quantityThousandths)} {formatMoney(item.unitPriceCents)}
                {item.warrantyUntil !== null && ` · Garantia até ${formatDate(item.warrantyUntil)}`}
              </span>
            </span>
            <Money cents={item.totalCents} className="font-medium" />
          </li>
        ))}
      </ul>
      <div className="border-t border-line">
        {isMixed && <MoneyLine label="Peças" cents={record.partsCents} />}
        {isMixed && <MoneyLine label="Mão de obra" cents={record.laborCents} />}
        {record.discountCents > 0 && <MoneyLine label="Desconto" cents={-record.discountCents} />}
        <MoneyLine label="Total" figure="maintenance_cost" cents={record.totalCents} total />
      </div>
    </Card>
  );
}

/** Cost of the standstill, and its basis. */
function Standstill({ record: { daysStopped, lostIncomeCents, lostIncomeBasis } }: { record: MaintenanceRecord }) {
  if (daysStopped === null || daysStopped === 0) return null;
  return (
    <Card title={`Parado ${countOf(daysStopped, 'dia', 'dias')}`}>
      {lostIncomeCents === null ? (
        <p className="text-ink-2">
          Ainda não há fretes concluídos deste veículo para saber quanto ele deixou de ganhar.
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-3">
            Deixou de ganhar cerca de
            <FigureInfo figure="lost_income" name="Deixou de ganhar" />
          </p>
          <p className="text-title font-extrabold">{formatMoney(lostIncomeCents)}</p>
          {lostIncomeBasis !== null && (
            <p className="mt-1 text-sm text-ink-2">
              Pela receita deste veículo de {formatDate(lostIncomeBasis.fromOn)} a {formatDate(lostIncomeBasis.toOn)}:{' '}
              {formatMoney(lostIncomeBasis.revenueCents)} em {countOf(lostIncomeBasis.days, 'dia', 'dias')}. Não entra
              nas contas.
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function Fulfilled({ record, userId }: { record: MaintenanceRecord; userId: number }) {
  const plans = usePlansOf(record.planIds.length === 0 ? null : record.vehicleId, userId).data?.items ?? [];
  const fulfilled = plans.filter(({ id }) => record.planIds.includes(id));
  if (fulfilled.length === 0) return null;
  return (
    <Card title="Ficou em dia no plano">
      <ul className="flex flex-col">
        {fulfilled.map((plan) => (
          <li key={plan.id}>
            <LinkButton to={`/maintenance?tab=plan&id=${plan.id}`} variant="ghost" className="-ml-5 whitespace-normal">
              {plan.name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
