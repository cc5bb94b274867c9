/** Bar chart of months: income, expenses, and net as a line. */
import type { SVGProps } from 'react';
import { formatDecimal } from '@/lib/format/decimal';
import { formatMoney } from '@/lib/format/money';
import { monthShort } from '@/lib/format/months';
import { FOOT, FootLabel, gutter, HEAD, ValueAxis } from './axes';
import { ChartFrame, type LegendEntry, type Plot } from './chart-frame';
import { labelStep, labelWidth, runsOf, slotAt, valueScale } from './scale';

/** `month` is YYYY-MM. */
export type ChartMonth = { month: string; incomeCents: number; expenseCents: number; netCents: number };

/** `words` replaces the labels "Entrou, Saiu, Diferença"; `quiet` is for a page that prints the newest month. */
export type MonthChartProps = {
  title: string;
  months: readonly ChartMonth[];
  words?: { income: string; expense: string; net: string };
  quiet?: boolean;
};

const WORDS = { income: 'Entrou', expense: 'Saiu', net: 'Diferença' };

/** "R$ 12 mil": axes have no room for cents. */
function shortMoney(cents: number): string {
  if (Math.abs(cents) < 100_000) return formatMoney(cents);
  const [scale, word] = Math.abs(cents) < 100_000_000 ? [5, 'mil'] : [8, 'mi'];
  return `${formatDecimal(cents, scale)}\u00a0${word}`;
}

function figuresOf({ incomeCents, expenseCents, netCents }: ChartMonth): string[] {
  return [incomeCents, expenseCents, netCents].map(formatMoney);
}

/** True if the month has entries: an empty month is a gap, not zero. */
function hasAny({ incomeCents, expenseCents, netCents }: ChartMonth): boolean {
  return [incomeCents, expenseCents, netCents].some(Boolean);
}

/** Widest slot of a month, in px: two months stay a pair, in the middle, instead of two ends of a page. */
const MAX_SLOT = 200;

/** Widest bar, in px, by the number of months: few months have broader bars. */
function maxBar(count: number): number {
  return Math.min(56, Math.max(18, 216 / count));
}

/** Months from the first one with entries; a new account has no row of empty months. */
function sinceFirst(months: readonly ChartMonth[]): readonly ChartMonth[] {
  const first = months.findIndex(hasAny);
  return first <= 0 ? months : months.slice(first);
}

/** Paired bars per month, and the net as a line with marks. */
export default function MonthChart({ title, months: given, words = WORDS, quiet = false }: MonthChartProps) {
  const months = sinceFirst(given);
  const scale = valueScale(
    months.flatMap(({ incomeCents, expenseCents, netCents }) => [incomeCents, expenseCents, netCents]),
    true,
  );
  const left = gutter(scale, shortMoney);
  const slotOf = ({ width }: Plot) => Math.min(MAX_SLOT, (width - left) / months.length);
  const startOf = (plot: Plot) => left + (plot.width - left - slotOf(plot) * months.length) / 2;
  const middleOf = (index: number, plot: Plot) => startOf(plot) + slotOf(plot) * (index + 0.5);
  const isShort = months.length < given.length;
  return (
    <ChartFrame
      title={title}
      head={['Mês', words.income, words.expense, words.net]}
      rows={months.map((month) => [monthShort(month.month), ...figuresOf(month)])}
      legend={legend(words)}
      quiet={quiet}
      notes={[
        isShort && months[0] ? `Começa em ${monthShort(months[0].month)}, o primeiro mês com lançamentos.` : null,
      ]}
      places={months.some(hasAny) ? months.length : 0}
      nearest={(x, plot) => slotAt(x - startOf(plot), slotOf(plot) * months.length, months.length)}
      pointOf={(place, plot) => ({
        x: middleOf(place, plot),
        y: HEAD + scale.at(months[place]?.netCents ?? 0, plot.height - FOOT - HEAD),
      })}
      readOut={(place) => readOut(months[place], words)}
    >
      {(plot, place) => {
        const height = plot.height - FOOT - HEAD;
        const slot = slotOf(plot);
        const y = (cents: number) => HEAD + scale.at(cents, height);
        const middle = (index: number) => middleOf(index, plot);
        const step = labelStep(months.length, slot * months.length, labelWidth('nov/26'));
        return (
          <>
            <ValueAxis scale={scale} format={shortMoney} left={left} width={plot.width} height={height} />
            {months.map(({ month, incomeCents, expenseCents }, index) => (
              <g key={month} opacity={place === null || place === index ? 1 : 0.5}>
                <PairOfBars
                  middle={middle(index)}
                  thick={Math.min(maxBar(months.length), Math.max(1.5, slot * 0.34))}
                  zero={y(0)}
                  tops={[y(incomeCents), y(expenseCents)]}
                />
                {(months.length - 1 - index) % step === 0 && (
                  <FootLabel x={middle(index)} plotHeight={plot.height} strong={place === index}>
                    {monthShort(month)}
                  </FootLabel>
                )}
              </g>
            ))}
            <NetLine months={months} middle={middle} y={y} pointed={place} />
          </>
        );
      }}
    </ChartFrame>
  );
}

