/** Amounts by kind: a row each, its bar as long as its share of the largest. */
import { clsx } from 'clsx';
import { Money } from '@/components/ui/money';

/** Colour of a bar: a cost by default. */
export type BarTone = 'cost' | 'income' | 'late' | 'overdue';

const tones: Record<BarTone, string> = {
  cost: 'bg-chart-2',
  income: 'bg-chart-1',
  late: 'bg-warn',
  overdue: 'bg-neg',
};

/** One row; `detail` says in small how it came about. */
export type CostBar = { key: string; label: string; cents: number; detail?: string; tone?: BarTone };

/** The rows in the order in which they are given. A negative amount, such as pay that discounts exceed, has no bar: its sign and its words say that money came back. The bars repeat the amounts, so they are silent for screen readers. `income`: what came in, unless a row has a tone of its own. */
export function CostBars({ rows, income = false }: { rows: readonly CostBar[]; income?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, label, cents, detail, tone = income ? 'income' : 'cost' }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">{label}</span>
            <Money cents={cents} className="font-semibold" />
          </div>
          {detail && <p className="text-sm text-ink-3">{detail}</p>}
          {cents < 0 && !detail && (
            <p className="text-sm text-ink-3">Os descontos passaram do que se gastou: diminui o total.</p>
          )}
          {cents >= 0 && (
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div
                className={clsx('h-full min-w-1 rounded-full', tones[tone])}
                style={{ width: `${(cents / largest) * 100}%` }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
