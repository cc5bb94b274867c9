/** Maintenance costs of a vehicle, and its next plans. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { DueForecast, MaintenancePlan, Vehicle, VehicleSummary } from '@/api/types';
import { planStateLabels } from '@/lib/generated/enum-labels';
import { kmAndDaysLabel } from '@/lib/format/due-labels';
import { formatMoney } from '@/lib/format/money';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useVehiclePlan } from './vehicle-queries';

/** Maximum plans shown here. */
const SHOWN = 5;

type Props = { vehicle: Vehicle; query: UseQueryResult<VehicleSummary>; userId: number };

export function VehicleMaintenance({ vehicle, query, userId }: Props) {
  const plan = useVehiclePlan(vehicle.id, userId);
  if (query.isPending || plan.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  const spent = query.data?.costs.find(({ category }) => category === 'manutencao')?.amountCents;
  return (
    <Card
      title="Manutenção"
      aside={
        <Link
          to={`/maintenance?vehicleId=${vehicle.id}`}
          className="-my-3 flex min-h-12 items-center font-medium underline underline-offset-4"
        >
          Ver tudo
        </Link>
      }
    >
      {spent !== undefined && <p className="mb-3 text-ink-2">Gasto em manutenção até hoje: {formatMoney(spent)}</p>}
      {plan.data ? (
        <PlanLines plans={plan.data.items.slice(0, SHOWN)} vehicleId={vehicle.id} />
      ) : (
        <ErrorState message={errorMessage(plan.error)} onRetry={() => void plan.refetch()} />
      )}
    </Card>
  );
}

function PlanLines({ plans, vehicleId }: { plans: readonly MaintenancePlan[]; vehicleId: number }) {
  if (plans.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 text-ink-2">
        <p>Sem plano de manutenção. Com ele, avisamos antes da troca de óleo e das revisões.</p>
        <LinkButton to={`/maintenance?tab=plan&starter=1&vehicleId=${vehicleId}`}>Montar plano</LinkButton>
      </div>
    );
  }
  return (
    <ul className="-my-3 divide-y divide-line">
      {plans.map((plan) => (
        <PlanLine key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

/** Remaining km and days of a plan; what is missing if neither is known. */
function planLabel({ kmLeft, daysLeft, byPace, missing }: DueForecast): string {
  const words = kmAndDaysLabel(kmLeft, daysLeft, byPace);
  if (words !== '') return words;
  return missing === 'never_done' ? 'diga quando foi feito pela última vez' : 'falta o hodômetro';
}

function PlanLine({ plan: { id, name, due } }: { plan: MaintenancePlan }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <Link to={`/maintenance?tab=plan&id=${id}`} className="font-medium after:absolute after:inset-0">
          {name}
        </Link>
        <span className="block text-sm text-ink-3">{planLabel(due)}</span>
      </span>
      {due.state === 'ok' && <StatusBadge status="active">{planStateLabels.ok}</StatusBadge>}
      {(due.state === 'soon' || due.state === 'expired') && <StatusBadge status={due.state} />}
    </li>
  );
}
