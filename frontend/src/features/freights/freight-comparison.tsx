/** Simulated against real result of a freight. */
import { Link } from 'react-router-dom';
import type { Comparison, Freight, FreightResult } from '@/api/types';
import { distanceSourceLabels } from '@/lib/generated/enum-labels';
import { formatPricePerLiter } from '@/lib/format/money';
import { formatKm, formatKmPerLiter } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';
import { FigureInfo } from '@/components/ui/figure-info';
import { Fold, FoldPart } from '@/components/ui/fold';
import { MoneyLine } from '@/components/ui/money';
import { ComparisonLines, ComparisonNet } from './freight-comparison-lines';
import { useFreightResult } from './freight-queries';

/** Collapsed: its result counts reserves and taxes too. Renders nothing without a simulation. */
export function FreightComparison({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useFreightResult(freight.id, userId).data;
  const comparison = result?.comparison ?? null;
  if (result === undefined || comparison === null) return null;
  return (
    <section className="min-w-0">
      <Fold
        heading
        title="Simulado × real"
        summary={comparison.explanation ?? 'Linha por linha, com reservas e impostos'}
      >
        <ComparisonBody comparison={comparison} source={result.distanceSource} />
      </Fold>
    </section>
  );
}

function ComparisonBody({ comparison, source }: { comparison: Comparison; source: DistanceSource }) {
  return (
    <div>
      {comparison.provisional && <StatusBadge status="pending">Parcial, frete em aberto</StatusBadge>}
      <p className="mb-3">
        {comparison.explanation}
        <FigureInfo figure="comparison" name="Simulado × real" />
      </p>
      <ComparisonNet comparison={comparison} />
      <FoldPart title="Linha por linha">
        <ComparisonLines comparison={comparison} />
        <Measures comparison={comparison} source={source} />
        <FuelParts comparison={comparison} />
      </FoldPart>
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-ink-3">
        {comparison.estimateNote !== null && <span className="min-w-0 flex-1 basis-60">{comparison.estimateNote}</span>}
        <Link
          to={`/freight-simulations?id=${comparison.simulationId}`}
          className="inline-flex min-h-12 items-center font-medium text-ink underline underline-offset-4"
        >
          Ver a simulação nº {comparison.simulationNumber}
        </Link>
      </p>
    </div>
  );
}

/** Causes of the fuel difference; they add up to it. */
function FuelParts({ comparison: { fuelParts } }: { comparison: Comparison }) {
  if (fuelParts.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-3">
      <h3 className="font-medium">De onde vem a diferença do combustível</h3>
      {fuelParts.map(({ cause, label, amountCents }) => (
        <MoneyLine key={cause} label={label} cents={amountCents} />
      ))}
    </section>
  );
}

type Measure = { label: string; simulated: string; real: string };

function orDash<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? '—' : format(value);
}

function days(count: number): string {
  return countOf(count, 'dia', 'dias');
}

type DistanceSource = FreightResult['distanceSource'];

/** Distances without odometer are planned or estimated, and labelled so. */
function kmDriven(realKm: number, source: DistanceSource): string {
  return source === 'odometer' ? formatKm(realKm) : `${formatKm(realKm)} (${distanceSourceLabels[source]})`;
}

function measuresOf(comparison: Comparison, source: DistanceSource): Measure[] {
  return [
    { label: 'Distância', simulated: formatKm(comparison.simulatedKm), real: kmDriven(comparison.realKm, source) },
    { label: 'Tempo', simulated: days(comparison.simulatedDays), real: orDash(comparison.realDays, days) },
    {
      label: 'Média',
      simulated: orDash(comparison.simulatedMetersPerLiter, formatKmPerLiter),
      real: orDash(comparison.realMetersPerLiter, formatKmPerLiter),
    },
    {
      label: 'Diesel por litro',
      simulated: formatPricePerLiter(comparison.simulatedDieselMillis),
      real: orDash(comparison.realDieselMillis, formatPricePerLiter),
    },
  ];
}

function Measures({ comparison, source }: { comparison: Comparison; source: DistanceSource }) {
  return (
    <table className="mt-5 w-full border-t border-line text-left">
      <caption className="sr-only">Km, tempo, média e diesel, simulados e reais</caption>
      <thead>
        <tr className="text-sm text-ink-3">
          <th scope="col" className="pt-3 pr-2 font-normal">
            <span className="sr-only">Medida</span>
          </th>
          <th scope="col" className="pt-3 pr-2 text-right font-normal">
            Simulado
          </th>
          <th scope="col" className="pt-3 text-right font-normal">
            Real
          </th>
        </tr>
      </thead>
      <tbody>
        {measuresOf(comparison, source).map(({ label, simulated, real }) => (
          <tr key={label}>
            <th scope="row" className="py-1.5 pr-2 font-normal text-ink-2">
              {label}
            </th>
            <td className="py-1.5 pr-2 text-right md:whitespace-nowrap">{simulated}</td>
            <td className="py-1.5 text-right font-medium md:whitespace-nowrap">{real}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
