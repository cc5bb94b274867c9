/** Expiry dates of a vehicle, the most urgent first. */
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '@/api/client';
import type { Vehicle, VehicleDueDate, VehicleSummary } from '@/api/types';
import { dueStateLabels } from '@/lib/generated/choices';
import { dueInWords, formatDate } from '@/lib/format/dates';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState, Skeleton } from '@/components/ui/states';

/** The due dates with how they stand. */
export function VehicleDueDates({ vehicle, query }: { vehicle: Vehicle; query: UseQueryResult<VehicleSummary> }) {
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
        <p className="font-semibold">{date.name}</p>
        <p className="text-sm text-ink-3">
          {formatDate(date.dueOn)}
          {date.state === 'ok' && ` · ${dueInWords(date.days)}`}
        </p>
      </div>
      {date.state === 'ok' ? (
        <StatusBadge status="active">{dueStateLabels.ok}</StatusBadge>
      ) : (
        <StatusBadge status={date.state}>{capitalize(dueInWords(date.days))}</StatusBadge>
      )}
    </li>
  );
}
