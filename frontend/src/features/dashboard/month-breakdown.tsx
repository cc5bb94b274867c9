/** Breakdown of the month by vehicle and category, and a note on months other than the current one. */
import { Link } from 'react-router-dom';
import type { Dashboard, VehicleMonth } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { salaryDetail } from '@/lib/forms/payment';
import { formatKm } from '@/lib/format/quantity';
import { CostBars } from '@/components/charts/cost-bars';
import { SmallMultiples } from '@/components/charts/small-multiples';
import { PlateChip } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { EmptyState, Notice } from '@/components/ui/states';

const words = { income: 'Ganhou', expense: 'Gastou', net: 'Sobrou' };

/** Net by vehicle; renders nothing without vehicles. */
export function VehiclesCard({ vehicles }: { vehicles: readonly VehicleMonth[] }) {
  if (vehicles.length === 0) return null;
  const title = 'Sobrou por veículo';
  return (
    <Card title={title} info={<FigureInfo figure="vehicle_month" name={title} />}>
      <SmallMultiples
        title={title}
        words={words}
        items={vehicles.map((vehicle) => ({
          key: vehicle.vehicleId ?? 0,
          title: <VehicleName vehicle={vehicle} />,
          name: vehicle.plate === null ? NO_VEHICLE : formatPlate(vehicle.plate),
          detail: vehicle.km > 0 ? formatKm(vehicle.km) : undefined,
          incomeCents: vehicle.revenueCents,
          expenseCents: vehicle.costCents,
          netCents: vehicle.profitCents,
        }))}
      />
    </Card>
  );
}

const NO_VEHICLE = 'Sem veículo';

function VehicleName({ vehicle: { vehicleId, plate, nickname } }: { vehicle: VehicleMonth }) {
  if (vehicleId === null || plate === null) return <span className="font-medium">{NO_VEHICLE}</span>;
  return (
    <Link
      to={`/vehicles?id=${vehicleId}`}
      className="flex flex-wrap items-center gap-2 font-medium after:absolute after:inset-0"
    >
      <PlateChip plate={plate} />
      {nickname}
    </Link>
  );
}

export function CostsCard({ costs, salaryParts }: Pick<Dashboard, 'costs' | 'salaryParts'>) {
  const title = 'Para onde foi o dinheiro';
  return (
    <Card title={title} info={<FigureInfo figure="cost" name={title} />}>
      {costs.length === 0 ? (
        <p className="text-ink-2">Nenhum gasto lançado neste mês.</p>
      ) : (
        <CostBars
          rows={costs.map(({ category, amountCents }) => ({
            key: category,
            label: categoryLabels[category],
            cents: amountCents,
            ...salaryDetail(category, salaryParts),
          }))}
        />
      )}
    </Card>
  );
}

/** Note on the missing cards of another month. */
export function OtherMonth() {
  return (
    <Notice
      action={
        <Link to="/dashboard" className="flex min-h-12 items-center font-medium underline underline-offset-4">
          Ver o mês atual
        </Link>
      }
    >
      Fretes em andamento, vencimentos e valores a receber só no mês atual.
    </Notice>
  );
}

/** Empty state of freights under way. */
export function NoneUnderWay() {
  return (
    <EmptyState title="Nenhum frete em andamento" action={<LinkButton to="/freights?new=1">Lançar frete</LinkButton>} />
  );
}
