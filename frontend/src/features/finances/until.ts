/** How far ahead the list looks: the instalments of years to come would bury what matters now. */
import { addDays } from '@/lib/dates';
import type { FinanceFilters, UrlFilterName } from './finance-queries';
import { lastDay, monthOf } from './months';

/** What the list and its sums ask for, the last day when nobody chose one, and what would lie beyond it. */
export type Shown = { asked: FinanceFilters; until: string | null; beyond: FinanceFilters | null };

/** Unless days, a series or all are asked for, the list ends with the current month. */
export function shownOf({ period, ...asked }: Record<UrlFilterName, string>, today: string): Shown {
  const chosen = asked.from !== '' || asked.to !== '' || asked.seriesId !== '' || period === 'all';
  if (chosen) return { asked, until: null, beyond: null };
  const until = lastDay(monthOf(today));
  return { asked: { ...asked, to: until }, until, beyond: { ...asked, from: addDays(until, 1) } };
}
