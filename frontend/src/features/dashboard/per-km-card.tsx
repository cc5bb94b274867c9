/** "Por quilômetro": the month's rates compared with the previous month and a year ago. */
import type { Dashboard, MonthFigures } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { monthShort, monthShortName } from '@/lib/format/months';
import { formatKm, formatKmPerLiter } from '@/lib/format/quantity';
import { Delta } from '@/components/charts/delta';
import { Card, Detail } from '@/components/ui/card';
import type { Figure } from '@/components/ui/figure-info';

/** `good` is the direction of an improvement. */
type Rate = {
  label: string;
  figure: Figure;
  of: (month: MonthFigures) => number | null;
  format: (value: number) => string;
  good?: 'up' | 'down';
  /** Source of this month's figure. */
  source?: (month: MonthFigures) => string | null;
};

/** "3 de 5 pelo hodômetro": the others count planned distances. */
function kmSource({ freights, freightsByOdometer }: MonthFigures): string {
  if (freightsByOdometer === freights) return 'pelo hodômetro';
  return freightsByOdometer === 0 ? 'planejados' : `${freightsByOdometer} de ${freights} pelo hodômetro`;
}

const rates: readonly Rate[] = [
  { label: 'Ganha por km', figure: 'revenue_per_km', of: (month) => month.revenuePerKmCents, format: formatMoney },
  {
    label: 'Gasta por km',
    figure: 'cost_per_km',
    of: (month) => month.costPerKmCents,
    format: formatMoney,
    good: 'down',
  },
  { label: 'Sobra por km', figure: 'profit_per_km', of: (month) => month.profitPerKmCents, format: formatMoney },
  {
    label: 'Combustível por km',
    figure: 'fuel_per_km',
    of: (month) => month.fuelPerKmCents,
    format: formatMoney,
    good: 'down',
  },
  { label: 'Média do diesel', figure: 'consumption', of: (month) => month.metersPerLiter, format: formatKmPerLiter },
  {
    label: 'Km dos fretes',
    figure: 'km',
    of: ({ km }) => (km === 0 ? null : km),
    format: formatKm,
    source: kmSource,
  },
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

function RateChange({ rate, now, month, against }: { rate: Rate; now: number; month: MonthFigures; against: string }) {
  const then = rate.of(month);
  if (then === null) return null;
  return (
    <span className="block font-normal">
      <Delta now={now} then={then} against={against} good={rate.good ?? 'up'} format={rate.format} />
    </span>
  );
}

/** Known rates, and what is missing for the others. */
export function PerKmCard({ data }: { data: Dashboard }) {
  const { current, previous, lastYear } = data;
  const known = rates.filter(({ of }) => of(current) !== null);
  return (
    <Card title="Por quilômetro">
      <div className="@container">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:grid-cols-3">
          {known.map((rate) => {
            const now = rate.of(current);
            return (
              now !== null && (
                <Detail key={rate.label} label={rate.label} figure={rate.figure}>
                  <span className="text-lg font-bold whitespace-nowrap">{rate.format(now)}</span>
                  {rate.source && <span className="block text-sm font-normal text-ink-3">{rate.source(current)}</span>}
                  <RateChange rate={rate} now={now} month={previous} against={monthShortName(previous.month)} />
                  {lastYear && (
                    <RateChange rate={rate} now={now} month={lastYear} against={monthShort(lastYear.month)} />
                  )}
                </Detail>
              )
            );
          })}
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
