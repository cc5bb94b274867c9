/** Date picker: at its field, on the phone at the bottom of the screen. */
import { useRef, useState, useEffect, type KeyboardEvent, type RefObject } from 'react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { addMonths, monthAndYearLabel, todayHere, dayLabel, weekdayOf, weekdays, weeksOf } from '@/lib/format/calendar';
import { addDays, isDate } from '@/lib/format/dates';
import { Button, IconButton } from '@/components/ui/button';
import { Frame } from '@/components/ui/dialog';
import { useFloating } from '@/components/ui/use-floating';
import { clsx } from 'clsx';

/** Roving focus: on the selected day at first, then by keys. */
function useFocusInGrid() {
  const grid = useRef<HTMLTableElement>(null);
  const [moves, setMoves] = useState(0);
  // Runs after the dialog has focused its first button.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [moves]);
  return { grid, follow: () => setMoves((count) => count + 1) };
}

/** Day that a key moves to; null for other keys. */
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
  /** Focused day. */
  current: string;
  day: string;
  today: string;
  isOffered: (day: string) => boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** Grid of days; arrow keys move, tap or Enter selects. */
function MonthGrid({ grid, current, onMove, ...props }: GridProps & { grid: RefObject<HTMLTableElement | null> }) {
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
      aria-label={monthAndYearLabel(current)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed"
    >
      <thead>
        <tr>
          {weekdays().map((name) => (
            <th key={name} scope="col" abbr={name} className="h-8 text-center text-sm font-medium text-ink-3">
              {name.charAt(0).toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current).map((week, row) => (
          <tr key={`${current.slice(0, 7)} ${row}`}>
            {week.map((one, at) => (
              <td key={one ?? at} aria-selected={one === null ? undefined : one === props.day} className="h-day p-0">
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
      aria-label={isToday ? `${dayLabel(one)}, hoje` : dayLabel(one)}
      aria-disabled={!isOffered(one) || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(one)}
      className={clsx(
        'h-day w-full rounded-control font-medium',
        one === day ? 'bg-brand text-on-brand' : 'hover:bg-sunken',
        isToday && one !== day && '[box-shadow:inset_0_0_0_2px_var(--line-strong)]',
        !isOffered(one) && 'font-normal text-ink-3 line-through',
      )}
    >
      {Number(one.slice(8))}
    </button>
  );
}

export type CalendarProps = {
  /** Selected day, or an empty string. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** Input of the picker. */
  anchor: HTMLElement;
  /** Receives the day, or an empty string to clear it. */
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** Today is by the device's clock. */
export function Calendar({ day, min, max, anchor, onChoose, onClose }: CalendarProps) {
  const today = todayHere();
  const [current, setCurrent] = useState(isDate(day) ? day : today);
  const { grid, follow } = useFocusInGrid();
  const content = useRef<HTMLDivElement>(null);
  useFloating({ anchor: () => anchor, floating: () => content.current?.closest('dialog') ?? null });
  const isOffered = (one: string) => (!min || one >= min) && (!max || one <= max);
  function choose(one: string) {
    if (one !== '' && !isOffered(one)) return;
    onChoose(one);
    onClose();
  }
  const quick = (
    [
      ['Hoje', today],
      ['Ontem', addDays(today, -1)],
    ] as const
  ).filter(([, one]) => isOffered(one));
  return (
    <Frame
      bare
      title="Escolher data"
      onClose={onClose}
      className="modal inset-x-0 top-auto bottom-0 m-0 w-full overflow-hidden rounded-t-[24px] md:inset-auto md:top-(--top) md:left-(--left) md:max-h-(--room) md:w-85 md:rounded-card md:border md:border-line md:backdrop:bg-transparent"
    >
      <div ref={content} className="min-h-0 overflow-y-auto p-1.5 pb-[max(12px,env(safe-area-inset-bottom))] md:p-2">
        <MonthHead day={current} onMove={(months) => setCurrent(addMonths(current, months))} />
        <MonthGrid
          {...{ grid, current, day, today, isOffered }}
          onMove={(to) => {
            setCurrent(to);
            follow();
          }}
          onChoose={choose}
        />
        <div className="flex justify-end gap-2 pt-1">
          {day !== '' && (
            <Button variant="ghost" className="mr-auto" onClick={() => choose('')}>
              Limpar
            </Button>
          )}
          {quick.map(([word, one]) => (
            <Button key={word} onClick={() => choose(one)}>
              {word}
            </Button>
          ))}
        </div>
      </div>
    </Frame>
  );
}

function MonthHead({ day, onMove }: { day: string; onMove: (months: number) => void }) {
  return (
    <div className="flex items-center justify-between">
      <IconButton label="Ano anterior" onClick={() => onMove(-12)}>
        <ChevronsLeft aria-hidden="true" />
      </IconButton>
      <IconButton label="Mês anterior" onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="min-w-0 flex-1 text-center font-medium first-letter:uppercase">
        {monthAndYearLabel(day)}
      </p>
      <IconButton label="Próximo mês" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label="Próximo ano" onClick={() => onMove(12)}>
        <ChevronsRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
