/** One series of a line chart: its line, its points, and its outliers at the edge that they lie beyond. */
import type { ReactNode } from 'react';
import { HEAD } from './axes';

const STROKES = ['stroke-chart-1', 'stroke-chart-3', 'stroke-chart-2', 'stroke-chart-5', 'stroke-chart-4'];
const FILLS = ['fill-chart-1', 'fill-chart-3', 'fill-chart-2', 'fill-chart-5', 'fill-chart-4'];
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2'];
/** With more points than this the dots would hide the line. */
const MOST_DOTS = 40;
/** Outliers closer than this would be written over each other: their marks stand alone, and the sentence below says all. */
const ROOM = 110;

const pick = (list: readonly (string | undefined)[], index: number) => list[index % list.length];

/** A point of a series in the drawing; `far` says what an outlier's value is. */
export type Place = { on: string; x: number; y: number; far: string | null };

/** Colour and dash of a series, as the legend repeats them. */
export function seriesSwatch(index: number): ReactNode {
  const [dash, stroke] = [pick(DASHES, index), pick(STROKES, index)];
  return <line x1="0" x2="20" y1="6" y2="6" strokeWidth="3" strokeDasharray={dash} className={stroke} />;
}

/** The way through the points: straight, or level until the next point where a value holds until it changes. */
export function pathOf(places: readonly { x: number; y: number }[], steps: boolean): string {
  const next = ({ x, y }: { x: number; y: number }) => (steps ? `H${x}V${y}` : `L${x},${y}`);
  return places.map((place, index) => (index === 0 ? `M${place.x},${place.y}` : next(place))).join('');
}

type Props = { index: number; places: readonly Place[]; steps: boolean; pointed: string | undefined; width: number };

/** The line goes through the points that are drawn to scale, which are dots while they are few enough to be told apart. */
export function SeriesLine({ index, places, steps, pointed, width }: Props) {
  const near = places.filter(({ far }) => far === null);
  const beyond = places.filter(({ far }) => far !== null);
  const showsDots = near.length <= MOST_DOTS;
  return (
    <g className={pick(FILLS, index)}>
      <path
        d={pathOf(near, steps)}
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
            className="stroke-surface"
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

/** A mark at the edge, pointing to where the value lies, with the value beside it where there is room. */
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
          className="fill-ink font-semibold"
        >
          {far}
        </text>
      )}
    </g>
  );
}
