/** Where values stand in a drawing: round ticks over a range, and the way from a value to a height. */
import { nice, ticks } from 'd3-array';

/** A vertical scale: the values at which it carries a line, and the height of any value within `height` pixels. */
export type ValueScale = { ticks: number[]; at: (value: number, height: number) => number };

/** A scale over the values with round ends; `fromZero` keeps the zero line in sight, as bars need. */
export function valueScale(values: readonly number[], fromZero: boolean): ValueScale {
  const known = fromZero || values.length === 0 ? [0, ...values] : values;
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (low === high)
    [low, high] = fromZero ? [low, low + 1] : [low - Math.abs(low) * 0.1 - 1, high + Math.abs(high) * 0.1 + 1];
  const [start, end] = nice(low, high, 4);
  return {
    ticks: ticks(start, end, 4).filter(Number.isInteger),
    at: (value, height) => ((end - value) / (end - start)) * height,
  };
}

/** Pixels that a label of 12 px takes, near enough to reserve its place. */
export function labelWidth(text: string): number {
  return text.length * 6.6;
}

/** A label of an axis: what is round there needs no cents. */
export function axisLabel(text: string): string {
  return text.replace(/,0+(?=\D|$)/, '');
}

/** Which of `count` labels are printed, so that labels of `each` pixels do not touch on `width` pixels. */
export function labelStep(count: number, width: number, each: number): number {
  return Math.max(1, Math.ceil((count * (each + 10)) / Math.max(1, width)));
}

/** The place under `x`, when `count` places share `width`. */
export function slotAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

/** The stretches of places that follow on each other and are known: a line is drawn through each, and none between them. */
export function runsOf(known: readonly boolean[]): number[][] {
  const runs: number[][] = [];
  for (const [place, is] of known.entries()) {
    if (!is) continue;
    if (known[place - 1]) runs.at(-1)?.push(place);
    else runs.push([place]);
  }
  return runs;
}
