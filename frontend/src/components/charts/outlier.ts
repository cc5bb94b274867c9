/** Which values stand so far from the others that an axis reaching to them would flatten all the rest. */
import { median } from 'd3-array';

/** From this modified z-score on a value is an outlier, as Iglewicz and Hoaglin set it. */
const LIMIT = 3.5;

/** The factor by which the score of normally spread values is what a z-score would be. */
const NORMAL = 0.6745;

/** The spread is taken for at least this share of the middle: among nearly equal values a small step is not far. */
const LEAST_SPREAD = 0.1;

/** Of fewer values nobody can tell which one is the odd one. */
const FEWEST = 4;

/** Tells of the values of one series whether they are outliers, by their distance from the median in median distances. */
export function outlierRule(values: readonly number[]): (value: number) => boolean {
  const middle = median(values);
  if (middle === undefined || values.length < FEWEST) return () => false;
  const distance = (value: number) => Math.abs(value - middle);
  const spread = Math.max(median(values, distance) ?? 0, Math.abs(middle) * LEAST_SPREAD);
  return (value) => NORMAL * distance(value) > LIMIT * spread;
}
