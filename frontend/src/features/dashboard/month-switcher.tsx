/** ‹ novembro de 2026 › */
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addMonths } from '@/lib/format/months';
import { monthLongLabel } from './month-labels';

/** Month with links to the previous and, up to the current one, the next. */
export function MonthSwitcher({ month, today }: { month: string; today: string }) {
  const present = today.slice(0, 7);
  return (
    <nav aria-label="Mês" className="flex items-center max-md:-mx-2 max-md:w-[calc(100%+16px)] max-md:justify-between">
      <Step month={addMonths(month, -1)} present={present} word="Mês anterior">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <span aria-live="polite" className="min-w-44 text-center">
        {monthLongLabel(month)}
      </span>
      {month < present ? (
        <Step month={addMonths(month, 1)} present={present} word="Mês seguinte">
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      ) : (
        <span aria-hidden="true" className="flex size-12 items-center justify-center text-line-strong">
          <ChevronRight className="size-5" />
        </span>
      )}
    </nav>
  );
}

function Step({
  month,
  present,
  word,
  children,
}: {
  month: string;
  present: string;
  word: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={month === present ? '/dashboard' : `/dashboard?month=${month}`}
      aria-label={`${word}: ${monthLongLabel(month)}`}
      className="flex size-12 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
    >
      {children}
    </Link>
  );
}
