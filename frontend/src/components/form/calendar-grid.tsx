/** The days of a month as a grid: WAI-ARIA's keys, one stop of Tab. */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { clsx } from 'clsx';
import { addMonths, dayWords, monthWords, weekdayOf, weekdays, weeksOf } from '@/lib/format/calendar';
import { addDays } from '@/lib/format/dates';

/** The focus: on the day as the calendar opens, and with the keys to another. */
export function useFocusInGrid() {
  const grid = useRef<HTMLTableElement>(null);
  const [moves, setMoves] = useState(0);
  // The dialog has opened and put the focus on its first button before this runs.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [moves]);
  return { grid, follow: () => setMoves((count) => count + 1) };
}

/** Where a key leads from a day. */
function keyMove(event: KeyboardEvent, day: string): string | null {
  const weekday = weekdayOf(day);
  const months = event.shiftKey ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return moves[event.key]?.() ?? null;
}

type GridProps = {
  /** The day that the keyboard is on. */
  current: string;
  day: string;
  today: string;
  isOffered: (day: string) => boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** The days; the keys walk over them, and a tap or Enter chooses one. */
export function MonthGrid({
  grid,
  current,
  onMove,
  ...props
}: GridProps & { grid: RefObject<HTMLTableElement | null> }) {
  function onKeyDown(event: KeyboardEvent) {
    const to = keyMove(event, current);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA's grid of days
      role="grid"
      aria-label={monthWords(current)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed"
    >
      <thead>
        <tr>
          {weekdays().map((name) => (
            <th key={name} scope="col" abbr={name} className="h-8 text-center text-sm font-semibold text-ink-3">
              {name.charAt(0).toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current).map((week, row) => (
          <tr key={`${current.slice(0, 7)} ${row}`}>
            {week.map((one, at) => (
              <td key={one ?? at} aria-selected={one === null ? undefined : one === props.day} className="h-11 p-0">
                {one !== null && <Day {...props} one={one} isCurrent={one === current} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Omit<GridProps, 'current' | 'onMove'> & { one: string; isCurrent: boolean };

function Day({ one, isCurrent, day, today, isOffered, onChoose }: DayProps) {
  const isToday = one === today;
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isToday ? `${dayWords(one)}, hoje` : dayWords(one)}
      aria-disabled={!isOffered(one) || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(one)}
      className={clsx(
        'h-11 w-full rounded-control font-semibold',
        one === day ? 'bg-brand text-on-brand' : 'hover:bg-sunken',
        isToday && one !== day && '[box-shadow:inset_0_0_0_2px_var(--line-strong)]',
        !isOffered(one) && 'font-normal text-ink-3 line-through',
      )}
    >
      {Number(one.slice(8))}
    </button>
  );
}
