/** "Por quilômetro": the month's rates compared with the previous month and a year ago. */
import type { Dashboard, MonthFigures } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { formatKm, formatKmPerLiter } from '@/lib/format/quantity';
import { Card, Detail } from '@/components/ui/card';
import type { Figure } from '@/components/ui/figure-info';
import { monthShort } from './month-labels';

type Rate = {
  label: string;
  figure: Figure;
  of: (month: MonthFigures) => string | null;
  /** Source of this month's figure. */
  source?: (month: MonthFigures) => string | null;
};

const money = (cents: number | null) => (cents === null ? null : formatMoney(cents));

/** "3 de 5 pelo hodômetro": the others count planned distances. */
function kmSource({ freights, freightsByOdometer }: MonthFigures): string {
  if (freightsByOdometer === freights) return 'pelo hodômetro';
  return freightsByOdometer === 0 ? 'planejados' : `${freightsByOdometer} de ${freights} pelo hodômetro`;
}

const rates: readonly Rate[] = [
  { label: 'Ganha por km', figure: 'revenue_per_km', of: (month) => money(month.revenuePerKmCents) },
  { label: 'Gasta por km', figure: 'cost_per_km', of: (month) => money(month.costPerKmCents) },
  { label: 'Sobra por km', figure: 'profit_per_km', of: (month) => money(month.profitPerKmCents) },
  { label: 'Combustível por km', figure: 'fuel_per_km', of: (month) => money(month.fuelPerKmCents) },
  {
    label: 'Média do diesel',
    figure: 'consumption',
    of: ({ metersPerLiter }) => (metersPerLiter === null ? null : formatKmPerLiter(metersPerLiter)),
  },
  { label: 'Km dos fretes', figure: 'km', of: ({ km }) => (km === 0 ? null : formatKm(km)), source: kmSource },
];

/** Reason for an unknown or provisional rate, and its remedy. */
function missing({ current: { km, metersPerLiter }, forecast }: Dashboard): string[] {
  const sentences = [];
  if (km !== 0 && forecast !== null) sentences.push('Há frete em andamento: os gastos por km ainda vão subir.');
  if (km === 0) sentences.push('Nenhum frete com km neste mês: não dá para calcular por quilômetro.');
  if (metersPerLiter === null) {
    sentences.push('Para ter a média, encha o tanque duas vezes e anote o hodômetro.');
  }
  return sentences;
}

/** Known rates, and what is missing for the others. */
export function PerKmCard({ data }: { data: Dashboard }) {
  const { current, previous, lastYear } = data;
  const known = rates.filter(({ of }) => of(current) !== null);
  return (
    <Card title="Por quilômetro">
      <div className="@container">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:grid-cols-3">
          {known.map(({ label, figure, of, source }) => (
            <Detail key={label} label={label} figure={figure}>
              <span className="text-lg font-bold whitespace-nowrap">{of(current)}</span>
              {source && <span className="block text-sm font-normal text-ink-3">{source(current)}</span>}
              {[previous, lastYear].map((month) => {
                const then = month && of(month);
                return (
                  then && (
                    <span key={month.month} className="block text-sm font-normal whitespace-nowrap text-ink-3">
                      {monthShort(month.month)}: {then}
                    </span>
                  )
                );
              })}
            </Detail>
          ))}
        </dl>
      </div>
      {missing(data).map((sentence, index) => (
        <p key={sentence} className={known.length > 0 || index > 0 ? 'mt-4 text-ink-2' : 'text-ink-2'}>
          {sentence}
        </p>
      ))}
    </Card>
  );
}
