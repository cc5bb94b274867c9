/** ‹ 23 a 29 de nov. › */
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addDays } from '@/lib/format/dates';
import { DAYS_A_WEEK, mondayOf, weekHref, weekLabel } from './week';

type Week = { monday: string; today: string };

const labelOf = ({ monday, today }: Week) => weekLabel(monday, addDays(monday, DAYS_A_WEEK - 1), today);

export function WeekSwitcher({ monday, today }: Week) {
  return (
    <nav
      aria-label="Semana"
      className="flex items-center max-md:-mx-2 max-md:w-[calc(100%+16px)] max-md:justify-between"
    >
      <Step monday={addDays(monday, -DAYS_A_WEEK)} today={today} word="Semana anterior">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <span className="flex flex-wrap items-center justify-center gap-x-3">
        <span aria-live="polite" className="min-w-44 text-center">
          {labelOf({ monday, today })}
        </span>
        {monday !== mondayOf(today) && (
          <Link to="/agenda" className="inline-flex min-h-control items-center underline underline-offset-4">
            Hoje
          </Link>
        )}
      </span>
      <Step monday={addDays(monday, DAYS_A_WEEK)} today={today} word="Semana seguinte">
        <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  );
}

function Step({ monday, today, word, children }: Week & { word: string; children: ReactNode }) {
  return (
    <Link
      to={weekHref(monday, today)}
      aria-label={`${word}: ${labelOf({ monday, today })}`}
      className="flex size-control items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
    >
      {children}
    </Link>
  );
}