function readOut(month: ChartMonth | undefined, words: typeof WORDS): string[] {
  if (!month) return [];
  if (!hasAny(month)) return [monthShort(month.month), 'sem lançamentos'];
  const [income, expense, net] = figuresOf(month);
  return [monthShort(month.month), `${words.income} ${income}`, `${words.expense} ${expense}`, `${words.net} ${net}`];
}

type NetLineProps = {
  months: readonly ChartMonth[];
  middle: (index: number) => number;
  y: (cents: number) => number;
  pointed: number | null;
};

function NetLine({ months, middle, y, pointed }: NetLineProps) {
  const at = (index: number) => ({ x: middle(index), y: y(months[index]?.netCents ?? 0) });
  return runsOf(months.map(hasAny)).map((run) => (
    <g key={run[0]}>
      <polyline
        points={run
          .map(at)
          .map((point) => `${point.x},${point.y}`)
          .join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      {run.map((index) => (
        <circle
          key={index}
          cx={at(index).x}
          cy={at(index).y}
          r={pointed === index ? 5 : 3}
          strokeWidth="1.5"
          className="fill-ink stroke-surface"
        />
      ))}
    </g>
  ));
}

function PairOfBars({
  middle,
  thick,
  zero,
  tops: [income, expense],
}: {
  middle: number;
  thick: number;
  zero: number;
  tops: [number, number];
}) {
  const radius = Math.min(3, thick / 4);
  const bar = (x: number, top: number, look: Look) => (
    <rect x={x} y={Math.min(top, zero)} width={thick} height={Math.abs(zero - top)} rx={radius} {...look} />
  );
  return (
    <>
      {bar(middle - thick - 0.5, income, looks.income)}
      {bar(middle + 0.5, expense, looks.expense)}
    </>
  );
}

type Look = SVGProps<SVGRectElement>;

/** Expense bars are hollow: both colours have the same lightness. */
const looks = {
  income: { className: 'fill-chart-1' },
  expense: { className: 'fill-chart-2 stroke-chart-2', fillOpacity: 0.25 },
} satisfies Record<string, Look>;

function square(look: Look) {
  return <rect x="4" y="0.5" width="12" height="11" rx="3" {...look} />;
}

function legend(words: { income: string; expense: string; net: string }): LegendEntry[] {
  return [
    { key: 'income', label: words.income, swatch: square(looks.income) },
    { key: 'expense', label: words.expense, swatch: square(looks.expense) },
    {
      key: 'net',
      label: words.net,
      swatch: (
        <>
          <line x2="20" y1="6" y2="6" strokeWidth="2" className="stroke-ink" />
          <circle cx="10" cy="6" r="3.5" className="fill-ink" />
        </>
      ),
    },
  ];
}
