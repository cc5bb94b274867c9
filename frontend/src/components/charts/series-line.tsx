/** Series of a line chart: line, points, and outliers at the edge. */
import type { ReactNode } from 'react';
import { HEAD } from './axes';

const STROKES = ['stroke-chart-1', 'stroke-chart-3', 'stroke-chart-2', 'stroke-chart-5', 'stroke-chart-4'];
const FILLS = ['fill-chart-1', 'fill-chart-3', 'fill-chart-2', 'fill-chart-5', 'fill-chart-4'];
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2'];
/** Maximum number of dots: more would hide the line. */
const MAX_DOTS = 40;
/** Minimum distance of outlier labels: closer ones show marks only, and the note lists all. */
const ROOM = 110;

const pick = (list: readonly (string | undefined)[], index: number) => list[index % list.length];

/** Point of a series; `far` is the value of an outlier. */
export type Place = { on: string; x: number; y: number; far: string | null };

/** Swatch of a series: colour and dash. */
export function seriesSwatch(index: number): ReactNode {
  const [dash, stroke] = [pick(DASHES, index), pick(STROKES, index)];
  return <line x1="0" x2="20" y1="6" y2="6" strokeWidth="3" strokeDasharray={dash} className={stroke} />;
}

/** Swatch of an outlier: the mark that points to it. */
export const outlierSwatch: ReactNode = <path d="M4,11H16L10,1Z" className="fill-ink-2" />;

/** Path through the points: straight, or stepped. */
export function pathOf(places: readonly { x: number; y: number }[], steps: boolean): string {
  const next = ({ x, y }: { x: number; y: number }) => (steps ? `H${x}V${y}` : `L${x},${y}`);
  return places.map((place, index) => (index === 0 ? `M${place.x},${place.y}` : next(place))).join('');
}

type Props = {
  index: number;
  places: readonly Place[];
  /** Points of the moving average, which is then the line; empty without one. */
  averages: readonly { x: number; y: number }[];
  steps: boolean;
  pointed: string | undefined;
  width: number;
};

/** Line through the points within scale, or through their average; few points have dots. */
export function SeriesLine({ index, places, averages, steps, pointed, width }: Props) {
  const near = places.filter(({ far }) => far === null);
  const beyond = places.filter(({ far }) => far !== null);
  const isAveraged = averages.length > 0;
  const showsDots = isAveraged || near.length <= MAX_DOTS;
  return (
    <g className={pick(FILLS, index)}>
      <path
        d={pathOf(isAveraged ? averages : near, steps)}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={pick(DASHES, index)}
        className={pick(STROKES, index)}
      />
      {near.map(({ x, y, on }) =>
        on === pointed || showsDots ? (
          <circle
            key={`${on}-${y}`}
            cx={x}
            cy={y}
            r={on === pointed ? 6 : 3.5}
            strokeWidth="1.5"
            className={isAveraged ? 'fill-ink-3 stroke-surface' : 'stroke-surface'}
          />
        ) : null,
      )}
      {beyond.map((place) => {
        const crowded = beyond.some((other) => other !== place && Math.abs(other.x - place.x) < ROOM);
        return <Outlier key={`${place.on}-${place.far}`} {...place} far={crowded ? null : place.far} width={width} />;
      })}
    </g>
  );
}

/** Mark at the edge towards an outlier, with its value if there is room. */
function Outlier({ x, y, far, width }: Place & { width: number }) {
  const up = y <= HEAD;
  const onLeft = x > width / 2;
  const tip = up ? -5 : 5;
  return (
    <g data-outlier>
      <path d={`M${x - 6},${y - tip}H${x + 6}L${x},${y + tip}Z`} strokeWidth="1.5" className="stroke-surface" />
      {far !== null && (
        <text
          x={onLeft ? x - 10 : x + 10}
          y={y + 4}
          textAnchor={onLeft ? 'end' : 'start'}
          className="fill-ink font-medium"
        >
          {far}
        </text>
      )}
    </g>
  );
}
