/** Where the month's money came from and went: by vehicle, and by category. */
import { Link } from 'react-router-dom';
import type { Dashboard, VehicleMonth } from '@/api/dashboard-types';
import { categoryLabels } from '@/lib/choices/category';
import { formatMoney } from '@/lib/money';
import { formatKm } from '@/lib/quantity';
import { PlateChip } from '@/ui/badge';
import { Card } from '@/ui/card';
import { CostBars } from '@/ui/cost-bars';
import { FigureInfo } from '@/ui/figure-info';
import { Money } from '@/ui/money';

/** What was left of each vehicle; nothing without vehicles. */
export function VehiclesCard({ vehicles }: { vehicles: readonly VehicleMonth[] }) {
  if (vehicles.length === 0) return null;
  return (
    <Card title="Sobrou por veículo" info={<FigureInfo figure="vehicle_month" name="Sobrou por veículo" />}>
      <ul className="-my-3 divide-y divide-line">
        {vehicles.map((vehicle) => (
          <li key={vehicle.vehicleId ?? 0} className="relative py-3">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <VehicleName vehicle={vehicle} />
              <Money cents={vehicle.profitCents} signed className="text-lg font-bold" />
            </span>
            <span className="mt-1 block text-sm text-ink-2">
              {[
                `ganhou ${formatMoney(vehicle.revenueCents)}`,
                `gastou ${formatMoney(vehicle.costCents)}`,
                ...(vehicle.km > 0 ? [formatKm(vehicle.km)] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function VehicleName({ vehicle: { vehicleId, plate, nickname } }: { vehicle: VehicleMonth }) {
  if (vehicleId === null || plate === null) return <span className="font-semibold">Sem veículo</span>;
  return (
    <Link
      to={`/vehicles?id=${vehicleId}`}
      className="flex flex-wrap items-center gap-2 font-semibold after:absolute after:inset-0"
    >
      <PlateChip plate={plate} />
      {nickname}
    </Link>
  );
}

/** What was spent, by category. */
export function CostsCard({ costs }: { costs: Dashboard['costs'] }) {
  return (
    <Card title="Para onde foi o dinheiro" info={<FigureInfo figure="cost" name="Para onde foi o dinheiro" />}>
      {costs.length === 0 ? (
        <p className="text-ink-2">Nenhum gasto lançado neste mês.</p>
      ) : (
        <CostBars
          rows={costs.map(({ category, amountCents }) => ({
            key: category,
            label: categoryLabels[category],
            cents: amountCents,
          }))}
        />
      )}
    </Card>
  );
}
