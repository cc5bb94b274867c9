/** Badges of records and plans. */
import type { PlanState, MaintenanceRecord } from '@/api/types';
import { StatusBadge, type Status } from '@/components/ui/badge';
import { dueStateLabels } from './maintenance-labels';

/** Paid, pending, overdue, or the number of paid instalments. */
export function PaymentBadge({
  record: { status, overdueDays, payments, paidByDriver },
}: {
  record: Pick<MaintenanceRecord, 'status' | 'overdueDays' | 'payments' | 'paidByDriver'>;
}) {
  if (paidByDriver) return <StatusBadge status="paid">Pago pelo motorista</StatusBadge>;
  const badgeStatus = overdueDays > 0 ? 'overdue' : status;
  if (payments.length < 2) return <StatusBadge status={badgeStatus} />;
  const paid = payments.filter(({ paidOn }) => paidOn !== null).length;
  return (
    <StatusBadge status={badgeStatus}>
      {paid} de {payments.length} pagas
    </StatusBadge>
  );
}

/** Badge of items under warranty. */
export function WarrantyBadge({ record }: { record: Pick<MaintenanceRecord, 'underWarranty'> }) {
  if (!record.underWarranty) return null;
  return (
    <span className="inline-block rounded-full bg-info-bg px-2.5 text-sm leading-[1.625rem] font-medium whitespace-nowrap text-info">
      Na garantia
    </span>
  );
}

const looks: Record<PlanState, Status> = { expired: 'expired', soon: 'soon', ok: 'active', unknown: 'inactive' };

export function DueBadge({ state }: { state: PlanState }) {
  return <StatusBadge status={looks[state]}>{dueStateLabels[state]}</StatusBadge>;
}
