/** A month to choose a day from: over the page beside its field, on the phone at the bottom of the screen. */
import { useRef, useState } from 'react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { addMonths, monthWords, todayHere } from '@/lib/format/calendar';
import { addDays, isDate } from '@/lib/format/dates';
import { Button, IconButton } from '@/components/ui/button';
import { MonthGrid, useFocusInGrid } from './calendar-grid';
import { Frame } from '@/components/ui/dialog';
import { useFloating } from '@/components/ui/use-floating';

/** Props of `Calendar`. */
export type CalendarProps = {
  /** The chosen day, or an empty string. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** The input that it belongs to. */
  anchor: HTMLElement;
  /** Told the day, or an empty string to have none. */
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The calendar, which lives on the clock of the device. */
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
      <p aria-live="polite" className="min-w-0 flex-1 text-center font-bold first-letter:uppercase">
        {monthWords(day)}
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
