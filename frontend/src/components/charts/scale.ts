/** Scales of charts: rounded ticks and the mapping of values to pixels. */
import { nice, ticks } from 'd3-array';

/** Vertical scale: ticks, its lower end, and the height of a value within `height` pixels. */
export type ValueScale = { ticks: number[]; start: number; at: (value: number, height: number) => number };

/** Share of the highest value below which the lowest one makes the axis start at zero. */
const LOW = 0.5;

/**
 * True if lines may leave out zero: all values are in the upper half of the axis, where zero would only flatten the
 * line.
 */
export function canLeaveOutZero(values: readonly number[]): boolean {
  return Math.min(...values) > Math.max(...values) * LOW;
}

/** Scale with rounded ends; `fromZero` includes zero, for bars. */
export function valueScale(values: readonly number[], fromZero: boolean): ValueScale {
  const known = fromZero || values.length === 0 ? [0, ...values] : values;
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (low === high)
    [low, high] = fromZero ? [low, low + 1] : [low - Math.abs(low) * 0.1 - 1, high + Math.abs(high) * 0.1 + 1];
  const [start, end] = nice(low, high, 4);
  return {
    ticks: ticks(start, end, 4).filter(Number.isInteger),
    start,
    at: (value, height) => ((end - value) / (end - start)) * height,
  };
}

/** Estimated width of a 12 px label, in px. */
export function labelWidth(text: string): number {
  return text.length * 6.6;
}

/** Axis label: round values need no cents. */
export function axisLabel(text: string): string {
  return text.replace(/,0+(?=\D|$)/, '');
}

/** Step of printed labels, so that labels of `each` px do not overlap on `width` px. */
export function labelStep(count: number, width: number, each: number): number {
  return Math.max(1, Math.ceil((count * (each + 10)) / Math.max(1, width)));
}

/** Index of the slot at `x`, when `count` slots share `width`. */
export function slotAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

/** Runs of consecutive known values: a line is drawn within each. */
export function runsOf(known: readonly boolean[]): number[][] {
  const runs: number[][] = [];
  for (const [place, is] of known.entries()) {
    if (!is) continue;
    if (known[place - 1]) runs.at(-1)?.push(place);
    else runs.push([place]);
  }
  return runs;
}
