/** Data of a vehicle: papers, sizes, purchase, notes. Only filled ones show. */
import type { ReactNode } from 'react';
import type { Vehicle } from '@/api/types';
import { bodyTypeLabels } from '@/lib/generated/choices';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatKg, formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { Fact, FactList } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
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

/** The facts that are filled in; nothing when there are none. On the phone they open at a tap: rarely is one looked up. */
export function VehiclePapers({ vehicle }: { vehicle: Vehicle }) {
  const facts = lines(vehicle);
  const isDesktop = useIsDesktop();
  if (facts.length === 0 && vehicle.notes === null) return null;
  return (
    <Fold title="Ficha" summary="Pesos, documentos e compra" open={isDesktop}>
      <FactList columns={2}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      {vehicle.notes && <p className="whitespace-pre-line text-ink-2">{vehicle.notes}</p>}
    </Fold>
  );
}
