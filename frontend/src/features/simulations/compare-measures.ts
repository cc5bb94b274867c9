/** By what simulations are compared, in the order in which a driver asks. */
import type { ComparedMeasure, Simulation } from '@/api/simulation-types';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { formatBps, formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';

/** One measure; `ranked` is the server's word for the best in it. */
export type Measure = {
  key: string;
  label: string;
  value: (simulation: Simulation) => string;
  ranked?: ComparedMeasure;
};

const none = '—';

function overMinimum({ answer: { minimum } }: Simulation): string {
  if (!minimum.calculable || minimum.differenceCents === null) return 'não calculável';
  return minimum.differenceCents > 0
    ? `+${formatMoney(minimum.differenceCents)}`
    : formatMoney(minimum.differenceCents);
}

/** The rows of the comparison. */
export const measures: readonly Measure[] = [
  { key: 'offer', label: 'Oferta', value: ({ answer }) => formatMoney(answer.grossCents) },
  { key: 'cost', label: 'Custos', value: ({ answer }) => formatMoney(answer.totalCents) },
  { key: 'net', label: 'Sobra', ranked: 'netCents', value: ({ answer }) => formatMoney(answer.netCents) },
  {
    key: 'netPerKm',
    label: 'Sobra por km',
    ranked: 'netPerKmCents',
    value: ({ answer }) => formatMoneyPerKm(answer.netPerKmCents),
  },
  {
    key: 'netPerDay',
    label: 'Sobra por dia',
    ranked: 'netPerDayCents',
    value: ({ answer }) => formatMoney(answer.netPerDayCents),
  },
  {
    key: 'margin',
    label: 'Margem',
    ranked: 'marginBps',
    value: ({ answer: { marginBps } }) => (marginBps === null ? none : formatBps(marginBps)),
  },
  { key: 'minimum', label: 'Acima ou abaixo do piso', ranked: 'differenceCents', value: overMinimum },
  {
    key: 'breakEven',
    label: 'Empata em',
    value: ({ answer: { breakEvenCents } }) => (breakEvenCents === null ? none : formatMoney(breakEvenCents)),
  },
  { key: 'km', label: 'Km da viagem', value: ({ answer }) => formatKm(answer.totalKm) },
  { key: 'days', label: 'Tempo', value: ({ answer }) => countOf(answer.days, 'dia', 'dias') },
];
