/** Axes of charts: grid lines and labels. */
import { clsx } from 'clsx';
import { axisLabel, labelWidth, type ValueScale } from './scale';

/** Height of the labels of the horizontal axis. */
export const FOOT = 28;

/** Top padding, so that the topmost label is not clipped. */
export const HEAD = 8;

/** Width of the value labels. */
export function gutter(scale: ValueScale, format: (value: number) => string): number {
  return Math.ceil(Math.max(...scale.ticks.map((tick) => labelWidth(axisLabel(format(tick)))))) + 8;
}

/** Grid lines at the ticks with a strong zero line and value labels. */
export function ValueAxis({
  scale,
  format,
  left,
  width,
  height,
}: {
  scale: ValueScale;
  format: (value: number) => string;
  left: number;
  width: number;
  height: number;
}) {
  return (
    <g>
      {scale.ticks.map((tick) => {
        const y = HEAD + scale.at(tick, height);
        return (
          <g key={tick}>
            <line
              x1={left}
              x2={width}
              y1={y}
              y2={y}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              shapeRendering="crispEdges"
            />
            <text x={left - 8} y={y + 4} textAnchor="end" className="fill-ink-3">
              {axisLabel(format(tick))}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Label of the horizontal axis. */
export function FootLabel({
  x,
  plotHeight,
  anchor = 'middle',
  strong = false,
  children,
}: {
  x: number;
  plotHeight: number;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
  children: string;
}) {
  return (
    <text x={x} y={plotHeight - 6} textAnchor={anchor} className={clsx(strong ? 'fill-ink font-medium' : 'fill-ink-3')}>
      {children}
    </text>
  );
}
