/** Amounts by kind: a row each, its bar as long as its share of the largest. */
import { clsx } from 'clsx';
import { Money } from './money';

/** One row; `detail` says in small how it came about. */
export type CostBar = { key: string; label: string; cents: number; detail?: string };

/** The rows in the order in which they are given. A negative amount, such as pay that discounts exceed, has no bar: its sign and its words say that money came back. The bars repeat the amounts, so they are silent for screen readers. `income`: what came in, which is not drawn in the colour of cost. */
export function CostBars({ rows, income = false }: { rows: readonly CostBar[]; income?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, label, cents, detail }) => (
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
                className={clsx('h-full min-w-1 rounded-full', income ? 'bg-chart-1' : 'bg-chart-2')}
                style={{ width: `${(cents / largest) * 100}%` }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
