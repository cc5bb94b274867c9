/** Paid and open parts of a record. */
import type { MaintenancePayment, MaintenanceRecord } from '@/api/maintenance-types';
import { useSettling } from '@/api/finance/use-settling';
import { useToday } from '@/api/session/user-today';
import { daysBetween, dueInWords, formatDate } from '@/lib/format/dates';
import { StatusBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { SettleButton } from '@/components/settling/settle-button';
import { recordTitle } from './maintenance-labels';

/** Every payment with its state and the way to settle it. */
export function PaymentsCard({ record }: { record: MaintenanceRecord }) {
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
  const desk = useSettling({
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
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {!alone && `${payment.installment}ª · `}
          <Money cents={payment.amountCents} />
          {paid ? <StatusBadge status="paid" /> : <StatusBadge status={days < 0 ? 'overdue' : 'pending'} />}
        </p>
        <p className="text-sm text-ink-2">
          {payment.paidOn !== null
            ? `Pago em ${formatDate(payment.paidOn)}`
            : `${formatDate(payment.dueOn)}, ${dueInWords(days)}`}
        </p>
      </div>
      <SettleButton
        desk={desk}
        settled={paid}
        labels={{ settle: 'Paguei', undo: 'Desfazer pagamento' }}
        undoWord="Desfazer"
      />
    </li>
  );
}
