/** Small multiples: the same bars for each of several things, on one scale. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { formatMoney } from '@/lib/format/money';
import { Money } from '@/components/ui/money';
import { DataTable } from './chart-frame';
import { barTones } from './cost-bars';

/** `name` is the text of the title, for the table. */
export type Multiple = {
  key: number | string;
  title: ReactNode;
  name: string;
  /** Small print after the bars. */
  detail?: string | undefined;
  incomeCents: number;
  expenseCents: number;
  netCents: number;
};

export type SmallMultiplesProps = {
  title: string;
  words: { income: string; expense: string; net: string };
  items: readonly Multiple[];
};

/** One part per item; the longest bar belongs to the greatest amount of all. */
export function SmallMultiples({ title, words, items }: SmallMultiplesProps) {
  const amounts = items.flatMap(({ incomeCents, expenseCents }) => [incomeCents, expenseCents]);
  const largest = Math.max(1, ...amounts);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{title}</figcaption>
      <ul className="divide-y divide-line">
        {items.map(({ key, title: head, detail, incomeCents, expenseCents, netCents }) => (
          <li key={key} className="relative py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              {head}
              <Money cents={netCents} signed className="text-lg font-bold" />
            </span>
            <Bar word={words.income} cents={incomeCents} largest={largest} tone="income" />
            <Bar word={words.expense} cents={expenseCents} largest={largest} tone="cost" />
            {detail && <span className="text-sm text-ink-3">{detail}</span>}
          </li>
        ))}
      </ul>
      <DataTable
        title={title}
        head={['Nome', words.income, words.expense, words.net]}
        rows={items.map(({ name, incomeCents, expenseCents, netCents }) => [
          name,
          ...[incomeCents, expenseCents, netCents].map(formatMoney),
        ])}
      />
    </figure>
  );
}

type BarProps = { word: string; cents: number; largest: number; tone: 'income' | 'cost' };

/** Hidden from screen readers, which read the table. */
function Bar({ word, cents, largest, tone }: BarProps) {
  return (
    <span
      aria-hidden="true"
      className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-2 text-sm text-ink-2"
    >
      {word}
      <span className="h-2 overflow-hidden rounded-full bg-sunken">
        {cents > 0 && (
          <span
            data-bar
            className={clsx('block h-full min-w-1 rounded-full', barTones[tone])}
            style={{ width: `${(cents / largest) * 100}%` }}
          />
        )}
      </span>
      <Money cents={cents} />
    </span>
  );
}
