/** Breakdown of the month by vehicle and category, and a note on months other than the current one. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, VehicleMonth } from '@/api/types';
import { categoryLabels } from '@/lib/generated/choices';
import { formatMoney } from '@/lib/format/money';
import { salaryDetail } from '@/lib/labels/settling';
import { formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { PlateChip } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { FigureInfo, type Figure } from '@/components/ui/figure-info';
import { Fold } from '@/components/ui/fold';
import { Money } from '@/components/ui/money';
import { EmptyState, Notice } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';

type PartProps = { title: string; figure: Figure; summary: string; children: ReactNode };

/** Card, collapsed on the phone. */
function Part({ title, figure, summary, children }: PartProps) {
  const info = <FigureInfo figure={figure} name={title} />;
  if (useIsDesktop()) {
    return (
      <Card title={title} info={info}>
        {children}
      </Card>
    );
  }
  return (
    <Fold title={title} summary={summary}>
      {children}
      <p className="text-sm text-ink-3">O que conta aqui{info}</p>
    </Fold>
  );
}

/** Net by vehicle; renders nothing without vehicles. */
export function VehiclesCard({ vehicles }: { vehicles: readonly VehicleMonth[] }) {
  if (vehicles.length === 0) return null;
  return (
    <Part title="Sobrou por veículo" figure="vehicle_month" summary={countOf(vehicles.length, 'veículo', 'veículos')}>
      <ul className="divide-y divide-line md:-my-3">
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
    </Part>
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

export function CostsCard({ costs, salaryParts }: Pick<Dashboard, 'costs' | 'salaryParts'>) {
  return (
    <Part
      title="Para onde foi o dinheiro"
      figure="cost"
      summary={costs
        .slice(0, 3)
        .map(({ category }) => categoryLabels[category])
        .join(', ')}
    >
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
    </Part>
  );
}

/** Note on the missing cards of another month. */
export function OtherMonth() {
  return (
    <Notice
      action={
        <Link to="/dashboard" className="flex min-h-12 items-center font-semibold underline underline-offset-4">
          Ver o mês atual
        </Link>
      }
    >
      Você está vendo outro mês. Os fretes em andamento, os vencimentos e os valores a receber aparecem só no mês atual.
    </Notice>
  );
}

/** Empty state of freights under way. */
export function NoneUnderWay() {
  return (
    <EmptyState title="Nenhum frete em andamento" action={<LinkButton to="/freights?new=1">Lançar frete</LinkButton>}>
      Quando você lançar o próximo, ele aparece aqui com o botão da próxima etapa.
    </EmptyState>
  );
}
