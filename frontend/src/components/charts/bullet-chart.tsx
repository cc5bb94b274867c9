/** Bullet chart: the bars of a month, with the plan and another month behind them. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { formatMoney } from '@/lib/format/money';
import { Money } from '@/components/ui/money';
import { DataTable } from './chart-frame';
import { barTones, type BarTone } from './cost-bars';

/** `behindCents` is the other month's amount, `planCents` the expected one at the end of the month. */
export type BulletRow = {
  key: string;
  label: string;
  /** Explanation beside the label. */
  info?: ReactNode;
  cents: number;
  behindCents: number | null;
  planCents: number | null;
  tone: BarTone;
};

export type BulletChartProps = {
  title: string;
  /** Names of the month and of the month behind it, or null without one. */
  month: string;
  behind: string | null;
  rows: readonly BulletRow[];
};

const share = (cents: number, largest: number) => `${(Math.abs(cents) / largest) * 100}%`;

const written = (cents: number | null) => (cents === null ? '—' : formatMoney(cents));

const PLAN = 'Previsto';

/** Rows share one scale that starts at zero. A loss is as long as its amount, in its own colour and with its sign. */
export function BulletChart({ title, month, behind, rows }: BulletChartProps) {
  const known = rows.flatMap(({ cents, behindCents, planCents }) => [cents, behindCents ?? 0, planCents ?? 0]);
  const largest = Math.max(1, ...known.map(Math.abs));
  const hasPlan = rows.some(({ planCents }) => planCents !== null);
  const head = ['Valor', month, ...(behind === null ? [] : [behind]), ...(hasPlan ? [PLAN] : [])];
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{title}</figcaption>
      <ul className="flex flex-col gap-2">
        {rows.map(({ key, label, info, cents, behindCents, planCents, tone }) => (
          <li key={key}>
            <div className="flex items-baseline justify-between gap-4">
              <span className="text-sm text-ink-2">
                {label}
                {info}
              </span>
              <Money cents={cents} className="font-medium" />
            </div>
            <BulletBar
              width={share(cents, largest)}
              behind={behindCents === null ? null : share(behindCents, largest)}
              plan={planCents === null ? null : share(planCents, largest)}
              tone={cents < 0 ? 'overdue' : tone}
            />
          </li>
        ))}
      </ul>
      {(behind !== null || hasPlan) && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-3">
          {behind !== null && (
            <span className="flex items-center gap-2">
              <span className="h-3 w-5 rounded-sm bg-line-strong" />
              {behind}
            </span>
          )}
          {hasPlan && (
            <span className="flex items-center gap-2">
              <span className="h-4 w-1 rounded-full bg-ink" />
              {PLAN}
            </span>
          )}
        </p>
      )}
      <DataTable
        title={title}
        head={head}
        rows={rows.map(({ label, cents, behindCents, planCents }) => [
          label,
          formatMoney(cents),
          ...(behind === null ? [] : [written(behindCents)]),
          ...(hasPlan ? [written(planCents)] : []),
        ])}
      />
    </figure>
  );
}

type BarProps = { width: string; behind: string | null; plan: string | null; tone: BarTone };

/** Bar over the paler one of the other month; the plan is a mark across both. */
function BulletBar({ width, behind, plan, tone }: BarProps) {
  return (
    <div aria-hidden="true" className="relative mt-1 h-4 overflow-hidden rounded-sm bg-sunken">
      {behind !== null && (
        <span
          data-behind
          className="absolute inset-y-0 left-0 rounded-sm bg-line-strong forced-colors:border forced-colors:bg-[Canvas]!"
          style={{ width: behind }}
        />
      )}
      <span
        data-bar
        className={clsx('absolute inset-y-1 left-0 min-w-1 rounded-sm', barTones[tone])}
        style={{ width }}
      />
      {plan !== null && (
        <span data-plan className="absolute inset-y-0 -ml-1 w-1 rounded-full bg-ink" style={{ left: plan }} />
      )}
    </div>
  );
}
