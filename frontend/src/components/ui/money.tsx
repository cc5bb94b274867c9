import { clsx } from 'clsx';
import { formatMoney } from '@/lib/format/money';
import { FigureInfo, type Figure } from './figure-info';

/** `signed` colours by sign and shows a plus, so that colour is not the only cue. */
export type MoneyProps = { cents: number; signed?: boolean; tone?: 'pos' | 'neg'; className?: string };

/** "R$ 1.234,56", tabular and unbreakable. */
export function Money({ cents, signed = false, tone, className }: MoneyProps) {
  const color = tone ?? (signed && cents !== 0 ? (cents > 0 ? 'pos' : 'neg') : undefined);
  return (
    <span
      className={clsx('whitespace-nowrap', color === 'pos' && 'text-pos', color === 'neg' && 'text-neg', className)}
    >
      {signed && cents > 0 && '+'}
      {formatMoney(cents)}
    </span>
  );
}

/** Label with an amount at the right. `total` is the last line; `figure` explains the label. */
export function MoneyLine({
  label,
  cents,
  total = false,
  signed,
  hint,
  figure,
}: {
  label: string;
  cents: number;
  total?: boolean;
  signed?: boolean;
  hint?: string;
  figure?: Figure;
}) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4 py-2',
        total ? 'border-t border-line-strong pt-3 text-lg font-bold' : 'border-b border-line last:border-0',
      )}
    >
      <span className={total ? 'text-ink' : 'text-ink-2'}>
        {label}
        {figure && <FigureInfo figure={figure} name={label} />}
        {hint && <span className="block text-sm font-normal text-ink-3">{hint}</span>}
      </span>
      <Money cents={cents} signed={signed} className={total ? '' : 'font-medium'} />
    </div>
  );
}
