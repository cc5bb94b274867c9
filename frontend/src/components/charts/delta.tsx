/** Change of a figure against another month: "▲ 5,6% vs out". */
import { clsx } from 'clsx';
import { formatDecimal } from '@/lib/format/decimal';

/** Change in tenths of a percent above which a percentage says nothing: the other month was next to nothing. */
const MAX_TENTHS = 9990;

/** Change in tenths of a percent; null where it has no meaning: compared with nothing or with a loss. */
export function changeTenths(now: number, then: number): number | null {
  if (then <= 0) return null;
  const tenths = Math.round(((now - then) * 1000) / then);
  return Math.abs(tenths) > MAX_TENTHS ? null : tenths;
}

/** `good` is the direction of an improvement; `format` writes the other month's value where no share has a meaning. */
export type DeltaProps = {
  now: number;
  then: number;
  /** Name of the other month: "out", "nov/25". */
  against: string;
  good?: 'up' | 'down';
  format: (value: number) => string;
};

/** The arrow repeats the word for screen readers, so that colour is not the only cue. */
export function Delta({ now, then, against, good = 'up', format }: DeltaProps) {
  const tenths = changeTenths(now, then);
  if (tenths === null) {
    return (
      <span className="text-sm whitespace-nowrap text-ink-3">
        {against}: {format(then)}
      </span>
    );
  }
  if (tenths === 0) return <span className="text-sm whitespace-nowrap text-ink-3">igual a {against}</span>;
  const rises = tenths > 0;
  return (
    <span className={clsx('text-sm whitespace-nowrap', rises === (good === 'up') ? 'text-pos' : 'text-neg')}>
      <span aria-hidden="true">{rises ? '▲' : '▼'} </span>
      <span className="sr-only">{rises ? 'subiu ' : 'caiu '}</span>
      {formatDecimal(Math.abs(tenths), 1)}% vs {against}
    </span>
  );
}
