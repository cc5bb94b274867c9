/** Chart of a vehicle's consumption: each tank, the average of the last ones, and what its owner expects. */
import { formatKmPerLiter } from '@/lib/format/quantity';
import LineChart from './line-chart';

/** Number of tanks in the average: one tank alone varies with load and wind. */
const TANKS = 4;

type Tank = { toOn: string; metersPerLiter: number };

export type ConsumptionChartProps = {
  title: string;
  tanks: readonly Tank[];
  /** Expected consumption in metres per litre, if the owner entered one. */
  expected: number | null;
  /** Tanks of each vehicle beside this one: all charts share an axis. */
  others?: readonly (readonly Tank[])[];
};

export default function ConsumptionChart({ title, tanks, expected, others = [] }: ConsumptionChartProps) {
  const points = tanks.map(({ toOn, metersPerLiter }) => ({ on: toOn, value: metersPerLiter }));
  return (
    <LineChart
      title={title}
      series={[{ key: 'tanks', label: 'Cada tanque', points }]}
      format={formatKmPerLiter}
      averageOf={tanks.length > 1 ? TANKS : 1}
      target={expected === null ? null : { low: expected, high: expected }}
      sharedWith={others.map((other) => other.map(({ metersPerLiter }) => metersPerLiter))}
    />
  );
}
