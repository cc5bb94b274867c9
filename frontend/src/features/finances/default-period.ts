/** Default end of the list: instalments of future years would bury current ones. */
import { addDays } from '@/lib/format/dates';
import { FILTERS, type FinanceFilters, type UrlFilterName } from './finance-queries';
import { lastDay, monthOf } from './months';

/** Filters of the list and its sums, the default last day, and the transactions beyond it. */
export type Shown = { asked: FinanceFilters; until: string | null; beyond: FinanceFilters | null };

/** Ends with the current month unless days, a series or all are selected. */
export function shownOf(values: Record<UrlFilterName, string>, today: string): Shown {
  const { period } = values;
  const asked = Object.fromEntries(FILTERS.map((name) => [name, values[name]])) as FinanceFilters;
  const chosen = asked.from !== '' || asked.to !== '' || asked.seriesId !== '' || period === 'all';
  if (chosen) return { asked, until: null, beyond: null };
  const until = lastDay(monthOf(today));
  return { asked: { ...asked, to: until }, until, beyond: { ...asked, from: addDays(until, 1) } };
}
