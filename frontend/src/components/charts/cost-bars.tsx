/** Bar list of amounts, relative to the largest. */
import { clsx } from 'clsx';
import { Money } from '@/components/ui/money';

export type BarTone = 'cost' | 'income' | 'late' | 'overdue';

/** Colour by tone. */
export const barTones: Record<BarTone, string> = {
  cost: 'bg-chart-2',
  income: 'bg-chart-1',
  late: 'bg-warn',
  overdue: 'bg-neg',
};

/** `detail` explains the amount in small print. */
export type CostBar = { key: string; label: string; cents: number; detail?: string; tone?: BarTone };

/**
 * Rows in the given order. A negative amount has no bar: its sign and label explain it. Bars are hidden from screen
 * readers, which read the amounts. `income` sets the default tone.
 */
export function CostBars({ rows, income = false }: { rows: readonly CostBar[]; income?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, label, cents, detail, tone = income ? 'income' : 'cost' }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">{label}</span>
            <Money cents={cents} className="font-medium" />
          </div>
          {detail && <p className="text-sm text-ink-3">{detail}</p>}
          {cents < 0 && !detail && (
            <p className="text-sm text-ink-3">Os descontos passaram do que se gastou: diminui o total.</p>
          )}
          {cents >= 0 && (
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div
                className={clsx('h-full min-w-1 rounded-full', barTones[tone])}
                style={{ width: `${(cents / largest) * 100}%` }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
